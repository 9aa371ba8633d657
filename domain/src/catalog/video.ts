import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import {
  type ContentState,
  created,
  deleted,
  needsCreation,
  needsDeletion,
  needsRestoration,
  needsUpdate,
  restored,
  updated,
} from './content-state.ts';

export type VideoEvent = Extract<
  CatalogEvent,
  { type: 'VideoCreated' | 'VideoUpdated' | 'VideoDeleted' | 'VideoRestored' }
>;
type VideoData = Extract<VideoEvent, { type: 'VideoCreated' }>['data'];
export type VideoCommand =
  | Command<'CreateVideo', VideoData>
  | Command<'UpdateVideo', VideoData>
  | Command<'RestoreVideo', { content: VideoData; restoredVersion: number }>
  | Command<'DeleteVideo', { videoId: string }>;
export type Video = ContentState<VideoData>;

const decide = ({ type, data }: VideoCommand, video: Video): VideoEvent[] => {
  switch (type) {
    case 'CreateVideo':
      return needsCreation(video, data) ? [{ type: 'VideoCreated', data }] : [];
    case 'UpdateVideo':
      return needsUpdate(video, data, 'video_not_found') ? [{ type: 'VideoUpdated', data }] : [];
    case 'RestoreVideo': {
      const { content, restoredVersion } = data;
      return needsRestoration(video, content, 'video_not_found')
        ? [{ type: 'VideoRestored', data: { ...content, restoredVersion } }]
        : [];
    }
    case 'DeleteVideo':
      return needsDeletion(video, 'video_not_found') ? [{ type: 'VideoDeleted', data }] : [];
  }
};

const evolve = (video: Video, { type, data }: VideoEvent): Video => {
  switch (type) {
    case 'VideoCreated':
      return created(data);
    case 'VideoUpdated':
      return updated(video, data);
    case 'VideoRestored': {
      const { restoredVersion: _, ...content } = data;
      return restored(video, content);
    }
    case 'VideoDeleted':
      return deleted(video);
  }
};

export const video: Decider<Video, VideoCommand, VideoEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
