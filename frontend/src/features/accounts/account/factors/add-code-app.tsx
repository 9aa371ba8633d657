import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../shared/net/api.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { QrCode, qrOf } from '../../../../shared/ui/qr-code.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { textOf } from './factors.ts';
import { ProofForm } from './proof-form.tsx';

interface Props {
  hasPasskey: boolean;
  onClose: () => void;
  /** @param recoveryCodes of the first factor; null: the account has some */
  onAdded: (recoveryCodes: string[] | null) => void;
}

interface Secret {
  secret: string;
  uri: string;
}

const FirstCode = ({ secret, uri, onAdded }: Secret & Pick<Props, 'onAdded'>) => {
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: () => call('confirmCodeApp', { body: { code } }),
    onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirming.mutate();
  };
  const qr = qrOf(uri);
  return (
    <form onSubmit={submit} noValidate className="mt-4 grid gap-4">
      {qr && <QrCode code={qr} label="Código QR para tu app de códigos" className="mx-auto w-52" />}
      <div className="text-sm">
        <p className="text-ink-soft">¿No puedes leerlo? Escribe esta clave en tu app:</p>
        <p translate="no" data-testid="secret" className="mt-1 font-mono text-base">
          {secret.replace(/(.{4})(?!$)/g, '$1 ')}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-5">
          <a href={uri} className="py-1 font-semibold text-brand hover:underline">
            Abrir en una app de este equipo
          </a>
        </p>
      </div>
      <TextField
        label="Código de 6 cifras que muestra la app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={setCode}
        error={confirming.error ? textOf(confirming.error) : undefined}
      />
      <Button type="submit" disabled={confirming.isPending}>
        Activar
      </Button>
    </form>
  );
};

/** Shows the secret to the app, and is on only after its first code: an app that read nothing would lock the person out. */
export const AddCodeApp = ({ hasPasskey, onClose, onAdded }: Props) => {
  const [made, setMade] = useState<Secret | null>(null);
  return (
    <Dialog
      title="Códigos por app"
      description={
        made
          ? 'Lee el código QR con tu app de códigos.'
          : 'Después de tu contraseña escribirás el código que muestra una app de tu teléfono, como Google Authenticator, Aegis o 2FAS.'
      }
      onClose={onClose}
    >
      {made ? (
        <FirstCode {...made} onAdded={onAdded} />
      ) : (
        <ProofForm
          action="Continuar"
          hasPasskey={hasPasskey}
          onCancel={onClose}
          onProof={async (proof) => setMade(await call('startCodeApp', { body: { proof } }))}
        />
      )}
    </Dialog>
  );
};
