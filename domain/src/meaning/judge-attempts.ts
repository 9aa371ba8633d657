import type { Accommodations } from '@matraz/contracts/classes/accommodations';
import type { ExamAttemptEvent } from '@matraz/contracts/exams/events';
import type { PaperForm } from '@matraz/contracts/exams/limits';
import type { ExistingAssignment } from '../assignments/assignment.ts';
import type { AnswerKey } from '../exams/answer-key.ts';
import type { DataOf, ExamAttempt, OpenAttempt, StartedAttempt } from '../exams/attempt-state.ts';
import { collectedAnswers } from '../exams/collected-answers.ts';
import type { Corrections } from '../exams/corrections.ts';
import { type ExamAttemptCommand, examAttempt, type ScoringInput } from '../exams/exam-attempt.ts';
import { answeredOnPaper, completedOnPaper, startedOnPaper } from '../exams/paper-attempt.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';
import type { createExamsMeaning } from './judge-exams.ts';

interface AttemptsMeaningOptions {
  exams: Pick<ReturnType<typeof createExamsMeaning>, 'keyOf' | 'wasOpenTo' | 'correctionsOf'>;
  wasAdministrator: (userId: string) => boolean;
  /** An administrator, or a teacher of a class of the student. */
  wasStaffOf: (by: string, userId: string) => boolean;
  attemptIdOf: (userId: string, examId: string, ordinal: number) => string;
  /** What the student's accommodations can have given at this time. */
  accommodationsOf: (userId: string, at: Date) => readonly Accommodations[];
  /** What an assignment was and is. */
  assignmentsWith: (assignmentId: string) => readonly ExistingAssignment[];
  /** Whether the student ever was in the class. */
  wasStudentOf: (classId: string, userId: string) => boolean;
}

/** The times at which an answer can have been decided. Automatic answers have the time of their command, also after a later choice. */
const judgeSaved = (
  event: Extract<ExamAttemptEvent, { type: 'ExamAnswerSaved' }>,
  state: StartedAttempt & ExamAttempt,
  { answerKey, now }: { answerKey: AnswerKey; now: Date },
): Doubt | undefined => {
  const { userId, questionId, selectedAnswer, chosenAt, replaces } = event.data;
  const data = {
    userId,
    answerKey,
    questionId,
    selectedAnswer,
    ...(chosenAt !== undefined && { chosenAt: new Date(chosenAt) }),
    ...(replaces && { replaces }),
  };
  const doubt = judgeBy(examAttempt, { state, event }, [{ type: 'SaveExamAnswer', data, now }]);
  const isAutomatic = event.data.savedAt === now.toISOString() && chosenAt === undefined && replaces === undefined;
  if (doubt?.reason === 'other-values' && isAutomatic && doubt.fields.every(({ name }) => name === 'savedAt'))
    return undefined;
  // The automatic answers of the questions that are left are not counted as changes.
  if (doubt?.reason === 'refused' && doubt.code === 'too_many_changes' && isAutomatic) return undefined;
  return doubt;
};

const completions = (
  { reason, userId, examId, by = '', why = '' }: DataOf<'ExamAttemptCompleted'>,
  scoring: ScoringInput,
  now: Date,
): ExamAttemptCommand[] => {
  const submitted = { type: 'SubmitExamAttempt', data: { userId, ...scoring }, now } as const;
  const automatic = { type: 'AutoAnswerExamAttempt', data: { userId, ...scoring, picks: new Map() }, now } as const;
  const expired = { type: 'ExpireExamAttempt', data: scoring, now } as const;
  switch (reason) {
    case 'submitted':
      return [submitted];
    case 'auto-answered':
      return [automatic];
    // All events of such an attempt are judged apart.
    case 'paper':
      return [];
    case 'ended-by-staff':
      return [{ type: 'EndExamAttempt', data: { examId, by, reason: why, ...scoring }, now }];
    case 'time-expired':
      return [expired, submitted];
  }
};

type PaperEvent = Extract<ExamAttemptEvent, { type: 'ExamAnswerSaved' | 'ExamAttemptCompleted' }>;

