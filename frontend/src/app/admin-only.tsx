import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUser } from '../shared/session/session.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** A page for administrators. Other users see that they may not open it. */
export const AdminOnly = ({ children }: { children: ReactNode }) => {
  const { isAdmin } = useUser();
  if (isAdmin) return children;
  return (
    <Notice as="h1" icon={<ShieldX />} title="Acceso Denegado">
      <p>No tienes permisos de administrador para ver esta página.</p>
      <ButtonLink href="/">Volver al Inicio</ButtonLink>
    </Notice>
  );
};
