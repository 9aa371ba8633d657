import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { call } from '../../../../shared/net/api.ts';
import { Switch } from '../../../../shared/ui/switch.tsx';
import { changesOfTopic } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { topicRules, toTopicDraft } from './topic-draft.ts';
import { statusNames } from './topic-form.tsx';

/** Shows a topic to students, or makes it a draft again. */
export const PublishTopic = ({ topic }: { topic: TopicSummary }) => {
  const { id, title, status, version } = topic;
  const publish = useContentMutation({
    send: (isPublished: boolean, idempotencyKey) =>
      call('updateTopic', {
        params: { id },
        body: {
          ...topicRules.toBody(toTopicDraft(topic)),
          status: isPublished ? 'published' : 'draft',
          ...(version !== undefined && { expectedVersion: version }),
        },
        idempotencyKey,
      }),
    successTitle: (reply) => (reply.status === 'published' ? 'Tema publicado' : 'El tema volvió a ser un borrador'),
    failureTitle: 'Error al cambiar el estado del tema',
    changes: () => changesOfTopic(id),
    asksInConflict: false,
  });
  return (
    <Switch
      isOn={status === 'published'}
      disabled={publish.isPending}
      onChange={(isPublished) => publish.mutate(isPublished)}
      className="mt-2 w-full"
    >
      <span className="font-bold">{statusNames[status]}</span>
      <span className="sr-only">{`: ${title}`}</span>
    </Switch>
  );
};
