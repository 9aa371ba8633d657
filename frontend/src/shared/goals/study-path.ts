import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

/** What to do next, the goal of today and the plan of the week, with the student's goals. */
export const studyPath = queryOptions({ queryKey: ['path'], queryFn: () => call('getStudyPath') });
