import { isFreeTopic, isLimited, type TopicReader } from '@matraz/domain/premium/free-tier';

type TierLabel = 'Gratis' | 'Limitado' | 'Premium';

export const tierLabel = (topic: TopicReader): TierLabel => {
  if (isFreeTopic(topic)) return 'Gratis';
  return isLimited(topic) ? 'Limitado' : 'Premium';
};
