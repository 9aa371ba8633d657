import type { ClassPage } from '@matraz/contracts/classes/http';
import { passedShare } from '@matraz/contracts/practice/limits';
import { skillNames } from '@matraz/contracts/syllabus';
import { type ReactNode, useState } from 'react';
import { percent } from '../../../shared/study/percent.ts';
import { amount } from '../../../shared/study/words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { AssignTopic } from './assignments/assign-topic.tsx';

type Known = Pick<ClassPage['topics'][number], 'known' | 'weak' | 'mean'>;

const Bar = ({ mean }: { mean: number }) => (
  <span aria-hidden="true" className="mt-1.5 block h-2.5 rounded-full bg-sunken">
    <span
      className={cx('block h-full rounded-full', mean < passedShare ? 'bg-copper-bright' : 'bg-bar-green')}
      style={{ width: `${100 * mean}%` }}
    />
  </span>
);

const Row = ({ name, known, weak, mean, action }: Known & { name: string; action?: ReactNode }) => (
  <li className="border-line border-t py-2.5">
    <span className="flex items-baseline gap-3">
      <b className="wrap-anywhere mr-auto leading-snug">{name}</b>
      {action}
      <span className="tabular-nums">{mean === null ? '—' : percent(Math.round(100 * mean))}</span>
    </span>
    {mean !== null && <Bar mean={mean} />}
    <span className="mt-1 block text-ink-soft text-sm">
      {known === 0
        ? 'Todavía no hay respuestas suficientes'
        : `${weak} de ${amount(known, 'estudiante', 'estudiantes')} con respuestas suficientes: bajo ${percent(passedShare * 100)}`}
    </span>
  </li>
);

const first = 8;

interface WeakTopicsProps extends Pick<ClassPage, 'topics'> {
  /** Null: nothing can be assigned, because the class is archived. */
  classId: string | null;
}

/** What the class should be taught again. */
export const WeakTopics = ({ topics, classId }: WeakTopicsProps) => {
  const [isWhole, setWhole] = useState(false);
  const known = topics.filter((topic) => topic.known > 0);
  const shown = isWhole ? known : known.slice(0, first);
  return (
    <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <h2 className="font-extrabold text-xl">Qué no domina el curso</h2>
      <p className="mt-1 text-ink-soft text-sm">
        Aciertos que esperamos, en promedio, de quienes ya respondieron lo suficiente. Lo más débil va primero.
      </p>
      {known.length === 0 && <p className="mt-4">Todavía no hay respuestas suficientes para decirlo.</p>}
      <ul className="mt-3">
        {shown.map(({ topicId, title, ...of }) => (
          <Row
            key={topicId}
            name={title}
            {...of}
            action={classId !== null && of.weak > 0 && <AssignTopic classId={classId} topic={{ id: topicId, title }} />}
          />
        ))}
      </ul>
      {known.length > first && !isWhole && (
        <Button look="ghost" className="-ml-3" onClick={() => setWhole(true)}>
          Ver los {known.length} temas
        </Button>
      )}
    </section>
  );
};

export const ClassSkills = ({ skills }: Pick<ClassPage, 'skills'>) => (
  <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
    <h2 className="font-extrabold text-xl">Habilidades del curso</h2>
    <ul className="mt-3">
      {skills.map(({ skill, ...of }) => (
        <Row key={skill} name={skillNames[skill]} {...of} />
      ))}
    </ul>
  </section>
);
