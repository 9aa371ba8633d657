/** Bytes. A bulk text of 2,500 questions has 1.2 MB. */
const MAX_SIZE = 20_000_000;

/**
 * The text of a file in UTF-8, or in the code page of older Windows programs.
 *
 * @throws RangeError with a Spanish message when the file is no text or too large
 */
export const readTextFile = async (file: File): Promise<string> => {
  if (file.size > MAX_SIZE) throw new RangeError('El archivo supera los 20 MB.');
  const bytes = await file.arrayBuffer();
  const text = decode(bytes);
  if (text.includes('\0')) throw new RangeError('Guárdalo como texto simple (.txt) y vuelve a elegirlo.');
  return text;
};

const decode = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
