import type { CatalogEvent } from '@matraz/contracts/catalog/events';
import type { Command, Decider } from '../decider.ts';
import {
  type ContentState,
  created,
  deleted,
  needsCreation,
  needsDeletion,
  needsUpdate,
  updated,
} from './content-state.ts';

export type VideoEvent = Extract<CatalogEvent, { type: 'VideoCreated' | 'VideoUpdated' | 'VideoDeleted' }>;
type VideoData = Extract<VideoEvent, { type: 'VideoCreated' }>['data'];
export type VideoCommand =
  | Command<'CreateVideo', VideoData>
  | Command<'UpdateVideo', VideoData>
  | Command<'DeleteVideo', { videoId: string }>;
export type Video = ContentState<VideoData>;

const decide = ({ type, data }: VideoCommand, video: Video): VideoEvent[] => {
  switch (type) {
    case 'CreateVideo':
      return needsCreation(video, data) ? [{ type: 'VideoCreated', data }] : [];
    case 'UpdateVideo':
      return needsUpdate(video, data, 'video_not_found') ? [{ type: 'VideoUpdated', data }] : [];
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
    case 'VideoDeleted':
      return deleted(video);
  }
};

export const video: Decider<Video, VideoCommand, VideoEvent> = {
  initialState: () => ({ status: 'none' }),
  decide,
  evolve,
};
