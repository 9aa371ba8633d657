import { Compass } from 'lucide-react';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { useTitle } from '../shared/use-title.ts';

/** The addresses of `StudentApp`, except the home page. */
const studentPage =
  /^\/(topic\/[^/]+|review\/(mistakes|due)|exams(\/[^/]+)?|exam-(attempt|results)\/[^/]+|admin(\/.+)?|subscription|pricing|compra\/[^/]+|topics)\/?$/;

/** Whether an address needs a session. A visitor is sent to the login there, and sees `NotFound` on every other address. */
export const isStudentPage = (path: string): boolean => studentPage.test(path);

export const NotFound = () => {
  useTitle('404');
  return (
    <Notice as="h1" icon={<Compass />} title="404 Page Not Found">
      <p>Esta página no existe o cambió de lugar.</p>
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
