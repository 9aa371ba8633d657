/** Characters without width. Some programs leave one before a letter, where a reader looks for `A.` or `ANSWER:`. */
const invisible = /[\u200b-\u200f\u2060\ufeff]/g;

export const withoutInvisible = (text: string): string => text.replace(invisible, '');
