/** Null when the text is no base64. Blanks and line breaks are allowed. */
export const bytesOfBase64 = (text: string): Uint8Array | null => {
  try {
    const binary = atob(text);
    return binary === '' ? null : Uint8Array.from(binary, (unit) => unit.charCodeAt(0));
  } catch {
    return null;
  }
};

const endings: Record<string, string> = { png: '.png', jpeg: '.jpg', jpg: '.jpg', gif: '.gif', webp: '.webp' };

/** The file in an address such as `data:image/png;base64,…`; null for other addresses. */
export const pictureOfDataUrl = (src: string): { name: string; bytes: Uint8Array } | null => {
  const [whole, kind = ''] = /^data:image\/([a-z]{3,4});base64,/i.exec(src) ?? [];
  const bytes = whole === undefined ? null : bytesOfBase64(src.slice(whole.length));
  return bytes && { name: `imagen${endings[kind.toLowerCase()] ?? ''}`, bytes };
};
