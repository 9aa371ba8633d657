/** Only where the demo is on, which is for trying the platform out: everybody knows this password. */
export const demoPassword = 'matraz-demo-2026';

export const demoAccounts = [
  { email: 'admin@matraz.test', firstName: 'Amanda', lastName: 'Rojas', role: 'administra el contenido' },
  { email: 'premium@matraz.test', firstName: 'Pedro', lastName: 'Soto', role: 'estudiante con Premium' },
  { email: 'estudiante@matraz.test', firstName: 'Elena', lastName: 'Muñoz', role: 'estudiante' },
] as const;
