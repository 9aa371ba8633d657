import type { Proof } from '@matraz/contracts/accounts/proof';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { ApiError, reasonOf } from '../../../shared/net/api-error.ts';
import { clearBrowser } from '../../../shared/session/clear-browser.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { ToldError, useHasPasskey } from './factors/factors.ts';
import { ProofForm } from './factors/proof-form.tsx';

const erasureTerms = queryOptions({
  queryKey: ['erasure-terms'],
  queryFn: () => call('getErasureTerms'),
  staleTime: 0,
  gcTime: 0,
});

const lost = [
  'Tu nombre, tu correo, tu foto y tu contraseña.',
  'Tus sesiones en todos los equipos, y lo que este navegador guarda.',
  'Tu progreso, XP, racha, ensayos y puntajes.',
  'Tu Premium, aunque le queden días: no se devuelve el dinero.',
];
const kept = [
  'Tus respuestas, con un número en vez de tu nombre, para las estadísticas de las preguntas.',
  'Tus compras, con ese número y el número del pago. Mercado Pago sabe de quién es, y guarda lo suyo por su cuenta.',
  'El historial de seguridad de la cuenta, por un año, y que pediste borrarla. Los dos sin tu nombre.',
  'Los respaldos anteriores, hasta que se borran por antiguos. Después de restaurar uno, tu cuenta se vuelve a borrar.',
];

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <>
    <h3 className="mt-4 font-bold">{title}</h3>
    <ul className="mt-1 list-disc space-y-1 pl-5 text-[0.95rem] text-ink-soft leading-snug">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </>
);

const reasonTo = (error: Error): string => {
  if (error instanceof ApiError && error.status === 401)
    return 'Tu sesión terminó, y no sabemos si la cuenta se alcanzó a borrar. Intenta entrar: si no puedes, ya no existe.';
  return reasonOf(error) ?? 'No pudimos saber si la cuenta se borró. Revisa tu conexión e inténtalo de nuevo.';
};

/** After it the document is new, so nothing of the person stays in the memory of the page either. */
const erase = async (proof: Proof | Record<string, never>): Promise<void> => {
  try {
    await call('eraseOwnAccount', { body: proof });
  } catch (error) {
    throw new ToldError(reasonTo(error as Error), { cause: error });
  }
  await clearBrowser();
  window.location.replace('/cuenta-borrada');
};

/** For an account of another provider, which has no password here. */
const EraseWithoutPassword = ({ onClose }: { onClose: () => void }) => {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => erase({}) });
  const isBusy = isPending || isSuccess;
  return (
    <>
      {error && (
        <p role="alert" className="mt-5 font-semibold text-bad">
          {error.message}
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="quiet" onClick={onClose} disabled={isBusy}>
          Cancelar
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => mutate()}>
          {isBusy ? 'Borrando…' : 'Borrar mi cuenta'}
        </Button>
      </div>
    </>
  );
};

const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { data: terms, isPending, refetch } = useQuery(erasureTerms);
  const hasPasskey = useHasPasskey();
  return (
    <Dialog title="Borrar tu cuenta" description="No se puede deshacer." onClose={onClose} startsAtTitle>
      <List title="Se pierde" items={lost} />
      <List title="Queda" items={kept} />
      {isPending && <Skeleton className="mt-5 h-24" />}
      {!isPending && !terms && <Failure onRetry={() => void refetch()} />}
      {terms?.refusal && (
        <p role="alert" className="mt-5 rounded-2xl bg-sunken p-4 font-semibold">
          {terms.refusal.detail}
        </p>
      )}
      {terms && !terms.refusal && !terms.needsPassword && <EraseWithoutPassword onClose={onClose} />}
      {terms && !terms.refusal && terms.needsPassword && (
        <ProofForm action="Borrar mi cuenta" look="danger" hasPasskey={hasPasskey} onProof={erase} onCancel={onClose} />
      )}
    </Dialog>
  );
};

export const EraseAccount = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AccountSection title="Borrar tu cuenta">
      <p className="mt-1 text-ink-soft">
        Puedes irte cuando quieras. Antes de borrar te decimos qué se pierde y qué queda; si quieres conservar algo,
        descarga primero tu copia.
      </p>
      <Button look="quiet" className="mt-4" onClick={() => setIsOpen(true)}>
        <Trash2 className="size-5" aria-hidden="true" />
        <span>Borrar mi cuenta…</span>
      </Button>
      {isOpen && <EraseDialog onClose={() => setIsOpen(false)} />}
    </AccountSection>
  );
};
