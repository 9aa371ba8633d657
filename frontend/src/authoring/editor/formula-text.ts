import { splitFormulas } from '@matraz/contracts/formulas';

/** A formula as it is stored. */
export const delimited = (tex: string, display: boolean): string => (display ? `\\[${tex}\\]` : `\\(${tex}\\)`);

/** Whether this TeX, once stored, is read back as one formula. */
export const isOneFormula = (tex: string, display: boolean): boolean => {
  const parts = splitFormulas(delimited(tex, display));
  return tex.trim() !== '' && parts.length === 1 && parts[0]?.kind === 'formula' && parts[0].tex === tex;
};
