import type { PlanTask, StudyPath, StudyTopic } from '@matraz/contracts/practice/path-http';
import { Link } from 'wouter';
import { studyHref } from '../../../shared/goals/study-reason.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { minutesInWords } from './step-texts.ts';

/** No date format: it takes a slow phone tens of milliseconds. */
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** 'Hoy', 'Mañana', 'Miércoles 2'. */
const dayName = (day: string, place: number): string => {
  if (place < 2) return place === 0 ? 'Hoy' : 'Mañana';
  const date = new Date(`${day}T00:00:00Z`);
  const name = weekdays[date.getUTCDay()] ?? '';
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${date.getUTCDate()}`;
};

const taskName = ({ kind, title }: PlanTask) => {
  if (kind === 'paes') return 'Día de la PAES. ¡Mucho éxito!';
  return kind === 'review' ? 'Repaso del día' : (title ?? '');
};

/** Null: there is nothing to open. */
const taskHref = ({ kind, targetId }: PlanTask, studied: StudyTopic | undefined): string | null => {
  if (kind === 'paes') return null;
  if (kind === 'review') return '/review/due';
  if (kind === 'exam') return `/exams/${targetId}`;
  return studied ? studyHref(studied) : `/topic/${targetId}?seccion=practica`;
};

const moreText = ({ length }: PlanTask[]) => (length === 1 ? 'y 1 más' : `y ${length} más`);

/** The first task of a day, with a link that covers the day, and why the topic is studied. */
const FirstTask = ({ task, studyFirst }: { task: PlanTask; studyFirst: StudyPath['studyFirst'] }) => {
  const studied = studyFirst.find(({ topicId }) => topicId === task.targetId);
  const href = taskHref(task, studied);
  return (
    <>
      <span className="line-clamp-2 hyphens-auto lg:line-clamp-3">
        {href ? (
          <Link href={href} className="font-semibold after:absolute after:inset-0 after:rounded-2xl">
            {taskName(task)}
          </Link>
        ) : (
          <strong>{taskName(task)}</strong>
        )}
      </span>
      {studied && studied.reason !== 'next' && <span className="block text-ink-soft text-sm">Para reforzar</span>}
    </>
  );
};

/** What is left, spread over today and the next six days. The server makes it anew each day. */
export const WeekPlan = ({ path: { week, done, studyFirst } }: { path: StudyPath }) => {
  if (week.every(({ tasks }) => tasks.length === 0)) return null;
  const isTodayDone = done.minutes >= done.goal;
  return (
    <section aria-labelledby="semana" className="mt-8">
      <h2 id="semana" className="font-extrabold text-xl">
        Tu semana
      </h2>
      <p className="mt-1 text-ink-soft leading-snug">
        Toca un día para empezar. Si no puedes, el plan se acomoda solo.
      </p>
      <ol className="mt-3 grid gap-2 lg:grid-cols-7">
        {week.map(({ day, minutes, tasks: [first, ...more] }, place) => (
          <li
            key={day}
            className={cx(
              'relative flex min-h-11 min-w-0 items-baseline gap-3 rounded-2xl px-4 py-2.5 ring-1 lg:block lg:px-3 lg:py-3',
              place === 0 ? 'bg-brand-soft ring-brand' : 'bg-surface ring-line',
            )}
          >
            <span className="w-24 shrink-0 font-bold text-sm lg:block lg:w-auto">{dayName(day, place)}</span>
            <span className="min-w-0 flex-1 text-[0.95rem] leading-snug lg:mt-1 lg:block">
              {first ? (
                <>
                  <FirstTask task={first} studyFirst={studyFirst} />
                  {more.length > 0 && <span className="block text-ink-soft text-sm">{moreText(more)}</span>}
                </>
              ) : place === 0 && isTodayDone ? (
                '¡Listo!'
              ) : (
                'Libre'
              )}
            </span>
            {first && first.kind !== 'paes' && (
              <span className="shrink-0 text-ink-soft text-sm tabular-nums lg:mt-1 lg:block">
                {minutesInWords(minutes)}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
