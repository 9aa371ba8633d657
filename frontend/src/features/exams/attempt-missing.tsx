import { SearchX } from 'lucide-react';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** The attempt does not exist, or it belongs to another student. */
export const AttemptMissing = () => (
  <Notice as="h1" icon={<SearchX />} title="Ensayo no encontrado">
    <p>Este intento no existe o es de otra cuenta.</p>
    <ButtonLink href="/exams">Ver ensayos</ButtonLink>
  </Notice>
);
