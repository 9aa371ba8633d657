import type { TopicDetail } from '@matraz/contracts/catalog/http';
import { useQuery } from '@tanstack/react-query';
import { BookOpenText, ChevronRight, CircleCheck, CirclePlay, PencilLine } from 'lucide-react';
import { cx } from '../../../shared/ui/cx.ts';
import type { OpenContent } from '../open-content.ts';
import { lessonProgress, questionProgress } from '../queries.ts';
import { type Section, sectionsOf } from './sections.ts';

/** Number of completed items among those that may be opened; 0 while it is not known. */
const useDone = (topicId: string, open: OpenContent) => {
  const { data: read } = useQuery(lessonProgress(topicId));
  const { data: answered } = useQuery(questionProgress(topicId));
  const completed = new Set(read?.filter(({ isCompleted }) => isCompleted).map(({ lessonId }) => lessonId));
  const known = new Set(answered?.filter(({ isAnswered }) => isAnswered).map(({ questionId }) => questionId));
  return {
    lessons: open.lessons.filter(({ id }) => completed.has(id)).length,
    questions: open.questions.filter(({ id }) => known.has(id)).length,
  };
};

interface Props {
  topic: TopicDetail;
  open: OpenContent;
  onShow: (section: Section) => void;
}

const amount = (total: number, open: number, one: string, many: string, done = 0) => {
  if (total === 0) return 'Todavía no hay';
  const all = `${done > 0 ? `${done} de ` : ''}${total} ${total === 1 ? one : many}`;
  return open < total ? `${all}, ${open} en el plan gratuito` : all;
};

interface Step {
  section: Section;
  title: string;
  reason: string;
  /** Shown instead of the reason while the topic has none. */
  missing?: string;
}

const steps: Step[] = [
  {
    section: 'teoria',
    title: 'Lee la teoría',
    reason: 'Avanza lección por lección y márcalas como completadas.',
    missing: 'Este tema todavía no tiene lecciones.',
  },
  {
    section: 'videos',
    title: 'Mira los videos',
    reason: 'Escucha la explicación con otras palabras.',
  },
  {
    section: 'practica',
    title: 'Responde las preguntas',
    reason: 'Suma XP y descubre qué te conviene repasar.',
    missing: 'Este tema todavía no tiene preguntas.',
  },
];

const TopicState = ({ done, open }: { done: number; open: number }) => {
  if (done === 0) return null;
  return done < open ? (
    <span className="mt-1 block font-bold text-brand">Continuar</span>
  ) : (
    <span className="mt-1 flex items-center gap-1.5 font-bold text-good">
      <CircleCheck className="size-5" aria-hidden="true" />
      Listo
    </span>
  );
};

export const Overview = ({ topic, open, onShow }: Props) => {
  const done = useDone(topic.id, open);
  const totals = { teoria: topic.lessons.length, videos: topic.videos.length, practica: topic.questions.length };
  const cards = [
    {
      section: 'teoria',
      title: 'Teoría',
      Icon: BookOpenText,
      tint: 'bg-brand-soft text-brand',
      text: amount(totals.teoria, open.lessons.length, 'lección', 'lecciones', done.lessons),
      done: done.lessons,
      open: open.lessons.length,
    },
    {
      section: 'videos',
      title: 'Videos',
      Icon: CirclePlay,
      tint: 'bg-gold-soft text-gold',
      text: amount(totals.videos, open.videos.length, 'video', 'videos'),
      done: 0,
      open: open.videos.length,
    },
    {
      section: 'practica',
      title: 'Práctica',
      Icon: PencilLine,
      tint: 'bg-copper-soft text-copper',
      text: amount(totals.practica, open.questions.length, 'pregunta', 'preguntas', done.questions),
      done: done.questions,
      open: open.questions.length,
    },
  ] as const;
  const sections = sectionsOf(topic);
  const columns = sections.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2';
  const isShown = ({ section }: { section: Section }) => sections.includes(section);
  return (
    <>
      <ul className={cx('mt-6 grid gap-4', columns)}>
        {cards.filter(isShown).map(({ section, title, Icon, tint, text, done, open }) => (
          <li key={section}>
            <button
              type="button"
              onClick={() => onShow(section)}
              className="group flex h-full w-full items-center gap-4 rounded-card bg-surface p-5 text-left shadow-card ring-1 ring-line transition hover:-translate-y-1 hover:shadow-float sm:flex-col sm:items-start sm:p-6"
            >
              <span className={`grid size-14 shrink-0 place-items-center rounded-2xl ${tint}`}>
                <Icon className="size-7" aria-hidden="true" />
              </span>
              <span className="flex-1">
                <span className="block font-extrabold text-xl">{title}</span>
                <span className="block text-ink-soft leading-snug">{text}</span>
                <TopicState done={done} open={open} />
              </span>
              <ChevronRight className="size-6 text-control sm:hidden" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
      <section className="mt-10" aria-labelledby="empezar">
        <h2 id="empezar" className="font-extrabold text-2xl">
          ¿Cómo empezar?
        </h2>
        <ol className={cx('mt-4 grid gap-5 sm:gap-4', columns)}>
          {steps.filter(isShown).map(({ section, title, reason, missing }, index) => (
            <li key={section} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-10 shrink-0 place-items-center rounded-full bg-ink font-extrabold text-paper"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="font-bold text-lg">{title}</h3>
                <p className="text-ink-soft leading-snug">{totals[section] > 0 ? reason : missing}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
};
