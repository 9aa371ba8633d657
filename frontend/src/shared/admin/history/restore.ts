import type { ContentAtVersion, HistoryKind } from '@matraz/contracts/history-http';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../api.ts';
import { useAdminMutation } from '../use-admin-mutation.ts';
import type { Subject } from './queries.ts';

interface Restoring {
  /** The content to restore, and its version. */
  at: ContentAtVersion;
  version: number;
  /** The version that the author sees as the present one. A change by another person since then is a conflict. */
  expectedVersion: number;
  /** Deleted content is created again, with another id. */
  isDeleted: boolean;
}

/**
 * The same restoring always has the same key, so deleted content that is restored twice comes back once. That key has the time of
 * the id, because the server derives the new id from it: a question gets its old place.
 */
const keyOf = ({ id }: Subject, { version, expectedVersion, isDeleted }: Restoring): string =>
  isDeleted
    ? `${id.slice(0, -4)}${version.toString(16).padStart(4, '0').slice(-4)}`
    : `restore ${id} ${version} ${expectedVersion}`;

const send = (subject: Subject, restoring: Restoring): Promise<unknown> => {
  const { id, orderIndex } = subject;
  const { at, expectedVersion, isDeleted } = restoring;
  const idempotencyKey = keyOf(subject, restoring);
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
  return useAdminMutation({
    send: (restoring: Restoring) => send(subject, restoring),
    changes: () => [['topics'], ['topic'], ['exams'], ['exam']],
    onSettled: () => void queries.invalidateQueries({ queryKey: ['history'] }),
    successToast: () => ({ title: 'Versión restaurada', description: 'La anterior sigue en el historial.' }),
    failureTitle: 'Error al restaurar la versión',
    onSuccess: onRestored,
  });
};
