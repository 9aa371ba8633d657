import { Compass } from 'lucide-react';
import { useTitle } from '../shared/page/use-title.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

export const NotFound = () => {
  useTitle('404');
  return (
    <Notice as="h1" icon={<Compass />} title="404 Page Not Found">
      <p>Esta página no existe o cambió de lugar.</p>
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
