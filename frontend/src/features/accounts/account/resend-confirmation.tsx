import { useMutation } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';
import { reasonOf } from '../../../shared/net/api-error.ts';
import { toast } from '../../../shared/page/toast.ts';

/** Mails the link that confirms the e-mail once more. */
export const ResendConfirmation = () => {
  const send = useMutation({
    mutationFn: () => call('resendConfirmation'),
    onSuccess: () => toast({ tone: 'good', title: 'Mira tu correo', description: 'Te enviamos otro enlace.' }),
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: 'No se envió',
        description: reasonOf(error) ?? 'No llegó respuesta. Inténtalo de nuevo.',
      }),
  });
  return (
    <button
      type="button"
      disabled={send.isPending}
      onClick={() => send.mutate()}
      className="inline-block rounded py-1 font-extrabold underline underline-offset-4 disabled:opacity-60"
    >
      {send.isPending ? 'Enviando…' : 'Enviar de nuevo'}
    </button>
  );
};
