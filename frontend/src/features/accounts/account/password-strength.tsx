import { useDeferredValue, useEffect, useState } from 'react';
import { cx } from '../../../shared/ui/cx.ts';

const levels = [
  { text: 'Se adivina enseguida', bar: 'w-1/5 bg-bad' },
  { text: 'Se adivina fácil', bar: 'w-2/5 bg-bad' },
  { text: 'Regular: agrega una palabra', bar: 'w-3/5 bg-copper-bright' },
  { text: 'Buena', bar: 'w-4/5 bg-good' },
  { text: 'Muy buena', bar: 'w-full bg-good' },
];

type StrengthOf = typeof import('./strength.ts').strengthOf;

/** Null until the code has come. On a bad connection it may not come, and then no hint is shown: the server decides. */
const useStrength = (isNeeded: boolean): StrengthOf | null => {
  const [found, setFound] = useState<{ strengthOf: StrengthOf } | null>(null);
  useEffect(() => {
    if (!isNeeded || found) return;
    let isHere = true;
    import('./strength.ts').then(
      (code) => isHere && setFound(code),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [isNeeded, found]);
  return found?.strengthOf ?? null;
};

/** How hard the typed password is to guess. @param own e-mail and names of the person */
export const PasswordStrength = ({ password, own }: { password: string; own: readonly (string | null)[] }) => {
  const typed = useDeferredValue(password);
  const strengthOf = useStrength(typed !== '');
  const known = own.flatMap((text) => (text ? [text, ...text.split(/[@.\s]+/)] : []));
  const level = strengthOf && typed !== '' ? levels[strengthOf(typed, known)] : undefined;
  return (
    <div className="min-h-9">
      <div className="h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
        <div className={cx('h-full rounded-full transition-[width]', level?.bar ?? 'w-0')} />
      </div>
      <p role="status" className="mt-1 text-ink-soft text-sm">
        {level && `Tu contraseña: ${level.text}`}
      </p>
    </div>
  );
};
