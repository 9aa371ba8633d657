import type { BodyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../shared/net/api.ts';
import { ApiError } from '../../../../shared/net/api-error.ts';
import { uuidv7 } from '../../../../shared/net/uuid.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { roomKey } from './queries.ts';
import { type EndedStudent, type OpenStudent, studentsText } from './room-figures.ts';

type RoomCall =
  | 'extendExamTime'
  | 'repairLostTime'
  | 'pauseExamAttempts'
  | 'resumeExamAttempts'
  | 'endExamAttempts'
  | 'reopenExamAttempts'
  | 'sendExamMessage';

type Given<Name extends RoomCall> = Omit<BodyOf<Calls[Name]>, 'attemptIds'>;

/** What to do, and to whom. */
export type RoomAction = {
  [Name in RoomCall]: {
    name: Name;
    given: Given<Name>;
    students: readonly (OpenStudent | EndedStudent)[];
    done: string;
  };
}[RoomCall];

/** A student with whom an action did not work, and why. */
export interface Refused {
  attemptId: string;
  name: string;
  detail: string;
}

/** Sends an action to the attempts of the chosen students, and keeps what was refused, by student. */
export const useRoomAction = (examId: string) => {
  const queries = useQueryClient();
  const [refused, setRefused] = useState<Refused[]>([]);
  // The same action after a failure has the same key: whom it reached the first time gets nothing twice.
  const sent = useRef({ action: '', key: '' });
  const keyOf = (action: string): string => {
    if (sent.current.action !== action) sent.current = { action, key: uuidv7() };
    return sent.current.key;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: ({ name, given, students }: RoomAction) => {
      const body = 'attempts' in given ? given : { attemptIds: students.map(({ attemptId }) => attemptId), ...given };
      const idempotencyKey = keyOf(JSON.stringify([name, body]));
      return call(name, { params: { id: examId }, body, idempotencyKey } as never);
    },
    onMutate: () => setRefused([]),
    onSuccess: ({ attempts }, { students, done }) => {
      sent.current = { action: '', key: '' };
      const nameOf = new Map(students.map(({ attemptId, name }) => [attemptId, name]));
      const failed = attempts.filter(({ refusal }) => refusal !== null);
      setRefused(
        failed.map(({ attemptId, detail }) => ({
          attemptId,
          name: nameOf.get(attemptId) ?? 'Estudiante',
          detail: detail ?? 'No se pudo',
        })),
      );
      const count = attempts.length - failed.length;
      if (count > 0) toast({ tone: 'good', title: `${done}: ${studentsText(count)}` });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title: (error instanceof ApiError && error.problem.detail) || 'No se pudo. Inténtalo otra vez.',
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: roomKey(examId) }),
  });
  return { act: mutate, isActing: isPending, refused, forgetRefused: () => setRefused([]) };
};
