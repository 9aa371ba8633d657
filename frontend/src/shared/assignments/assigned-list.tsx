import type { AssignedWork } from '@matraz/contracts/assignments/http';
import { useQuery } from '@tanstack/react-query';
import { Hourglass } from 'lucide-react';
import { serverTime } from '../net/server-time.ts';
import { ButtonLink } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { assignedWork, workFacts, workState } from './assigned-work.ts';

const actions = { exam: 'Ir al ensayo', topic: 'Ir al tema' };
const pathOf = ({ kind, workId }: AssignedWork) => (kind === 'exam' ? `/exams/${workId}` : `/topic/${workId}`);

const Item = ({ work, now }: { work: AssignedWork; now: number }) => {
  const state = workState(work, now);
  const isOpen = state === 'open';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t py-3">
      <span className="min-w-48 flex-1">
        <span className="wrap-anywhere block font-bold leading-snug">{work.title}</span>
        <span className={cx('block text-sm', isOpen ? 'font-semibold text-copper' : 'text-ink-soft')}>
          {workFacts(work, now).join(' · ')}
        </span>
        <span className="block text-ink-soft text-sm">{work.className}</span>
      </span>
      {(isOpen || state === 'upcoming') && (
        <ButtonLink
          look={isOpen ? 'primary' : 'quiet'}
          href={pathOf(work)}
          aria-label={`${actions[work.kind]}: ${work.title}`}
          className="shrink-0"
        >
          {actions[work.kind]}
        </ButtonLink>
      )}
    </li>
  );
};

interface Props {
  /** Absent: exams and topics. */
  kind?: AssignedWork['kind'];
}

/** What the student's classes assigned. Nothing when there is none, so a student who is alone sees no change. */
export const AssignedList = ({ kind }: Props) => {
  const { data = [] } = useQuery(assignedWork);
  const now = serverTime().getTime();
  const shown = data.filter((work) => kind === undefined || work.kind === kind);
  if (shown.length === 0) return null;
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="flex items-center gap-3 font-extrabold text-xl">
        <Hourglass className="size-6 shrink-0 text-copper" aria-hidden="true" />
        <span>Asignado por tu curso</span>
      </h2>
      <ul className="mt-3">
        {shown.map((work) => (
          <Item key={work.id} work={work} now={now} />
        ))}
      </ul>
    </section>
  );
};
