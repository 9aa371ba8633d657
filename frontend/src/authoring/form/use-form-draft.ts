import { type SubmitEvent, useState } from 'react';
import { ApiError } from '../../shared/net/api-error.ts';
import { useFocusOnError } from '../../shared/ui/use-focus-on-error.ts';

/** A message for each field that has one. */
export type DraftErrors<Draft> = { [Name in keyof Draft]?: string | undefined };

/** The server's errors by field. */
const serverErrors = <Draft>(error: unknown): DraftErrors<Draft> =>
  error instanceof ApiError
    ? (Object.fromEntries(
        (error.problem.errors ?? []).map(({ path, message }) => [path, message]),
      ) as DraftErrors<Draft>)
    : {};

export interface DraftRules<Draft, Body> {
  errorsOf: (draft: Draft) => DraftErrors<Draft>;
  /** Called with a draft that has no errors. */
  toBody: (draft: Draft) => Body;
  /** Called when a draft with errors is sent. */
  onInvalid?: (errors: DraftErrors<Draft>) => void;
}

/** State of a form. Errors are shown after the first try to send it. A server error is dropped when its field changes. */
export const useFormDraft = <Draft extends object, Body>(
  given: Draft,
  { errorsOf, toBody, onInvalid }: DraftRules<Draft, Body>,
) => {
  const [initial, setInitial] = useState(given);
  const [draft, setDraft] = useState(initial);
  const [refused, setRefused] = useState<DraftErrors<Draft>>({});
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnError(refusals);
  const refuse = () => setRefusals((count) => count + 1);

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setRefused((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }));
  };
  /** Replaces the draft. @param unchanged the draft with which the form counts as untouched */
  const load = (next: Draft, unchanged = next) => {
    setInitial(unchanged);
    setDraft(next);
    setRefused({});
    setRefusals(0);
  };
  /** @param send called when the form has no errors */
  const submit = (send: (body: Body) => void) => (event: SubmitEvent) => {
    event.preventDefault();
    const found = errorsOf(draft);
    if (Object.values(found).every((message) => message === undefined)) return send(toBody(draft));
    refuse();
    onInvalid?.(found);
  };
  const onRefused = (error: unknown) => {
    setRefused(serverErrors(error));
    refuse();
  };
  const errors: DraftErrors<Draft> = refusals > 0 ? { ...refused, ...errorsOf(draft) } : {};
  const isTouched = JSON.stringify(draft) !== JSON.stringify(initial);
  return { draft, initial, errors, isTouched, change, load, submit, onRefused, form };
};
