import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

export const courseList = queryOptions({ queryKey: ['courses'], queryFn: () => call('listCourses') });
