import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/net/api.ts';
import { toast } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { refreshAccount } from './queries.ts';
import { refusalOf } from './refusal.ts';

export const ChangeName = ({ onClose }: { onClose: () => void }) => {
  const user = useUser();
  const queries = useQueryClient();
  const [firstName, setFirstName] = useState(user.firstName ?? '');
  const [lastName, setLastName] = useState(user.lastName ?? '');
  const change = useMutation({
    mutationFn: () => call('changeName', { body: { firstName, lastName } }),
    onSuccess: async () => {
      await refreshAccount(queries);
      toast({ tone: 'good', title: 'Tu nombre cambió' });
      onClose();
    },
  });
  const refusal = refusalOf(change.error, ['firstName', 'lastName']);
  return (
    <ChangeDialog
      title="Cambiar tu nombre"
      action="Guardar"
      isBusy={change.isPending}
      refusal={refusal.text}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <TextField
        label="Nombre"
        autoComplete="given-name"
        maxLength={80}
        value={firstName}
        onChange={setFirstName}
        error={refusal.fieldError('firstName')}
      />
      <TextField
        label="Apellido"
        autoComplete="family-name"
        maxLength={80}
        value={lastName}
        onChange={setLastName}
        error={refusal.fieldError('lastName')}
      />
    </ChangeDialog>
  );
};
