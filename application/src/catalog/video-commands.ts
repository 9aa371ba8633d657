import type { VideoContent } from '@matraz/contracts/catalog/content';
import { type VideoEvent, video } from '@matraz/domain/catalog/video';
import { contentCommands, requireTopic } from './content-commands.ts';

const contentOf = ({ data }: VideoEvent): VideoContent | undefined => {
  if (!('title' in data)) return undefined;
  const { videoId: _, ...content } = data;
  return content;
};

/** @throws DomainError topic_not_found, video_not_found */
export const {
  create: createVideo,
  update: updateVideo,
  delete: deleteVideo,
} = contentCommands({
  kind: 'video',
  decider: video,
  async prepare(deps, content: VideoContent) {
    await requireTopic(deps, content.topicId);
    return content;
  },
  commands: {
    create: (videoId, content) => ({ type: 'CreateVideo', data: { ...content, videoId } }),
    update: (videoId, content) => ({ type: 'UpdateVideo', data: { ...content, videoId } }),
    delete: (videoId) => ({ type: 'DeleteVideo', data: { videoId } }),
  },
  contentOf,
});
