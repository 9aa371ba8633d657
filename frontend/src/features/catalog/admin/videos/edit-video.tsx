import type { VideoContent } from '@matraz/contracts/catalog/content';
import { youtubeIdOf } from '@matraz/contracts/catalog/youtube-id';
import { FormActions } from '../../../../shared/admin/form-actions.tsx';
import { FormDialog } from '../../../../shared/admin/form-dialog.tsx';
import { useFormDraft } from '../../../../shared/admin/use-form-draft.ts';
import { call } from '../../../../shared/api.ts';
import { Field } from '../../../../shared/ui/field.tsx';
import type { Video } from '../queries.ts';
import { TopicPicker } from '../topic-picker.tsx';
import { useContentMutation } from '../use-content-mutation.ts';
import { Thumbnail } from './thumbnail.tsx';
import { newVideo, toVideoDraft, videoRules } from './video-draft.ts';

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

interface Props {
  /** Null creates a video. */
  video: Video | null;
  /** Topic of a new video; empty when none is chosen. */
  topicId: string;
  onClose: () => void;
}

/** Creates or edits a video. */
export const EditVideo = ({ video, topicId, onClose }: Props) => {
  const draftForm = useFormDraft(video ? toVideoDraft(video) : newVideo(topicId), videoRules);
  const { draft, errors, change, submit, form, isTouched, onRefused } = draftForm;
  const save = useContentMutation({
    send: (body: VideoContent, idempotencyKey) =>
      video
        ? call('updateVideo', { params: { id: video.id }, body, idempotencyKey })
        : call('createVideo', { body, idempotencyKey }),
    successTitle: video ? 'Video actualizado exitosamente' : 'Video creado exitosamente',
    failureTitle: video ? 'Error al actualizar el video' : 'Error al crear el video',
  });
  return (
    <FormDialog title={video ? 'Editar video' : 'Crear video'} size="page" isTouched={isTouched} onClose={onClose}>
      {(close) => (
        <form
          ref={form}
          noValidate
          onSubmit={submit((body) => save.mutate(body, { onSuccess: onClose, onError: onRefused }))}
          className="mt-4 grid min-h-0 grid-cols-[minmax(0,1fr)] content-start gap-8 overflow-y-auto border-line border-t px-4 py-6 sm:px-8 lg:grid-cols-2"
        >
          <div className="grid min-w-0 content-start gap-5">
            <Field label="Título" error={errors.title}>
              {(control) => (
                <input
                  {...control}
                  required
                  autoComplete="off"
                  value={draft.title}
                  onChange={({ target }) => change({ title: target.value })}
                />
              )}
            </Field>
            <TopicPicker
              error={errors.topicId}
              topicId={draft.topicId}
              onChoose={(chosen) => change({ topicId: chosen })}
            />
            <Field label="Descripción" error={errors.description}>
              {(control) => (
                <textarea
                  {...control}
                  required
                  className={`${control.className} field-sizing-content max-h-56 min-h-24`}
                  value={draft.description}
                  onChange={({ target }) => change({ description: target.value })}
                />
              )}
            </Field>
            <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_9rem]">
              <Field label="ID del video" error={errors.youtubeId} hint="El id, o el enlace de YouTube pegado aquí.">
                {(control) => (
                  <input
                    {...control}
                    required
                    autoComplete="off"
                    spellCheck={false}
                    placeholder="aqz-KE-bpKQ"
                    value={draft.youtubeId}
                    onChange={({ target }) => change({ youtubeId: youtubeIdOf(target.value) ?? target.value })}
                  />
                )}
              </Field>
              <Field label="Duración" error={errors.duration}>
                {(control) => (
                  <input
                    {...control}
                    required
                    autoComplete="off"
                    placeholder="15:30"
                    value={draft.duration}
                    onChange={({ target }) => change({ duration: target.value })}
                  />
                )}
              </Field>
            </div>
            <FormActions action={video ? 'Guardar' : 'Crear video'} isBusy={save.isPending} onCancel={close} />
          </div>
          <Preview youtubeId={youtubeIdOf(draft.youtubeId)} />
        </form>
      )}
    </FormDialog>
  );
};
