import type { ExamRoom } from '@matraz/contracts/exams/room-http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../shared/net/api.ts';
import { serverClock } from '../../offline/server-clock.ts';

/** While attempts run, and while the room waits for students. */
const RUNNING_MS = 2_000;
const WAITING_MS = 5_000;

export const roomKey = (examId: string) => ['exam', examId, 'room'];

const isOpen = ({ state }: ExamRoom['students'][number]) => state === 'running' || state === 'paused';

/** Also sets the server's clock, which the countdowns follow. @param classId null: everybody */
export const examRoom = (examId: string, classId: string | null) =>
  queryOptions({
    queryKey: [...roomKey(examId), classId],
    queryFn: async () => {
      const sentAt = performance.now();
      const room = await call('getExamRoom', { params: { id: examId }, query: classId === null ? {} : { classId } });
      serverClock.record(room.serverTime, performance.now() - sentAt);
      return room;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.students.some(isOpen) ? RUNNING_MS : WAITING_MS),
  });
