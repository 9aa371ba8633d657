import { MailWarning } from 'lucide-react';
import { useUser } from '../../shared/session/session.ts';
import { ResendConfirmation } from './account/resend-confirmation.tsx';

const day = new Intl.DateTimeFormat('es-CL', { weekday: 'long', day: 'numeric', month: 'long' });

/** Shown until the e-mail of a new account is confirmed, because the account ends without it. */
export default function ConfirmEmail() {
  const { confirmBy, email } = useUser();
  if (confirmBy === null) return null;
  return (
    <aside
      aria-label="Confirma tu correo"
      className="mb-6 flex items-center gap-3 rounded-2xl bg-gold-soft px-4 py-3 text-gold print:hidden"
    >
      <MailWarning className="size-6 shrink-0 max-sm:hidden" aria-hidden="true" />
      <p className="min-w-0 flex-1 break-words font-semibold leading-snug">
        <span>{`Confirma tu correo antes del ${day.format(new Date(confirmBy))}, o tu cuenta se borrará. El enlace llegó a ${email}.`}</span>{' '}
        <ResendConfirmation />
      </p>
    </aside>
  );
}
