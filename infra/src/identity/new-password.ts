import { test as isListed } from 'fxa-common-password-list';

export const minPasswordLength = 8;
const longest = 200;

/** Whose password it is. A field that was not given is absent. */
interface Owner {
  email?: string;
  firstName?: string;
  lastName?: string;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
const lettersOf = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Also when it has other accents or capitals, spaces around it, or is one character many times. */
const isCommon = (password: string) => {
  const plain = folded(password);
  return new Set(plain).size <= 1 || isListed(plain);
};

/** The e-mail, its part before the @, or the name, with any spaces, dots and capitals. */
const isOwn = (password: string, { email = '', firstName = '', lastName = '' }: Owner) => {
  const own = [email, email.split('@')[0] ?? '', firstName, lastName, firstName + lastName, lastName + firstName];
  const letters = lettersOf(password);
  return letters !== '' && own.map(lettersOf).includes(letters);
};

/**
 * Why this cannot be a new password, in Spanish. Passwords that are in use are not checked.
 *
 * @returns undefined when it can be
 */
export const passwordProblem = (password: string, owner: Owner): string | undefined => {
  if ([...password.normalize('NFC')].length < minPasswordLength)
    return `La contraseña debe tener al menos ${minPasswordLength} caracteres.`;
  if (password.length > longest) return 'La contraseña es demasiado larga.';
  if (isCommon(password))
    return 'Muchas personas usan esa contraseña y se adivina enseguida. Prueba con una frase corta.';
  if (isOwn(password, owner)) return 'La contraseña no puede ser tu correo ni tu nombre.';
  return undefined;
};
