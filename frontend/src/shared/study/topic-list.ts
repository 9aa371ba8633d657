import { queryOptions } from '@tanstack/react-query';
import { call } from '../net/api.ts';

export const topicList = queryOptions({ queryKey: ['topics'], queryFn: () => call('listTopics') });
