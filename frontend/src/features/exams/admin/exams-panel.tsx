import type { ExamSummary } from '@matraz/contracts/exams/http';
import { useQuery } from '@tanstack/react-query';
import { FileCheck2, FlaskConical, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { fetchedDialog } from '../../../shared/fetched-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Failure } from '../../../shared/ui/failure.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Spinner } from '../../../shared/ui/spinner.tsx';
import { examList } from '../queries.ts';
import { CreateTestExam } from './create-test-exam.tsx';
import { DeleteExam } from './delete-exam.tsx';
import { type Action, ManagedExam } from './managed-exam.tsx';
import { CreateExam, EditExam } from './write-exam.tsx';

/** What is done to an exam, each in its dialog. */
const acts = {
  // Of more weight than all the rest here.
  manage: fetchedDialog(() => import('./manage/manage-exam.tsx')),
  edit: EditExam,
  delete: DeleteExam,
};
/** What begins with none. */
const beginnings = { create: CreateExam, 'create-test': CreateTestExam };

type Open = { beginning: keyof typeof beginnings } | { action: Action; examId: string };

const grid = 'mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3';

const Loading = () => (
  <div role="status" className={grid}>
    <span className="sr-only">Cargando ensayos</span>
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="h-96 rounded-card" />
    <Skeleton className="hidden h-96 rounded-card lg:block" />
  </div>
);

const Exams = ({ exams, onAct }: { exams: ExamSummary[]; onAct: (action: Action, examId: string) => void }) => {
  if (exams.length === 0) {
    return (
      <Notice as="h3" icon={<FileCheck2 />} title="Todavía no hay ensayos">
        <p>Crea el primero y agrega sus preguntas; o crea uno de prueba, que se arma con preguntas del catálogo.</p>
      </Notice>
    );
  }
  return (
    <ul className={grid}>
      {/* What was made last stands in sight. */}
      {exams.toReversed().map((exam) => (
        <li key={exam.id}>
          <ManagedExam exam={exam} onAct={(action) => onAct(action, exam.id)} />
        </li>
      ))}
    </ul>
  );
};

/** In the place of a dialog that is still on its way. */
const Opening = () => (
  <div className="fixed inset-0 z-40 grid animate-fade place-items-center bg-black/55">
    <span className="rounded-full bg-surface p-4 shadow-float">
      <Spinner />
    </span>
  </div>
);

/** The dialog that is open, if there is one. An exam that is gone takes its dialog with it. */
const OpenDialog = ({ open, exams, onClose }: { open: Open; exams: ExamSummary[]; onClose: () => void }) => {
  if ('beginning' in open) {
    const Beginning = beginnings[open.beginning];
    return <Beginning onClose={onClose} />;
  }
  const exam = exams.find(({ id }) => id === open.examId);
  const Act = acts[open.action];
  return exam && <Act exam={exam} onClose={onClose} />;
};

/** The teachers' part of mock exams. */
export default function ExamsPanel() {
  const { data: exams, isError, refetch } = useQuery(examList);
  const [open, setOpen] = useState<Open | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-extrabold text-2xl max-sm:w-full">Ensayos</h2>
        <Button onClick={() => setOpen({ beginning: 'create' })} className="max-sm:w-full">
          <Plus className="size-5" aria-hidden="true" />
          Crear ensayo
        </Button>
        <Button look="quiet" onClick={() => setOpen({ beginning: 'create-test' })} className="max-sm:w-full">
          <FlaskConical className="size-5" aria-hidden="true" />
          Crear ensayo de prueba
        </Button>
      </div>
      {exams && <Exams exams={exams} onAct={(action, examId) => setOpen({ action, examId })} />}
      {!exams && (isError ? <Failure onRetry={() => void refetch()} /> : <Loading />)}
      {open && (
        <Suspense fallback={<Opening />}>
          <OpenDialog open={open} exams={exams ?? []} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}
