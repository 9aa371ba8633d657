import { ownChanges } from '@matraz/contracts/own-changes';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUser, useUser } from '../../shared/session/session.ts';

/** All times are milliseconds. A timer of a browser can run for 24 days at most. */
const LONGEST_TIMER = 24 * 60 * 60 * 1000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 60_000;

/**
 * When Premium ends, reads again what it unlocked. The device's clock may be ahead of the server's, so this is repeated
 * until the server agrees.
 */
export const usePremiumEnd = () => {
  const queries = useQueryClient();
  const { isPremium, premiumExpiresAt } = useUser();
  useEffect(() => {
    if (!isPremium || premiumExpiresAt === null) return;
    const end = Date.parse(premiumExpiresAt);
    let timer: ReturnType<typeof setTimeout>;
    let pause = FIRST_PAUSE;
    const check = () => {
      clearTimeout(timer);
      const left = end - Date.now();
      if (left > 0) {
        timer = setTimeout(check, Math.min(left, LONGEST_TIMER));
        return;
      }
      for (const queryKey of [currentUser.queryKey, ...ownChanges.premium()]) {
        void queries.invalidateQueries({ queryKey });
      }
      timer = setTimeout(check, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE);
    };
    timer = setTimeout(check, Math.max(0, Math.min(end - Date.now(), LONGEST_TIMER)));
    // A timer stops while the device sleeps.
    document.addEventListener('visibilitychange', check);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [isPremium, premiumExpiresAt, queries]);
};
