import { useLayoutEffect, useRef } from 'react';
import { typesetFormula } from '../rich-text/math.ts';

/** A wrong formula is shown in the colour of errors. */
export default function TypesetFormula({ tex, display }: { tex: string; display: boolean }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) typesetFormula(tex, display, element.current);
  }, [tex, display]);
  return <span ref={element} />;
}
