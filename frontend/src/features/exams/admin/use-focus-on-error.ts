import { useEffect, useRef } from 'react';

/** Of a form: after every refusal, counted in `refusals`, the focus goes to the first field that is to be mended. */
export const useFocusOnError = (refusals: number) => {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
};
