import type { ExamForm as Form } from '@matraz/contracts/exams/content';
import type { Confirmed, ExamSummary } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditDialog } from '../../../authoring/form/edit-dialog.tsx';
import { type Expected, useEditForm } from '../../../authoring/form/use-edit-form.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { examDetail } from '../queries.ts';
import { ConfirmIncomplete, getsIncomplete } from './confirm-incomplete.tsx';
import { emptyDraft, examRules, toExamDraft } from './exam-draft.ts';
import { ExamFields, ExamVersion } from './exam-form.tsx';
import { useCreateExam, useUpdateExam } from './use-exam-mutations.ts';

/** Shown while the code or the content of a dialog is loaded. */
export const LoadingDialog = () => (
  <div className="fixed inset-0 z-40 grid animate-fade place-items-center bg-black/55">
    <span className="rounded-full bg-surface p-4 shadow-float">
      <Spinner />
    </span>
  </div>
);

interface Props {
  title: string;
  description?: string;
  /** Null creates an exam. */
  exam: (ExamSummary & { version?: number }) | null;
  action: string;
  save: { mutate: (form: Sent, then: Then) => void; isPending: boolean };
  onClose: () => void;
}

type Sent = Form & Expected & Confirmed;
interface Then {
  onSuccess: () => void;
  onError: (error: Error) => void;
}

const ExamDialog = ({ title, description, exam, action, save, onClose }: Props) => {
  /** A save that would show an incomplete exam to students. */
  const [asked, setAsked] = useState<{ sent: Sent; then: Then } | null>(null);
  const { isAdmin, mayPublish = false } = useUser();
  const questionCount = exam?.questionCount ?? 0;
  const mutate = (sent: Sent, then: Then) => {
    if (getsIncomplete(exam, { ...sent, questionCount })) setAsked({ sent, then });
    else save.mutate(sent, then);
  };
  const answer = (change: Partial<Sent>) => {
    setAsked(null);
    if (asked) save.mutate({ ...asked.sent, ...change }, asked.then);
  };
  const form = useEditForm({
    name: `exam/${exam?.id ?? 'new'}`,
    stored: exam,
    toDraft: toExamDraft,
    empty: { ...emptyDraft, isPublished: isAdmin },
    rules: examRules,
    save: { mutate, isPending: save.isPending },
    onSaved: onClose,
  });
  return (
    <>
      <EditDialog
        form={form}
        title={title}
        description={description}
        size="card"
        action={action}
        renderVersion={(version, compared) => <ExamVersion exam={version} {...compared} />}
        onClose={onClose}
      >
        <ExamFields form={form} mayPublish={isAdmin || mayPublish} />
      </EditDialog>
      {asked && (
        <ConfirmIncomplete
          counts={{ ...asked.sent, questionCount }}
          isActive={exam?.isPublished}
          isBusy={save.isPending}
          // The call that creates an exam takes its state as it is.
          onActivate={() => answer(exam ? { allowIncomplete: true } : {})}
          onStayInactive={() => answer({ isPublished: false })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

interface DialogProps {
  onClose: () => void;
}

export const CreateExam = ({ onClose }: DialogProps) => (
  <ExamDialog title="Crear ensayo" exam={null} action="Crear ensayo" save={useCreateExam()} onClose={onClose} />
);

export const EditExam = ({ exam, onClose }: DialogProps & { exam: ExamSummary }) => {
  const save = useUpdateExam(exam.id);
  // The list has no version, and a save without a version would replace the changes of another teacher.
  const { data, isPending, refetch } = useQuery(examDetail(exam.id));
  if (isPending) return <LoadingDialog />;
  if (!data)
    return (
      <Dialog title="Editar ensayo" onClose={onClose}>
        <Failure onRetry={refetch} />
      </Dialog>
    );
  return (
    <ExamDialog
      title="Editar ensayo"
      description="Los intentos en curso y los resultados no cambian."
      exam={data}
      action="Guardar"
      save={save}
      onClose={onClose}
    />
  );
};
