import { InvalidArgumentError } from 'commander';

/** Reads an option of a command. @throws InvalidArgumentError */
export const wholeNumber = (text: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('Debe ser un número.');
  return Number(text);
};
