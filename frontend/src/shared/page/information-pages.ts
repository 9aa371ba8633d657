import { paths } from '@matraz/contracts/screens';

/** The pages about the platform, for visitors too: address and name. */
export const informationPages = [
  [paths.privacy, 'Privacidad'],
  [paths.terms, 'Términos'],
  [paths.help, 'Ayuda'],
] as const;