/** An answer, or the result, of an attempt on paper. */
const judgeOnPaper = (
  event: PaperEvent,
  state: OpenAttempt,
  { answerKey, known, now }: { answerKey: AnswerKey; known: readonly Corrections[]; now: Date },
): Doubt | undefined => {
  if (event.type === 'ExamAttemptCompleted') {
    const decide = (corrections: Corrections) => [
      { type: event.type, data: completedOnPaper(state, { answerKey, ...corrections }) },
    ];
    return judgeBy({ decide }, { state, event }, known);
  }
  const { questionId, selectedAnswer } = event.data;
  const { length = 0 } = answerKey.questions.get(questionId)?.options ?? {};
  if (selectedAnswer === null || selectedAnswer >= length) return { reason: 'unknown-question' };
  const data = answeredOnPaper(state, { questionId, selectedAnswer, now });
  return judgeBy({ decide: () => [{ type: event.type, data }] }, { state, event }, [null]);
};

type RoomEvent = Extract<
  ExamAttemptEvent,
  {
    type:
      | 'ExamTimeExtended'
      | 'ExamPaused'
      | 'ExamResumed'
      | 'ExamMessageSent'
      | 'ExamContactLost'
      | 'ExamAttemptReopened';
  }
>;

const roomCommand = ({ type, data }: RoomEvent, state: StartedAttempt, now: Date): ExamAttemptCommand => {
  switch (type) {
    case 'ExamTimeExtended':
      return data.repairs
        ? { type: 'RepairLostTime', data: { ...data, losses: data.repairs }, now }
        : { type: 'ExtendExamTime', data, now };
    case 'ExamPaused':
      return data.by === undefined
        ? { type: 'TakeBreak', data, now }
        : { type: 'PauseExamAttempt', data: { ...data, by: data.by }, now };
    case 'ExamResumed':
      if (data.by !== undefined) return { type: 'ResumeExamAttempt', data: { ...data, by: data.by }, now };
      return state.room.breakEndsAt === null
        ? { type: 'EndLongPause', data: {}, now }
        : { type: 'EndBreak', data, now };
    case 'ExamMessageSent':
      return { type: 'SendExamMessage', data, now };
    case 'ExamContactLost':
      return { type: 'NoteContactLoss', data, now };
    case 'ExamAttemptReopened':
      return { type: 'ReopenExamAttempt', data, now };
  }
};

