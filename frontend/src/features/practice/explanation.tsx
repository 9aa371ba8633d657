import type { AnswerResult } from '@matraz/contracts/practice/http';
import type { RefObject } from 'react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { cx } from '../../shared/ui/cx.ts';

interface Props {
  result: AnswerResult;
  /** Heading level of the title. */
  as?: 'h3' | 'h4';
  box?: RefObject<HTMLDivElement | null>;
}

/** The explanation of the answer. Screen readers read it when it appears. */
export const Explanation = ({ result, as: Title = 'h3', box }: Props) => (
  <div
    ref={box}
    role="status"
    className={cx(
      'mt-6 animate-rise scroll-mt-24 scroll-mb-32 rounded-2xl p-5 max-sm:scroll-mb-44',
      result.correct ? 'bg-good-soft' : 'bg-copper-soft',
    )}
  >
    <Title className="font-extrabold text-lg">{result.correct ? '¡Bien!' : 'Así se llega a la respuesta'}</Title>
    {result.explanation && <RichText html={result.explanation} className="mt-2" />}
  </div>
);
