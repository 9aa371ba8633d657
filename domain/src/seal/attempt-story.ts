import { type ExamAttemptEvent, examAttemptEvents } from '@matraz/contracts/exams/events';
import type { SealedEvent } from '@matraz/contracts/seal/receipt';

type DataOf<Type extends ExamAttemptEvent['type']> = Extract<ExamAttemptEvent, { type: Type }>['data'];

/** What the events of a receipt tell. A short receipt has only some events, so parts can be absent. */
export interface AttemptStory {
  userId: string;
  /** At the version that the attempt is bound to. */
  examTitle?: string;
  /** Time of the last event: what happened later is not told. */
  until: string;
  startedAt?: string;
  deadline?: string;
  /** Percent of more time that the student had from the start. */
  extraTime?: number;
  /** The student saw other letters than the events name. */
  hasOwnOrder?: boolean;
  answers: DataOf<'ExamAnswerSaved'>[];
  /** What staff did to the time. `seconds` is the added time. A pause and its end have null. */
  timeChanges: {
    at: string;
    seconds: number | null;
    kind: 'extended' | 'paused' | 'resumed' | 'reopened';
    reason: string;
  }[];
  result?: DataOf<'ExamAttemptCompleted'>;
  /** After the last rescoring, else at completion. */
  score?: number;
  correct?: number;
  scored?: number;
  /** Times of the rescorings, with the score after each. */
  rescorings: DataOf<'ExamAttemptRescored'>[];
}

const read = ({ type, schemaVersion, data }: SealedEvent): ExamAttemptEvent => {
  const definition = examAttemptEvents[type as ExamAttemptEvent['type']];
  return { type, data: definition.read(schemaVersion, data) } as ExamAttemptEvent;
};

type Result = DataOf<'ExamAttemptCompleted' | 'ExamAttemptRescored'>;

const presentResult = ({ examTitle, paesScore, correct, scored }: Result) => ({
  examTitle,
  score: paesScore,
  correct,
  scored,
});

/** The result before a reopening does not count. */
const takeBack = (story: AttemptStory): void => {
  story.rescorings = [];
  delete story.result;
  delete story.examTitle;
  delete story.score;
  delete story.correct;
  delete story.scored;
};

/** @param events events of one attempt that `verifyReceipt` accepted */
export const attemptStory = (events: readonly SealedEvent[]): AttemptStory => {
  const until = events.reduce((last, { metadata }) => (metadata.occurredAt > last ? metadata.occurredAt : last), '');
  const story: AttemptStory = { userId: '', until, answers: [], timeChanges: [], rescorings: [] };
  for (const event of events.map(read)) {
    story.userId = event.data.userId;
    switch (event.type) {
      case 'ExamAttemptStarted':
        story.startedAt = event.data.startedAt;
        story.deadline = event.data.deadline;
        if (event.data.extraTime !== undefined) story.extraTime = event.data.extraTime;
        if (event.data.form?.options) story.hasOwnOrder = true;
        break;
      case 'ExamAnswerSaved':
        story.answers.push(event.data);
        break;
      case 'ExamTimeExtended': {
        const { extendedAt: at, seconds, deadline, reason } = event.data;
        story.deadline = deadline;
        story.timeChanges.push({ kind: 'extended', at, seconds, reason });
        break;
      }
      case 'ExamPaused':
        story.timeChanges.push({ kind: 'paused', at: event.data.pausedAt, seconds: null, reason: event.data.reason });
        break;
      case 'ExamResumed':
        story.deadline = event.data.deadline;
        story.timeChanges.push({ kind: 'resumed', at: event.data.resumedAt, seconds: null, reason: event.data.reason });
        break;
      case 'ExamAttemptReopened': {
        const { reopenedAt: at, seconds, deadline, reason } = event.data;
        story.deadline = deadline;
        story.timeChanges.push({ kind: 'reopened', at, seconds, reason });
        takeBack(story);
        break;
      }
      case 'ExamAttemptCompleted':
        story.result = event.data;
        Object.assign(story, presentResult(event.data));
        break;
      case 'ExamAttemptRescored':
        story.rescorings.push(event.data);
        Object.assign(story, presentResult(event.data));
    }
  }
  return story;
};
