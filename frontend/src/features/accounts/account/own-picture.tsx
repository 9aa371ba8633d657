import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../shared/net/api.ts';
import { reasonOf } from '../../../shared/net/api-error.ts';
import { sendPicture } from '../../../shared/net/send-picture.ts';
import { toast } from '../../../shared/page/toast.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FileInput } from '../../../shared/ui/file-input.tsx';
import { refreshAccount } from './queries.ts';

const types = 'image/jpeg,image/png,image/webp,image/gif';

export const OwnPicture = ({ hasOwnPicture }: { hasOwnPicture: boolean }) => {
  const user = useUser();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const outcome = (title: string) => ({
    onSuccess: async () => {
      await refreshAccount(queries);
      toast({ tone: 'good', title });
    },
    onError: (error: Error) =>
      toast({
        tone: 'destructive',
        title: 'Tu foto no cambió',
        description: reasonOf(error) ?? 'No llegó respuesta. Inténtalo de nuevo.',
      }),
  });
  const save = useMutation({
    mutationFn: (file: File) => sendPicture('PUT', '/api/user/picture', file),
    ...outcome('Tu foto cambió'),
  });
  const remove = useMutation({ mutationFn: () => call('deletePicture'), ...outcome('Tu foto se borró') });
  const isBusy = save.isPending || remove.isPending;
  return (
    <div className="flex flex-wrap items-center gap-4 py-4">
      {/* A new picture is tried also after the one before did not load. */}
      <Avatar key={user.profileImageUrl} user={user} className="size-20 text-3xl" />
      <div className="flex flex-wrap gap-2">
        <FileInput
          ref={input}
          label="Elegir una foto"
          accept={types}
          onFile={(file) => file && !isBusy && save.mutate(file)}
        />
        <Button look="quiet" disabled={isBusy} onClick={() => input.current?.click()}>
          {save.isPending ? 'Subiendo…' : hasOwnPicture ? 'Cambiar foto' : 'Subir una foto'}
        </Button>
        {hasOwnPicture && (
          <Button look="ghost" disabled={isBusy} onClick={() => remove.mutate()}>
            Borrar foto
          </Button>
        )}
      </div>
    </div>
  );
};
