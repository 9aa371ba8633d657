import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { examOptions } from '@matraz/contracts/exams/limits';
import type { ExamArea, Skill } from '@matraz/contracts/syllabus';
import {
  type DraftOption,
  draftOptions,
  equalOptions,
  placeOf,
  repeatError,
  repeatsError,
} from '../../../../authoring/form/draft-options.ts';
import type { DraftErrors } from '../../../../authoring/form/use-form-draft.ts';
import { isBlankHtml } from '../../../../authoring/text/is-blank-html.ts';
import { toast } from '../../../../shared/page/toast.ts';

/** A question in the form. Its texts are HTML. */
export interface QuestionDraft {
  question: string;
  options: DraftOption[];
  /** Key of the correct option; null when none is marked. */
  correct: number | null;
  explanation: string;
  isPilot: boolean;
  /** Empty: none, as in the fields below. */
  topicId: string;
  skill: Skill | '';
  area: ExamArea | '';
}

/** Most questions of the real test have this many options. */
const OPTIONS = 4;

export const emptyDraft: QuestionDraft = {
  question: '',
  options: draftOptions(Array(OPTIONS).fill('')),
  correct: null,
  explanation: '',
  isPilot: false,
  topicId: '',
  skill: '',
  area: '',
};

type Question = Pick<
  ExamQuestion,
  'question' | 'options' | 'correctAnswer' | 'explanation' | 'isPilot' | 'topicId' | 'skill' | 'area'
>;

export const toQuestionDraft = ({
  question,
  options,
  correctAnswer,
  explanation,
  isPilot,
  topicId = '',
  skill,
  area,
}: Question): QuestionDraft => ({
  question,
  options: draftOptions(options),
  correct: correctAnswer,
  explanation,
  isPilot,
  topicId,
  skill: skill ?? '',
  area: area ?? '',
});

const isFilled = ({ html }: DraftOption) => !isBlankHtml(html);
const withoutBlank = (html: string) => (isBlankHtml(html) ? '' : html);

export interface QuestionBody extends Question {
  /** -1 when no option is marked, or the marked one is empty. */
  correctAnswer: number;
}

/** The question to send, without the empty options. */
export const toQuestionBody = (draft: QuestionDraft): QuestionBody => {
  const filled = draft.options.filter(isFilled);
  return {
    question: withoutBlank(draft.question),
    options: filled.map(({ html }) => html),
    correctAnswer: placeOf(draft.correct, filled),
    explanation: withoutBlank(draft.explanation),
    isPilot: draft.isPilot,
    topicId: draft.topicId || undefined,
    skill: draft.skill || undefined,
    area: draft.area || undefined,
  };
};

const optionsError = ({ options, correct }: QuestionDraft) => {
  const filled = options.filter(isFilled);
  if (filled.length < examOptions.minSingle) return 'Escribe al menos 2 alternativas';
  if (correct !== null && placeOf(correct, filled) === -1) return 'La alternativa marcada como correcta está vacía';
  return repeatsError(filled);
};

/** What is missing. */
const errorsOf = (draft: QuestionDraft): DraftErrors<QuestionDraft> => ({
  question: isBlankHtml(draft.question) ? 'Escribe la pregunta' : undefined,
  options: optionsError(draft),
  correct: draft.correct === null ? 'Falta marcar la correcta' : undefined,
});

export const questionRules = {
  errorsOf,
  toBody: toQuestionBody,
  onInvalid: ({ question, options, correct }: DraftErrors<QuestionDraft>) => {
    const isComplete = !question && !correct && options === equalOptions;
    toast({ tone: 'destructive', title: isComplete ? equalOptions : 'Por favor completa todos los campos requeridos' });
  },
};

/** With too few options the first empty ones are required; else only an empty one marked correct. */
const mustBeWritten = ({ options, correct }: QuestionDraft, { key }: DraftOption): boolean => {
  const empty = options.filter((option) => !isFilled(option));
  const lacking = examOptions.minSingle - (options.length - empty.length);
  return empty.some((option, place) => option.key === key && (lacking > 0 ? place < lacking : key === correct));
};

/** About one option, when the options have an error. */
export const optionError = (draft: QuestionDraft, option: DraftOption): string | undefined =>
  mustBeWritten(draft, option) ? 'Escribe la alternativa' : repeatError(draft.options, option);
