import '../shared/styles/admin.css';
import { useSearchParams } from 'wouter';
import { TeachersOnly } from '../features/classes/teaching/teachers-only.tsx';
import { ClassResults } from '../features/exams/admin/teaching/class-results.tsx';
import { PaperEntry } from '../features/exams/admin/teaching/paper-entry.tsx';

/** The results of a class in an exam, or the entry of its answer sheets. */
export default function ClassExamPage({ classId, examId }: { classId: string; examId: string }) {
  const [search] = useSearchParams();
  const Part = search.has('papel') ? PaperEntry : ClassResults;
  return (
    <TeachersOnly>
      <Part classId={classId} examId={examId} />
    </TeachersOnly>
  );
}
