import { DomainError } from '../errors.ts';
import type { Exam } from './exam-state.ts';

/** Who changes an exam. */
export interface ExamAuthor {
  userId: string;
  isAdmin: boolean;
  /** A teacher who shows her own exams to all students. Absent: she may not. */
  mayPublish?: boolean | undefined;
}

/** Administrators write every exam. A teacher writes her own; a published one only when she may publish. */
export const mayWrite = (exam: Exam, { userId, isAdmin, mayPublish = false }: ExamAuthor): boolean =>
  isAdmin || (exam.status === 'live' && exam.author === userId && (mayPublish || !exam.isPublished));

/** @throws DomainError exam_not_found: it is another's; exam_is_published: it was her own draft */
export const requireAuthor = (exam: Exam, by: ExamAuthor): void => {
  if (mayWrite(exam, by)) return;
  const wasHers = exam.status === 'live' && exam.author === by.userId;
  throw new DomainError(wasHers ? 'exam_is_published' : 'exam_not_found');
};

/** Its author also after it was published. */
export const mayAnalyse = (exam: Exam, { userId, isAdmin }: ExamAuthor): boolean =>
  isAdmin || (exam.status === 'live' && exam.author === userId);

/** Administrators, and who may publish, show an exam to all students. @throws DomainError publishing_not_allowed */
export const requirePublisher = (isPublished: boolean | undefined, { isAdmin, mayPublish }: ExamAuthor): void => {
  if (isPublished === true && !isAdmin && !mayPublish) throw new DomainError('publishing_not_allowed');
};
