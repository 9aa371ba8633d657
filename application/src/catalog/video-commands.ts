import type { VideoContent } from '@matraz/contracts/catalog/content';
import { video } from '@matraz/domain/catalog/content';
import { contentCommands, requireTopic } from './content-commands.ts';

/** @throws DomainError topic_not_found, video_not_found, edit_conflict */
export const {
  create: createVideo,
  update: updateVideo,
  restore: restoreVideo,
  delete: deleteVideo,
} = contentCommands({
  kind: 'video',
  decider: video,
  async prepare(deps, content: VideoContent) {
    await requireTopic(deps, content.topicId);
    return content;
  },
});
