import type { SecurityEvent, SecurityEventKind } from '@matraz/contracts/accounts/security-http';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { momentText } from './moment.ts';

export const securityEvents = queryOptions({
  queryKey: ['security-events'],
  queryFn: () => call('listSecurityEvents'),
  // A look at the page is for the newest entries.
  staleTime: 0,
});

const names: Record<SecurityEventKind, string> = {
  login: 'Entraste a tu cuenta',
  'login-failed': 'Alguien escribió mal la contraseña',
  'code-failed': 'Alguien con tu contraseña escribió mal el código',
  'proof-failed': 'Se escribió mal la contraseña en tu cuenta',
  logout: 'Cerraste la sesión',
  'password-reset-asked': 'Se pidió un enlace para otra contraseña',
  'password-reset': 'La contraseña se cambió con un enlace',
  'password-changed': 'Cambiaste la contraseña',
  'email-changed': 'El correo cambió',
  'email-confirmed': 'Confirmaste el correo',
  'sessions-ended': 'Se cerraron sesiones',
  'factor-added': 'Agregaste una verificación',
  'factor-removed': 'Se quitó una verificación',
  'recovery-codes-made': 'Creaste códigos de recuperación',
  'recovery-code-used': 'Se usó un código de recuperación',
  'admin-granted': 'Recibiste permiso de administrar',
  'admin-revoked': 'Se quitó el permiso de administrar',
  'teacher-granted': 'Se dio el permiso de enseñar',
  'teacher-revoked': 'Se quitó el permiso de enseñar',
  'access-refused': 'Se negó el acceso a una página',
  exported: 'Descargaste tus datos',
  erased: 'Se borró la cuenta',
  'changed-by-admin': 'Se cambiaron datos de tu cuenta',
};

const sourceText = ({ by, source }: SecurityEvent): string => {
  if (by === 'operator') return 'quien administra el servidor';
  if (by === 'admin') return 'una persona que administra Matraz';
  if (!source) return '';
  if (source.isThisBrowser) return source.isThisAddress ? 'este navegador' : 'un navegador como este, desde otra red';
  return source.isThisAddress ? 'otro navegador, en esta misma red' : 'otro navegador, desde otra red';
};

const Row = (event: SecurityEvent) => {
  const { kind, at, times } = event;
  const source = sourceText(event);
  return (
    <li className="border-line border-t py-3 first:border-t-0">
      <p className="font-bold leading-snug">
        {names[kind]}
        {times > 1 && <span className="font-normal text-ink-soft">{` · ${times} veces`}</span>}
      </p>
      <p className="text-[0.95rem] text-ink-soft leading-snug">
        <time dateTime={at}>{momentText(at)}</time>
        {source && ` · ${source}`}
      </p>
    </li>
  );
};

const shownFirst = 8;

/** What happened to the account, so that the person sees what was not her. */
export const SecurityEvents = () => {
  const { data, isPending, refetch } = useQuery(securityEvents);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <AccountSection title="Actividad de tu cuenta">
      <p className="mt-1 text-ink-soft">Si algo no lo hiciste tú, cambia tu contraseña y cierra las demás sesiones.</p>
      {isPending && <Skeleton className="mt-4 h-40" />}
      {!isPending && !data && <Failure onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className="mt-4">Todavía no hay nada que contar.</p>}
      {data && data.length > 0 && (
        <ul className="mt-4">
          {(showsAll ? data : data.slice(0, shownFirst)).map((event) => (
            <Row key={event.id} {...event} />
          ))}
        </ul>
      )}
      {data && data.length > shownFirst && !showsAll && (
        <Button look="quiet" className="mt-3" onClick={() => setShowsAll(true)}>
          Ver todo
        </Button>
      )}
    </AccountSection>
  );
};
