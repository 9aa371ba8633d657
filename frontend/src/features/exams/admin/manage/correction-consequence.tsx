import type { CorrectionPreview } from '@matraz/contracts/exams/http';
import type { UseQueryResult } from '@tanstack/react-query';
import { amount } from '../../../../shared/study/words.ts';
import { Failure } from '../../../../shared/ui/failure.tsx';
import { Spinner } from '../../../../shared/ui/spinner.tsx';
import { scoreInWords } from '../../words.ts';

/** The number of scores that change. */
export const movedScores = ({ moves }: CorrectionPreview): number =>
  moves.reduce((sum, { attempts }) => sum + attempts, 0);

const completedText = (preview: CorrectionPreview): string => {
  const { completed, moves } = preview;
  const moved = movedScores(preview);
  if (moved === 0) return completed === 0 ? 'Nadie lo ha entregado todavía.' : 'Ningún puntaje cambia.';
  const change = `${moved} de ${amount(completed, 'puntaje', 'puntajes')} ${moved === 1 ? 'cambia' : 'cambian'}`;
  const [first, second] = moves;
  return first && !second ? `${change}: de ${scoreInWords(first.from)} a ${scoreInWords(first.to)}.` : `${change}:`;
};

const runningText = (running: number) =>
  running === 1 ? '1 intento en curso se puntuará así.' : `${running} intentos en curso se puntuarán así.`;

/** From what to what the scores move. */
const Moves = ({ moves }: Pick<CorrectionPreview, 'moves'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a long table
  <section className="mt-2 max-h-48 overflow-y-auto" aria-label="Puntajes que cambian" tabIndex={0}>
    <table className="w-full text-left tabular-nums">
      <thead className="text-ink-soft text-sm">
        <tr>
          <th scope="col">Puntajes</th>
          <th scope="col">Antes</th>
          <th scope="col">Después</th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ from, to, attempts }) => (
          <tr key={`${from} ${to}`} className="border-line border-t">
            <td className="py-1">{attempts}</td>
            <td>{scoreInWords(from)}</td>
            <td className="font-bold">{scoreInWords(to)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const Loaded = ({ preview }: { preview: CorrectionPreview }) => {
  const { completed, running, moves } = preview;
  if (completed + running === 0) return <p>Nadie lo ha rendido todavía.</p>;
  return (
    <>
      <p className="font-bold">{completedText(preview)}</p>
      {moves.length > 1 && <Moves moves={moves} />}
      {running > 0 && <p className="mt-2">{runningText(running)}</p>}
    </>
  );
};

/** What a correction would do to the scores. */
export const CorrectionConsequence = ({ data, isError, refetch }: UseQueryResult<CorrectionPreview>) => {
  if (data) return <Loaded preview={data} />;
  if (isError) return <Failure onRetry={() => void refetch()} />;
  return (
    <p className="flex items-center gap-3">
      <Spinner label="Calculando los puntajes" />
      Calculando los puntajes…
    </p>
  );
};
