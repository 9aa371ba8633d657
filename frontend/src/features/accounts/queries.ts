import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';

export const userStats = queryOptions({ queryKey: ['stats'], queryFn: () => call('getUserStats') });
