import type { VideoContent } from '@matraz/contracts/catalog/content';
import { streamOf } from '@matraz/contracts/streams';
import { video } from '@matraz/domain/catalog/video';
import { idFrom } from '@matraz/infra/ids';
import type { CommandContext } from '../commands/command-handler.ts';
import { type CatalogDesk, mustHaveTopic } from './lookup.ts';

export const videoCommands = (desk: CatalogDesk) => {
  const save = async (
    type: 'CreateVideo' | 'UpdateVideo',
    videoId: string,
    content: VideoContent,
    context: CommandContext,
  ): Promise<VideoContent & { id: string }> => {
    const data = { ...content, videoId };
    await mustHaveTopic(desk, content.topicId);
    const { events } = await desk.handle(video, streamOf.video(videoId), { type, data }, context);
    const [event] = events;
    const { videoId: id, ...stored } = event && 'title' in event.data ? event.data : data;
    return { id, ...stored };
  };

  return {
    /** @throws DomainError topic_not_found */
    createVideo: (content: VideoContent, context: CommandContext) =>
      save('CreateVideo', idFrom({ ...context, kind: 'video' }), content, context),

    /** @throws DomainError video_not_found, topic_not_found */
    updateVideo: (id: string, content: VideoContent, context: CommandContext) =>
      save('UpdateVideo', id, content, context),

    /** @throws DomainError video_not_found */
    async deleteVideo(videoId: string, context: CommandContext): Promise<{ id: string }> {
      await desk.handle(video, streamOf.video(videoId), { type: 'DeleteVideo', data: { videoId } }, context);
      return { id: videoId };
    },
  };
};
