import { accommodation } from '@matraz/infra/read-models/classes-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const setAccommodations = statement({
  name: 'set_accommodations',
  given: accommodation.columns,
  key: (row) => row.user_id,
  text: `
    insert into accommodation (user_id, extra_time, large_text, hides_timer, breaks)
    select user_id, extra_time, large_text, hides_timer, breaks from $given
    on conflict (user_id) do update
    set
      extra_time = excluded.extra_time,
      large_text = excluded.large_text,
      hides_timer = excluded.hides_timer,
      breaks = excluded.breaks`,
});

const eraseAccommodations = statement({
  name: 'erase_accommodations',
  given: pick(accommodation, ['user_id']),
  key: (row) => row.user_id,
  text: 'delete from accommodation using $given where accommodation.user_id = given.user_id',
});

/** What each student gets in every ensayo. It is about her health or her needs, so it goes with her account. */
export const accommodations: Projection = {
  name: 'accommodations',
  version: 2,
  tables: [accommodation],
  together: [['AccommodationsSet']],
  on: {
    AccommodationsSet: ({ data: { userId, extraTime, largeText, hidesTimer, breaks = 0 } }) => [
      setAccommodations({
        user_id: userId,
        extra_time: extraTime,
        large_text: largeText,
        hides_timer: hidesTimer,
        breaks,
      }),
    ],
    AccountErased: ({ data: { userId } }) => [eraseAccommodations({ user_id: userId })],
  },
  changes: {
    AccommodationsSet: ({ data }) => [
      [data.userId, 'user'],
      [data.by, 'class', 'student'],
    ],
  },
};
