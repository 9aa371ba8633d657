import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

/** How well the student masters areas, topics and skills. Its key begins with `stats`, which every answer changes. */
export const mastery = queryOptions({ queryKey: ['stats', 'mastery'], queryFn: () => call('getMastery') });
