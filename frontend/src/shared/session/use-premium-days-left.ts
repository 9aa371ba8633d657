import { useEffect, useState } from 'react';
import { premiumDaysLeft } from './premium-days-left.ts';
import { useUser } from './session.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Days of Premium left, rounded up; 0 without Premium. The component renders again when the number changes. */
export const usePremiumDaysLeft = (): number => {
  const { isPremium, premiumExpiresAt } = useUser();
  const days = isPremium ? premiumDaysLeft(premiumExpiresAt, new Date()) : 0;
  const [, setRendered] = useState(0);
  useEffect(() => {
    if (days === 0 || premiumExpiresAt === null) return;
    const update = () => setRendered((count) => count + 1);
    const timer = setTimeout(update, Date.parse(premiumExpiresAt) - Date.now() - (days - 1) * DAY);
    // A timer stops while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [days, premiumExpiresAt]);
  return days;
};
