import { countedBreak, type RoomState } from './attempt-time.ts';

/** A completed attempt. Times are ISO 8601. */
interface Ended {
  room: RoomState;
  finishedAt: string;
  deadline: string;
}

/** Since when the time of a completed attempt stands still: its finish, or the pause in which it ended. ISO 8601 */
export const stoppedAt = ({ room, finishedAt }: Pick<Ended, 'room' | 'finishedAt'>): string =>
  room.pausedAt ?? finishedAt;

/** The time since the attempt stood still counts as a pause. @param given what the event of the reopening has */
export const reopenedRoom = (
  attempt: Ended,
  { deadline, seconds, reopenedAt }: { deadline: string; seconds: number; reopenedAt: string },
): RoomState => {
  const { room } = attempt;
  const from = Date.parse(stoppedAt(attempt));
  // The deadline moved by this pause and the given seconds, also after the server's clock was set back.
  const length = Date.parse(deadline) - Date.parse(attempt.deadline) - seconds * 1000;
  const taken = room.breakEndsAt === null ? 0 : countedBreak(Date.parse(attempt.finishedAt) - from);
  return {
    ...room,
    pausedAt: null,
    breakEndsAt: null,
    breakTaken: room.breakTaken + taken,
    pauses: [...room.pauses, { from, to: from + length }],
    extraSeconds: room.extraSeconds + seconds,
    reopenedAt,
  };
};
