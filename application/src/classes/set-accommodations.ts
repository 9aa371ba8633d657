import type { Accommodations } from '@matraz/contracts/classes/accommodations';
import { streamOf } from '@matraz/contracts/streams';
import { accommodations } from '@matraz/domain/classes/accommodations';
import type { CommandContext, Handle } from '../command-handler/command.ts';

/** The caller has asked whether `by` may: who teaches the student is in the streams of her classes. */
export const setAccommodations = async (
  { handle }: { handle: Handle },
  { userId, by, given }: { userId: string; by: string; given: Accommodations },
  context: CommandContext,
): Promise<void> => {
  const data = { userId, by, ...given };
  await handle(accommodations, streamOf.accommodation(userId), { type: 'SetAccommodations', data }, context);
};
