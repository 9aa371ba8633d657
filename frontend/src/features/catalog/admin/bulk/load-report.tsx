import { reasonOf } from '../../../../shared/net/api-error.ts';
import { rangesText } from '../../../../shared/study/ranges-text.ts';
import { questionsInWords } from '../../../../shared/study/words.ts';
import type { Load } from './use-bulk-load.ts';

const reason = (error: Error) => reasonOf(error) ?? 'El servidor no respondió';

/** After a failure: which questions were created and which were not. */
export const LoadReport = ({ load }: { load: Load }) => {
  const { created, total, refused, failure } = load;
  const missing = Array.from({ length: total }, (_, index) => index).filter((index) => !created.has(index));
  return (
    <section role="alert" className="rounded-card bg-bad-soft p-4 leading-snug sm:p-5">
      <h3 className="font-extrabold">
        Se crearon {created.size} de {questionsInWords(total)}
      </h3>
      <p className="mt-2 [overflow-wrap:anywhere]">No se crearon: {rangesText(missing)}.</p>
      {failure && <p className="mt-1">{reason(failure)}.</p>}
      {refused.size > 0 && (
        <ul className="mt-1 grid gap-1">
          {[...refused].slice(0, 20).map(([index, error]) => (
            <li key={index}>
              Pregunta {index + 1}: {reason(error)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-ink-soft text-sm">
        Al repetir se crean solo las que faltan. Si corriges el texto, las que ya se crearon no se duplican.
      </p>
    </section>
  );
};
