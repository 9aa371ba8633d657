import type { ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { useQuery } from '@tanstack/react-query';
import { DeletedList, DeletedRow } from '../../../authoring/history/deleted-list.tsx';
import { useExcerpt } from '../../../authoring/text/use-excerpt.ts';
import { call } from '../../../shared/net/api.ts';
import type { ContentKind } from './content-kind.ts';

type Deleted = ReplyOf<Calls['listDeletedContent']>[number];

const names: Record<ContentKind, { title: string; one: string }> = {
  lesson: { title: 'Lecciones eliminadas', one: 'Lección eliminada' },
  question: { title: 'Preguntas eliminadas', one: 'Pregunta eliminada' },
  video: { title: 'Videos eliminados', one: 'Video eliminado' },
};

const EXCERPT_LENGTH = 100;

const Row = ({ deleted: { id, deletedAt, at }, kind }: { deleted: Deleted; kind: ContentKind }) => {
  const question = useExcerpt(at.kind === 'question' ? at.content.question : '', EXCERPT_LENGTH);
  const title = 'title' in at.content ? at.content.title : question;
  const subject = { kind, id, name: `${names[kind].one}: ${title}` };
  return <DeletedRow title={title} deletedAt={deletedAt} subject={subject} />;
};

/** What was deleted from the topic. */
export const DeletedContents = ({ topicId, kind }: { topicId: string; kind: ContentKind }) => {
  const { data = [] } = useQuery({
    queryKey: ['topic', topicId, 'deleted', kind],
    queryFn: () => call('listDeletedContent', { params: { id: topicId }, query: { kind } }),
  });
  return (
    <DeletedList title={names[kind].title} count={data.length}>
      {data.map((deleted) => (
        <Row key={deleted.id} deleted={deleted} kind={kind} />
      ))}
    </DeletedList>
  );
};
