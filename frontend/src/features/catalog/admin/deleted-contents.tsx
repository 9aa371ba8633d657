import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { HistoryAction } from '../../../shared/admin/history/history-action.tsx';
import { call } from '../../../shared/api.ts';
import { useExcerpt } from '../../../shared/rich-text/use-excerpt.ts';
import type { ContentKind } from './topic-contents.tsx';

type Deleted = ReplyOf<Calls['listDeletedContent']>[number];

const moment = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeStyle: 'short', hour12: false });

const names: Record<ContentKind, { title: string; one: string }> = {
  lesson: { title: 'Lecciones eliminadas', one: 'Lección eliminada' },
  question: { title: 'Preguntas eliminadas', one: 'Pregunta eliminada' },
  video: { title: 'Videos eliminados', one: 'Video eliminado' },
};

const EXCERPT_LENGTH = 100;

const DeletedRow = ({ deleted: { id, deletedAt, at }, kind }: { deleted: Deleted; kind: ContentKind }) => {
  const question = useExcerpt(at.kind === 'question' ? at.content.question : '', EXCERPT_LENGTH);
  const title = 'title' in at.content ? at.content.title : question;
  return (
    <li className="flex items-center gap-3 rounded-2xl bg-surface p-2 pl-4 ring-1 ring-line">
      <div className="min-w-0 flex-1 py-1">
        <p className="line-clamp-2 leading-snug [overflow-wrap:anywhere]">{title}</p>
        <p className="mt-0.5 text-ink-soft text-sm">Se eliminó el {moment.format(new Date(deletedAt))}</p>
      </div>
      <HistoryAction as="row" subject={{ kind, id, name: `${names[kind].one}: ${title}` }} />
    </li>
  );
};

/** What was deleted from the topic, folded. Its history restores it. Nothing is shown when nothing was deleted. */
export const DeletedContents = ({ topicId, kind }: { topicId: string; kind: ContentKind }) => {
  const { data = [] } = useQuery({
    queryKey: ['topic', topicId, 'deleted', kind],
    queryFn: () => call('listDeletedContent', { params: { id: topicId }, query: { kind } }),
  });
  if (data.length === 0) return null;
  return (
    <details className="group mt-8">
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 rounded-2xl px-2 font-bold text-brand hover:bg-brand-soft">
        <ChevronDown className="size-5 transition group-open:rotate-180" aria-hidden="true" />
        {names[kind].title} ({data.length})
      </summary>
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        {data.map((deleted) => (
          <DeletedRow key={deleted.id} deleted={deleted} kind={kind} />
        ))}
      </ul>
    </details>
  );
};
