import { Play } from 'lucide-react';
import { useState } from 'react';
import { topicGradient } from '../../../shared/study/topic-look.tsx';
import type { Video } from '../open-content.ts';

/** No request goes to the video platform before the student presses play. */
export const VideoCard = ({ video, color }: { video: Video; color: string }) => {
  const [playing, setPlaying] = useState(false);
  return (
    <article className="overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      <div className="aspect-video">
        {playing ? (
          <iframe
            title={video.title}
            src={`https://www.youtube-nocookie.com/embed/${video.youtubeId}?autoplay=1&rel=0`}
            allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
            referrerPolicy="strict-origin-when-cross-origin"
            className="size-full"
          />
        ) : (
          <button
            type="button"
            aria-label={`Reproducir: ${video.title}, ${video.duration}`}
            onClick={() => setPlaying(true)}
            className="group relative grid size-full place-items-center text-white focus-visible:-outline-offset-4"
            style={topicGradient(color)}
          >
            <span className="grid size-18 place-items-center rounded-full bg-white text-[#17282a] shadow-float transition group-hover:scale-110">
              <Play className="size-8 translate-x-0.5 fill-current" aria-hidden="true" />
            </span>
            <span className="absolute right-3 bottom-3 rounded-lg bg-black/60 px-2 py-0.5 font-bold text-sm tabular-nums">
              {video.duration}
            </span>
          </button>
        )}
      </div>
      <div className="p-5">
        <h2 className="font-extrabold text-lg">{video.title}</h2>
        <p className="mt-1 text-ink-soft leading-normal">{video.description}</p>
      </div>
    </article>
  );
};
