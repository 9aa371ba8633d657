import type { Proof } from '@matraz/contracts/accounts/proof';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { toast } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { proveByPasskey, useHasPasskey } from './factors/factors.ts';
import { PresentPassword } from './present-password.tsx';
import { refreshAccount } from './queries.ts';
import { refusalOf } from './refusal.ts';

/** @param sendsMails whether the new e-mail gets a link. Otherwise it counts at once. */
export const ChangeEmail = ({ sendsMails, onClose }: { sendsMails: boolean; onClose: () => void }) => {
  const { email: present } = useUser();
  const queries = useQueryClient();
  const hasPasskey = useHasPasskey();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    // Not sent again without a reply: the person sees whether it was done.
    mutationFn: async (askProof: () => Promise<Proof>) =>
      call('changeEmail', { body: { email, ...(await askProof()) }, retry: false }),
    onSuccess: async ({ state }) => {
      await refreshAccount(queries);
      toast(
        state === 'changed'
          ? { tone: 'good', title: 'Tu correo cambió' }
          : { tone: 'good', title: 'Mira tu correo nuevo', description: 'Te enviamos un enlace para confirmarlo.' },
      );
      onClose();
    },
  });
  const refusal = refusalOf(change.error, ['email', 'password']);
  return (
    <ChangeDialog
      title="Cambiar tu correo"
      description={
        sendsMails
          ? `Te enviaremos un enlace al correo nuevo. Hasta que lo abras, sigues entrando con ${present}.`
          : 'Esta plataforma no envía correos: el cambio vale de inmediato. Escríbelo con cuidado.'
      }
      action={sendsMails ? 'Enviar enlace' : 'Cambiar correo'}
      isBusy={change.isPending}
      refusal={refusal.text}
      onSubmit={() => change.mutate(async () => ({ password }))}
      onClose={onClose}
    >
      <TextField
        label="Correo nuevo"
        type="email"
        autoComplete="email"
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={refusal.fieldError('email')}
      />
      <PresentPassword value={password} onChange={setPassword} error={refusal.fieldError('password')} />
      {hasPasskey && (
        <Button look="ghost" disabled={change.isPending} onClick={() => change.mutate(proveByPasskey)}>
          Confirmar con una llave de acceso
        </Button>
      )}
    </ChangeDialog>
  );
};
