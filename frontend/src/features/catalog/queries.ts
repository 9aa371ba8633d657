import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';

/** Number of mistakes and due reviews by course. */
export const reviewSummary = queryOptions({ queryKey: ['review'], queryFn: () => call('getReview') });
