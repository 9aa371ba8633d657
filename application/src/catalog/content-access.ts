import { type Amounts, allowance, type TopicReader } from '@matraz/domain/premium/free-tier';
import { isPremium } from '@matraz/domain/premium/premium-status';
import type { premium } from '@matraz/infra/read-models/premium-tables';
import type { Row } from '@matraz/infra/read-models/table';

/** The rights that decide how much of a topic a user may open. */
export interface ContentRights {
  /** May administer now. A right without the second factor that it needs shows nothing. */
  isAdmin: boolean;
  premiumUntil: Row<typeof premium>['expires_at'] | null;
}

/** SQL: a user may know of topic `t`. `$3` is her `isAdmin`. */
export const isTopicVisible = `(t.status = 'published' or $3)`;

/** Selects what opens content to a user: her Premium. `$1` is the user. */
export const premiumColumn = `(select expires_at from read.premium where user_id = $1) as "premiumUntil"`;

/** SQL: `placeInUnit` of topic `t`. */
export const placeColumn = `
  (t.order_index - (
    select count(*) from read.topic d
    where d.status = 'draft' and d.course_id = t.course_id and d.unit = t.unit and d.order_index < t.order_index
  ))::int as place`;

type OpenRights = Pick<ContentRights, 'premiumUntil'> & Pick<TopicReader, 'place'>;

/** How much of a topic's content the user may open, answer and complete. An administrator needs Premium like every user. */
export const openAmounts = ({ place, premiumUntil }: OpenRights, content: Amounts, now: Date): Amounts =>
  allowance({ place, isPremium: isPremium({ expiresAt: premiumUntil }, now), ...content });

/** How much of a topic's content the user may see. Administrators see everything. */
export const visibleAmounts = (topic: OpenRights & ContentRights, content: Amounts, now: Date): Amounts =>
  topic.isAdmin ? content : openAmounts(topic, content, now);

export interface ItemPlace extends OpenRights {
  /** How many lessons or questions of the topic come before it. */
  before: number;
  /** How many lessons or questions the topic has. */
  total: number;
}

const none = { lessons: 0, questions: 0, videos: 0 };

/** Whether the user may open a lesson or question. */
export const mayOpen = (kind: 'lessons' | 'questions', place: ItemPlace, now: Date): boolean =>
  place.before < openAmounts(place, { ...none, [kind]: place.total }, now)[kind];
