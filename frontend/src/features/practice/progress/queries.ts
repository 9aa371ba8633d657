import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';

/** The student's own attempts, newest first. */
export const attempts = queryOptions({ queryKey: ['attempts'], queryFn: () => call('listExamAttempts') });
