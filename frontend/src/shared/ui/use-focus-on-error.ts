import { useEffect, useRef } from 'react';

/** Moves the focus to the first invalid field of the form whenever `refusals` grows. */
export const useFocusOnError = (refusals: number) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
};
