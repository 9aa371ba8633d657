/** KaTeX sets a space after a comma. Between digits the comma is Chile's decimal sign, so there is none. mhchem has its own rules. */
export const decimalComma = (tex: string): string =>
  tex.includes('\\ce') ? tex : tex.replace(/(?<=\d),(?=\d)/g, '{,}');
