import type { MasteryReply } from '@matraz/contracts/practice/diagnosis-http';
import { percent } from '../../../shared/study/percent.ts';
import { cx } from '../../../shared/ui/cx.ts';

type Known = MasteryReply['topics'][number];

const wholePercent = (share: number) => Math.round(share * 100);

/** '62 %'. Null: too little is known. */
export const masteryText = ({ mastery }: Pick<Known, 'mastery'>): string | null =>
  mastery && percent(wholePercent(mastery.mean));

/** How many answers, when they are too few. */
const fewText = ({ answers, right }: Pick<Known, 'answers' | 'right'>) =>
  answers === 0 ? 'Sin respuestas todavía' : `${right} de ${answers} correctas: pocas para saberlo`;

/** The expected share of right answers. The pale part of the bar is where it may be. */
export const MasteryBar = ({
  name,
  answers,
  right,
  mastery,
}: { name: string } & Pick<Known, 'answers' | 'right' | 'mastery'>) => (
  <div>
    <div className={cx('flex gap-x-3', mastery ? 'items-baseline justify-between' : 'flex-col')}>
      <span className="min-w-0 font-bold leading-snug">{name}</span>
      <span className={mastery ? 'font-extrabold tabular-nums' : 'text-ink-soft text-sm'}>
        {mastery ? `${right} de ${answers} correctas` : fewText({ answers, right })}
      </span>
    </div>
    {mastery && (
      <>
        <div aria-hidden="true" className="relative mt-1.5 h-2.5 overflow-hidden rounded-full bg-sunken">
          <span
            className="absolute inset-y-0 rounded-full bg-brand opacity-30"
            style={{ left: percentOf(mastery.low), width: percentOf(mastery.high - mastery.low) }}
          />
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-brand"
            style={{ width: percentOf(mastery.mean), opacity: 0.9 }}
          />
        </div>
        <p className="mt-1 text-ink-soft text-sm">
          {`Dominio estimado: ${masteryText({ mastery })}, entre ${wholePercent(mastery.low)} y ${percent(wholePercent(mastery.high))}`}
        </p>
      </>
    )}
  </div>
);

const percentOf = (share: number) => `${share * 100}%`;
