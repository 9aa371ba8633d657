import type { ExamForm } from '@matraz/contracts/exams/content';
import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../../shared/api-error.ts';
import { type DraftErrors, type ExamDraft, errorsOf, toExamForm } from './exam-draft.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

/** The server's errors by field. */
const serverErrors = (error: unknown): DraftErrors =>
  error instanceof ApiError
    ? Object.fromEntries((error.problem.errors ?? []).map(({ path, message }) => [path, message]))
    : {};

/** State of an exam's form. Errors are shown after the first try to send it. A server error is dropped when its field changes. */
export const useExamDraft = (given: ExamDraft) => {
  const [initial] = useState(given);
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState<DraftErrors>({});
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnError(refusals);
  const refuse = () => setRefusals((count) => count + 1);

  const change = (part: Partial<ExamDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  };
  /** @param send called when the form has no errors */
  const submit = (send: (form: ExamForm) => void) => (event: SubmitEvent) => {
    event.preventDefault();
    if (Object.keys(errorsOf(draft)).length > 0) refuse();
    else send(toExamForm(draft));
  };
  const onRefused = (error: unknown) => {
    setRefused(serverErrors(error));
    refuse();
  };
  const errors: DraftErrors = refusals > 0 ? { ...refused, ...errorsOf(draft) } : {};
  const isTouched = JSON.stringify(draft) !== JSON.stringify(initial);
  return { draft, errors, isTouched, change, submit, onRefused, form };
};

export type ExamDraftForm = ReturnType<typeof useExamDraft>;
