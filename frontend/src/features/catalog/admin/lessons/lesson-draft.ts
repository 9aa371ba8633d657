import type { LessonContent } from '@matraz/contracts/catalog/content';
import { lessonTexts, mostOrder } from '@matraz/contracts/catalog/limits';
import { requiredTextError, textError, wholeNumberError } from '../../../../authoring/form/field-errors.ts';
import type { DraftErrors } from '../../../../authoring/form/use-form-draft.ts';
import { isBlankHtml } from '../../../../authoring/text/is-blank-html.ts';

export interface LessonDraft extends Omit<LessonContent, 'orderIndex'> {
  orderIndex: string;
}

/** @param orderIndex the next place in the topic */
export const newLesson = (topicId: string, orderIndex: number): LessonDraft => ({
  topicId,
  title: '',
  content: '',
  orderIndex: String(orderIndex),
});

export const toLessonDraft = ({ topicId, title, content, orderIndex }: LessonContent): LessonDraft => ({
  topicId,
  title,
  content,
  orderIndex: String(orderIndex),
});

/** Errors by field, with the same limits as the server. */
const errorsOf = ({ title, content, orderIndex }: LessonDraft): DraftErrors<LessonDraft> => ({
  title: requiredTextError(title, lessonTexts.title, 'Escribe el título'),
  content: isBlankHtml(content) ? 'Escribe el contenido' : textError(content, lessonTexts.content),
  orderIndex: wholeNumberError(orderIndex, mostOrder),
});

const toBody = ({ title, orderIndex, ...rest }: LessonDraft): LessonContent => ({
  ...rest,
  title: title.trim(),
  orderIndex: Number(orderIndex),
});

export const lessonRules = { errorsOf, toBody };
