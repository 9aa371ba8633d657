import { KeyRound, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../shared/session/session.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** A page for administrators. Other users see that they may not open it, and an administrator what she needs first. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { isAdmin, lacksFactor } = useUser();
  if (isAdmin && !lacksFactor) return children;
  if (isAdmin)
    return (
      <Notice as="h1" icon={<KeyRound />} title="Falta un paso para administrar">
        <p>
          Quien administra ve las claves de los ensayos y los datos de sus estudiantes, así que una contraseña no basta.
          Agrega una llave de acceso o activa los códigos por app.
        </p>
        <ButtonLink href="/cuenta">Ir a tu cuenta</ButtonLink>
      </Notice>
    );
  return (
    <Notice as="h1" icon={<ShieldX />} title="Acceso Denegado">
      <p>No tienes permisos de administrador para ver esta página.</p>
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
