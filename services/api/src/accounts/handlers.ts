import type { Handlers } from '../http/route.ts';
import { getUser } from './get-user.ts';
import { getUserStats } from './get-user-stats.ts';

export const accountHandlers: Handlers<'getUser' | 'getUserStats'> = { getUser, getUserStats };
