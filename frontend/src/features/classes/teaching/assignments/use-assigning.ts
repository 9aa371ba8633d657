import { useState } from 'react';
import { call } from '../../../../shared/net/api.ts';
import { uuidv7 } from '../../../../shared/net/uuid.ts';
import { useClassChange } from '../../use-class-change.ts';
import { type AssignmentDraft, conditionsOf } from './assignment-draft.ts';

/** Assigns a work to a class. A repeat of a failed request makes no second assignment. */
export const useAssigning = (classId: string, onDone?: () => void) => {
  const [key, setKey] = useState(uuidv7);
  return useClassChange<AssignmentDraft>({
    send: (draft) =>
      call('makeAssignment', {
        params: { id: classId },
        body: { kind: draft.kind, workId: draft.workId, ...conditionsOf(draft) },
        idempotencyKey: key,
      }),
    done: 'Asignado al curso',
    onDone: () => {
      setKey(uuidv7());
      onDone?.();
    },
  });
};
