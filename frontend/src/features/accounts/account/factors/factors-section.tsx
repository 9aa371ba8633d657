import type { FactorsOfAccount } from '@matraz/contracts/accounts/factors-http';
import type { Proof } from '@matraz/contracts/accounts/proof';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Smartphone, Ticket } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { call } from '../../../../shared/net/api.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { useUser } from '../../../../shared/session/session.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { AccountSection } from '../account-section.tsx';
import { AddCodeApp } from './add-code-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { canUsePasskeys, ownFactors, useRefreshFactors } from './factors.ts';
import { ProofForm } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

type Passkey = FactorsOfAccount['passkeys'][number];

/** The dialog that is open. */
type Open =
  | { dialog: 'add-passkey' | 'add-code-app' | 'remove-code-app' | 'renew-codes' }
  | { dialog: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }
  | { dialog: 'codes'; codes: string[] };

const day = new Intl.DateTimeFormat('es-CL', { dateStyle: 'medium' });
const dayOf = (iso: string) => day.format(new Date(iso));

const Part = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <div className="mt-6 border-line border-t pt-5">
    <h3 className="flex items-center gap-2.5 font-extrabold text-lg [&_svg]:size-6 [&_svg]:shrink-0 [&_svg]:text-brand">
      {icon}
      <span>{title}</span>
    </h3>
    {children}
  </div>
);

const PasskeyRow = ({ passkey, open }: { passkey: Passkey; open: (next: Open) => void }) => {
  const { name, createdAt, lastUsedAt, isBackedUp } = passkey;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-bold leading-snug [overflow-wrap:anywhere]">{name}</p>
        <p className="text-[0.95rem] text-ink-soft leading-snug">
          {`Agregada el ${dayOf(createdAt)} · `}
          {lastUsedAt ? `usada el ${dayOf(lastUsedAt)}` : 'sin usar'}
          {isBackedUp && ' · también en tus otros dispositivos'}
        </p>
      </div>
      <div className="-ml-5 flex sm:ml-0">
        <Button
          look="ghost"
          aria-label={`Cambiar el nombre de ${name}`}
          onClick={() => open({ dialog: 'rename-passkey', passkey })}
        >
          Renombrar
        </Button>
        <Button look="ghost" aria-label={`Quitar ${name}`} onClick={() => open({ dialog: 'remove-passkey', passkey })}>
          Quitar
        </Button>
      </div>
    </li>
  );
};

const left = (count: number) => (count === 1 ? 'Te queda 1 código sin usar.' : `Te quedan ${count} códigos sin usar.`);

const Parts = ({ factors, open }: { factors: FactorsOfAccount; open: (next: Open) => void }) => {
  const { passkeys, hasCodeApp, recoveryCodesLeft } = factors;
  const isOn = passkeys.length > 0 || hasCodeApp;
  return (
    <>
      {(canUsePasskeys(factors) || passkeys.length > 0) && (
        <Part icon={<KeyRound aria-hidden="true" />} title="Llaves de acceso">
          <p className="mt-1 text-ink-soft">
            Entras con tu huella, tu cara o el PIN de tu dispositivo, sin escribir la contraseña.
          </p>
          {passkeys.length > 0 && (
            <ul className="mt-2 divide-y divide-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} open={open} />
              ))}
            </ul>
          )}
          {canUsePasskeys(factors) && (
            <Button look="quiet" className="mt-3" onClick={() => open({ dialog: 'add-passkey' })}>
              Agregar una llave de acceso
            </Button>
          )}
        </Part>
      )}
      <Part icon={<Smartphone aria-hidden="true" />} title="Códigos por app">
        <p className="mt-1 text-ink-soft">
          {hasCodeApp
            ? 'Activados. Después de tu contraseña te pedimos el código de tu app.'
            : 'Después de tu contraseña escribes el código que muestra una app de tu teléfono.'}
        </p>
        <Button
          look="quiet"
          className="mt-3"
          onClick={() => open({ dialog: hasCodeApp ? 'remove-code-app' : 'add-code-app' })}
        >
          {hasCodeApp ? 'Desactivar los códigos por app' : 'Activar los códigos por app'}
        </Button>
      </Part>
      {isOn && (
        <Part icon={<Ticket aria-hidden="true" />} title="Códigos de recuperación">
          <p className="mt-1 text-ink-soft">
            {`Para entrar si pierdes tu teléfono o tu llave. ${left(recoveryCodesLeft)}`}
          </p>
          <Button look="quiet" className="mt-3" onClick={() => open({ dialog: 'renew-codes' })}>
            Crear códigos nuevos
          </Button>
        </Part>
      )}
    </>
  );
};

