import { contact } from '@matraz/contracts/exams/limits';
import type { RoomStudent } from '@matraz/contracts/exams/room-http';
import { amount } from '../../../../shared/study/words.ts';
import { secondsLeft } from '../../time.ts';

/** A student whose attempt staff can act on. */
export type OpenStudent = RoomStudent & { attemptId: string; deadline: string; startedAt: string };

export const isOpen = (student: RoomStudent): student is OpenStudent =>
  (student.state === 'running' || student.state === 'paused') && student.attemptId !== null;

/** A student whose attempt staff can reopen. */
export type EndedStudent = RoomStudent & { attemptId: string; finishedAt: string };

export const isEnded = (student: RoomStudent): student is EndedStudent =>
  student.state === 'completed' && student.attemptId !== null && student.finishedAt !== null;

/** Whole seconds until the deadline. In a pause they stand still. @param now milliseconds, by the server's clock */
export const leftOf = ({ deadline, pausedAt }: OpenStudent, now: number): number =>
  secondsLeft(deadline, new Date(pausedAt === null ? now : Date.parse(pausedAt)));

/** The open attempts without an answer for more than so many minutes. Before the first answer the start counts. */
export const withoutAnswers = (students: readonly RoomStudent[], minutes: number, now: number): OpenStudent[] =>
  students
    .filter(isOpen)
    .filter(({ lastSavedAt, startedAt }) => now - Date.parse(lastSavedAt ?? startedAt) > minutes * 60_000);

const wasLost = (lastContactAt: string | null, isAway: boolean, at: number): lastContactAt is string =>
  lastContactAt !== null && !isAway && at - Date.parse(lastContactAt) >= contact.lostAfter * 1_000;

/** The page was not heard of for long, and the student did not leave it. */
export const isLost = (student: RoomStudent, now: number): boolean =>
  isOpen(student) && wasLost(student.lastContactAt, student.isAway, now);

/** An attempt that ended while its page was not heard of. */
export const endedLost = (student: RoomStudent): student is EndedStudent & { lastContactAt: string } =>
  isEnded(student) && wasLost(student.lastContactAt, student.isAway, Date.parse(student.finishedAt));

/** 'hace 5 s', 'hace 3 min', 'hace 2 h'. */
export const agoText = (time: string, now: number): string => {
  const seconds = Math.max(0, Math.floor((now - Date.parse(time)) / 1000));
  if (seconds < 60) return `hace ${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `hace ${minutes} min` : `hace ${Math.floor(minutes / 60)} h`;
};

/** '5 min', '1 min 30 s'. @param seconds positive */
export const durationOf = (seconds: number): string => {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ');
};

/** '+5 min'. */
export const extraText = (seconds: number): string => `+${durationOf(seconds)}`;

export const studentsText = (count: number) => amount(count, 'estudiante', 'estudiantes');

/** How many students are in each state, in the order of an exam, and how many of the open attempts lost their connection. */
export const countsOf = (students: readonly RoomStudent[], now: number) => {
  const count = (state: RoomStudent['state']) => students.filter((one) => one.state === state).length;
  return [
    { label: 'Sin comenzar', count: count('not-begun') },
    { label: 'Rindiendo', count: count('running') },
    { label: 'En pausa', count: count('paused') },
    { label: 'Entregaron', count: count('completed') },
    { label: 'Sin conexión', count: students.filter((one) => isLost(one, now)).length },
  ];
};
