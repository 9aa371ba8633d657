import type { ExamForm } from '@matraz/contracts/assignments/events';
import { type BreakMinutes, durationWith, type ExtraTime } from '@matraz/contracts/classes/accommodations';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import { mostAnswerChanges } from '@matraz/contracts/exams/limits';
import type { Command, Decider } from '../decider.ts';
import { DomainError } from '../errors.ts';
import type { AnswerKey } from './answer-key.ts';
import {
  answersOf,
  answerTo,
  type CompletedAttempt,
  type CompletionReason,
  type DataOf,
  type ExamAttempt,
  evolve,
  type OpenAttempt,
  type StartedAttempt,
  timeOfChoice,
  withAnswer,
} from './attempt-state.ts';
import { deadlineAt, elapsedSeconds, isPaused } from './attempt-time.ts';
import { collectedAnswers } from './collected-answers.ts';
import type { Corrections } from './corrections.ts';
import { closingTime, lastAnswerTime } from './exam-time.ts';
import { contactLost, type NoteContactLoss } from './note-contact-loss.ts';
import { type BreakCommand, decideBreak, endedByAnswer } from './own-breaks.ts';
import { isSameSheet, isSameSitting, type PaperSheet, recordOnPaper } from './paper-attempt.ts';
import { type ReopenExamAttempt, reopen } from './reopen-exam-attempt.ts';
import { decideInRoom, type EndLongPause, pauseEnded, type RoomCommand, type StaffDecision } from './room-decisions.ts';
import { type Figures, scoreAttempt } from './score.ts';

/** The answer key of the attempt's exam version, and what teachers decided about its questions since. */
export interface ScoringInput extends Corrections {
  answerKey: AnswerKey;
}

/**
 * A request to complete the attempt. `passedDeadline`: the page submits because this deadline has passed. `picks` are the options
 * for questions without an answer.
 */
export type CompletionRequest =
  | Command<'SubmitExamAttempt', { userId: string; passedDeadline?: Date | undefined } & ScoringInput>
  | Command<'AutoAnswerExamAttempt', { userId: string; picks: ReadonlyMap<string, number> } & ScoringInput>;

/** What a student chose. The last choice counts, also when it is not the last one that arrives. */
export interface GivenAnswer {
  questionId: string;
  /** Null clears the answer. */
  selectedAnswer: number | null;
  /** When the student chose it, as the browser computed it by the server's clock. Absent: now. */
  chosenAt?: Date | undefined;
  keyHash?: string | undefined;
  /** The commands that this one replaces, by the hashes of their keys: they may still be on their way. */
  replaces?: readonly string[] | undefined;
}

/** Milliseconds by which two devices' clocks may differ. Of two choices within this time the last to arrive counts. */
const clockError = 3_000;

/** Milliseconds. The event of an answer that took longer to arrive has the time of its choice. */
const delay = 1_000;

/** What an assignment gives an attempt at its start. */
interface AssignedStart {
  assignmentId: string;
  /** ISO 8601 */
  closesAt: string;
  form: ExamForm;
}

/**
 * `userId` is the caller: another student's attempt gives attempt_not_found. `now` is the server's clock; for an answer, at the
 * request's first byte.
 */
export type ExamAttemptCommand =
  /** `extraTime`, and `breaks` in minutes: what the student's accommodations give now. `assigned`: the assignment that counts; absent: none. */
  (
    | Command<
        'StartExamAttempt',
        {
          attemptId: string;
          userId: string;
          ordinal: number;
          answerKey: AnswerKey;
          extraTime: ExtraTime;
          breaks?: BreakMinutes | undefined;
          assigned?: AssignedStart | undefined;
        }
      >
    /** Sent by staff: a whole attempt that was answered on paper. */
    | Command<'RecordPaperAttempt', PaperSheet & ScoringInput>
    | Command<'SaveExamAnswer', GivenAnswer & { userId: string; answerKey: AnswerKey }>
    | CompletionRequest
    /** Sent by the worker after the deadline. */
    | Command<'ExpireExamAttempt', ScoringInput>
    /** Sent by staff. */
    | Command<'EndExamAttempt', StaffDecision & ScoringInput>
    | RoomCommand
    | BreakCommand
    | ReopenExamAttempt
    | NoteContactLoss
    | EndLongPause
    | Command<'RescoreExamAttempt', ScoringInput>
  ) & { now: Date };

