import type { ExamSummary } from '@matraz/contracts/exams/http';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { draftOf, emptyDraft } from './exam-draft.ts';
import { ExamForm } from './exam-form.tsx';
import { useCreateExam, useUpdateExam } from './use-exam-writing.ts';

export const CreateExam = ({ onClose }: { onClose: () => void }) => {
  const create = useCreateExam();
  return (
    <Dialog title="Crear ensayo" onClose={onClose}>
      <ExamForm
        initial={emptyDraft}
        action="Crear ensayo"
        isBusy={create.isPending}
        onSend={(form, onError) => create.write(form, { onSuccess: onClose, onError })}
        onCancel={onClose}
      />
    </Dialog>
  );
};

export const EditExam = ({ exam, onClose }: { exam: ExamSummary; onClose: () => void }) => {
  const update = useUpdateExam(exam.id);
  return (
    <Dialog title="Editar ensayo" description="Los intentos en curso y los resultados no cambian." onClose={onClose}>
      <ExamForm
        initial={draftOf(exam)}
        action="Guardar"
        isBusy={update.isPending}
        onSend={(form, onError) => update.write(form, { onSuccess: onClose, onError })}
        onCancel={onClose}
      />
    </Dialog>
  );
};
