/** At most 80 characters for a message. */
export const shorten = (text: string): string => {
  const line = text.slice(0, 1_000).replace(/\s+/g, ' ').trim();
  const cut = [...line].slice(0, 80).join('');
  return cut === line && text.length <= 1_000 ? line : `${cut}…`;
};
