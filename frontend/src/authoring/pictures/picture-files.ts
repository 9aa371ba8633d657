/** A file or an item of the clipboard. */
export const isPicture = ({ type }: { type: string }): boolean => type.startsWith('image/');

export const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.items ?? [])].filter(isPicture).flatMap((item) => item.getAsFile() ?? []);

const hasText = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim() !== '';

/** A copied picture comes as a file and as HTML of nothing but the picture; copied text from Word has both, too. */
export const copiedPictures = (data: DataTransfer | null): File[] =>
  hasText(data?.getData('text/html') ?? '') ? [] : picturesOf(data);
