import { type ExamSubject, examSubjects, longestExam } from '@matraz/contracts/exams/limits';
import type { Compared } from '../../../authoring/form/edit-frame.tsx';
import type { EditForm } from '../../../authoring/form/use-edit-form.ts';
import { VersionFields } from '../../../authoring/form/version-fields.tsx';
import { Select } from '../../../authoring/ui/select.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { LongTextField, TextField } from '../../../shared/ui/text-field.tsx';
import { subjectLook } from '../subject-look.tsx';
import { durationText } from '../time.ts';
import { type ExamDraft, secondsOf } from './exam-draft.ts';

const durationHint = (duration: string) => {
  const seconds = secondsOf(duration);
  return seconds !== null && seconds > 0 && seconds <= longestExam ? `Son ${durationText(seconds)}` : undefined;
};

const fieldsOf = (exam: ExamDraft) =>
  [
    ['Título', exam.title],
    ['Descripción', exam.description],
    ['Materia', subjectLook(exam.subject).name],
    ['Duración', durationText(secondsOf(exam.duration) ?? 0)],
    ['Total de preguntas', exam.totalQuestions],
    ['Estado', exam.isPublished ? 'Activo' : 'Inactivo'],
  ] as const;

/** A version of an exam without its questions, for the choice between two. */
export const ExamVersion = ({ exam, other, side }: Compared<ExamDraft> & { exam: ExamDraft }) => (
  <VersionFields fields={fieldsOf(exam)} other={fieldsOf(other)} side={side} />
);

interface Props {
  form: EditForm<ExamDraft>;
  /** Only administrators show an exam to all students. */
  mayPublish: boolean;
}

/** The fields of an exam without its questions. */
export const ExamFields = ({ form: { draft, errors, change }, mayPublish }: Props) => (
  <>
    <TextField label="Título" error={errors.title} value={draft.title} onChange={(title) => change({ title })} />
    <LongTextField
      label="Descripción"
      error={errors.description}
      hint="Opcional. La leen los estudiantes antes de comenzar."
      required={false}
      value={draft.description}
      onChange={(description) => change({ description })}
    />
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
      <TextField
        label="Duración (minutos)"
        error={errors.duration}
        hint={durationHint(draft.duration)}
        inputMode="numeric"
        placeholder="120"
        value={draft.duration}
        onChange={(duration) => change({ duration })}
      />
      <TextField
        label="Total de preguntas"
        error={errors.totalQuestions}
        hint="Las que tendrá al terminarlo"
        inputMode="numeric"
        placeholder="80"
        value={draft.totalQuestions}
        onChange={(totalQuestions) => change({ totalQuestions })}
      />
    </div>
    {mayPublish && (
      <Switch isOn={draft.isPublished} onChange={(isPublished) => change({ isPublished })}>
        <span className="block font-bold">{draft.isPublished ? 'Activo' : 'Inactivo'}</span>
        <span className="block text-ink-soft text-sm">
          {draft.isPublished ? 'Los estudiantes lo ven' : 'Los estudiantes no lo ven'}
        </span>
      </Switch>
    )}
  </>
);
