import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../../../../shared/ui/cx.ts';

interface Props {
  youtubeId: string;
  /** Shown in the corner. */
  duration?: string;
  className?: string;
}

/** The picture of a video on the video platform. */
export const Thumbnail = ({ youtubeId, duration, className }: Props) => {
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <div className={cx('relative aspect-video overflow-hidden bg-sunken', className)}>
      {missing === youtubeId ? (
        <span className="grid size-full place-items-center text-ink-soft">
          <ImageOff className="size-8" aria-hidden="true" />
          <span className="sr-only">La miniatura no está disponible</span>
        </span>
      ) : (
        <img
          src={`https://i.ytimg.com/vi/${youtubeId}/mqdefault.jpg`}
          alt="Miniatura del video"
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setMissing(youtubeId)}
          className="size-full object-cover"
        />
      )}
      {duration && (
        <span className="absolute right-2 bottom-2 rounded-lg bg-black/70 px-2 py-0.5 font-bold text-sm text-white tabular-nums">
          {duration}
        </span>
      )}
    </div>
  );
};
