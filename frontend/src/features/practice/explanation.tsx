import type { AnswerResult } from '@matraz/contracts/practice/http';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { cx } from '../../shared/ui/cx.ts';

/** The explanation of the answer. Screen readers read it when it appears. */
export const Explanation = ({ result }: { result: AnswerResult }) => (
  <div
    role="status"
    className={cx('mt-6 animate-rise rounded-2xl p-5', result.correct ? 'bg-good-soft' : 'bg-copper-soft')}
  >
    <h3 className="font-extrabold text-lg">{result.correct ? '¡Bien!' : 'Así se llega a la respuesta'}</h3>
    {result.explanation && <RichText html={result.explanation} className="mt-2" />}
  </div>
);
