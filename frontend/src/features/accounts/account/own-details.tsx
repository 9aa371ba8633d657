import type { AccountSettings } from '@matraz/contracts/accounts/own-account-http';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { displayName } from '../../../shared/session/display-name.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Button, ButtonAnchor } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { AccountSection } from './account-section.tsx';
import { ChangeEmail } from './change-email.tsx';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { OwnPicture } from './own-picture.tsx';
import { accountSettings } from './queries.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';

type Part = 'name' | 'email' | 'password';

interface RowProps {
  label: string;
  value: string;
  /** Absent: it cannot be changed here. */
  onChange?: () => void;
  children?: ReactNode;
}

const Row = ({ label, value, onChange, children }: RowProps) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-4">
    <div className="min-w-0 flex-1 basis-40">
      <p className="text-[0.95rem] text-ink-soft leading-snug">{label}</p>
      <p className="break-words font-bold leading-snug">{value}</p>
      {children}
    </div>
    {onChange && (
      <Button look="quiet" aria-label={`Cambiar ${label.toLowerCase()}`} onClick={onChange}>
        Cambiar
      </Button>
    )}
  </div>
);

const EmailState = ({ isEmailConfirmed, pendingEmail, sendsMails }: AccountSettings) => (
  <div className="mt-1 text-[0.95rem] leading-snug">
    {pendingEmail && (
      <p>
        {`Falta confirmar ${pendingEmail}: abre el enlace que te enviamos. `}
        <span className="text-ink-soft">Si no llega en unos minutos, pide el cambio otra vez.</span>
      </p>
    )}
    {sendsMails && !isEmailConfirmed && !pendingEmail && (
      <p>
        {'Todavía no lo confirmas. '}
        <ResendConfirmation />
      </p>
    )}
  </div>
);

const Details = ({ settings }: { settings: AccountSettings }) => {
  const user = useUser();
  const [open, setOpen] = useState<Part | null>(null);
  const close = () => setOpen(null);
  const { accountUrl, sendsMails, hasOwnPicture } = settings;
  const change = (part: Part) => (accountUrl === null ? () => setOpen(part) : undefined);
  return (
    <div className="mt-2">
      <OwnPicture hasOwnPicture={hasOwnPicture} />
      <Row label="Nombre" value={displayName(user)} onChange={change('name')} />
      <Row label="Correo" value={user.email ?? 'Sin correo'} onChange={change('email')}>
        {accountUrl === null && <EmailState {...settings} />}
      </Row>
      {accountUrl === null ? (
        <Row label="Contraseña" value="••••••••" onChange={change('password')} />
      ) : (
        <div className="border-line border-t pt-4">
          <p>Tu nombre, tu correo y tu contraseña se cambian en el sitio con el que inicias sesión.</p>
          <ButtonAnchor look="quiet" href={accountUrl} target="_blank" rel="noopener" className="mt-3">
            Ir a ese sitio
          </ButtonAnchor>
        </div>
      )}
      {open === 'name' && <ChangeName onClose={close} />}
      {open === 'email' && <ChangeEmail sendsMails={sendsMails} onClose={close} />}
      {open === 'password' && <ChangePassword onClose={close} />}
    </div>
  );
};

/** Picture, name, e-mail and password. */
export const OwnDetails = () => {
  const { data, isPending, refetch } = useQuery(accountSettings);
  return (
    <AccountSection title="Tus datos">
      {isPending && <Skeleton className="mt-4 h-80" />}
      {!isPending && !data && <Failure onRetry={() => void refetch()} />}
      {data && <Details settings={data} />}
    </AccountSection>
  );
};
