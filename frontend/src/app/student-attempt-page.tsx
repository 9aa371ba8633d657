import '../shared/styles/admin.css';
import { useSearchParams } from 'wouter';
import { TeachersOnly } from '../features/classes/teaching/teachers-only.tsx';
import { SeenAttempt } from '../features/exams/admin/teaching/seen-attempt.tsx';
import { StudentAttempt } from '../features/exams/admin/teaching/student-attempt.tsx';

/** The corrected paper of a student, or what the server had of it at a time. */
export default function StudentAttemptPage({ attemptId }: { attemptId: string }) {
  const [search] = useSearchParams();
  const Part = search.has('vio') ? SeenAttempt : StudentAttempt;
  return (
    <TeachersOnly>
      <Part attemptId={attemptId} />
    </TeachersOnly>
  );
}
