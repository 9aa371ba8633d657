import { useQuery } from '@tanstack/react-query';
import { ClipboardPlus } from 'lucide-react';
import { useState } from 'react';
import { serverTime } from '../../../../shared/net/server-time.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { classAssignments } from '../../queries.ts';
import { newDraft } from './assignment-draft.ts';
import { AssignmentForm } from './assignment-form.tsx';
import { AssignmentRow } from './assignment-row.tsx';
import { useAssigning } from './use-assigning.ts';

/** What the class has assigned, and the way to assign more. */
export const Assignments = ({ classId, isArchived }: { classId: string; isArchived: boolean }) => {
  const { data, isError, refetch } = useQuery(classAssignments(classId));
  const [isAssigning, setAssigning] = useState(false);
  const assign = useAssigning(classId, () => setAssigning(false));
  const choices = data && { exam: data.exams, topic: data.topics };
  const firstKind = data && data.exams.length === 0 ? 'topic' : 'exam';
  const first = choices?.[firstKind][0];
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="mr-auto font-extrabold text-xl">Asignado</h2>
        {!isArchived && (
          <Button disabled={first === undefined} onClick={() => setAssigning(true)}>
            <ClipboardPlus className="size-5" aria-hidden="true" />
            Asignar
          </Button>
        )}
      </div>
      {!data && isError && <Failure onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="mt-3 h-20 rounded-2xl" />}
      {data?.assignments.length === 0 && (
        <p className="mt-2 text-ink-soft">
          Un ensayo o un tema con apertura, cierre e intentos. El curso lo ve en su página de ensayos y en sus cursos.
        </p>
      )}
      {data && data.assignments.length > 0 && (
        <ul className="mt-3">
          {data.assignments.map((assignment) => (
            <AssignmentRow key={assignment.id} classId={classId} assignment={assignment} isArchived={isArchived} />
          ))}
        </ul>
      )}
      {isAssigning && choices && first && (
        <AssignmentForm
          title="Asignar al curso"
          initial={newDraft(firstKind, first.id, serverTime().toISOString())}
          choices={choices}
          isPending={assign.isPending}
          onSave={(draft) => assign.mutate(draft)}
          onClose={() => setAssigning(false)}
        />
      )}
    </section>
  );
};
