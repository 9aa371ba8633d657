import { useRef } from 'react';
import { uuidv7 } from '../../shared/net/uuid.ts';

const none = { sent: '', key: '' };

/** The same input sent again has the same idempotency key, so a lost reply does not lead to a second creation. */
export const useIdempotencyKey = () => {
  const last = useRef(none);
  return {
    keyOf: (input: unknown) => {
      const sent = JSON.stringify(input);
      if (sent !== last.current.sent) last.current = { sent, key: uuidv7() };
      return last.current.key;
    },
    reset: () => {
      last.current = none;
    },
  };
};