const decide = (command: ExamAttemptCommand, attempt: ExamAttempt): ExamAttemptEvent[] => {
  if (command.type === 'StartExamAttempt') return start(command.data, command.now, attempt);
  if (command.type === 'RecordPaperAttempt') return recordPaper(command.data, command.now, attempt);
  if (attempt.status === 'none') throw new DomainError('attempt_not_found');
  const { now } = command;
  // A break or pause that is over ends first, also when the worker did not come to it yet.
  const over = pauseEnded(attempt, now);
  if (over.length > 0 && command.type !== 'EndLongPause')
    return [...over, ...decide(command, over.reduce(evolve, attempt as ExamAttempt))];
  if (command.type === 'NoteContactLoss') return contactLost(command.data, attempt);
  if (command.type === 'EndLongPause') return over;
  if (command.type === 'TakeBreak' || command.type === 'EndBreak') return decideBreak(command, attempt);
  if (command.type === 'ReopenExamAttempt') return reopen(command.data, now, attempt);
  if (isRoomCommand(command)) return decideInRoom(command, attempt);
  const { type, data } = command;
  if ('userId' in data && data.userId !== attempt.userId) throw new DomainError('attempt_not_found');
  mustHold(data.answerKey, attempt);
  switch (type) {
    case 'SaveExamAnswer':
      return save(data, now, attempt);
    case 'SubmitExamAttempt':
      if (attempt.status === 'completed') return [];
      if (data.passedDeadline && goesOnAfter(data.passedDeadline, attempt, now)) throw new DomainError('time_extended');
      return isWaiting(attempt, now) ? [] : completed(attempt, data, 'submitted', now);
    case 'AutoAnswerExamAttempt':
      return attempt.status === 'completed' || isWaiting(attempt, now) ? [] : autoAnswer(data, now, attempt);
    case 'ExpireExamAttempt':
      // Until then an answer that was sent in time may still arrive.
      if (attempt.status === 'completed' || isPaused(attempt) || now < lastAnswerTime(attempt.deadline)) return [];
      return completed(attempt, data, 'time-expired', now);
    case 'EndExamAttempt':
      if (data.examId !== attempt.examId) throw new DomainError('attempt_not_found');
      // In the grace it ends by itself within seconds.
      return attempt.status === 'completed' || isWaiting(attempt, now) ? [] : endedByStaff(attempt, data, now);
    case 'RescoreExamAttempt':
      return attempt.status === 'completed' ? rescore(data, now, attempt) : [];
  }
};

/** They are decided without the answer key. */
const isRoomCommand = <Other extends ExamAttemptCommand>(
  command: Other | (RoomCommand & { now: Date }),
): command is RoomCommand & { now: Date } => !('answerKey' in command.data);

/**
 * Between the deadline and closing time an answer that was sent in time may still arrive. The attempt stays open until then, and
 * the caller sends the command again at closing time.
 */
const isWaiting = (attempt: OpenAttempt, now: Date): boolean =>
  !isPaused(attempt) && now > new Date(attempt.deadline) && now < closingTime(attempt.deadline);

/** The page did not know yet that the attempt got more time, or that it is paused. */
const goesOnAfter = (passed: Date, attempt: OpenAttempt, now: Date): boolean => {
  const deadline = new Date(attempt.deadline);
  return isPaused(attempt) || (deadline > passed && now <= deadline);
};

/** An answer key of another version is a bug, not a refusal. */
const mustHold = ({ examId, examVersion }: AnswerKey, attempt: StartedAttempt): void => {
  if (examId === attempt.examId && examVersion === attempt.examVersion) return;
  throw new Error(`attempt ${attempt.attemptId} is held by version ${attempt.examVersion} of exam ${attempt.examId}`);
};

