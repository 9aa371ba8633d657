import type { AttemptReport } from '@matraz/contracts/exams/report-http';
import { ArrowRight, BookOpen, Target } from 'lucide-react';
import { Link } from 'wouter';
import { amount } from '../../../shared/study/words.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { shareText } from './share-text.ts';

type ToStudy = AttemptReport['studyFirst'][number];

const practice = (topicId: string) => `/practice/recommended?topicId=${topicId}`;

interface Step {
  href: string;
  label: string;
  why: string;
}

const missedText = (count: number) => amount(count, 'pregunta', 'preguntas');

const reviewStep = (examId: string, mistakes: number): Step => ({
  href: `/review/mistakes?ensayo=${examId}`,
  label: mistakes === 1 ? 'Repasar la que no acerté' : `Repasar las ${mistakes} que no acerté`,
  why: 'Las incorrectas y las que dejaste en blanco, con su explicación. Cada una que corriges sale de la lista.',
});

/** What to do next, the best first: a topic that is known to be weak, then the missed questions, then another exam. */
const stepsOf = (examId: string, { studyFirst, mistakes }: AttemptReport): Step[] => {
  const weak = studyFirst.find(({ isKnown, questions }) => isKnown && questions > 0);
  return [
    ...(weak
      ? [
          {
            href: practice(weak.topicId),
            label: `Practicar ${weak.title}`,
            why: `En ${weak.title} no acertaste ${missedText(weak.missed)}: es donde más te conviene empezar.`,
          },
        ]
      : []),
    ...(mistakes > 0 ? [reviewStep(examId, mistakes)] : []),
    { href: '/exams', label: 'Elegir otro ensayo', why: 'No te quedan preguntas por repasar de este ensayo.' },
  ];
};

const Topic = ({ topic, place }: { topic: ToStudy; place: number }) => (
  <li className="flex gap-3 border-line border-t py-3.5 sm:gap-4">
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-xl bg-copper-soft font-extrabold text-copper tabular-nums"
    >
      {place}
    </span>
    <div className="min-w-0 flex-1 leading-snug">
      <h3 className="font-extrabold">{topic.title}</h3>
      <p className="text-ink-soft text-sm">{topic.unit}</p>
      <p className="mt-1">
        {topic.points > 0 && (
          <strong className="font-bold">
            {topic.points === 1 ? 'Te costó 1 punto' : `Te costó ${topic.points} puntos`}.{' '}
          </strong>
        )}
        {shareText(topic)}
        {!topic.isKnown && topic.isEnough && ': confírmalo con una práctica'}.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {topic.lessons > 0 && (
          <Link
            href={`/topic/${topic.topicId}?seccion=teoria`}
            className="inline-flex min-h-11 items-center gap-1.5 font-bold text-brand underline underline-offset-4"
          >
            <BookOpen className="size-4.5" aria-hidden="true" />
            <span>
              Ver lecciones <span className="sr-only">de {topic.title}</span>
            </span>
          </Link>
        )}
        {topic.questions > 0 && (
          <Link
            href={practice(topic.topicId)}
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

/** What to do now, and the topics to study first. */
export const NextStep = ({ examId, report }: { examId: string; report: AttemptReport }) => {
  const [first, second] = stepsOf(examId, report);
  return (
    <section className="mt-5 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-7 print:hidden">
      <h2 className="font-extrabold text-xl">Lo que sigue</h2>
      {first && (
        <div className="mt-2 flex flex-col gap-x-6 gap-y-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="max-w-md leading-snug">{first.why}</p>
          <ButtonLink href={first.href} className="min-h-13 shrink-0 text-lg sm:px-8">
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
      {report.studyFirst.length > 0 && (
        <>
          <h2 className="mt-5 mb-2 font-extrabold text-lg">Estudia primero</h2>
          <ol>
            {report.studyFirst.map((topic, index) => (
              <Topic key={topic.topicId} topic={topic} place={index + 1} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
};
