export const planIds = ['monthly', 'quarterly', 'semester'] as const;
export type PlanId = (typeof planIds)[number];

export interface Plan {
  id: PlanId;
  name: string;
  /** Chilean pesos, paid once. */
  price: number;
  days: number;
  isPopular: boolean;
  description: string;
  savings?: string;
}

/** The only currency of the plans (ISO 4217). Chilean pesos have no cents. */
export const currency = 'CLP';

/** What Premium costs. A checkout keeps the price and the days of the moment when it started. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    id: 'monthly',
    name: '1 Mes',
    price: 6_000,
    days: 30,
    isPopular: false,
    description: 'Para repasar antes de una prueba.',
  },
  quarterly: {
    id: 'quarterly',
    name: '3 Meses',
    price: 15_000,
    days: 90,
    isPopular: true,
    description: 'Para prepararte con calma.',
    savings: 'Ahorra $3,000 CLP',
  },
  semester: {
    id: 'semester',
    name: '5 Meses',
    price: 23_500,
    days: 150,
    isPopular: false,
    description: 'Para llegar a la PAES con todo el temario.',
    savings: 'Ahorra $6,500 CLP',
  },
};
