import 'katex/dist/katex.min.css';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { useLayoutEffect, useRef } from 'react';
import { decimalComma } from '../rich-text/decimal-comma.ts';
import { mathOptions } from '../rich-text/math-options.ts';

/** A wrong formula is shown in the colour of errors. */
export default function TypesetFormula({ tex, display }: { tex: string; display: boolean }) {
  const element = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (element.current) katex.render(decimalComma(tex), element.current, { ...mathOptions, displayMode: display });
  }, [tex, display]);
  return <span ref={element} />;
}

/** @returns what is wrong with the TeX, or null */
export const formulaError = (tex: string): string | null => {
  try {
    katex.renderToString(tex, { ...mathOptions, throwOnError: true });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};
