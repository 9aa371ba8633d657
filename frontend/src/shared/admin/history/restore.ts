import type { ContentAtVersion, HistoryKind } from '@matraz/contracts/history-http';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';
import { useIdempotencyKey } from '../use-idempotency-key.ts';
import type { Subject } from './queries.ts';

interface Restoring {
  /** The content to restore. */
  at: ContentAtVersion;
  /** The version that the author sees as the present one. A change by another person since then is a conflict. */
  expectedVersion: number;
  /** Deleted content is created again, with another id. */
  isDeleted: boolean;
}

const send = (
  { id, orderIndex }: Subject,
  { at, expectedVersion, isDeleted }: Restoring,
  idempotencyKey: string,
): Promise<unknown> => {
  const target = { params: { id }, idempotencyKey };
  switch (at.kind) {
    case 'topic':
      return call('updateTopic', { ...target, body: { ...at.content, expectedVersion } });
    case 'lesson': {
      const body = orderIndex === undefined ? at.content : { ...at.content, orderIndex };
      return isDeleted
        ? call('createLesson', { body, idempotencyKey })
        : call('updateLesson', { ...target, body: { ...body, expectedVersion } });
    }
    case 'question':
      return isDeleted
        ? call('createQuestion', { body: at.content, idempotencyKey })
        : call('updateQuestion', { ...target, body: { ...at.content, expectedVersion } });
    case 'video':
      return isDeleted
        ? call('createVideo', { body: at.content, idempotencyKey })
        : call('updateVideo', { ...target, body: { ...at.content, expectedVersion } });
    case 'exam': {
      const { questions: _, isPublished: _published, ...details } = at.content;
      return call('updateExam', { ...target, body: { ...details, expectedVersion } });
    }
    case 'exam-question': {
      const { examId, question, options, correctAnswer, explanation, isPilot } = at.content;
      const body = { question, options, correctAnswer, explanation, isPilot };
      return isDeleted
        ? call('createExamQuestion', { params: { id: examId }, body, idempotencyKey })
        : call('updateExamQuestion', { ...target, body: { ...body, expectedVersion } });
    }
  }
};

/** Whether deleted content can be created again. A deleted topic or exam takes its contents with it. */
export const canComeBack = (kind: HistoryKind): boolean => kind !== 'topic' && kind !== 'exam';

/** Makes an older version the present one, by a change like any other. */
export const useRestore = (subject: Subject, onRestored: () => void) => {
  const queries = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useAdminMutation({
    send: (restoring: Restoring) => send(subject, restoring, keyOf([subject.id, restoring])),
    changes: () => [['topics'], ['topic'], ['exams'], ['exam']],
    onSettled: () => void queries.invalidateQueries({ queryKey: ['history'] }),
    successToast: () => ({ title: 'Versión restaurada', description: 'La anterior sigue en el historial.' }),
    failureTitle: 'Error al restaurar la versión',
    onSuccess: () => {
      reset();
      onRestored();
    },
  });
};
