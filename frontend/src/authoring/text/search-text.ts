/** Removes case and accents: 'atomo' finds 'Átomo'. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a filter: every word of the query must be in the text. An empty query finds everything. */
export const searchText = (query: string): ((text: string) => boolean) => {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return (text) => {
    const folded = fold(text);
    return words.every((word) => folded.includes(word));
  };
};
