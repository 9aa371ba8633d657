import type { AssignedWork } from '@matraz/contracts/assignments/http';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { Suspense } from 'react';
import { assignedWork, isHeld, workFacts, workState } from '../../../shared/assignments/assigned-work.ts';
import { fetchedPanel } from '../../../shared/loading/fetched-part.tsx';
import { serverTime } from '../../../shared/net/server-time.ts';
import type { useStartExam } from '../queries.ts';
import { StartButton } from './start-button.tsx';

type Start = ReturnType<typeof useStartExam>;

const resultTexts: Record<AssignedWork['results'], string> = {
  'at-once': 'Ves tu resultado al entregar.',
  'at-closing': 'Los resultados se muestran al cierre.',
  'when-released': 'Los resultados se muestran cuando tu docente lo decida.',
};

const Conditions = ({ work, now }: { work: AssignedWork; now: number }) => (
  <section className="mt-6 flex gap-4 rounded-card bg-copper-soft p-5 sm:px-6">
    <Hourglass className="size-6 shrink-0 text-copper" aria-hidden="true" />
    <div className="min-w-0">
      <h2 className="font-extrabold leading-snug">Asignado por {work.className}</h2>
      <ul className="mt-1 leading-snug">
        {[...workFacts(work, now), resultTexts[work.results]].map((fact) => (
          <li key={fact} className="first-letter:uppercase">
            {fact}
          </li>
        ))}
      </ul>
    </div>
  </section>
);

/** A running exam does not need its text field. */
const WordStart = fetchedPanel(() => import('./word-start.tsx'));

/** What can be started now. The server decides again; this page only says why it would refuse. */
const currentOf = (works: readonly AssignedWork[], examId: string, now: number): AssignedWork | undefined => {
  const own = works.filter(({ kind, workId }) => kind === 'exam' && workId === examId);
  const at = (state: ReturnType<typeof workState>) => own.find((work) => workState(work, now) === state);
  return at('open') ?? own.find((work) => isHeld(work, now));
};

const useCurrent = (examId: string) => {
  const { data, isPending } = useQuery(assignedWork);
  const now = serverTime().getTime();
  return { isPending, now, work: currentOf(data ?? [], examId, now) };
};

/** The conditions of the class that has the exam assigned. */
export const AssignedNote = ({ examId }: { examId: string }) => {
  const { work, now } = useCurrent(examId);
  return work ? <Conditions work={work} now={now} /> : null;
};

/** The start of an exam, as the class that has it assigned lets the student. */
export const AssignedStart = ({ examId, start }: { examId: string; start: Start }) => {
  const { work, now, isPending } = useCurrent(examId);
  // A button that asks for a word must not come later than one that does not.
  if (isPending) return null;
  if (!work) return <StartButton start={start} />;
  if (workState(work, now) !== 'open' || work.used >= work.attempts) return null;
  if (!work.asksWord) return <StartButton start={start} />;
  return (
    <Suspense>
      <WordStart start={start} />
    </Suspense>
  );
};
