import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

/** How well the student masters areas, topics and skills. Its key begins with `stats`, which every answer changes. */
export const mastery = queryOptions({ queryKey: ['stats', 'mastery'], queryFn: () => call('getMastery') });

/** A mastery below this is weak: the limit at which a topic counts as passed. */
export const weakBelow = 0.7;
