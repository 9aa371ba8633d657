/**
 * Version of /privacidad and /terminos: the day from which the texts apply. A new version asks every account for its consent again, so
 * raise it only when the texts change in what they say.
 */
export const legalVersion = '2026-12-01';

/**
 * Years. Younger students need the consent of a parent or guardian.
 *
 * @see Ley 19.628, artículo 16 quáter, in the text of Ley 21.719: "niños y niñas" are people under fourteen, and their data needs the
 * consent of their parents or legal representatives. "Adolescentes" consent as adults do.
 */
export const guardianAge = 14;

/** Days in which a guardian can answer. Then a new account ends. */
export const guardianDays = 7;
