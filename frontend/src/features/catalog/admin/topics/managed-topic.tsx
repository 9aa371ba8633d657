import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { ExportAction } from '../../../../authoring/exchange/export-action.tsx';
import { HistoryAction } from '../../../../authoring/history/history-action.tsx';
import { PreviewLink } from '../../../../authoring/list/preview-link.tsx';
import { TopicSymbol, topicGradient } from '../../../../shared/study/topic-look.tsx';
import { amount } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';
import { DuplicateTopic } from './duplicate-topic.tsx';
import { topicToExport } from './export-topic.ts';
import { PublishTopic } from './publish-topic.tsx';
import { difficultyNames } from './topic-form.tsx';

interface Props {
  topic: TopicSummary;
  subject: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The card of a topic for teachers. Its totals lead to the tabs of its content. */
export const ManagedTopic = ({ topic, subject, onEdit, onDelete }: Props) => {
  const { id, title, unit, description, color, icon, difficulty, orderIndex } = topic;
  const queries = useQueryClient();
  const totals = [
    ['lecciones', amount(topic.totalLessons, 'lección', 'lecciones')],
    ['preguntas', amount(topic.totalQuestions, 'pregunta', 'preguntas')],
    ['videos', amount(topic.totalVideos, 'video', 'videos')],
  ];
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      <div
        className={cx(
          'relative flex h-16 items-center overflow-hidden px-5 text-white transition',
          topic.status === 'draft' && 'grayscale',
        )}
        style={topicGradient(color)}
      >
        <TopicSymbol icon={icon} className="absolute -top-4 -right-3 size-24 rotate-12 opacity-15" />
        <TopicSymbol icon={icon} className="size-7 shrink-0" />
        <p className="ml-3 font-extrabold text-lg">{subject}</p>
      </div>
      <div className="flex flex-1 flex-col p-5">
        <p className="font-semibold text-copper text-sm leading-snug">{unit}</p>
        <h3 className="mt-1 font-extrabold text-xl">{title}</h3>
        <p className="mt-1.5 line-clamp-3 text-ink-soft leading-normal">{description}</p>
        <p className="mt-3 text-ink-soft text-sm">
          Orden {orderIndex} · Dificultad {difficultyNames[difficulty].toLowerCase()}
        </p>
        <ul className="mt-auto flex flex-wrap gap-x-1 pt-3">
          {totals.map(([section, text]) => (
            <li key={section}>
              <Link
                href={`/admin?seccion=${section}&tema=${id}`}
                className="-ml-2 inline-flex min-h-11 items-center rounded-xl px-2 font-semibold text-brand hover:bg-brand-soft"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <PublishTopic topic={topic} />
        <div className="mt-2 grid grid-cols-2 gap-1">
          <Button look="quiet" onClick={onEdit} aria-label={`Editar: ${title}`} className="col-span-2">
            <Pencil className="size-5" aria-hidden="true" />
            Editar
          </Button>
          <PreviewLink as="card" name={title} path={`/topic/${id}`} className="col-span-2" />
          <DuplicateTopic topic={topic} />
          <HistoryAction as="card" subject={{ kind: 'topic', id, name: title }} />
          <ExportAction kind="topic" id={id} title={title} load={() => topicToExport(queries, topic)} />
          <Button
            look="ghost"
            onClick={onDelete}
            aria-label={`Eliminar: ${title}`}
            className="text-bad! hover:bg-bad-soft!"
          >
            <Trash2 className="size-5" aria-hidden="true" />
            Eliminar
          </Button>
        </div>
      </div>
    </article>
  );
};
