import { useMutation } from '@tanstack/react-query';
import { BookOpenText, Braces } from 'lucide-react';
import { download } from '../../../shared/net/api.ts';
import { reasonOf } from '../../../shared/net/api-error.ts';
import { saveFile } from '../../../shared/page/save-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { AccountSection } from './account-section.tsx';

const kinds = {
  zip: { type: 'application/zip', extension: 'zip' },
  json: { type: 'application/json', extension: 'json' },
};

const useDownload = () =>
  useMutation({
    mutationFn: async (kind: keyof typeof kinds) => {
      const { type, extension } = kinds[kind];
      saveFile({ name: `matraz-mis-datos.${extension}`, blob: await download('exportOwnData', type) });
    },
  });

/** A copy of everything, for the person or for another program. */
export const OwnData = () => {
  const { mutate, isPending, variables, isSuccess, error } = useDownload();
  return (
    <AccountSection title="Tus datos">
      <p className="mt-1 text-ink-soft">
        Llévate una copia de todo lo que Matraz guarda de ti: tu cuenta, tu progreso, cada respuesta, tus ensayos,
        compras, sesiones y correos.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => mutate('zip')} disabled={isPending}>
          <BookOpenText className="size-5" aria-hidden="true" />
          <span>{isPending && variables === 'zip' ? 'Preparando tu copia…' : 'Descargar para leer'}</span>
        </Button>
        <Button look="quiet" onClick={() => mutate('json')} disabled={isPending}>
          <Braces className="size-5" aria-hidden="true" />
          <span>{isPending && variables === 'json' ? 'Preparando tu copia…' : 'Descargar como JSON'}</span>
        </Button>
      </div>
      <p className="mt-3 text-[0.95rem] text-ink-soft">
        La copia para leer es un zip: ábrelo y empieza por <b>index.html</b>. Tiene datos personales, así que no la
        dejes en un computador compartido.
      </p>
      <p role="status" className="mt-2 font-semibold text-good empty:hidden">
        {isSuccess && 'Tu copia se descargó.'}
      </p>
      {error && (
        <p role="alert" className="mt-2 font-semibold text-bad">
          {reasonOf(error) ?? 'No pudimos preparar tu copia. Revisa tu conexión e inténtalo de nuevo.'}
        </p>
      )}
    </AccountSection>
  );
};
