import type { TopicDetail } from '@matraz/contracts/catalog/http';
import type { Video } from '../open-content.ts';
import { Upsell } from '../upsell.tsx';
import { VideoCard } from './video-card.tsx';

export const VideosTab = ({ topic, videos }: { topic: TopicDetail; videos: Video[] }) => {
  const locked = topic.videos.length - videos.length;
  return (
    <div className="grid gap-6">
      {videos.length > 0 && (
        <ul className="grid gap-6 lg:grid-cols-2">
          {videos.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} color={topic.color} />
            </li>
          ))}
        </ul>
      )}
      {locked > 0 && (
        <Upsell title={locked === 1 ? 'Hay 1 video en Premium' : `Hay ${locked} videos en Premium`}>
          Los videos de este tema son parte del acceso completo.
        </Upsell>
      )}
    </div>
  );
};
