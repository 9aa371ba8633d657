import type { TopicContent } from '@matraz/contracts/catalog/content';
import type { TopicSummary } from '@matraz/contracts/catalog/http';
import { EditDialog } from '../../../../authoring/form/edit-dialog.tsx';
import { type Expected, useEditForm } from '../../../../authoring/form/use-edit-form.ts';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { call } from '../../../../shared/net/api.ts';
import { amount, questionsInWords } from '../../../../shared/study/words.ts';
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
      <TopicFields form={form} isNew={topic === null} />
    </EditDialog>
  );
};

/** 'sus 3 lecciones, 20 preguntas y 1 video'; what the topic has none of is left out. */
const contentsOf = ({ totalLessons, totalQuestions, totalVideos }: TopicSummary): string[] => [
  ...(totalLessons > 0 ? [amount(totalLessons, 'lección', 'lecciones')] : []),
  ...(totalQuestions > 0 ? [questionsInWords(totalQuestions)] : []),
  ...(totalVideos > 0 ? [amount(totalVideos, 'video', 'videos')] : []),
];
const list = new Intl.ListFormat('es-CL');

export const DeleteTopic = ({ topic, onClose }: { topic: TopicSummary; onClose: () => void }) => {
  const remove = useContentMutation({
    send: (id: string, idempotencyKey) => call('deleteTopic', { params: { id }, idempotencyKey }),
    successTitle: 'Tema eliminado exitosamente',
    failureTitle: 'Error al eliminar el tema',
  });
  const contents = contentsOf(topic);
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
      <div className="mt-5 rounded-2xl bg-sunken p-4 leading-snug">
        <p className="font-bold">{topic.title}</p>
        <p className="mt-1 text-ink-soft">
          {contents.length > 0 ? `Con ${list.format(contents)}.` : 'Todavía no tiene contenidos.'}
        </p>
      </div>
    </Confirm>
  );
};
