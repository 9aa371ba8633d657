import type { Payment } from '@matraz/contracts/premium/http';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { ownPayments, useTogglePremium } from './queries.ts';

/** Days of the purchase are left. */
const isRunning = ({ status, premiumExpiresAt, premiumRevokedAt }: Payment) =>
  status === 'approved' &&
  premiumRevokedAt === null &&
  premiumExpiresAt !== null &&
  new Date(premiumExpiresAt) > new Date();

/** Lets administrators see the app as a free and as a Premium student. */
export const TogglePremium = ({ isPremium }: { isPremium: boolean }) => {
  const { mutate, isPending } = useTogglePremium();
  const { data } = useQuery(ownPayments);
  const hasPaidDays = data?.payments.some(isRunning) ?? false;
  return (
    <section
      aria-labelledby="prueba"
      className="mt-6 flex flex-col gap-4 rounded-card border-2 border-line border-dashed p-5 sm:flex-row sm:items-center"
    >
      <FlaskConical className="size-8 shrink-0 text-brand" aria-hidden="true" />
      <div className="flex-1">
        <h2 id="prueba" className="font-extrabold text-lg">
          Control de prueba
        </h2>
        <p className="text-ink-soft leading-snug">
          Solo para administradores: cambia tu propia cuenta entre el plan gratuito y 30 días de Premium.
        </p>
        {isPremium && hasPaidDays && (
          <p className="mt-2 font-semibold text-bad leading-snug">
            Tienes días comprados. Si desactivas Premium, se pierden: al activarlo otra vez no vuelven.
          </p>
        )}
      </div>
      <Button look={isPremium ? 'quiet' : 'primary'} disabled={isPending} onClick={() => mutate()}>
        {isPremium ? 'Desactivar Premium' : 'Activar Premium'}
      </Button>
    </section>
  );
};
