import type { ExamForm as Form } from '@matraz/contracts/exams/content';
import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useState } from 'react';
import { Confirm } from '../../../shared/ui/confirm.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { draftOf, type ExamDraft, emptyDraft } from './exam-draft.ts';
import { ExamForm } from './exam-form.tsx';
import { useExamDraft } from './use-exam-draft.ts';
import { useCreateExam, useUpdateExam } from './use-exam-writing.ts';

interface Props {
  title: string;
  description?: string;
  initial: ExamDraft;
  action: string;
  writing: {
    write: (form: Form, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    isPending: boolean;
  };
  onClose: () => void;
}

const WriteExam = ({ title, description, initial, action, writing, onClose }: Props) => {
  const written = useExamDraft(initial);
  const [isLeaving, setIsLeaving] = useState(false);
  // A tap beside the dialog throws nothing away.
  const close = () => (written.isTouched ? setIsLeaving(true) : onClose());
  return (
    <Dialog title={title} description={description} onClose={close}>
      <ExamForm
        written={written}
        action={action}
        isBusy={writing.isPending}
        onSend={(form) => writing.write(form, { onSuccess: onClose, onError: written.onRefused })}
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

interface Shown {
  onClose: () => void;
}

export const CreateExam = ({ onClose }: Shown) => (
  <WriteExam
    title="Crear ensayo"
    initial={emptyDraft}
    action="Crear ensayo"
    writing={useCreateExam()}
    onClose={onClose}
  />
);

export const EditExam = ({ exam, onClose }: Shown & { exam: ExamSummary }) => (
  <WriteExam
    title="Editar ensayo"
    description="Los intentos en curso y los resultados no cambian."
    initial={draftOf(exam)}
    action="Guardar"
    writing={useUpdateExam(exam.id)}
    onClose={onClose}
  />
);
