const longestExcerpt = 120;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };
const commands: Record<string, string> = {
  cdot: '·',
  times: '×',
  to: '→',
  rightarrow: '→',
  Delta: 'Δ',
  Omega: 'Ω',
  circ: '°',
};

/** '2{,}0\,\text{m/s}^2' becomes '2,0 m/s^2'. Enough to recognise a formula. */
const readable = (tex: string): string =>
  tex
    .replace(/\\[,;:! ]/g, ' ')
    .replace(/\\d?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => commands[name] ?? '')
    .replace(/[{}]/g, '');

/** The first words of a text with markup and formulas, for a person who looks for a question that she knows. */
export const excerptOf = (html: string): string => {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\\\((.*?)\\\)|\\\[(.*?)\\\]/gs, (_, inline?: string, block?: string) => readable(inline ?? block ?? ''))
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > longestExcerpt ? `${plain.slice(0, longestExcerpt).trimEnd()}…` : plain;
};
