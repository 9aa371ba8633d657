import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/api.ts';

export const courseList = queryOptions({ queryKey: ['courses'], queryFn: () => call('listCourses') });

export const topicList = queryOptions({ queryKey: ['topics'], queryFn: () => call('listTopics') });