interface Confirming {
  title: string;
  description: string;
  action: string;
  done: string | null;
  run: (proof: Proof) => Promise<string[] | null>;
}

/** What a dialog that only asks for the proof says and does. */
const confirmingOf = (open: Open): Confirming | null => {
  if (open.dialog === 'remove-passkey') {
    const { id, name } = open.passkey;
    return {
      title: 'Quitar la llave de acceso',
      description: `Ya no podrás entrar con «${name}». Bórrala también en tu dispositivo.`,
      action: 'Quitar',
      done: 'Llave de acceso quitada',
      run: (proof) => call('removePasskey', { params: { id }, body: { proof } }).then(() => null),
    };
  }
  if (open.dialog === 'remove-code-app')
    return {
      title: 'Desactivar los códigos por app',
      description: 'Ya no te pediremos el código de tu app al entrar.',
      action: 'Desactivar',
      done: 'Códigos por app desactivados',
      run: (proof) => call('removeCodeApp', { body: { proof } }).then(() => null),
    };
  if (open.dialog === 'renew-codes')
    return {
      title: 'Crear códigos nuevos',
      description: 'Los códigos de recuperación anteriores dejarán de servir.',
      action: 'Crear códigos',
      done: null,
      run: (proof) => call('renewRecoveryCodes', { body: { proof } }).then(({ recoveryCodes }) => recoveryCodes),
    };
  return null;
};

const Dialogs = ({
  open,
  factors,
  show,
}: {
  open: Open;
  factors: FactorsOfAccount;
  show: (next: Open | null) => void;
}) => {
  const refresh = useRefreshFactors();
  const hasPasskey = factors.passkeys.length > 0 && canUsePasskeys(factors);
  const close = () => show(null);
  const finish = (codes: string[] | null, title: string | null) => {
    void refresh();
    show(codes && { dialog: 'codes', codes });
    if (title !== null) toast({ tone: 'good', title });
  };
  if (open.dialog === 'add-passkey')
    return (
      <AddPasskey
        hasPasskey={hasPasskey}
        onClose={close}
        onAdded={(codes) => finish(codes, 'Llave de acceso agregada')}
      />
    );
  if (open.dialog === 'add-code-app')
    return (
      <AddCodeApp
        hasPasskey={hasPasskey}
        onClose={close}
        onAdded={(codes) => finish(codes, 'Códigos por app activados')}
      />
    );
  if (open.dialog === 'rename-passkey')
    return <RenamePasskey passkey={open.passkey} onClose={close} onRenamed={() => finish(null, null)} />;
  if (open.dialog === 'codes') return <RecoveryCodes codes={open.codes} onClose={close} />;
  const confirming = confirmingOf(open);
  return (
    confirming && (
      <Dialog title={confirming.title} description={confirming.description} onClose={close}>
        <ProofForm
          action={confirming.action}
          look={open.dialog === 'renew-codes' ? 'primary' : 'danger'}
          hasPasskey={hasPasskey}
          onCancel={close}
          onProof={async (proof) => finish(await confirming.run(proof), confirming.done)}
        />
      </Dialog>
    )
  );
};

/** Passkeys, codes by app and recovery codes. */
export const FactorsSection = () => {
  const { data, isPending, refetch } = useQuery(ownFactors);
  const { lacksFactor } = useUser();
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <AccountSection title="Verificación en dos pasos y llaves de acceso">
      {data?.managedAt == null && (
        <p className="mt-1 text-ink-soft">
          Si alguien adivina tu contraseña, igual no podrá entrar. Una llave de acceso también la reemplaza.
        </p>
      )}
      {lacksFactor && (
        <p className="mt-4 rounded-2xl bg-gold-soft px-4 py-3 font-bold text-gold">
          Para administrar, agrega una llave de acceso o activa los códigos por app.
        </p>
      )}
      {isPending && <Skeleton className="mt-4 h-48" />}
      {!isPending && !data && <Failure onRetry={() => void refetch()} />}
      {data?.managedAt != null && (
        <p className="mt-1">
          La verificación de tu cuenta se administra en{' '}
          <a
            href={data.managedAt}
            className="font-bold text-brand underline underline-offset-4 [overflow-wrap:anywhere]"
          >
            {new URL(data.managedAt).host}
          </a>
          , donde también está tu contraseña.
        </p>
      )}
      {data?.managedAt === null && <Parts factors={data} open={setOpen} />}
      {data && open && <Dialogs open={open} factors={data} show={setOpen} />}
    </AccountSection>
  );
};
