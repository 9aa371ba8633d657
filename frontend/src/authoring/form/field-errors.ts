import { numberText } from '@matraz/contracts/number-text';

/** @returns undefined when the text is not too long */
export const textError = (text: string, most: number): string | undefined => {
  const { length } = text.trim();
  if (length > most) return `Puede tener a lo más ${numberText(most)} caracteres; tiene ${numberText(length)}`;
};

/** @param missing the message for an empty text */
export const requiredTextError = (text: string, most: number, missing: string): string | undefined =>
  text.trim() === '' ? missing : textError(text, most);

/** @returns undefined when the text is a whole number from 1 to `most` */
export const wholeNumberError = (text: string, most: number): string | undefined => {
  const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : 0;
  if (number < 1 || number > most) return `Escribe un número entero entre 1 y ${numberText(most)}`;
};
