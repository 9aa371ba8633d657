import { KeyRound, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../../../shared/session/session.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

/** A page for teachers and administrators. Other users see who gives the right. */
export const TeachersOnly = ({ children }: { children: ReactNode }) => {
  const { isAdmin, isTeacher, lacksFactor } = useUser();
  if (isTeacher || (isAdmin && !lacksFactor)) return children;
  if (isAdmin)
    return (
      <Notice as="h1" icon={<KeyRound />} title="Falta un paso para administrar">
        <p>Agrega una llave de acceso o activa los códigos por app.</p>
        <ButtonLink href="/cuenta">Ir a tu cuenta</ButtonLink>
      </Notice>
    );
  return (
    <Notice as="h1" icon={<ShieldX />} title="Esta página es para docentes">
      <p>Quien administra Matraz en tu colegio puede invitarte a enseñar.</p>
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
