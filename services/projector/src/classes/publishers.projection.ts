import type { UserChange } from '@matraz/contracts/updates';
import { publisher } from '@matraz/infra/read-models/classes-tables';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const given = publisher.columns;
const key = ({ user_id }: { user_id: string }) => user_id;

const addPublisher = statement({
  name: 'add_publisher',
  given,
  key,
  merge: (earlier) => earlier,
  text: `
    insert into publisher (user_id)
    select user_id from $given
    on conflict (user_id) do nothing`,
});

const removePublisher = statement({
  name: 'remove_publisher',
  given,
  key,
  merge: (earlier) => earlier,
  text: 'delete from publisher using $given where publisher.user_id = given.user_id',
});

const remove = ({ data: { userId } }: { data: { userId: string } }) => [removePublisher({ user_id: userId })];
const ofUser = ({ data: { userId } }: { data: { userId: string } }): UserChange[] => [[userId, 'user']];

/** The teachers who show their own exams to all students. */
export const publishers: Projection = {
  name: 'publishers',
  version: 1,
  tables: [publisher],
  together: [],
  on: {
    PublishingAllowed: ({ data: { userId } }) => [addPublisher({ user_id: userId })],
    PublishingWithdrawn: remove,
    TeacherRevoked: remove,
    AccountErased: remove,
  },
  changes: { PublishingAllowed: ofUser, PublishingWithdrawn: ofUser },
};
