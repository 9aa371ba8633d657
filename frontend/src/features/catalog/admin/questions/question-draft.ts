import type { QuestionContent } from '@matraz/contracts/catalog/content';
import { questionOptions, questionTexts, xpReward } from '@matraz/contracts/catalog/limits';
import type { Skill } from '@matraz/contracts/syllabus';
import {
  type DraftOption,
  draftOptions,
  placeOf,
  repeatError,
  repeatsError,
} from '../../../../authoring/form/draft-options.ts';
import { textError, wholeNumberError } from '../../../../authoring/form/field-errors.ts';
import type { DraftErrors } from '../../../../authoring/form/use-form-draft.ts';
import { isBlankHtml } from '../../../../authoring/text/is-blank-html.ts';
import type { PreviewedQuestion } from '../question-card.tsx';

/** A question in the form. Its texts are HTML. */
export interface QuestionDraft {
  topicId: string;
  xpReward: string;
  /** Empty: none. */
  skill: Skill | '';
  question: string;
  options: DraftOption[];
  /** Key of the correct option; null when none is marked. */
  correct: number | null;
  explanation: string;
}

export const newQuestion = (topicId: string): QuestionDraft => ({
  topicId,
  xpReward: String(xpReward.default),
  skill: '',
  question: '',
  options: draftOptions(Array(questionOptions.default).fill('')),
  correct: null,
  explanation: '',
});

export const toQuestionDraft = ({
  topicId,
  xpReward: xp,
  skill,
  question,
  options,
  correctAnswer,
  explanation,
}: QuestionContent): QuestionDraft => ({
  topicId,
  xpReward: String(xp),
  skill: skill ?? '',
  question,
  options: draftOptions(options),
  correct: correctAnswer,
  explanation,
});

const optionsError = (options: readonly DraftOption[]) =>
  options.some(({ html }) => isBlankHtml(html))
    ? 'Completa todas las alternativas o quita las que sobran'
    : repeatsError(options);

/** About one option, when the options have an error. */
export const optionError = ({ options }: QuestionDraft, option: DraftOption): string | undefined =>
  isBlankHtml(option.html) ? 'Escribe la alternativa' : repeatError(options, option);

/** Errors by field, with the same limits as the server. */
const errorsOf = (draft: QuestionDraft): DraftErrors<QuestionDraft> => ({
  xpReward: wholeNumberError(draft.xpReward, xpReward.max),
  question: isBlankHtml(draft.question) ? 'Escribe la pregunta' : textError(draft.question, questionTexts.html),
  options: optionsError(draft.options),
  correct: draft.correct === null ? 'Marca la alternativa correcta' : undefined,
  explanation: textError(draft.explanation, questionTexts.html),
});

const toBody = (draft: QuestionDraft): QuestionContent => ({
  topicId: draft.topicId,
  xpReward: Number(draft.xpReward),
  skill: draft.skill || undefined,
  question: draft.question,
  options: draft.options.map(({ html }) => html),
  correctAnswer: placeOf(draft.correct, draft.options),
  explanation: isBlankHtml(draft.explanation) ? '' : draft.explanation,
});

export const toPreview = (draft: QuestionDraft): PreviewedQuestion => {
  const { topicId: _, skill: __, explanation = '', xpReward: xp = 0, ...rest } = toBody(draft);
  return { ...rest, explanation, xpReward: xp || 0 };
};

export const questionRules = { errorsOf, toBody };
