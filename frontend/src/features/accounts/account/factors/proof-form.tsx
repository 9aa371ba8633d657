import type { Proof } from '@matraz/contracts/accounts/proof';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../../shared/ui/button.tsx';
import { useFocusOnError } from '../../../../shared/ui/use-focus-on-error.ts';
import { PresentPassword } from '../present-password.tsx';
import { proveByPasskey, textOf } from './factors.ts';

interface Props {
  /** The text of the button. */
  action: string;
  look?: 'primary' | 'danger';
  /** The account has a passkey that works on this page. */
  hasPasskey: boolean;
  /** Does what was proven. Its error is shown in the form. */
  onProof: (proof: Proof) => Promise<void>;
  onCancel: () => void;
  /** Fields above the password. */
  children?: ReactNode;
}

/** Asks who is at the keyboard before a dangerous change: an open session on a shared computer is not enough. */
export const ProofForm = ({ action, look = 'primary', hasPasskey, onProof, onCancel, children }: Props) => {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const doing = useMutation({ mutationFn: async (proof: () => Promise<Proof>) => onProof(await proof()) });
  const settled = isMissing ? 2 : 1;
  const form = useFocusOnError(doing.isPending ? 0 : settled);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password !== '') doing.mutate(async () => ({ password }));
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="mt-5 grid gap-5">
      {children}
      <PresentPassword
        value={password}
        onChange={setPassword}
        error={isMissing ? 'Escribe tu contraseña.' : doing.error ? textOf(doing.error) : undefined}
      />
      <div className="flex flex-wrap-reverse gap-3">
        <Button look="quiet" onClick={onCancel} className="flex-auto">
          Cancelar
        </Button>
        <Button type="submit" look={look} disabled={doing.isPending} className="flex-auto">
          {action}
        </Button>
      </div>
      {hasPasskey && (
        <Button look="ghost" disabled={doing.isPending} onClick={() => doing.mutate(proveByPasskey)}>
          Confirmar con una llave de acceso
        </Button>
      )}
    </form>
  );
};
