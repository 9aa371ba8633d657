import '../shared/styles/admin.css';
import { useSearchParams } from 'wouter';
import { TeachersOnly } from '../features/classes/teaching/teachers-only.tsx';
import { Room } from '../features/exams/admin/room/room.tsx';

/** The live room of an exam: of the class that the address names, or of everybody. */
export default function ExamRoomPage({ examId }: { examId: string }) {
  const [search] = useSearchParams();
  return (
    <TeachersOnly>
      <Room examId={examId} classId={search.get('curso')} />
    </TeachersOnly>
  );
}
