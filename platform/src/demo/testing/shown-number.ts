/** The text of a lesson or a question as a student reads its numbers: TeX without its marks. */
export const shownText = (source: string): string =>
  source
    .replaceAll('{,}', ',')
    .replaceAll('\\times', '×')
    .replaceAll('\\cdot', '×')
    .replace(/\\(?:d|t)?frac\{([^{}]*)\}\{([^{}]*)\}/g, '$1/$2')
    .replace(/10\^\{(-?\d+)\}/g, '10^$1')
    .replace(/\\[,;:! ]/g, ' ')
    .replaceAll(' ', ' ')
    .replaceAll('−', '-')
    .replace(/ +/g, ' ');

/** @returns the number, and what its last digit is worth. Whole numbers that end with zeros are exact to their last digit. */
export const shownNumber = (value: string): { number: number; step: number } => {
  const [, mantissa = '', power = '0'] = /^(-?[\d ,]+?)(?: × 10\^(-?\d+))?$/.exec(value) ?? [];
  const plain = mantissa.replaceAll(' ', '').replace(',', '.');
  const decimals = plain.split('.')[1]?.length ?? 0;
  return { number: Number(`${plain}e${power}`), step: 10 ** (Number(power) - decimals) };
};
