import { Leaf } from 'lucide-react';
import { useTitle } from '../../shared/page/use-title.ts';
import { ButtonAnchor, ButtonLink } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** After an erasure. It is a page for everybody: there is no session any more. */
export default function AccountErasedPage() {
  useTitle('Tu cuenta se borró');
  return (
    <Notice icon={<Leaf />} title="Tu cuenta se borró" as="h1">
      <p>
        Tu nombre, tu correo, tu contraseña y tus sesiones ya no están en Matraz ni en este navegador. De los discos del
        servidor salen dentro de una hora, y de los respaldos cuando se borran por antiguos. Gracias por haber estudiado
        aquí. Puedes registrarte otra vez con el mismo correo: empiezas de cero.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">Ir al inicio</ButtonLink>
        <ButtonAnchor look="quiet" href="/api/login?screen=registro">
          Registrarse
        </ButtonAnchor>
      </div>
    </Notice>
  );
}
