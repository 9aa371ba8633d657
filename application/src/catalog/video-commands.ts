import type { VideoContent } from '@matraz/contracts/catalog/content';
import { type VideoCommand, type VideoEvent, video } from '@matraz/domain/catalog/video';
import { contentCommands, requireTopic } from './content-commands.ts';

type VideoData = Extract<VideoEvent, { type: 'VideoCreated' }>['data'];
const withoutId = ({ videoId: _, ...content }: VideoData): VideoContent => content;
const contentOf = ({ data }: VideoEvent): VideoContent | undefined => ('title' in data ? withoutId(data) : undefined);

/** @throws DomainError topic_not_found, video_not_found, edit_conflict */
export const {
  create: createVideo,
  update: updateVideo,
  restore: restoreVideo,
  delete: deleteVideo,
} = contentCommands<VideoContent, VideoData, VideoCommand, VideoEvent>({
  kind: 'video',
  decider: video,
  async prepare(deps, content: VideoContent) {
    await requireTopic(deps, content.topicId);
    return content;
  },
  commands: {
    create: (videoId, content) => ({ type: 'CreateVideo', data: { ...content, videoId } }),
    update: (videoId, content) => ({ type: 'UpdateVideo', data: { ...content, videoId } }),
    restore: (videoId, content, restoredVersion) => ({
      type: 'RestoreVideo',
      data: { content: { ...content, videoId }, restoredVersion },
    }),
    delete: (videoId) => ({ type: 'DeleteVideo', data: { videoId } }),
  },
  contentOf,
  withoutId,
});
