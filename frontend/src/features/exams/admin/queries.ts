import type { ItemAnalysis } from '@matraz/contracts/item-analysis/http';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../shared/net/api.ts';

/** How the questions of an exam work. */
export const examAnalysis = (examId: string) =>
  queryOptions<ItemAnalysis, Error, ItemAnalysis, string[]>({
    queryKey: ['exam', examId, 'analysis'],
    queryFn: () => call('getExamAnalysis', { params: { id: examId } }),
  });
