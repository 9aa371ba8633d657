import { decodeEvent } from '@matraz/application/command-handler/event-codec';
import { catalogSteps, examQuestionSteps, type HistoryStep } from '@matraz/application/history/history-steps';
import type { MatrazEvent } from '@matraz/contracts/events';
import { streamOf } from '@matraz/contracts/streams';
import { areaNames, type ExamArea, type Skill, skillNames } from '@matraz/contracts/syllabus';
import { decodeEntities } from '@matraz/formats/exchange/html';
import type { EventStore } from '@matraz/infra/event-store/port';
import type { Command } from 'commander';
import { withConnection } from '../connection.ts';
import { OpsError } from '../ops-error.ts';
import { amount, createOutput, type Output } from '../output.ts';
import { letterOf } from './attempt.ts';
import { chileTime } from './chile-time.ts';
import { lackOf, readDecoded, type UnreadableEvent, unreadableEvents } from './read-decoded.ts';
import { printReport } from './report.ts';
import type { Report } from './report-parts.ts';

/** Of a practice question the topic is the one that it belongs to. */
interface Syllabus {
  topicId?: string | undefined;
  skill?: Skill | undefined;
  area?: ExamArea | undefined;
}

type Store = Pick<EventStore, 'readAll' | 'readStream' | 'head'>;

interface Asked {
  question: string;
  correctAnswer: number;
}

/** Answers to one version of the question. */
interface AnswerCount {
  version: number;
  answered: number;
  correct: number;
  /** Number of answers by option. */
  options: number[];
}

interface QuestionAudit {
  questionId: string;
  /** Null: a practice question. */
  examId: string | null;
  /** As it is now, or was before it was deleted. HTML. */
  text: string;
  correctAnswer: number;
  syllabus: Syllabus;
  steps: HistoryStep[];
  /** Practice: every answer. Exam: the last answer of each completed attempt. */
  counts: AnswerCount[];
  /** Exam: completed attempts without an answer. */
  blank: number;
  unreadable: UnreadableEvent[];
}

const createCounts = () => {
  const versions = new Map<number, AnswerCount>();
  return {
    add(version: number, option: number, isCorrect: boolean) {
      const count = versions.get(version) ?? { version, answered: 0, correct: 0, options: [] };
      count.answered += 1;
      if (isCorrect) count.correct += 1;
      count.options[option] = (count.options[option] ?? 0) + 1;
      versions.set(version, count);
    },
    sorted: () =>
      [...versions.values()]
        .map((count) => ({ ...count, options: Array.from(count.options, (amount) => amount ?? 0) }))
        .sort((one, other) => one.version - other.version),
  };
};

/** What the report says of a question. */
const contentOf = ({ question, correctAnswer, topicId, skill, area }: Syllabus & Asked) => ({
  question,
  correctAnswer,
  ...(topicId && { topicId }),
  ...(skill && { skill }),
  ...(area && { area }),
});

const practiceQuestion = async (
  store: Store,
  questionId: string,
  output: Output,
): Promise<QuestionAudit | undefined> => {
  const recorded = await store.readStream(streamOf.question(questionId));
  if (recorded.length === 0) return undefined;
  const contents = recorded
    .map((event) => decodeEvent<MatrazEvent>(event))
    .filter(({ type }) => type !== 'QuestionDeleted');
  const last = contents.at(-1)?.data;
  const counts = createCounts();
  const unreadable = await readDecoded(
    store,
    { streamPrefixes: ['answer-'], types: ['QuestionAnswered'] },
    {
      output,
      each: ({ type, data }) => {
        if (type === 'QuestionAnswered' && data.questionId === questionId)
          counts.add(data.questionVersion, data.selectedAnswer, data.correct);
      },
    },
  );
  const { question: text = '', correctAnswer = 0, ...syllabus } = last && 'question' in last ? contentOf(last) : {};
  return {
    questionId,
    examId: null,
    text,
    correctAnswer,
    syllabus,
    steps: catalogSteps(recorded),
    counts: counts.sorted(),
    blank: 0,
    unreadable: unreadableEvents(unreadable.filter(({ data }) => data.questionId === questionId)),
  };
};

const findExam = async (store: Store, questionId: string, output: Output): Promise<string | undefined> => {
  let found: string | undefined;
  await readDecoded(
    store,
    { streamPrefixes: ['exam-'], types: ['ExamQuestionsAdded'] },
    {
      output,
      each: ({ type, data }) => {
        if (type === 'ExamQuestionsAdded' && data.questions.some((question) => question.questionId === questionId))
          found = data.examId;
      },
    },
  );
  return found;
};

