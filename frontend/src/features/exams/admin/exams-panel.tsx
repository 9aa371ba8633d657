import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import { FileCheck2, FileUp, FlaskConical, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedDialog } from '../../../shared/loading/fetched-part.tsx';
import { useUser } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { examList } from '../queries.ts';
import { CreateTestExam } from './create-test-exam.tsx';
import { DeleteExam } from './delete-exam.tsx';
import { DeletedExams } from './deleted-exams.tsx';
import { CreateExam, EditExam, LoadingDialog } from './exam-dialogs.tsx';
import { type Action, ManagedExam } from './managed-exam.tsx';

const examDialogs = {
  // Loaded on demand, because it is larger than the rest of the panel.
  manage: fetchedDialog(() => import('./manage/manage-exam.tsx')),
  edit: EditExam,
  delete: DeleteExam,
};
const createDialogs = {
  empty: CreateExam,
  test: CreateTestExam,
  // Loaded on demand, because it holds the readers of our content format.
  import: fetchedDialog(() => import('./import-exam.tsx')),
};

type Open = { create: keyof typeof createDialogs } | { action: Action; examId: string };

const grid = 'mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

const Loading = () => (
  <div role="status" className={grid}>
    <span className="sr-only">Cargando ensayos</span>
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="hidden h-96 rounded-card lg:block" />
  </div>
);

const Exams = ({ exams, onAction }: { exams: ExamSummary[]; onAction: (action: Action, examId: string) => void }) => {
  if (exams.length === 0) {
    return (
      <Notice as="h3" icon={<FileCheck2 />} title="Todavía no hay ensayos">
        <p>Crea el primero y agrega sus preguntas; o crea uno de prueba, que se arma con preguntas del catálogo.</p>
      </Notice>
    );
  }
  return (
    <ul className={grid}>
      {/* The newest exam comes first. */}
      {[...exams].reverse().map((exam) => (
        <li key={exam.id}>
          <ManagedExam exam={exam} onAction={(action) => onAction(action, exam.id)} />
        </li>
      ))}
    </ul>
  );
};

/** The open dialog. It closes when its exam is deleted. */
const OpenDialog = ({ open, exams, onClose }: { open: Open; exams: ExamSummary[]; onClose: () => void }) => {
  if ('create' in open) {
    const CreateDialog = createDialogs[open.create];
    return <CreateDialog onClose={onClose} />;
  }
  const exam = exams.find(({ id }) => id === open.examId);
  const ExamDialog = examDialogs[open.action];
  return exam && <ExamDialog exam={exam} onClose={onClose} />;
};

/** All exams for administrators, and for a teacher her own. */
export default function ExamsPanel() {
  const { data, isError, refetch } = useQuery(examList);
  const { id: userId, isAdmin } = useUser();
  const exams = isAdmin ? data : data?.filter(({ author }) => author === userId);
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-extrabold text-2xl max-sm:w-full">Ensayos</h2>
        <Button onClick={() => setOpen({ create: 'empty' })} className="max-sm:w-full">
          <Plus className="size-5" aria-hidden="true" />
          Crear ensayo
        </Button>
        <Button look="quiet" onClick={() => setOpen({ create: 'test' })} className="max-sm:w-full">
          <FlaskConical className="size-5" aria-hidden="true" />
          Crear ensayo de prueba
        </Button>
        <Button look="quiet" onClick={() => setOpen({ create: 'import' })} className="max-sm:w-full">
          <FileUp className="size-5" aria-hidden="true" />
          Importar ensayo
        </Button>
      </div>
      {exams && <Exams exams={exams} onAction={(action, examId) => setOpen({ action, examId })} />}
      {exams && isAdmin && <DeletedExams />}
      {!exams && (isError ? <Failure onRetry={() => void refetch()} /> : <Loading />)}
      {open && (
        <Suspense fallback={<LoadingDialog />}>
          <OpenDialog open={open} exams={exams ?? []} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
