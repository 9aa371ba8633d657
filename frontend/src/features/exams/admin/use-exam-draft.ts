import type { ExamForm } from '@matraz/contracts/exams/content';
import { type FormDraft, useFormDraft } from '../../../shared/admin/use-form-draft.ts';
import { type ExamDraft, errorsOf, toExamForm } from './exam-draft.ts';

const rules = { errorsOf, toBody: toExamForm };

export const useExamDraft = (given: ExamDraft): ExamDraftForm => useFormDraft(given, rules);

export type ExamDraftForm = FormDraft<ExamDraft, ExamForm>;
