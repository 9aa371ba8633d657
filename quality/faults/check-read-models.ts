import type { RecordedEvent } from '@matraz/infra/event-store/port';
import type { Finding } from './finding.ts';

export interface StudentRows {
  xp: number;
  questionsAnswered: number;
  /** All answers of all questions. */
  answers: number;
  attempts: number;
  /** Scores of the completed attempts, in the order of their ids. */
  scores: readonly number[];
}

const foldStudent = (events: readonly RecordedEvent[]): StudentRows => {
  const of = (name: string) => events.filter(({ type }) => type === name).map(({ data }) => data);
  const answers = of('QuestionAnswered');
  const completed = of('ExamAttemptCompleted').toSorted((a, b) => (String(a.attemptId) < String(b.attemptId) ? -1 : 1));
  return {
    xp: answers.reduce((sum, { xpEarned }) => sum + Number(xpEarned), 0),
    questionsAnswered: new Set(answers.map(({ questionId }) => questionId)).size,
    answers: answers.length,
    attempts: of('ExamAttemptStarted').length,
    scores: completed.map(({ paesScore }) => Number(paesScore)),
  };
};

/**
 * A fold of the log that shares no code with the projections.
 *
 * @param events the events of the students, in the order of the log
 * @param rows what the read models contain, by student
 */
export const checkReadModels = (
  events: readonly RecordedEvent[],
  rows: ReadonlyMap<string, StudentRows>,
): Finding[] => {
  const byStudent = Map.groupBy(events, ({ data }) => String(data.userId));
  return [...rows].flatMap(([student, shown]): Finding[] => {
    const [expected, found] = [foldStudent(byStudent.get(student) ?? []), shown].map((one) => JSON.stringify(one));
    if (expected === found) return [];
    return [{ kind: 'read model', text: `student ${student}: ${found}, and by the log ${expected}` }];
  });
};
