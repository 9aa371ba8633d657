import { useQuery } from '@tanstack/react-query';
import { type Marks, marksOf, noMarks } from '../outbox/marks.ts';

/** What this browser remembers of an attempt. Looked at again with the attempt: an answer may still come too late. */
export const useMarks = (attemptId: string): Marks => {
  const { data = noMarks } = useQuery({
    queryKey: ['attempt', attemptId, 'marks'],
    queryFn: () => marksOf(attemptId),
    staleTime: 0,
    structuralSharing: false,
  });
  return data;
};