/** Attempts at exams up to a place of the log. */
export const createAttemptsMeaning = ({
  exams,
  wasAdministrator,
  wasStaffOf,
  attemptIdOf,
  accommodationsOf,
  assignmentsWith,
  wasStudentOf,
}: AttemptsMeaningOptions) => {
  const states = new Map<string, ExamAttempt>();

  /** Whether an assignment is of this exam and of a class of the student. */
  const isOf =
    ({ examId, userId }: DataOf<'ExamAttemptStarted'>) =>
    ({ work, classId }: ExistingAssignment): boolean =>
      work.kind === 'exam' && work.examId === examId && wasStudentOf(classId, userId);

  const judgeStartedOnPaper = (
    data: DataOf<'ExamAttemptStarted'>,
    paper: { by: string; form: PaperForm },
    { state, answerKey, now }: { state: ExamAttempt; answerKey: AnswerKey; now: Date },
  ): Doubt | undefined => {
    const { userId, startedAt, deadline } = data;
    if (!wasStaffOf(paper.by, userId)) return { reason: 'not-an-administrator' };
    if (new Date(deadline) > now) return { reason: 'refused', code: 'sitting_not_over' };
    const seconds = (Date.parse(deadline) - Date.parse(startedAt)) / 1000;
    const event = { type: 'ExamAttemptStarted', data };
    const ruled = startedOnPaper({ ...data, ...paper, satAt: new Date(startedAt), seconds }, answerKey);
    return judgeBy({ decide: () => [{ ...event, data: ruled }] }, { state, event }, [null]);
  };

  const judgeStarted = (data: DataOf<'ExamAttemptStarted'>, state: ExamAttempt, now: Date): Doubt | undefined => {
    const { attemptId, userId, examId, examVersion, ordinal, assignmentId, paper } = data;
    const answerKey = exams.keyOf(examId, examVersion);
    const isAssigned = assignmentId !== undefined;
    // On paper the exam was open to who recorded it. The students of a class may take an exam that others do not see.
    const reader = paper?.by ?? userId;
    const asked = { isAdmin: isAssigned || wasAdministrator(reader), userId: reader };
    if (!answerKey || !exams.wasOpenTo(examId, examVersion, asked)) return { reason: 'unknown-exam' };
    const assignments = isAssigned ? assignmentsWith(assignmentId).filter(isOf(data)) : [undefined];
    if (assignments.length === 0) return { reason: 'unknown-assignment' };
    if (attemptId !== attemptIdOf(userId, examId, ordinal)) return { reason: 'other-stream' };
    // The one before must be over.
    if (ordinal > 1 && states.get(attemptIdOf(userId, examId, ordinal - 1))?.status !== 'completed')
      return { reason: 'unknown-attempt' };
    if (paper) return judgeStartedOnPaper(data, paper, { state, answerKey, now });
    const commands = accommodationsOf(userId, now).flatMap(({ extraTime, breaks }) =>
      assignments.map((assignment) => {
        const assigned = assignment && { assignmentId: assignment.assignmentId, ...assignment.conditions };
        const start = { attemptId, userId, ordinal, answerKey, extraTime, breaks, ...(assigned && { assigned }) };
        return { type: 'StartExamAttempt', data: start, now } as const;
      }),
    );
    return judgeBy(examAttempt, { state, event: { type: 'ExamAttemptStarted', data } }, commands);
  };

  const judge = (event: ExamAttemptEvent, state: ExamAttempt, now: Date): Doubt | undefined => {
    if (event.type === 'ExamAttemptStarted') return judgeStarted(event.data, state, now);
    if (state.status === 'none') return { reason: 'unknown-attempt' };
    const answerKey = exams.keyOf(state.examId, state.examVersion);
    if (!answerKey) return { reason: 'unknown-exam' };
    if ('by' in event.data && event.data.by !== undefined && !wasStaffOf(event.data.by, state.userId))
      return { reason: 'not-an-administrator' };
    if (
      state.paper &&
      state.status === 'open' &&
      (event.type === 'ExamAnswerSaved' || event.type === 'ExamAttemptCompleted')
    )
      return judgeOnPaper(event, state, { answerKey, known: exams.correctionsOf(state.examId), now });
    switch (event.type) {
      case 'ExamAnswerSaved':
        return judgeSaved(event, state, { answerKey, now });
      case 'ExamAnswersCollected': {
        const data = state.status === 'open' ? collectedAnswers(state) : undefined;
        return judgeBy({ decide: () => (data ? [{ type: event.type, data }] : []) }, { state, event }, [null]);
      }
      case 'ExamTimeExtended':
      case 'ExamPaused':
      case 'ExamResumed':
      case 'ExamMessageSent':
      case 'ExamContactLost':
      case 'ExamAttemptReopened':
        return judgeBy(examAttempt, { state, event }, [roomCommand(event, state, now)]);
      case 'ExamAttemptCompleted':
      case 'ExamAttemptRescored': {
        // A question can be corrected while the result is computed, so a result may lack it. Then a rescoring follows.
        const known = exams.correctionsOf(state.examId);
        const wasVoided = (id: string) => known.some(({ voided }) => voided.has(id));
        if (!event.data.voided.every(wasVoided)) return { reason: 'not-voided' };
        const commands = known.flatMap((corrections): ExamAttemptCommand[] => {
          const scoring = { answerKey, ...corrections };
          return event.type === 'ExamAttemptCompleted'
            ? completions(event.data, scoring, now)
            : [{ type: 'RescoreExamAttempt', data: scoring, now }];
        });
        return judgeBy(examAttempt, { state, event }, commands);
      }
    }
  };

  return {
    /** Who recorded an attempt on paper. Undefined: the student answered it herself. */
    recorderOf(attemptId: string): string | undefined {
      const attempt = states.get(attemptId);
      return attempt === undefined || attempt.status === 'none' ? undefined : attempt.paper?.by;
    },
    wasCompletedBy(userId: string, attemptId: string, examId: string): boolean {
      const attempt = states.get(attemptId);
      return attempt?.status === 'completed' && attempt.userId === userId && attempt.examId === examId;
    },
    judge(event: ExamAttemptEvent, { occurredAt }: LoggedEvent): Doubt | undefined {
      const { attemptId } = event.data;
      const state = states.get(attemptId) ?? examAttempt.initialState();
      states.set(attemptId, examAttempt.evolve(state, event));
      return judge(event, state, new Date(occurredAt));
    },
  };
};