/** No events when the attempt is already open. @throws DomainError attempt_completed: the next attempt needs the next ordinal */
const start = (
  {
    attemptId,
    userId,
    ordinal,
    answerKey,
    extraTime,
    breaks = 0,
    assigned,
  }: Extract<ExamAttemptCommand, { type: 'StartExamAttempt' }>['data'],
  now: Date,
  attempt: ExamAttempt,
): ExamAttemptEvent[] => {
  if (attempt.status === 'open') return [];
  if (attempt.status === 'completed') throw new DomainError('attempt_completed');
  const { examId, examVersion, duration, questions } = answerKey;
  if (questions.size === 0) throw new DomainError('exam_without_questions');
  const startedAt = now.toISOString();
  const seconds = durationWith(duration, extraTime);
  // After the closing a student with extra time still has all of it.
  const closing = assigned ? Date.parse(assigned.closesAt) + (seconds - duration) * 1000 : Number.POSITIVE_INFINITY;
  const deadline = new Date(Math.min(now.getTime() + seconds * 1000, closing)).toISOString();
  const data = { attemptId, userId, examId, examVersion, ordinal, startedAt, deadline };
  return [
    {
      type: 'ExamAttemptStarted',
      data: {
        ...data,
        ...(extraTime > 0 && { extraTime }),
        ...(breaks > 0 && { breakSeconds: breaks * 60 }),
        ...(assigned && { assignmentId: assigned.assignmentId }),
        ...(assigned && (assigned.form.questions || assigned.form.options) && { form: assigned.form }),
      },
    },
  ];
};

/**
 * No events for a sheet that is recorded already.
 *
 * @throws DomainError paper_recorded: the same sitting has other answers; attempt_completed: the next attempt needs the next ordinal
 */
const recordPaper = (sheet: PaperSheet & ScoringInput, now: Date, attempt: ExamAttempt): ExamAttemptEvent[] => {
  if (attempt.status === 'open') throw new DomainError('attempt_running');
  if (attempt.status === 'none') return recordOnPaper(sheet, now);
  if (!isSameSitting(attempt, sheet)) throw new DomainError('attempt_completed');
  if (!isSameSheet(attempt, sheet)) throw new DomainError('paper_recorded');
  return [];
};

/**
 * The student chose another answer later, here or on another device, and the server has it already.
 *
 * @param known when the student chose the answer that the server has
 */
const isOutdated = ({ keyHash, chosenAt }: GivenAnswer, known: number, { replaced }: StartedAttempt): boolean => {
  if (keyHash !== undefined && replaced.includes(keyHash)) return true;
  // Not compared with `now`: the server's clock may have been set back.
  return chosenAt !== undefined && known - chosenAt.getTime() > clockError;
};

/** No events for the answer that the attempt has, and for an outdated one. */
const save = (
  { answerKey, ...given }: Extract<ExamAttemptCommand, { type: 'SaveExamAnswer' }>['data'],
  now: Date,
  attempt: OpenAttempt | CompletedAttempt,
): ExamAttemptEvent[] => {
  // Also when it was sent in time: the student may have seen the key in the result.
  if (attempt.status === 'completed') throw new DomainError('attempt_completed');
  // A page that is offline may not know of a pause.
  if (!isPaused(attempt) && now > lastAnswerTime(attempt.deadline)) throw new DomainError('deadline_passed');
  const { questionId, selectedAnswer, replaces = [] } = given;
  const question = answerKey.questions.get(questionId);
  if (!question) throw new DomainError('question_not_found');
  if (selectedAnswer !== null && (selectedAnswer < 0 || selectedAnswer >= question.options.length)) {
    throw new DomainError('answer_out_of_range');
  }
  const known = timeOfChoice(attempt.answers, questionId);
  if (isOutdated(given, known, attempt)) return [];
  const isReplacing = replaces.some((hash) => !attempt.replaced.includes(hash));
  if (answerTo(attempt.answers, questionId) === selectedAnswer && !isReplacing) return [];
  if (attempt.changes >= mostAnswerChanges) throw new DomainError('too_many_changes');
  // After the clock was set back the times of a question's answers stay in their order.
  const savedAt = Math.max(now.getTime(), known);
  const chosenAt = Math.min(savedAt, given.chosenAt?.getTime() ?? savedAt);
  const isDelayed = savedAt - chosenAt >= delay;
  return [
    ...endedByAnswer(attempt, chosenAt, now),
    // The key's own text, so that all attempts in memory share one instead of the text of each request.
    saved(attempt, question.questionId, selectedAnswer, new Date(savedAt), {
      ...(isDelayed && { chosenAt: new Date(chosenAt).toISOString() }),
      ...(isReplacing && { replaces: [...replaces] }),
    }),
  ];
};

