import { guardianAge, guardianDays } from '@matraz/contracts/accounts/legal';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../shared/net/api-error.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { GuardianAddress, Refused } from './guardian-address.tsx';
import { guardianRequest, useAskGuardian } from './guardian-queries.ts';

const Asked = ({ address, isMailed }: { address: string | null; isMailed: boolean }) => {
  if (address === null) return <p>Escribe su correo para pedirle la autorización.</p>;
  if (!isMailed)
    return (
      <p>
        Esta plataforma no envía correos. Pide a tu profesora o profesor el enlace para{' '}
        <strong className="break-words">{address}</strong>: quien administra Matraz lo crea con el correo de tu cuenta.
      </p>
    );
  return (
    <p>
      Pedimos la autorización por correo a <strong className="break-words">{address}</strong>. Pídele que lo abra y
      apriete «Autorizo»: esta página seguirá sola. Si ya recibió muchos de estos correos, el tuyo puede faltar: envíalo
      otra vez más tarde.
    </p>
  );
};

const AskAgain = ({ address, isMailed }: { address: string | null; isMailed: boolean }) => {
  const [typed, setTyped] = useState(address ?? '');
  const ask = useAskGuardian();
  return (
    <form
      className="mt-6 grid gap-4 border-line border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate(typed.trim());
      }}
    >
      <h2 className="font-bold text-xl">¿No llegó o el correo está mal?</h2>
      <GuardianAddress value={typed} onChange={setTyped} hint="Debe ser el correo de una persona adulta, no el tuyo." />
      {ask.error && <Refused reason={reasonOf(ask.error) ?? 'No se pudo pedir. Inténtalo de nuevo.'} />}
      <div role="status">
        {ask.isSuccess && <p className="font-semibold text-good">{isMailed ? 'Enviado.' : 'Guardado.'}</p>}
      </div>
      <Button type="submit" look="quiet" disabled={ask.isPending}>
        {isMailed ? 'Enviar otra vez' : 'Guardar correo'}
      </Button>
    </form>
  );
};

/** A child waits here until the guardian agrees. */
export const GuardianWait = () => {
  useTitle('Esperamos la autorización');
  const { data, isError, refetch } = useQuery(guardianRequest);
  return (
    <>
      <MailCheck className="size-12 text-brand" aria-hidden="true" />
      <h1 className="mt-3 font-extrabold text-3xl">Esperamos la autorización de tu apoderado</h1>
      <div className="mt-3 grid gap-3 leading-relaxed">
        <p>
          Como tienes menos de {guardianAge} años, la ley pide que tu madre, padre o quien te cuida autorice tu cuenta.
        </p>
        {data && <Asked {...data} />}
        <p className="text-ink-soft">
          Si tu cuenta es nueva y nadie responde en {guardianDays} días, se borra. Puedes crear otra después.
        </p>
      </div>
      {isError && !data && <Failure onRetry={() => void refetch()} />}
      {!data && !isError && <Spinner />}
      {data && <AskAgain key={data.address} {...data} />}
    </>
  );
};
