import type { OwnSession } from '@matraz/contracts/accounts/own-account-http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { call } from '../../../shared/net/api.ts';
import { reasonOf } from '../../../shared/net/api-error.ts';
import { toast } from '../../../shared/page/toast.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { momentText } from './moment.ts';
import { ownSessions, refreshAccount } from './queries.ts';

const networkText = (isThisNetwork: boolean | null): string => {
  if (isThisNetwork === null) return '';
  return isThisNetwork ? 'Entró desde esta misma red. ' : 'Entró desde otra red. ';
};

interface RowProps {
  session: OwnSession;
  isBusy: boolean;
  onEnd: (id: string) => void;
}

const SessionRow = ({ session: { id, device, isCurrent, isThisNetwork, lastSeenAt }, isBusy, onEnd }: RowProps) => {
  const name = device ?? 'Un navegador sin nombre';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-4 first:border-t-0">
      <MonitorSmartphone className="size-6 shrink-0 text-ink-soft max-sm:hidden" aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-bold leading-snug">{name}</p>
        <p className="text-[0.95rem] text-ink-soft leading-snug">
          {networkText(isThisNetwork)}
          {isCurrent ? (
            'La estás usando ahora.'
          ) : (
            <>
              {'Último uso: '}
              <time dateTime={lastSeenAt}>{momentText(lastSeenAt)}</time>
            </>
          )}
        </p>
      </div>
      {isCurrent ? (
        <span className="rounded-full bg-brand-soft px-3 py-1 font-bold text-brand text-sm">Esta sesión</span>
      ) : (
        <Button look="quiet" disabled={isBusy} aria-label={`Cerrar la sesión de ${name}`} onClick={() => onEnd(id)}>
          Cerrar
        </Button>
      )}
    </li>
  );
};

/** Where the account is open, so that a person can close what is not hers. */
export const OwnSessions = () => {
  const queries = useQueryClient();
  const { data, isPending, refetch } = useQuery(ownSessions);
  const outcome = (title: string) => ({
    onSuccess: async () => {
      await refreshAccount(queries);
      toast({ tone: 'good', title });
    },
    onError: async (error: Error) => {
      toast({
        tone: 'destructive',
        title: 'No se cerró',
        description: reasonOf(error) ?? 'No llegó respuesta. Inténtalo de nuevo.',
      });
      await refreshAccount(queries);
    },
  });
  const endOne = useMutation({
    mutationFn: (id: string) => call('endSession', { params: { id } }),
    ...outcome('La sesión se cerró'),
  });
  const endOthers = useMutation({
    mutationFn: () => call('endOtherSessions'),
    ...outcome('Tus demás sesiones se cerraron'),
  });
  const isBusy = endOne.isPending || endOthers.isPending;
  return (
    <AccountSection title="Tus sesiones">
      <p className="mt-1 text-ink-soft">
        Los navegadores en los que tu cuenta está abierta. Si no reconoces alguno, ciérralo y cambia tu contraseña.
      </p>
      {isPending && <Skeleton className="mt-4 h-28" />}
      {!isPending && !data && <Failure onRetry={() => void refetch()} />}
      {data && (
        <ul className="mt-2">
          {data.map((session) => (
            <SessionRow key={session.id} session={session} isBusy={isBusy} onEnd={endOne.mutate} />
          ))}
        </ul>
      )}
      {data && data.length > 1 && (
        <Button look="quiet" className="mt-2" disabled={isBusy} onClick={() => endOthers.mutate()}>
          Cerrar las demás
        </Button>
      )}
    </AccountSection>
  );
};
