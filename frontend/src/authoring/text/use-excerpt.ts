import { useMemo } from 'react';
import { useTypeset } from '../../shared/rich-text/use-typeset.ts';
import { excerptOf } from './excerpt.ts';

/** The first characters of HTML on one line, with readable formulas. */
export const useExcerpt = (html: string, length: number): string => {
  const typeset = useTypeset(html);
  return useMemo(() => excerptOf(html, length, typeset ?? (() => {})), [html, length, typeset]);
};
