import type { ExamEvent } from '@matraz/contracts/exams/events';
import { type AnswerKey, answerKeyOf } from '../exams/answer-key.ts';
import type { CorrectionDraft, CorrectionEvent, Corrections, Decision } from '../exams/corrections.ts';
import { type ExamCommand, exam } from '../exams/exam.ts';
import { type Exam, type ExamReader, type ExistingExam, examAt, isOpenTo } from '../exams/exam-state.ts';
import { type Doubt, judgeBy, type LoggedEvent } from './doubt.ts';

interface ExamHistory {
  events: ExamEvent[];
  state: Exam;
  keys: Map<number, AnswerKey>;
  /** The corrections after each event that changed them, the newest first. */
  corrections: Corrections[];
}

const noCorrections: Corrections = { voided: new Set(), corrected: new Map() };

// An administrator may have confirmed that students see an exam that is not complete.
const allowIncomplete = true;

/** The commands that can have made the event. A command with several events is tried for each of them. */
const commandOf = ({ type, data }: Exclude<ExamEvent, { type: 'ExamRestored' }>): ExamCommand => {
  const { examId } = data;
  switch (type) {
    case 'ExamCreated':
      return { type: 'CreateExam', data: { ...data, isPublished: false } };
    case 'ExamUpdated':
      return { type: 'UpdateExam', data: { ...data, allowIncomplete } };
    case 'ExamPublished':
    case 'ExamUnpublished':
      return { type: 'UpdateExam', data: { examId, isPublished: type === 'ExamPublished', allowIncomplete } };
    case 'ExamDeleted':
      return { type: 'DeleteExam', data };
    case 'ExamQuestionsAdded':
      return { type: 'AddExamQuestions', data };
    case 'ExamQuestionUpdated':
      return { type: 'UpdateExamQuestion', data };
    case 'ExamQuestionRemoved':
      return { type: 'RemoveExamQuestion', data: { ...data, allowIncomplete } };
    case 'ExamQuestionsReordered':
      return { type: 'ReorderExamQuestions', data };
    case 'ExamQuestionVoided':
    case 'ExamQuestionRekeyed':
    case 'ExamQuestionReinstated':
      return { type: 'CorrectExamQuestion', data: correctionOf({ type, data } as CorrectionEvent) };
  }
};

const correctionOf = ({ type, data }: CorrectionEvent): CorrectionDraft => {
  const { examId, questionId, correctionId = '', reason = '' } = data;
  return { examId, questionId, correctionId, reason, decision: decisionOf({ type, data } as CorrectionEvent) };
};

const decisionOf = ({ type, data }: CorrectionEvent): Decision => {
  if (type === 'ExamQuestionVoided') return { kind: 'void' };
  if (type === 'ExamQuestionReinstated') return { kind: 'reinstate' };
  const { accepted } = data;
  return accepted === null ? { kind: 'everyone', question: data } : { kind: 'accept', accepted, question: data };
};

const isCorrection = (event: ExamEvent): event is CorrectionEvent =>
  event.type === 'ExamQuestionVoided' ||
  event.type === 'ExamQuestionRekeyed' ||
  event.type === 'ExamQuestionReinstated';

const judgeExam = (event: ExamEvent, { version }: LoggedEvent, state: Exam): Doubt | undefined => {
  if (event.type === 'ExamRestored') {
    if (state.status === 'none') return { reason: 'refused', code: 'exam_not_found' };
    return event.data.restoredVersion >= version ? { reason: 'needless' } : undefined;
  }
  return judgeBy(exam, { state, event }, [commandOf(event)]);
};

/** The exams up to a place of the log. */
export const createExamsMeaning = () => {
  const exams = new Map<string, ExamHistory>();
  return {
    judge(event: ExamEvent, logged: LoggedEvent): Doubt | undefined {
      const { examId } = event.data;
      const history: ExamHistory = exams.get(examId) ?? {
        events: [],
        state: exam.initialState(),
        keys: new Map(),
        corrections: [noCorrections],
      };
      exams.set(examId, history);
      const doubt = judgeExam(event, logged, history.state);
      history.events.push(event);
      history.state = exam.evolve(history.state, event);
      const { state } = history;
      if (isCorrection(event) && state.status !== 'none') {
        history.corrections.unshift({ voided: state.voided, corrected: state.corrected });
      }
      return doubt;
    },

    /** The answer key of a version. Undefined: the exam does not have this version. */
    keyOf(examId: string, version: number): AnswerKey | undefined {
      const history = exams.get(examId);
      if (!history || version > history.events.length) return undefined;
      const known = history.keys.get(version);
      if (known) return known;
      const at = examAt(history.events.slice(0, version));
      if (at.status === 'none') return undefined;
      const key = answerKeyOf(at, version);
      history.keys.set(version, key);
      return key;
    },
    /** The exam at a version. Undefined: it does not have this version. */
    examOf(examId: string, version: number): ExistingExam | undefined {
      const { events = [] } = exams.get(examId) ?? {};
      const at = examAt(events.slice(0, version));
      return version > events.length || at.status === 'none' ? undefined : at;
    },
    wasOpenTo(examId: string, version: number, reader: ExamReader): boolean {
      return isOpenTo(examAt(exams.get(examId)?.events.slice(0, version) ?? []), reader);
    },
    /** What teachers had decided about the questions at each time, the newest first. */
    correctionsOf: (examId: string): readonly Corrections[] => exams.get(examId)?.corrections ?? [noCorrections],
  };
};
