import type { TopicSummary } from '@matraz/contracts/catalog/http';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { ArrowRight } from 'lucide-react';
import { studyReason } from '../../shared/goals/study-reason.ts';
import { TopicSymbol, topicGradient } from '../../shared/study/topic-look.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { nextUnfinished } from './selection.ts';

interface Props {
  subject: string;
  /** Of the subject. */
  topics: TopicSummary[];
  /** Of all subjects. */
  all: TopicSummary[];
  path: StudyPath | undefined;
}

/**
 * Opens the topic to study first, as the card at the top names it. While the diagnostic has to find it: the next unfinished topic of the
 * subject, or the first topic when all are completed.
 */
export const ContinueLearning = ({ subject, topics, all, path }: Props) => {
  const [first] = path?.nextStep?.kind === 'diagnostic' ? [] : (path?.studyFirst ?? []);
  const studied = all.find(({ id }) => id === first?.topicId);
  const next = studied ?? nextUnfinished(topics);
  const topic = next ?? topics[0];
  if (topic === undefined) return null;
  return (
    <section className="mt-12 flex flex-col gap-6 rounded-card bg-copper-soft p-6 sm:flex-row sm:items-center sm:p-8">
      <span
        className="grid size-16 shrink-0 place-items-center rounded-3xl text-white"
        style={topicGradient(topic.color)}
      >
        <TopicSymbol icon={topic.icon} className="size-9" />
      </span>
      <div className="flex-1">
        <h2 className="font-extrabold text-2xl">Continúa Aprendiendo</h2>
        <p className="mt-1 text-lg leading-snug">
          {next ? (
            <>
              <span>{`Lo que sigue${studied ? '' : ` en ${subject}`}: `}</span>
              <strong className="font-bold">{topic.title}</strong>
              {first && studied && `. ${studyReason(first)}`}
            </>
          ) : (
            `¡Terminaste todos los temas de ${subject}! Vuelve al primero para repasar.`
          )}
        </p>
      </div>
      <ButtonLink look="copper" href={`/topic/${topic.id}`} className="min-h-13 px-7 text-lg">
        Comenzar Estudio
        <ArrowRight className="size-5" aria-hidden="true" />
      </ButtonLink>
    </section>
  );
};
