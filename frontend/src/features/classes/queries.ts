import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/net/api.ts';

export const ownClasses = queryOptions({
  queryKey: ['classes', 'own'],
  queryFn: () => call('listOwnClasses'),
  staleTime: 0,
});

export const taughtClasses = queryOptions({
  queryKey: ['classes', 'taught'],
  queryFn: () => call('listTaughtClasses'),
  staleTime: 0,
});

export const classPage = (classId: string) =>
  queryOptions({
    queryKey: ['class', classId],
    queryFn: () => call('getClass', { params: { id: classId } }),
    staleTime: 0,
  });

export const classAssignments = (classId: string) =>
  queryOptions({
    queryKey: ['class', classId, 'assignments'],
    queryFn: () => call('listAssignments', { params: { id: classId } }),
    staleTime: 0,
  });

export const assignmentProgress = (classId: string, assignmentId: string) =>
  queryOptions({
    queryKey: ['class', classId, 'assignments', assignmentId],
    queryFn: () => call('getAssignmentProgress', { params: { id: classId, assignmentId } }),
    staleTime: 0,
  });

/** The ensayos that students see. */
export const examsForClass = queryOptions({ queryKey: ['exams'], queryFn: () => call('listExams') });

export const studentPage = (studentId: string) =>
  queryOptions({
    queryKey: ['class', 'student', studentId],
    queryFn: () => call('getClassStudent', { params: { id: studentId } }),
    staleTime: 0,
  });

export const classOffer = (code: string) =>
  queryOptions({
    queryKey: ['classes', 'offer', code],
    queryFn: () => call('getClassOffer', { query: { code } }),
    enabled: code !== '',
    staleTime: 0,
    retry: false,
  });
