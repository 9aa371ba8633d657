import { actingHandlers } from './acting.ts';
import { progressHandlers } from './progress.ts';

export const practiceHandlers = { ...actingHandlers, ...progressHandlers };
