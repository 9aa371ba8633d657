/** Null when the text is no address. `URL.parse` needs Chrome 126 or Safari 18, `URL.canParse` Chrome 120 or Safari 17. */
export const parseUrl = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};
