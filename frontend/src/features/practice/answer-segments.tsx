import { cx } from '../../shared/ui/cx.ts';

/**
 * What the student's latest answer to a question was. `waiting`: not judged yet. `open`: no answer yet. `locked`: only for
 * Premium.
 */
export type Outcome = 'right' | 'wrong' | 'waiting' | 'open' | 'locked';

export const outcomeOf = (isCorrect: boolean | undefined): Outcome =>
  isCorrect === undefined ? 'open' : isCorrect ? 'right' : 'wrong';

// Right is filled and wrong is hollow, so the two differ without their colours.
const looks = {
  right: 'h-2.5 bg-bar-green',
  wrong: 'h-2.5 border-2 border-bad',
  waiting: 'h-2.5 border-2 border-ink-soft border-dashed',
  open: 'h-1.5 bg-line',
  locked: 'h-1.5 bg-sunken opacity-50',
};

const names = {
  right: ['correcta', 'correctas'],
  wrong: ['incorrecta', 'incorrectas'],
  waiting: ['por corregir', 'por corregir'],
  open: ['sin responder', 'sin responder'],
  locked: ['Premium', 'Premium'],
} as const;

/** '3 correctas, 1 incorrecta, 4 sin responder'. */
const summary = (outcomes: Outcome[]) =>
  (['right', 'wrong', 'waiting', 'open', 'locked'] as const)
    .map((outcome) => ({ outcome, count: outcomes.filter((one) => one === outcome).length }))
    .filter(({ count }) => count > 0)
    .map(({ outcome, count }) => `${count} ${names[outcome][count === 1 ? 0 : 1]}`)
    .join(', ');

/** One segment per question, in order. The question that is shown has a line below. */
export const AnswerSegments = ({ outcomes, index }: { outcomes: Outcome[]; index: number }) => (
  <div role="img" aria-label={summary(outcomes)} className="mt-3 flex h-4 items-start gap-1">
    {outcomes.map((outcome, place) => (
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
        key={place}
        data-outcome={outcome}
        className={cx(
          'flex h-4 min-w-0 flex-1 items-center border-b-[3px]',
          place === index ? 'border-ink' : 'border-transparent',
        )}
      >
        <span className={cx('w-full rounded-full transition-all', looks[outcome])} />
      </span>
    ))}
  </div>
);
