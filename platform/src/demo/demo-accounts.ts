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
