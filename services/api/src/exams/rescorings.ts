import type { AttemptRecord } from '@matraz/application/exams/attempt-archive';
import type { Rescoring } from '@matraz/contracts/exams/attempt-http';

type Counted = NonNullable<AttemptRecord['completedWith']>;

/** How a question counts in a result. */
const countedAs = ({ voided, corrections }: Counted, id: string): Omit<Rescoring['questions'][number], 'id'> => {
  const correction = corrections.find(({ questionId }) => questionId === id);
  if (correction) return { outcome: correction.outcome, reason: correction.reason };
  return { outcome: voided.includes(id) ? 'voided' : 'own-key', reason: '' };
};

/**
 * The changes of the score after completion. A correction of another version of a question changes the stored result, and nothing
 * for this student. It is left out.
 */
export const rescoringsOf = ({ completedWith, rescorings }: AttemptRecord): Rescoring[] => {
  let before: Counted = completedWith ?? { voided: [], corrections: [] };
  return rescorings.flatMap((now) => {
    const { rescoredAt: at, reason, previousScore, paesScore } = now;
    const questions = now.questionIds.flatMap((id) => {
      const counted = countedAs(now, id);
      return counted.outcome === 'own-key' && countedAs(before, id).outcome === 'own-key' ? [] : [{ id, ...counted }];
    });
    before = now;
    const questionIds = questions.map(({ id }) => id);
    return questions.length === 0 ? [] : [{ at, reason, questionIds, questions, previousScore, paesScore }];
  });
};
