import type { ExamSummary } from '@matraz/contracts/exams/http';
import { Confirm } from '../../../authoring/ui/confirm.tsx';
import { useDeleteExam } from './use-exam-mutations.ts';

export const DeleteExam = ({ exam, onClose }: { exam: ExamSummary; onClose: () => void }) => {
  const remove = useDeleteExam();
  return (
    <Confirm
      title="¿Eliminar el ensayo?"
      text="Esta acción no se puede deshacer. Los resultados de quienes ya lo rindieron se conservan."
      action="Eliminar"
      tone="destructive"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(exam.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mt-5 rounded-2xl bg-sunken p-4 font-bold leading-snug">{exam.title}</p>
    </Confirm>
  );
};
