import { realExam } from '@matraz/contracts/exams/limits';
import { type SubmitEvent, useState } from 'react';
import { FormActions } from '../../../authoring/form/form-actions.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { useFocusOnError } from '../../../shared/ui/use-focus-on-error.ts';
import { questionCountError } from './exam-draft.ts';
import { useCreateTestExam } from './use-exam-mutations.ts';

/** Creates an exam from random questions of the catalog. */
export const CreateTestExam = ({ onClose }: { onClose: () => void }) => {
  const create = useCreateTestExam();
  const [size, setSize] = useState(String(realExam.questions));
  const [refusals, setRefusals] = useState(0);
  const form = useFocusOnError(refusals);
  const error = questionCountError(size);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (error) setRefusals(refusals + 1);
    else create.mutate(Number(size), { onSuccess: onClose });
  };
  return (
    <Dialog
      title="Crear ensayo de prueba"
      description="Se arma al momento con preguntas de práctica de las tres ciencias, elegidas al azar, con sus pilotos y su tiempo."
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <Field
          label="Cantidad de preguntas"
          error={refusals > 0 ? error : undefined}
          hint={`La prueba real tiene ${realExam.questions}.`}
        >
          {(control) => (
            <input
              {...control}
              required
              inputMode="numeric"
              autoComplete="off"
              placeholder={String(realExam.questions)}
              value={size}
              onChange={({ target }) => setSize(target.value)}
            />
          )}
        </Field>
        <FormActions action="Crear ensayo de prueba" isBusy={create.isPending} onCancel={onClose} />
      </form>
    </Dialog>
  );
};
