/** Characters without width. Some programs leave one before a letter, where a reader looks for `A.` or `ANSWER:`. */
const invisible = /[\u200b-\u200f\u2060\ufeff]/g;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');

/** Characters that no page shows and that XML may not have: Word and old programs leave them in texts. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for
const control = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f]/g;

export const hasControl = (text: string): boolean => text.search(control) >= 0;

export const withoutControl = (text: string): string => text.replace(control, ' ');