const examQuestion = async (store: Store, questionId: string, output: Output): Promise<QuestionAudit | undefined> => {
  const examId = await findExam(store, questionId, output);
  if (examId === undefined) return undefined;
  const recorded = await store.readStream(streamOf.exam(examId));
  /** The question's content by version of the exam's stream. */
  const contents = recorded.flatMap((event) => {
    const { type, data } = decodeEvent<MatrazEvent>(event);
    const content =
      type === 'ExamQuestionsAdded'
        ? data.questions.find((question) => question.questionId === questionId)
        : type === 'ExamQuestionUpdated' && data.questionId === questionId
          ? data
          : undefined;
    return content ? [{ version: event.version, ...contentOf(content) }] : [];
  });
  const at = (version: number) => contents.findLast((content) => content.version <= version);
  const counts = createCounts();
  let blank = 0;
  /** The content that the student sees, and the answer, of each open attempt. */
  const open = new Map<string, { content: ReturnType<typeof at>; answer: number | null }>();
  const types = ['ExamAttemptStarted', 'ExamAnswerSaved', 'ExamAttemptCompleted'];
  const unreadable = await readDecoded(
    store,
    { streamPrefixes: ['attempt-'], types },
    {
      output,
      each: ({ type, data }) => {
        if (!('attemptId' in data) || data.examId !== examId) return;
        if (type === 'ExamAttemptStarted') {
          const content = at(data.examVersion);
          if (content) open.set(data.attemptId, { content, answer: null });
        } else if (type === 'ExamAnswerSaved' && data.questionId === questionId) {
          const attempt = open.get(data.attemptId);
          if (attempt) attempt.answer = data.selectedAnswer;
        } else if (type === 'ExamAttemptCompleted') {
          const attempt = open.get(data.attemptId);
          open.delete(data.attemptId);
          if (!attempt?.content) return;
          if (attempt.answer === null) blank += 1;
          else counts.add(attempt.content.version, attempt.answer, attempt.answer === attempt.content.correctAnswer);
        }
      },
    },
  );
  const { question: text = '', correctAnswer = 0, version: _, ...syllabus } = contents.at(-1) ?? {};
  const steps = examQuestionSteps(recorded, questionId);
  const ofExam = unreadable.filter(({ data }) => data.examId === undefined || data.examId === examId);
  return {
    questionId,
    examId,
    text,
    correctAnswer,
    syllabus,
    steps,
    blank,
    counts: counts.sorted(),
    unreadable: unreadableEvents(ofExam),
  };
};

const fieldNames: Record<string, string> = {
  question: 'enunciado',
  options: 'alternativas',
  correctAnswer: 'clave',
  explanation: 'explicación',
  xpReward: 'XP',
  topicId: 'tema',
  isPilot: 'piloto',
  skill: 'habilidad',
  area: 'área',
};

const changeText = ({ change }: HistoryStep): string => {
  switch (change.action) {
    case 'created':
      return 'Creada';
    case 'deleted':
      return 'Eliminada';
    case 'question-voided':
      return 'Anulada: no cuenta en ningún intento';
    case 'question-rekeyed':
      return 'Clave corregida';
    case 'question-reason-changed':
      return 'Cambió el motivo de la corrección';
    case 'question-reinstated':
      return 'Cuenta otra vez con su propia clave';
    case 'updated':
      return `Cambió ${change.fields.map((field) => fieldNames[field] ?? field).join(', ') || 'su lugar'}`;
    default:
      return change.action;
  }
};

const isDecision = new Set<string>(['question-voided', 'question-rekeyed', 'question-reinstated']);

type Fact = [string, string];

const plain = (markup: string): string =>
  decodeEntities(markup.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const reportOf = ({
  questionId,
  examId,
  text,
  correctAnswer,
  syllabus: { topicId, skill, area },
  steps,
  counts,
  blank,
  unreadable,
}: QuestionAudit): Report => {
  const answered = sum(counts.map((count) => count.answered));
  const correct = sum(counts.map((count) => count.correct));
  const decisions = steps.map(({ change }) => change.action).filter((action) => isDecision.has(action));
  const share = answered > 0 ? ` (${Math.round((correct * 100) / answered)} %)` : '';
  return {
    title: `Pregunta ${questionId}`,
    facts: [
      ['Enunciado', plain(text).slice(0, 300)],
      ['De', examId === null ? 'práctica' : `ensayo ${examId}`],
      ['Clave', letterOf(correctAnswer)],
      ...(topicId ? ([['Tema', topicId]] satisfies Fact[]) : []),
      ...(skill ? ([['Habilidad', skillNames[skill]]] satisfies Fact[]) : []),
      ...(area ? ([['Área', areaNames[area]]] satisfies Fact[]) : []),
      ['Respondida', `${amount(answered, 'vez', 'veces')}; ${amount(correct, 'correcta', 'correctas')}${share}`],
      ...(examId === null ? [] : ([['En blanco', String(blank)]] satisfies Fact[])),
      ['Anulada', decisions.at(-1) === 'question-voided' ? 'sí' : 'no'],
    ],
    sections: [
      {
        title: 'Quién la cambió y cuándo',
        steps: steps.map((step) => ({
          at: chileTime(step.at),
          text: `Versión ${step.version}: ${changeText(step)}, por ${step.userId ?? 'la plataforma'}`,
        })),
      },
      {
        title: examId === null ? 'Respuestas por versión' : 'Respuestas de intentos terminados, por versión',
        columns: ['Versión', 'Respuestas', 'Correctas', 'Por alternativa'],
        rows: counts.map((count) => [
          String(count.version),
          String(count.answered),
          String(count.correct),
          count.options.map((amount, option) => `${letterOf(option)} ${amount}`).join(', '),
        ]),
      },
    ],
    ...lackOf(unreadable),
  };
};

/** Shows the versions of a question, its answers and its voiding. */
export const auditQuestion = async (questionId: string, _: unknown, command: Command): Promise<void> => {
  const output = createOutput(command.optsWithGlobals());
  const audit = await withConnection(
    async ({ store }) =>
      (await practiceQuestion(store, questionId, output)) ?? (await examQuestion(store, questionId, output)),
  );
  if (!audit) throw new OpsError(`El registro no tiene la pregunta ${questionId}.`);
  await printReport(command, audit, reportOf(audit));
};
