import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { toast } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { PresentPassword } from './present-password.tsx';
import { refreshAccount } from './queries.ts';
import { refusalOf } from './refusal.ts';

export const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const { email, firstName, lastName } = useUser();
  const queries = useQueryClient();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const change = useMutation({
    // Sent again it would be refused, because the present password is another one then.
    mutationFn: () => call('changePassword', { body: { password, newPassword }, retry: false }),
    onSuccess: async () => {
      await refreshAccount(queries);
      toast({ tone: 'good', title: 'Tu contraseña cambió', description: 'Cerramos tus demás sesiones.' });
      onClose();
    },
  });
  const refusal = refusalOf(change.error, ['password', 'newPassword']);
  return (
    <ChangeDialog
      title="Cambiar tu contraseña"
      description="Se cierran tus demás sesiones. Esta sigue abierta."
      action="Cambiar contraseña"
      isBusy={change.isPending}
      refusal={refusal.text}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PresentPassword
        label="Tu contraseña de ahora"
        value={password}
        onChange={setPassword}
        error={refusal.fieldError('password')}
      />
      <div className="grid gap-2">
        <TextField
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          maxLength={200}
          hint="Al menos 8 caracteres. Una frase corta funciona bien."
          value={newPassword}
          onChange={setNewPassword}
          error={refusal.fieldError('newPassword')}
        />
        <PasswordStrength password={newPassword} own={[email, firstName, lastName]} />
      </div>
    </ChangeDialog>
  );
};
