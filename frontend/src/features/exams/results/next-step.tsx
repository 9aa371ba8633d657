import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import type { StudyTopic } from '@matraz/contracts/practice/path-http';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, BookOpen, Target } from 'lucide-react';
import { Link } from 'wouter';
import { studyPath } from '../../../shared/goals/study-path.ts';
import { studyHref, studyReason } from '../../../shared/goals/study-reason.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { shareText } from './share-text.ts';

interface Step {
  href: string;
  label: string;
  why: string;
}

const studyStep = (topic: StudyTopic): Step => ({
  href: studyHref(topic),
  label: topic.count === 0 ? `Leer ${topic.title}` : `Practicar ${topic.title}`,
  why: studyReason(topic),
});

const reviewStep = (examId: string, mistakes: number, hasEmpty: boolean): Step => ({
  href: `/review/mistakes?ensayo=${examId}`,
  label:
    mistakes === 1
      ? 'Repasar la que no acerté'
      : `Repasar las ${mistakes} ${hasEmpty ? 'falladas o en blanco' : 'que no acerté'}`,
  why: 'Las incorrectas y las que dejaste en blanco, con su explicación. Cada una que corriges sale de la lista.',
});

/** What to do next, the best first: the topic that every page names, then the missed questions, then another exam. */
const stepsOf = (
  { examId, answered, total }: CompletedAttempt,
  first: StudyTopic | undefined,
  mistakes: number,
): Step[] => [
  ...(first ? [studyStep(first)] : []),
  ...(mistakes > 0 ? [reviewStep(examId, mistakes, answered < total)] : []),
  { href: '/exams', label: 'Elegir otro ensayo', why: 'No te quedan preguntas por repasar de este ensayo.' },
];

/** The number of questions without an answer. They tell nothing about what the student knows. */
const Empty = ({ answered, total }: Pick<CompletedAttempt, 'answered' | 'total'>) => {
  const empty = total - answered;
  if (empty <= 0) return null;
  return (
    <p className="mt-2 max-w-prose leading-snug">
      <strong className="font-bold">
        {empty === 1
          ? `Te quedó 1 de ${total} preguntas sin responder.`
          : `Te quedaron ${empty} de ${total} preguntas sin responder.`}
      </strong>{' '}
      En blanco no se suma nada y en la PAES no se descuenta: responde siempre. Lo que sigue sale solo de lo que
      respondiste.
    </p>
  );
};

type InExam = AttemptReport['topics'][number];

/** What this exam says about a topic that is to be studied. */
const inExamText = (part: InExam): string => {
  const lost = part.points === 1 ? 'Te costó 1 punto' : `Te costó ${part.points} puntos`;
  return `En este ensayo: ${shareText(part)}.${part.points > 0 ? ` ${lost}.` : ''}`;
};

const Topic = ({ topic, part, place }: { topic: StudyTopic; part: InExam | undefined; place: number }) => (
  <li className="flex gap-3 border-line border-t py-3.5 sm:gap-4">
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-xl bg-copper-soft font-extrabold text-copper tabular-nums"
    >
      {place}
    </span>
    <div className="min-w-0 flex-1 leading-snug">
      <h3 className="font-extrabold">{topic.title}</h3>
      <p className="mt-1">{topic.fact}</p>
      {part && <p className="mt-1 text-ink-soft">{inExamText(part)}</p>}
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link
          href={`/topic/${topic.topicId}?seccion=teoria`}
          className="inline-flex min-h-11 items-center gap-1.5 font-bold text-brand underline underline-offset-4"
        >
          <BookOpen className="size-4.5" aria-hidden="true" />
          <span>
            Ver lecciones <span className="sr-only">de {topic.title}</span>
          </span>
        </Link>
        {topic.count > 0 && (
          <Link
            href={studyHref(topic)}
            className="inline-flex min-h-11 items-center gap-1.5 font-bold text-brand underline underline-offset-4"
          >
            <Target className="size-4.5" aria-hidden="true" />
            <span>
              Practicar esto<span className="sr-only">: {topic.title}</span>
            </span>
          </Link>
        )}
      </p>
    </div>
  </li>
);

/** What to do now, and the topics to study first: the list of the start page, with what this exam says about them. */
export const NextStep = ({ attempt, report }: { attempt: CompletedAttempt; report: AttemptReport }) => {
  const { data: path } = useQuery(studyPath);
  const topics = path?.studyFirst ?? [];
  const [first, second] = stepsOf(attempt, topics[0], report.mistakes);
  const parts = new Map(report.topics.map((part) => [part.topicId, part]));
  return (
    <section className="mt-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-7 print:hidden">
      <h2 className="font-extrabold text-xl">Lo que sigue</h2>
      <Empty {...attempt} />
      {first && (
        <div className="mt-3 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="max-w-md leading-snug">{first.why}</p>
          <ButtonLink href={first.href} className="min-h-13 text-lg sm:max-w-1/2 sm:px-8">
            <span>{first.label}</span>
            <ArrowRight className="size-5 shrink-0" aria-hidden="true" />
          </ButtonLink>
        </div>
      )}
      {second && second.href !== '/exams' && (
        <p className="mt-2">
          <Link
            href={second.href}
            className="inline-flex min-h-11 items-center font-bold text-brand underline underline-offset-4"
          >
            {second.label}
          </Link>
        </p>
      )}
      {topics.length > 0 && (
        <>
          <h2 className="mt-5 mb-2 font-extrabold text-lg">Estudia primero</h2>
          <ol>
            {topics.map((topic, index) => (
              <Topic key={topic.topicId} topic={topic} part={parts.get(topic.topicId)} place={index + 1} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
