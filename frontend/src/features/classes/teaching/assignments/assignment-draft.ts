import type { Assignment } from '@matraz/contracts/assignments/http';
import { addDays, chileDay } from '@matraz/domain/practice/calendar';
import { chileLocal, instantOfChile } from '@matraz/domain/practice/chile-clock';

/** What the form holds. Times are what a clock in Chile shows, as `datetime-local` has them. */
export interface AssignmentDraft {
  kind: Assignment['kind'];
  workId: string;
  opensAt: string;
  closesAt: string;
  /** Empty: until the closing. */
  lastStartAt: string;
  attempts: number;
  results: Assignment['results'];
  /** Empty: none. */
  accessWord: string;
  form: Assignment['form'];
}

const local = (time: string): string => chileLocal(new Date(time)).slice(0, 16);

const noForm = { questions: false, options: false };

/** An exam: tomorrow's block of three hours. A topic: from now for a week. @param now ISO 8601 */
export const newDraft = (kind: AssignmentDraft['kind'], workId: string, now: string): AssignmentDraft => {
  const today = chileDay(new Date(now));
  const [opensAt, closesAt] =
    kind === 'exam'
      ? [`${addDays(today, 1)}T08:30`, `${addDays(today, 1)}T11:30`]
      : [local(now), `${addDays(today, 7)}T23:59`];
  const form = kind === 'exam' ? { questions: true, options: true } : noForm;
  const results = kind === 'exam' ? 'at-closing' : 'at-once';
  return { kind, workId, opensAt, closesAt, lastStartAt: '', attempts: 1, results, accessWord: '', form };
};

export const draftOf = (assignment: Assignment): AssignmentDraft => ({
  kind: assignment.kind,
  workId: assignment.workId,
  opensAt: local(assignment.opensAt),
  closesAt: local(assignment.closesAt),
  lastStartAt: assignment.lastStartAt === null ? '' : local(assignment.lastStartAt),
  attempts: assignment.attempts,
  results: assignment.results,
  accessWord: assignment.accessWord ?? '',
  form: assignment.form,
});

/** The conditions as the server takes them. A topic has only its times. */
export const conditionsOf = (draft: AssignmentDraft) => {
  const isExam = draft.kind === 'exam';
  const word = draft.accessWord.trim();
  return {
    opensAt: instantOfChile(draft.opensAt).toISOString(),
    closesAt: instantOfChile(draft.closesAt).toISOString(),
    lastStartAt: isExam && draft.lastStartAt !== '' ? instantOfChile(draft.lastStartAt).toISOString() : null,
    attempts: isExam ? draft.attempts : 1,
    results: isExam ? draft.results : ('at-once' as const),
    accessWord: isExam && word !== '' ? word : null,
    form: isExam ? draft.form : noForm,
  };
};

/** Why the times are impossible; null: they are not. @param now ISO 8601 */
export const timesError = ({ kind, opensAt, closesAt, lastStartAt }: AssignmentDraft, now: string): string | null => {
  // Texts of this shape sort as the times do.
  if (opensAt === '' || closesAt === '') return 'Escribe cuándo abre y cuándo cierra.';
  if (closesAt <= opensAt) return 'El cierre debe ser después de la apertura.';
  if (closesAt <= local(now)) return 'El cierre ya pasó.';
  if (kind === 'exam' && lastStartAt !== '' && (lastStartAt < opensAt || lastStartAt > closesAt))
    return 'El último inicio debe quedar entre la apertura y el cierre.';
  return null;
};
