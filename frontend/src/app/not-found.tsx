import { Compass } from 'lucide-react';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { useTitle } from '../shared/use-title.ts';

export const NotFound = () => {
  useTitle('404');
  return (
    <Notice as="h1" icon={<Compass />} title="404 Page Not Found">
      <p>Esta página no existe o cambió de lugar.</p>
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
