import type { ExamForm as Form } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useState } from 'react';
import { Confirm } from '../../../shared/ui/confirm.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
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
  const [isLeaving, setIsLeaving] = useState(false);
  const close = () => (draftForm.isTouched ? setIsLeaving(true) : onClose());
  return (
    <Dialog title={title} description={description} onClose={close}>
      <ExamForm
        draftForm={draftForm}
        action={action}
        isBusy={mutation.isPending}
        onSend={(form) => mutation.mutate(form, { onSuccess: onClose, onError: draftForm.onRefused })}
        onCancel={close}
      />
      {isLeaving && (
        <Confirm
          title="¿Descartar lo que escribiste?"
          text="Aún no se guarda."
          action="Descartar"
          tone="destructive"
          onConfirm={onClose}
          onClose={() => setIsLeaving(false)}
        />
      )}
    </Dialog>
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
