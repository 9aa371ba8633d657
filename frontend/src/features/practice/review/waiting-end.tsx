import { CloudUpload } from 'lucide-react';
import { amount } from '../../../shared/study/words.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

/** The end of a round, until the server has judged its last answer. */
export const WaitingEnd = ({ waiting }: { waiting: number }) => (
  <div role="status">
    <Notice icon={<CloudUpload />} title={`${amount(waiting, 'respuesta espera', 'respuestas esperan')} la conexión`}>
      <p>Quedan guardadas en este dispositivo. Cuando vuelva la conexión, las corregimos y aquí ves cómo te fue.</p>
      <ButtonLink look="quiet" href="/">
        Volver al Inicio
      </ButtonLink>
    </Notice>
  </div>
);
