import { type Accommodations, areSameAccommodations, noAccommodations } from '@matraz/contracts/classes/accommodations';
import type { AccommodationsSet } from '@matraz/contracts/classes/events';
import type { Command, Decider } from '../decider.ts';

export type SetAccommodations = Command<'SetAccommodations', AccommodationsSet['data']>;

/** The accommodations of one student. Whether the sender may set them is asked before: it depends on her classes. */
export const accommodations: Decider<Accommodations, SetAccommodations, AccommodationsSet> = {
  initialState: () => noAccommodations,
  decide: ({ data }, state) =>
    areSameAccommodations({ ...noAccommodations, ...data }, state) ? [] : [{ type: 'AccommodationsSet', data }],
  evolve: (_, { data: { extraTime, largeText, hidesTimer, breaks = 0 } }) => ({
    extraTime,
    largeText,
    hidesTimer,
    breaks,
  }),
};
