import { CirclePlay } from 'lucide-react';
import { useState } from 'react';
import { topicVideos, type Video } from '../queries.ts';
import { TabHeader, TopicContents } from '../topic-contents.tsx';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { EditVideo } from './edit-video.tsx';
import { VideoList } from './video-list.tsx';

const empty = {
  Icon: CirclePlay,
  title: 'Este tema aún no tiene videos',
  text: 'Agrega el primero con su enlace de YouTube.',
};

/** Videos of a topic, for teachers. */
export default function VideosPanel() {
  const [topicId, chooseTopic] = useChosenTopic();
  /** The video in the form: null is a new one. Undefined: the form is closed. */
  const [edited, setEdited] = useState<Video | null | undefined>(undefined);
  return (
    <>
      <TabHeader
        title="Videos"
        action="Crear video"
        topicId={topicId}
        onChoose={chooseTopic}
        onCreate={() => setEdited(null)}
      />
      <TopicContents
        kind="video"
        topicId={topicId}
        queryOf={topicVideos}
        hint="Aquí verás sus videos y podrás agregarlos y editarlos."
        empty={empty}
      >
        {(videos) => <VideoList videos={videos} onEdit={setEdited} />}
      </TopicContents>
      {edited !== undefined && (
        <EditVideo video={edited} topicId={topicId ?? ''} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}
