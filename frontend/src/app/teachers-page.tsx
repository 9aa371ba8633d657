import '../shared/styles/admin.css';
import { ArrowLeft } from 'lucide-react';
import { Teachers } from '../features/classes/admin/teachers.tsx';
import { useTitle } from '../shared/page/use-title.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { AdminOnly } from './admin-only.tsx';

export default function TeachersPage() {
  useTitle('Docentes');
  return (
    <AdminOnly>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-extrabold text-3xl sm:text-4xl">Docentes</h1>
        <ButtonLink look="quiet" href="/admin">
          <ArrowLeft className="size-5" aria-hidden="true" />
          Administración
        </ButtonLink>
      </div>
      <Teachers />
    </AdminOnly>
  );
}
