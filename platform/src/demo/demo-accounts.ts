import type { Config } from '@matraz/infra/config/config';

/** This password is public. Only an installation with the demo content has these accounts. */
export const demoPassword = 'matraz-demo-2026';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin?: true;
  isPremium?: true;
  /** Printed at startup, in Spanish. */
  role: string;
}

export const demoAccounts: DemoAccount[] = [
  {
    email: 'admin@matraz.test',
    firstName: 'Amanda',
    lastName: 'Rojas',
    isAdmin: true,
    role: 'administra el contenido en /admin',
  },
  { email: 'premium@matraz.test', firstName: 'Pedro', lastName: 'Soto', isPremium: true, role: 'estudiante Premium' },
  { email: 'estudiante@matraz.test', firstName: 'Elena', lastName: 'Muñoz', role: 'estudiante' },
];

/** The lines that tell an operator the demo accounts, after an empty one. None when the accounts are closed. */
export const demoAccountLines = ({ demo, oidc }: Pick<Config, 'demo' | 'oidc'>): string[] =>
  demo && !oidc
    ? ['', 'Cuentas de demostración:', ...demoAccounts.map(({ email, role }) => `  ${email}  ${demoPassword}  ${role}`)]
    : [];
