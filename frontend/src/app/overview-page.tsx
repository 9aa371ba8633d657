import '../shared/styles/admin.css';
import { ArrowLeft } from 'lucide-react';
import { ExamResults } from '../features/exams/admin/exam-results.tsx';
import { StudentActivityOverview } from '../features/practice/admin/student-activity.tsx';
import { useTitle } from '../shared/page/use-title.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { AdminOnly } from './admin-only.tsx';

/** Who studies, how much, and the results of each exam. */
export default function OverviewPage() {
  useTitle('Resumen');
  return (
    <AdminOnly>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="mr-auto font-extrabold text-3xl sm:text-4xl">Resumen</h1>
        <ButtonLink look="quiet" href="/admin">
          <ArrowLeft className="size-5" aria-hidden="true" />
          Administración
        </ButtonLink>
      </div>
      <StudentActivityOverview />
      <ExamResults />
    </AdminOnly>
  );
}
