import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const userStats = queryOptions({ queryKey: ['stats'], queryFn: () => call('getUserStats') });
