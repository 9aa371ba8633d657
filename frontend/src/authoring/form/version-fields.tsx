import type { ReactNode } from 'react';
import { ChangedText } from '../history/changed-html.tsx';
import type { Side } from '../history/mark-changes.ts';

/** Label and text of each field. */
type Fields = readonly (readonly [label: string, text: string])[];

interface Props {
  fields: Fields;
  /** The same fields of the version with which this one is compared. */
  other: Fields;
  side: Side;
  children?: ReactNode;
}

/** One version of a content whose fields are plain text. Changed words are marked. */
export const VersionFields = ({ fields, other, side, children }: Props) => (
  <article className="min-w-0 overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
    {children}
    <dl className="grid gap-3 p-5">
      {fields.map(([label, text], index) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-semibold leading-snug">
            {text === '' ? '–' : <ChangedText value={text} other={other[index]?.[1] ?? ''} side={side} />}
          </dd>
        </div>
      ))}
    </dl>
  </article>
);
