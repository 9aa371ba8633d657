import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '../../../../shared/net/api.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Dialog } from '../../../../shared/ui/dialog.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { textOf } from './factors.ts';

interface Props {
  passkey: { id: string; name: string };
  onClose: () => void;
  onRenamed: () => void;
}

export const RenamePasskey = ({ passkey: { id, name }, onClose, onRenamed }: Props) => {
  const [typed, setTyped] = useState(name);
  const [isMissing, setIsMissing] = useState(false);
  const renaming = useMutation({
    mutationFn: () => call('renamePasskey', { params: { id }, body: { name: typed.trim() } }),
    onSuccess: onRenamed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(typed.trim() === '');
    if (typed.trim() !== '') renaming.mutate();
  };
  return (
    <Dialog title="Cambiar el nombre" onClose={onClose}>
      <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
        <TextField
          label="Nombre"
          maxLength={60}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          error={isMissing ? 'Escribe un nombre.' : renaming.error ? textOf(renaming.error) : undefined}
        />
        <Button type="submit" disabled={renaming.isPending}>
          Guardar
        </Button>
      </form>
    </Dialog>
  );
};
