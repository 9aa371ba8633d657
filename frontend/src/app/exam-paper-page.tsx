import '../shared/styles/admin.css';
import { useSearchParams } from 'wouter';
import { TeachersOnly } from '../features/classes/teaching/teachers-only.tsx';
import { ExamPaper } from '../features/exams/admin/teaching/exam-paper.tsx';

/** An exam to print. The address may name the version that was printed before. */
export default function ExamPaperPage({ examId }: { examId: string }) {
  const [search] = useSearchParams();
  return (
    <TeachersOnly>
      <ExamPaper examId={examId} version={Number(search.get('version')) || undefined} />
    </TeachersOnly>
  );
}
