import type { TopicContent } from '@matraz/contracts/catalog/content';
import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { EditDialog } from '../../../../shared/admin/edit-dialog.tsx';
import { type Expected, useEditForm } from '../../../../shared/admin/use-edit-form.ts';
import { call } from '../../../../shared/api.ts';
import { Confirm } from '../../../../shared/ui/confirm.tsx';
import { changesOfItem, changesOfTopic } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { emptyTopic, topicRules, toTopicDraft } from './topic-draft.ts';
import { TopicFields, TopicVersion } from './topic-form.tsx';

interface Props {
  /** Null creates a topic. */
  topic: TopicSummary | null;
  /** Course of a new topic. */
  courseId: number;
  onClose: () => void;
}

/** Creates or edits a topic. */
export const EditTopic = ({ topic, courseId, onClose }: Props) => {
  const save = useContentMutation({
    send: (body: TopicContent & Expected, idempotencyKey) =>
      topic
        ? call('updateTopic', { params: { id: topic.id }, body, idempotencyKey })
        : call('createTopic', { body, idempotencyKey }),
    successTitle: topic ? 'Tema actualizado exitosamente' : 'Tema creado exitosamente',
    failureTitle: topic ? 'Error al actualizar el tema' : 'Error al crear el tema',
    changes: (reply) => (reply ? changesOfTopic(reply.id) : changesOfItem),
  });
  const form = useEditForm({
    name: `topic/${topic?.id ?? 'new'}`,
    stored: topic,
    toDraft: toTopicDraft,
    empty: { ...emptyTopic, courseId },
    rules: topicRules,
    save,
    onSaved: onClose,
  });
  return (
    <EditDialog
      form={form}
      title={topic ? 'Editar tema' : 'Crear tema'}
      action={topic ? 'Guardar' : 'Crear tema'}
      renderVersion={(version, compared) => <TopicVersion topic={version} {...compared} />}
      onClose={onClose}
    >
      <TopicFields form={form} />
    </EditDialog>
  );
};

export const DeleteTopic = ({ topic, onClose }: { topic: TopicSummary; onClose: () => void }) => {
  const remove = useContentMutation({
    send: (id: string, idempotencyKey) => call('deleteTopic', { params: { id }, idempotencyKey }),
    successTitle: 'Tema eliminado exitosamente',
    failureTitle: 'Error al eliminar el tema',
  });
  return (
    <Confirm
      title="¿Eliminar el tema?"
      text="Se eliminan también sus lecciones, preguntas y videos. Esta acción no se puede deshacer. Los estudiantes conservan su XP y su historial."
      action="Eliminar"
      tone="destructive"
      isBusy={remove.isPending}
      onConfirm={() => remove.mutate(topic.id, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="mt-5 rounded-2xl bg-sunken p-4 font-bold leading-snug">{topic.title}</p>
    </Confirm>
  );
};
