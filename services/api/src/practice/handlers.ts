import { actingHandlers } from './acting.ts';
import { getActivity } from './get-activity.ts';
import { progressHandlers } from './progress.ts';
import { reviewHandlers } from './review.ts';

export const practiceHandlers = { ...actingHandlers, ...progressHandlers, ...reviewHandlers, getActivity };
