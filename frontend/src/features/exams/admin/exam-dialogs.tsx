import type { ExamForm as Form } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { FormDialog } from '../../../shared/admin/form-dialog.tsx';
import { type ExamDraft, emptyDraft, toExamDraft } from './exam-draft.ts';
import { ExamForm } from './exam-form.tsx';
import { useExamDraft } from './use-exam-draft.ts';
import { useCreateExam, useUpdateExam } from './use-exam-mutations.ts';

interface Props {
  title: string;
  description?: string;
  initial: ExamDraft;
  action: string;
  mutation: {
    mutate: (form: Form, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    isPending: boolean;
  };
  onClose: () => void;
}

const ExamDialog = ({ title, description, initial, action, mutation, onClose }: Props) => {
  const draftForm = useExamDraft(initial);
  return (
    <FormDialog title={title} description={description} isTouched={draftForm.isTouched} onClose={onClose}>
      {(close) => (
        <ExamForm
          draftForm={draftForm}
          action={action}
          isBusy={mutation.isPending}
          onSend={(form) => mutation.mutate(form, { onSuccess: onClose, onError: draftForm.onRefused })}
          onCancel={close}
        />
      )}
    </FormDialog>
  );
};

interface DialogProps {
  onClose: () => void;
}

export const CreateExam = ({ onClose }: DialogProps) => (
  <ExamDialog
    title="Crear ensayo"
    initial={emptyDraft}
    action="Crear ensayo"
    mutation={useCreateExam()}
    onClose={onClose}
  />
);

export const EditExam = ({ exam, onClose }: DialogProps & { exam: ExamSummary }) => (
  <ExamDialog
    title="Editar ensayo"
    description="Los intentos en curso y los resultados no cambian."
    initial={toExamDraft(exam)}
    action="Guardar"
    mutation={useUpdateExam(exam.id)}
    onClose={onClose}
  />
);
