import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const topicList = queryOptions({ queryKey: ['topics'], queryFn: () => call('listTopics') });

/** How many questions wait for a second look, per course. */
export const reviewSummary = queryOptions({ queryKey: ['review'], queryFn: () => call('getReview') });

/** How much content there is, for administrators. */
export const contentTotals = queryOptions({ queryKey: ['admin-stats'], queryFn: () => call('getAdminStats') });
