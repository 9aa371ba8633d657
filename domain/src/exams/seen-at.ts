import type { SeenAttempt } from '@matraz/contracts/exams/paper-http';

export interface SeenPage {
  /** Zero-based option by question. */
  answers: ReadonlyMap<string, number>;
  /** When the server got the present answer of each question. ISO 8601 */
  savedAt: ReadonlyMap<string, string>;
  /** ISO 8601. In a pause it moves by the length of the pause when the time goes on. */
  deadline: string;
  /** Since then the time stood still. Null: it ran. */
  pausedAt: string | null;
  messages: readonly string[];
  isCompleted: boolean;
}

/** The page of an attempt as the server had it at a time, from the steps until then. @param at ISO 8601 */
export const seenAt = ({ deadline, steps }: Pick<SeenAttempt, 'deadline' | 'steps'>, at: string): SeenPage => {
  const answers = new Map<string, number>();
  const savedAt = new Map<string, string>();
  const messages: string[] = [];
  const page = { deadline, pausedAt: null as string | null, isCompleted: false };
  for (const step of steps) {
    // The steps are in the order of the log, also after the clock was set back.
    if (Date.parse(step.at) > Date.parse(at)) continue;
    switch (step.kind) {
      case 'answer':
        if (step.selectedAnswer === null) answers.delete(step.questionId);
        else answers.set(step.questionId, step.selectedAnswer);
        savedAt.set(step.questionId, step.at);
        break;
      case 'extended':
        page.deadline = step.deadline;
        break;
      case 'paused':
        page.pausedAt = step.at;
        break;
      case 'resumed':
        page.deadline = step.deadline;
        page.pausedAt = null;
        // Staff reopened it.
        page.isCompleted = false;
        break;
      case 'message':
        messages.push(step.text);
        break;
      case 'completed':
        page.isCompleted = true;
    }
  }
  return { ...page, answers, savedAt, messages };
};
