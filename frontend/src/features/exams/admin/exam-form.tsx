import type { ExamForm as Form } from '@matraz/contracts/exams/content';
import { type ExamSubject, examSubjects, longestExam } from '@matraz/contracts/exams/limits';
import { FormActions } from '../../../shared/admin/form-actions.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { subjectLook } from '../subject-look.tsx';
import { durationText } from '../time.ts';
import { secondsOf } from './exam-draft.ts';
import type { ExamDraftForm } from './use-exam-draft.ts';

interface Props {
  draftForm: ExamDraftForm;
  action: string;
  isBusy: boolean;
  onSend: (form: Form) => void;
  onCancel: () => void;
}

const durationHint = (duration: string) => {
  const seconds = secondsOf(duration);
  return seconds !== null && seconds > 0 && seconds <= longestExam ? `Son ${durationText(seconds)}` : undefined;
};

/** The form of an exam without its questions. */
export const ExamForm = ({ draftForm, action, isBusy, onSend, onCancel }: Props) => {
  const { draft, errors, change, submit, form } = draftForm;
  return (
    <form ref={form} noValidate onSubmit={submit(onSend)} className="mt-5 grid gap-4">
      <Field label="Título" error={errors.title}>
        {(control) => (
          <input
            {...control}
            required
            value={draft.title}
            onChange={({ target }) => change({ title: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Descripción" error={errors.description} hint="Opcional. La leen los estudiantes antes de comenzar.">
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} field-sizing-content max-h-56 min-h-24`}
            value={draft.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <Field label="Materia" error={errors.subject}>
        {(control) => (
          <Select
            {...control}
            value={draft.subject}
            onChange={({ target }) => change({ subject: target.value as ExamSubject })}
          >
            {examSubjects.map((subject) => (
              <option key={subject} value={subject}>
                {subjectLook(subject).name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Duración (minutos)" error={errors.duration} hint={durationHint(draft.duration)}>
          {(control) => (
            <input
              {...control}
              required
              inputMode="numeric"
              autoComplete="off"
              placeholder="120"
              value={draft.duration}
              onChange={({ target }) => change({ duration: target.value })}
            />
          )}
        </Field>
        <Field label="Total de preguntas" error={errors.totalQuestions} hint="Las que tendrá al terminarlo">
          {(control) => (
            <input
              {...control}
              required
              inputMode="numeric"
              autoComplete="off"
              placeholder="80"
              value={draft.totalQuestions}
              onChange={({ target }) => change({ totalQuestions: target.value })}
            />
          )}
        </Field>
      </div>
      <Switch isOn={draft.isPublished} onChange={(isPublished) => change({ isPublished })}>
        <span className="block font-bold">{draft.isPublished ? 'Activo' : 'Inactivo'}</span>
        <span className="block text-ink-soft text-sm">
          {draft.isPublished ? 'Los estudiantes lo ven' : 'Los estudiantes no lo ven'}
        </span>
      </Switch>
      <FormActions action={action} isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
};