const autoAnswer = (
  { picks, ...judging }: Extract<ExamAttemptCommand, { type: 'AutoAnswerExamAttempt' }>['data'],
  now: Date,
  attempt: OpenAttempt,
): ExamAttemptEvent[] => {
  if (now.getTime() > Date.parse(deadlineAt(attempt, now))) return completed(attempt, judging, 'time-expired', now);
  const { answers } = attempt;
  const open = [...judging.answerKey.questions.keys()].filter((id) => picks.has(id) && answerTo(answers, id) === null);
  const picked = open.map((id) => [id, picks.get(id) ?? 0] as const);
  const answered = {
    ...attempt,
    answers: picked.reduce((sheet, [id, pick]) => withAnswer(sheet, id, pick, now.getTime()), answers),
  };
  return [
    ...picked.map(([id, pick]) => saved(attempt, id, pick, now)),
    ...completed(answered, judging, 'auto-answered', now),
  ];
};

const rescore = (input: ScoringInput, now: Date, attempt: CompletedAttempt): ExamAttemptEvent[] => {
  const { answerKey } = input;
  const figures = scoreAttempt(answerKey, answersOf(attempt.answers), input);
  const questionIds = [...answerKey.questions.keys()].filter((id) => countsOtherwise(id, attempt.figures, figures));
  if (questionIds.length === 0) return [];
  const isVoiding = questionIds.every((id) => figures.voided.includes(id));
  return [
    {
      type: 'ExamAttemptRescored',
      data: {
        ...idsOf(attempt),
        examTitle: answerKey.title,
        reason: isVoiding ? 'question-voided' : 'question-corrected',
        questionIds,
        rescoredAt: now.toISOString(),
        previousScore: attempt.figures.paesScore,
        ...figures,
      },
    },
  ];
};

/** Also when the correction does not change the student's point: the student reads the reason. */
const countsOtherwise = (questionId: string, before: Figures, now: Figures): boolean => {
  const isVoided = ({ voided }: Figures) => voided.includes(questionId);
  const correctionId = ({ corrections }: Figures) =>
    corrections.find((one) => one.questionId === questionId)?.correctionId;
  return isVoided(before) !== isVoided(now) || correctionId(before) !== correctionId(now);
};

const idsOf = ({ attemptId, userId, examId }: StartedAttempt) => ({ attemptId, userId, examId });

const saved = (
  attempt: StartedAttempt,
  questionId: string,
  selectedAnswer: number | null,
  now: Date,
  late: Pick<DataOf<'ExamAnswerSaved'>, 'chosenAt' | 'replaces'> = {},
) =>
  ({
    type: 'ExamAnswerSaved',
    data: { ...idsOf(attempt), questionId, selectedAnswer, savedAt: now.toISOString(), ...late },
  }) as const;

const collected = (attempt: OpenAttempt): ExamAttemptEvent[] => {
  const data = collectedAnswers(attempt);
  return data ? [{ type: 'ExamAnswersCollected', data }] : [];
};

/** After the deadline it is an expired attempt, without a decision of staff. */
const endedByStaff = (
  attempt: OpenAttempt,
  { by, reason: why, ...input }: StaffDecision & ScoringInput,
  now: Date,
): ExamAttemptEvent[] =>
  completed(attempt, input, 'ended-by-staff', now).map((event) =>
    event.type === 'ExamAttemptCompleted' && event.data.reason === 'ended-by-staff'
      ? { ...event, data: { ...event.data, by, why } }
      : event,
  );

/** After the deadline the reason is always time-expired, and the finish time is the deadline. */
const completed = (
  attempt: OpenAttempt,
  input: ScoringInput,
  asked: CompletionReason,
  now: Date,
): ExamAttemptEvent[] => {
  const deadline = new Date(deadlineAt(attempt, now));
  const isLate = now > deadline;
  const finishedAt = isLate ? deadline : now;
  return [
    ...collected(attempt),
    {
      type: 'ExamAttemptCompleted',
      data: {
        ...idsOf(attempt),
        examTitle: input.answerKey.title,
        reason: isLate ? 'time-expired' : asked,
        finishedAt: finishedAt.toISOString(),
        timeElapsed: elapsedSeconds(attempt, finishedAt, now),
        ...scoreAttempt(input.answerKey, answersOf(attempt.answers), input),
      },
    },
  ];
};

export const examAttempt: Decider<ExamAttempt, ExamAttemptCommand, ExamAttemptEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
  isOver: ({ status }) => status === 'completed',
};
