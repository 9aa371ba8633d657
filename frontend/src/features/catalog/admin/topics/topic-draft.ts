import type { TopicContent } from '@matraz/contracts/catalog/content';
import { mostOrder, topicTexts } from '@matraz/contracts/catalog/limits';
import { requiredTextError, wholeNumberError } from '../../../../authoring/form/field-errors.ts';
import type { DraftErrors } from '../../../../authoring/form/use-form-draft.ts';

/** The texts and choices of a topic's form. */
export interface TopicDraft extends Omit<TopicContent, 'orderIndex'> {
  orderIndex: string;
}

export const emptyTopic: TopicDraft = {
  title: '',
  courseId: 1,
  unit: '',
  description: '',
  orderIndex: '1',
  difficulty: 'beginner',
  icon: 'atom',
  color: '#3B82F6',
  status: 'draft',
};

export const toTopicDraft = ({
  title,
  courseId,
  unit,
  description,
  orderIndex,
  difficulty,
  icon,
  color,
  status,
}: TopicContent): TopicDraft => ({
  title,
  courseId,
  unit,
  description,
  orderIndex: String(orderIndex),
  difficulty,
  icon,
  color,
  status,
});

/** Errors by field, with the same limits as the server. */
const errorsOf = ({ title, unit, description, orderIndex }: TopicDraft): DraftErrors<TopicDraft> => ({
  title: requiredTextError(title, topicTexts.title, 'Escribe el título'),
  unit: requiredTextError(unit, topicTexts.unit, 'Escribe o elige la unidad'),
  description: requiredTextError(description, topicTexts.description, 'Escribe la descripción'),
  orderIndex: wholeNumberError(orderIndex, mostOrder),
});

const toBody = ({ title, unit, description, orderIndex, ...choices }: TopicDraft): TopicContent => ({
  ...choices,
  title: title.trim(),
  unit: unit.trim(),
  description: description.trim(),
  orderIndex: Number(orderIndex),
});

export const topicRules = { errorsOf, toBody };
