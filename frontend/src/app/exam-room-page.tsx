import '../shared/styles/admin.css';
import { useSearchParams } from 'wouter';
import { TeachersOnly } from '../features/classes/teaching/teachers-only.tsx';
import { Room } from '../features/exams/admin/room/room.tsx';

/** The live room of an exam. The address may name a class; then the room has only its students. */
export default function ExamRoomPage({ examId }: { examId: string }) {
  const [search] = useSearchParams();
  return (
    <TeachersOnly>
      <Room examId={examId} classId={search.get('curso')} />
    </TeachersOnly>
  );
}
