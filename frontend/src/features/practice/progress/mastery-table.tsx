import type { MasteryReply } from '@matraz/contracts/practice/diagnosis-http';
import { passedShare } from '@matraz/contracts/practice/limits';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { percent } from '../../../shared/study/percent.ts';
import { cx } from '../../../shared/ui/cx.ts';

type Known = Pick<MasteryReply['topics'][number], 'answers' | 'right' | 'mastery'>;

export const whole = (share: number) => percent(Math.round(share * 100));

/** The estimate as a point, and how sure it is as a bar. The row has the same as text. */
const Range = ({ mean, low, high }: NonNullable<Known['mastery']>) => (
  <span aria-hidden="true" className="relative block h-2.5 rounded-full bg-sunken">
    <span
      className="absolute inset-y-0 rounded-full bg-brand/40"
      style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }}
    />
    <span
      className={cx(
        'absolute -inset-y-0.5 w-1.5 rounded-full',
        mean < passedShare ? 'bg-copper-bright' : 'bg-bar-green',
      )}
      style={{ left: `calc(${mean * 100}% - 3px)` }}
    />
  </span>
);

interface RowProps {
  name: string;
  href?: string | undefined;
  known: Known;
}

export const MasteryRow = ({ name, href, known: { answers, right, mastery: known } }: RowProps) => (
  <tr className="border-line border-t align-top">
    <th scope="row" className="wrap-anywhere py-2 pr-3 text-left font-normal leading-snug">
      {href ? (
        <Link href={href} className="font-semibold text-brand hover:underline">
          {name}
        </Link>
      ) : (
        <strong>{name}</strong>
      )}
      {known && (
        <span className="mt-1.5 block">
          <Range {...known} />
        </span>
      )}
    </th>
    <td className="py-2 text-right tabular-nums">
      {known ? (
        <>
          <strong>{whole(known.mean)}</strong>
          <span className="block whitespace-nowrap text-ink-soft text-sm">{`${whole(known.low)} a ${whole(known.high)}`}</span>
        </>
      ) : (
        <span className="text-ink-soft text-sm">
          {answers === 0 ? 'sin respuestas' : `${right} de ${answers}: pocas`}
        </span>
      )}
    </td>
  </tr>
);

interface TableProps {
  title: string;
  caption: string;
  /** What a row is about. */
  column: string;
  /** Bodies of the table. */
  children: ReactNode;
}

export const MasteryTable = ({ title, caption, column, children }: TableProps) => (
  <details open className="mt-4 rounded-2xl ring-1 ring-line">
    <summary className="min-h-12 cursor-pointer content-center px-4 font-bold">{title}</summary>
    <table className="mx-4 mb-3 w-[calc(100%-2rem)]">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">Dominio, con su rango</th>
        </tr>
      </thead>
      {children}
    </table>
  </details>
);
