import type { HistoryEntry } from '@matraz/contracts/history-http';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Failure } from '../../shared/ui/failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Confirm } from '../ui/confirm.tsx';
import { momentOf } from './change-text.ts';
import { type Compared, Comparison } from './comparison.tsx';
import { HistoryList } from './history-list.tsx';
import { historyPages, type Subject } from './queries.ts';
import { canComeBack, isIncompleteExam, useRestore } from './restore.ts';

interface Props {
  subject: Subject;
  onClose: () => void;
}

const Loading = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Cargando el historial</span>
    {[1, 2, 3].map((row) => (
      <Skeleton key={row} className="h-20" />
    ))}
  </div>
);

const restoreTexts: Partial<Record<Subject['kind'], string>> = {
  exam: 'Vuelven los datos y las preguntas de esa versión. Los intentos que ya empezaron conservan sus preguntas.',
  lesson: 'La lección conserva su lugar.',
};

/** What happens to deleted content. */
const comeBackTexts: Partial<Record<Subject['kind'], string>> = {
  exam: 'El ensayo vuelve con las preguntas de esa versión, y con sus intentos y resultados.',
  'exam-question': 'La pregunta vuelve al final del ensayo.',
};

const incompleteText = 'Los estudiantes verían el ensayo con menos preguntas que las anunciadas.';

interface RestoreProps extends Props {
  version: number;
  entry: HistoryEntry | undefined;
  expectedVersion: number;
  isDeleted: boolean;
  onRestored: () => void;
}

const ConfirmRestore = ({ subject, version, entry, expectedVersion, isDeleted, onRestored, onClose }: RestoreProps) => {
  const restore = useRestore(subject, onRestored);
  const [allowIncomplete, setAllowIncomplete] = useState(false);
  const consequence = isDeleted
    ? (comeBackTexts[subject.kind] ?? 'Vuelve a su lugar con el contenido de esa versión.')
    : ['La versión actual sigue en el historial.', restoreTexts[subject.kind]].filter(Boolean).join(' ');
  const onError = (error: Error) => (isIncompleteExam(error) ? setAllowIncomplete(true) : onClose());
  return (
    <Confirm
      title={entry ? `¿Restaurar la versión del ${momentOf(entry.at)}?` : '¿Restaurar esta versión?'}
      text={allowIncomplete ? `${incompleteText} ${consequence}` : consequence}
      action={allowIncomplete ? 'Restaurar igual' : 'Restaurar'}
      isBusy={restore.isPending}
      onConfirm={() =>
        restore.mutate({ version, expectedVersion, ...(allowIncomplete && { allowIncomplete }) }, { onError })
      }
      onClose={onClose}
    />
  );
};

/** The history of one content: who changed what when, two versions side by side, and an older one as the present one. */
const OneHistory = ({ subject, onClose, onQuestion }: Props & { onQuestion: (subject: Subject) => void }) => {
  const { kind, id } = subject;
  const history = useInfiniteQuery(historyPages(kind, id));
  const [compared, setCompared] = useState<Compared | null>(null);
  const [restoring, setRestoring] = useState<number | null>(null);
  const newest = history.data?.pages[0];
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const isLost = newest?.isDeleted === true && !canComeBack(kind);
  const compare = ({ first, last, changes }: HistoryEntry) => {
    if (changes[0]?.action === 'created') return setCompared({ before: last, after: newest?.lastContent ?? last });
    // The version before a restoring may be the deleted one, which has no content.
    const earlier = entries.find((entry) => entry.hasContent && entry.last < first);
    setCompared({ before: earlier?.last ?? first - 1, after: last });
  };
  const body = () => {
    if (!newest) return history.isError ? <Failure onRetry={() => void history.refetch()} /> : <Loading />;
    return (
      <>
        {newest.isDeleted && (
          <p className="mb-4 rounded-2xl bg-gold-soft px-4 py-3 leading-snug">
            {isLost ? 'Está eliminado y no se puede restaurar.' : 'Está eliminado. Puedes recuperarlo con Restaurar.'}
          </p>
        )}
        <HistoryList
          kind={kind}
          entries={entries}
          present={newest.isDeleted && !isLost ? null : newest.lastContent}
          canCompare={entries.length > 1}
          onCompare={compare}
          onRestore={setRestoring}
          onQuestion={(question) =>
            onQuestion({ kind: 'exam-question', id: question.id, name: `Pregunta ${question.place}` })
          }
        />
        {history.hasNextPage && (
          <Button
            look="quiet"
            className="mt-4 w-full"
            disabled={history.isFetchingNextPage}
            onClick={() => void history.fetchNextPage()}
          >
            {history.isFetchingNextPage ? 'Cargando…' : 'Mostrar cambios anteriores'}
          </Button>
        )}
      </>
    );
  };
  return (
    <>
      {compared && newest ? (
        <Comparison
          subject={subject}
          entries={entries}
          present={newest.lastContent}
          compared={compared}
          onCompare={setCompared}
          onRestore={setRestoring}
          onBack={() => setCompared(null)}
        />
      ) : (
        <div className="min-h-0 overflow-y-auto px-4 py-5 sm:px-8">{body()}</div>
      )}
      {restoring !== null && newest && (
        <ConfirmRestore
          subject={subject}
          version={restoring}
          entry={entries.find(({ last }) => last === restoring)}
          expectedVersion={newest.version}
          isDeleted={newest.isDeleted}
          onRestored={
            newest.isDeleted
              ? onClose
              : () => {
                  setRestoring(null);
                  setCompared(null);
                }
          }
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  );
};

export default function HistoryDialog({ subject, onClose }: Props) {
  /** A question that was chosen in the history of its exam. */
  const [question, setQuestion] = useState<Subject | null>(null);
  const shown = question ?? subject;
  return (
    <Dialog title="Historial" description={shown.name} size="page" onClose={onClose}>
      {question && (
        <Button look="ghost" onClick={() => setQuestion(null)} className="mx-3 self-start px-2! sm:mx-7">
          Volver al historial del ensayo
        </Button>
      )}
      <OneHistory key={shown.id} subject={shown} onClose={onClose} onQuestion={setQuestion} />
    </Dialog>
  );
}
