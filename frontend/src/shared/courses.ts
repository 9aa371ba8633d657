import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';

export const courseList = queryOptions({ queryKey: ['courses'], queryFn: () => call('listCourses') });
