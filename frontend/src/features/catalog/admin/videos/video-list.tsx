import { Pencil, Trash2 } from 'lucide-react';
import { HistoryAction } from '../../../../authoring/history/history-action.tsx';
import { Pager, usePages } from '../../../../authoring/ui/pager.tsx';
import { call } from '../../../../shared/net/api.ts';
import { amount } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import type { Video } from '../queries.ts';
import { useContentMutation } from '../use-content-mutation.ts';
import { Thumbnail } from './thumbnail.tsx';

const PAGE_SIZE = 12;

interface Props {
  videos: Video[];
  onEdit: (video: Video) => void;
}

export const VideoList = ({ videos, onEdit }: Props) => {
  const pages = usePages(videos, PAGE_SIZE);
  const remove = useContentMutation({
    send: (id: string, idempotencyKey) => call('deleteVideo', { params: { id }, idempotencyKey }),
    successTitle: 'Video eliminado exitosamente',
    failureTitle: 'Error al eliminar el video',
  });
  return (
    <>
      <p className="mb-3 text-ink-soft">{amount(videos.length, 'video', 'videos')}</p>
      <ul aria-label="Videos del tema" className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {pages.shown.map((video) => (
          <li
            key={video.id}
            className="flex flex-col overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line"
          >
            <Thumbnail youtubeId={video.youtubeId} duration={video.duration} />
            <div className="flex flex-1 flex-col p-5">
              <h3 className="font-extrabold text-lg">{video.title}</h3>
              <p className="mt-1 mb-3 line-clamp-3 text-ink-soft leading-normal">{video.description}</p>
              <div className="mt-auto grid grid-cols-2 gap-2">
                <HistoryAction
                  as="card"
                  subject={{ kind: 'video', id: video.id, name: video.title }}
                  className="col-span-2"
                />
                <Button look="quiet" onClick={() => onEdit(video)} aria-label={`Editar: ${video.title}`}>
                  <Pencil className="size-5" aria-hidden="true" />
                  Editar
                </Button>
                <Button
                  look="ghost"
                  onClick={() => remove.mutate(video.id)}
                  aria-label={`Eliminar: ${video.title}`}
                  className="text-bad! hover:bg-bad-soft!"
                >
                  <Trash2 className="size-5" aria-hidden="true" />
                  Eliminar
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Pager label="Páginas de videos" pages={pages} />
    </>
  );
};
