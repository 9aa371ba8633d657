import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import type { Course, TopicSummary } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { courseList } from '../../../shared/study/courses.ts';
import { mastery, weakBelow } from '../../../shared/study/mastery.ts';
import { percent } from '../../../shared/study/percent.ts';
import { topicList } from '../../../shared/study/topic-list.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { Section, Waiting } from './section.tsx';

type Mastery = ReplyOf<Calls['getMastery']>;
type Known = Mastery['topics'][number];

const whole = (share: number) => percent(Math.round(share * 100));

/** The estimate as a point, and how sure it is as a bar. The row has the same as text. */
const Range = ({ mean, low, high }: NonNullable<Known['mastery']>) => (
  <span aria-hidden="true" className="relative block h-2.5 rounded-full bg-sunken">
    <span
      className="absolute inset-y-0 rounded-full bg-brand/40"
      style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
    />
    <span
      className={cx('absolute -inset-y-0.5 w-1.5 rounded-full', mean < weakBelow ? 'bg-copper-bright' : 'bg-bar-green')}
      style={{ left: `calc(${mean * 100}% - 3px)` }}
    />
  </span>
);

interface RowProps {
  name: string;
  href?: string;
  known: Pick<Known, 'answers' | 'mastery'>;
}

const Row = ({ name, href, known: { answers, mastery: known } }: RowProps) => (
  <tr className="border-line border-t align-top">
    <th scope="row" className="py-2 pr-3 text-left font-normal leading-snug">
      {href ? (
        <Link href={href} className="font-semibold text-brand hover:underline">
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      {known && (
        <span className="mt-1.5 block">
          <Range {...known} />
        </span>
      )}
    </th>
    <td className="whitespace-nowrap py-2 text-right tabular-nums">
      {known ? (
        <>
          <strong>{whole(known.mean)}</strong>
          <span className="block text-ink-soft text-sm">{`${whole(known.low)} a ${whole(known.high)}`}</span>
        </>
      ) : (
        <span className="text-ink-soft text-sm">{answers === 0 ? 'sin respuestas' : 'pocas respuestas'}</span>
      )}
    </td>
  </tr>
);

/** The topics of a subject, unit by unit. Topics without an answer are left out. */
const Subject = ({ course, topics, data }: { course: Course; topics: TopicSummary[]; data: Mastery }) => {
  const known = new Map(data.topics.map((one) => [one.topicId, one]));
  const area = data.areas.find(({ courseId }) => courseId === course.id);
  const own = topics.filter(({ id, courseId }) => courseId === course.id && (known.get(id)?.answers ?? 0) > 0);
  const units = [...new Set(own.map(({ unit }) => unit))];
  if (!area || own.length === 0) return null;
  return (
    <details open className="mt-4 rounded-2xl ring-1 ring-line">
      <summary className="min-h-12 cursor-pointer content-center px-4 font-bold">
        {area.mastery ? `${course.subject}: ${whole(area.mastery.mean)}` : course.subject}
      </summary>
      <table className="mx-4 mb-3 w-[calc(100%-2rem)]">
        <caption className="sr-only">{`Tu dominio de ${course.subject}`}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Tema</th>
            <th scope="col">Dominio, con su rango</th>
          </tr>
        </thead>
        {units.map((unit) => (
          <tbody key={unit}>
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-3 pb-1 text-left font-semibold text-ink-soft text-sm">
                {unit}
              </th>
            </tr>
            {own
              .filter((topic) => topic.unit === unit)
              .map(({ id, title }) => (
                <Row
                  key={id}
                  name={title}
                  href={`/topic/${id}?seccion=practica`}
                  known={known.get(id) ?? { answers: 0, mastery: null }}
                />
              ))}
          </tbody>
        ))}
      </table>
    </details>
  );
};

const scoreText = ({ score }: Mastery) =>
  score
    ? `Si rindieras hoy, tu puntaje estaría probablemente entre ${score.low} y ${score.high}.`
    : 'Responde más preguntas de cada área y te diremos entre qué puntajes estarías hoy.';

/** How well the student masters each topic, and how sure that is. */
export const MasterySection = () => {
  const { data, isError, refetch } = useQuery(mastery);
  const courses = useQuery(courseList);
  const topics = useQuery(topicList);
  const isReady = data && courses.data && topics.data;
  const hasAnswers = data?.topics.some(({ answers }) => answers > 0);
  return (
    <Section title="Tu dominio por tema">
      {!isReady && (
        <Waiting
          what="tu dominio"
          isError={isError || courses.isError || topics.isError}
          onRetry={() => {
            void refetch();
            void courses.refetch();
            void topics.refetch();
          }}
        />
      )}
      {isReady && (
        <p className={cx('mt-2 leading-snug', data.score ? 'font-bold text-lg' : 'text-ink-soft')}>{scoreText(data)}</p>
      )}
      {isReady && hasAnswers && (
        <>
          <p className="mt-1 text-ink-soft text-sm leading-snug">
            El punto es lo que estimamos; la barra, entre qué valores puede estar. Con más respuestas se achica.
          </p>
          {courses.data.map((course) => (
            <Subject key={course.id} course={course} topics={topics.data} data={data} />
          ))}
        </>
      )}
    </Section>
  );
};
