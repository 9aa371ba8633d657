import type { VideoContent } from '@matraz/contracts/catalog/content';
import { youtubeIdOf } from '@matraz/contracts/catalog/youtube-id';
import { EditDialog } from '../../../../authoring/form/edit-dialog.tsx';
import type { Compared } from '../../../../authoring/form/edit-frame.tsx';
import { TopicPicker } from '../../../../authoring/form/topic-picker.tsx';
import { type Expected, useEditForm } from '../../../../authoring/form/use-edit-form.ts';
import { VersionFields } from '../../../../authoring/form/version-fields.tsx';
import { call } from '../../../../shared/net/api.ts';
import { LongTextField, TextField } from '../../../../shared/ui/text-field.tsx';
import { changesOfItem, changesOfTopic, type Video } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { Thumbnail } from './thumbnail.tsx';
import { newVideo, toVideoDraft, type VideoDraft, videoRules } from './video-draft.ts';

const Preview = ({ youtubeId }: { youtubeId: string | null }) => (
  <section aria-label="Vista previa" className="grid min-w-0 content-start gap-3">
    <h3 className="font-bold leading-snug">Vista previa</h3>
    {youtubeId === null ? (
      <p className="rounded-card border-2 border-line border-dashed p-6 text-center text-ink-soft">
        Aquí verás el video cuando pegues su enlace o escribas su id.
      </p>
    ) : (
      <>
        <iframe
          key={youtubeId}
          title="Vista previa del video"
          src={`https://www.youtube-nocookie.com/embed/${youtubeId}?rel=0`}
          allow="encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="aspect-video w-full rounded-card bg-sunken"
        />
        <p className="font-bold text-sm leading-snug">Miniatura</p>
        <Thumbnail youtubeId={youtubeId} className="w-48 rounded-2xl" />
      </>
    )}
  </section>
);

const fieldsOf = ({ title, description, youtubeId, duration }: VideoDraft) =>
  [
    ['Título', title],
    ['Descripción', description],
    ['ID del video', youtubeId],
    ['Duración', duration],
  ] as const;

const VideoVersion = ({ video, other, side }: Compared<VideoDraft> & { video: VideoDraft }) => (
  <VersionFields fields={fieldsOf(video)} other={fieldsOf(other)} side={side}>
    <Thumbnail youtubeId={video.youtubeId} duration={video.duration} />
  </VersionFields>
);

interface Props {
  /** Null creates a video. */
  video: Video | null;
  /** Topic of a new video; empty when none is chosen. */
  topicId: string;
  onClose: () => void;
}

/** Creates or edits a video. */
export const EditVideo = ({ video, topicId, onClose }: Props) => {
  const save = useContentMutation({
    send: (body: VideoContent & Expected, idempotencyKey) =>
      video
        ? call('updateVideo', { params: { id: video.id }, body, idempotencyKey })
        : call('createVideo', { body, idempotencyKey }),
    successTitle: video ? 'Video actualizado exitosamente' : 'Video creado exitosamente',
    failureTitle: video ? 'Error al actualizar el video' : 'Error al crear el video',
    changes: (reply) => (reply && !video ? changesOfTopic(reply.topicId) : changesOfItem),
  });
  const form = useEditForm({
    name: `video/${video?.id ?? `new/${topicId}`}`,
    stored: video,
    toDraft: toVideoDraft,
    empty: newVideo(topicId),
    rules: videoRules,
    save,
    onSaved: onClose,
  });
  const { draft, errors, change } = form;
  return (
    <EditDialog
      form={form}
      title={video ? 'Editar video' : 'Crear video'}
      action={video ? 'Guardar' : 'Crear video'}
      renderVersion={(version, compared) => <VideoVersion video={version} {...compared} />}
      preview={<Preview youtubeId={youtubeIdOf(draft.youtubeId)} />}
      onClose={onClose}
    >
      <TextField label="Título" error={errors.title} value={draft.title} onChange={(title) => change({ title })} />
      <TopicPicker error={errors.topicId} topicId={draft.topicId} onChoose={(chosen) => change({ topicId: chosen })} />
      <LongTextField
        label="Descripción"
        error={errors.description}
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
        <TextField
          label="ID del video"
          error={errors.youtubeId}
          hint="El id, o el enlace de YouTube pegado aquí."
          spellCheck={false}
          placeholder="aqz-KE-bpKQ"
          value={draft.youtubeId}
          onChange={(text) => change({ youtubeId: youtubeIdOf(text) ?? text })}
        />
        <TextField
          label="Duración"
          error={errors.duration}
          placeholder="15:30"
          value={draft.duration}
          onChange={(duration) => change({ duration })}
        />
      </div>
    </EditDialog>
  );
};
