import '../shared/styles/admin.css';
import { paths } from '@matraz/contracts/screens';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'wouter';
import { TeachersOnly } from '../features/classes/teaching/teachers-only.tsx';
import ExamsPanel from '../features/exams/admin/exams-panel.tsx';
import { useTitle } from '../shared/page/use-title.ts';

/** The exams that a teacher writes. */
export default function OwnExamsPage() {
  useTitle('Tus ensayos');
  return (
    <TeachersOnly>
      <div className="grid gap-6">
        <Link href={paths.teaching} className="inline-flex min-h-11 w-fit items-center gap-1 font-bold text-brand">
          <ChevronLeft className="size-5" aria-hidden="true" />
          Cursos
        </Link>
        <h1 className="font-extrabold text-3xl sm:text-4xl">Tus ensayos</h1>
        <div>
          <ExamsPanel />
        </div>
      </div>
    </TeachersOnly>
  );
}
