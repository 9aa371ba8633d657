/** Only where the demo is on, which is for trying the platform out: everybody knows this password. */
export const demoPassword = 'matraz-demo-2026';

interface DemoAccount {
  email: string;
  firstName: string;
  lastName: string;
  isAdmin?: true;
  isPremium?: true;
  /** For the list that a start prints. */
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
