import type { ReactNode } from 'react';

interface Props {
  /** Label and text of each field. */
  fields: readonly (readonly [label: string, text: string])[];
  children?: ReactNode;
}

/** One version of a content whose fields are plain text. */
export const VersionFields = ({ fields, children }: Props) => (
  <article className="min-w-0 overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
    {children}
    <dl className="grid gap-3 p-5">
      {fields.map(([label, text]) => (
        <div key={label}>
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="whitespace-pre-line font-semibold leading-snug [overflow-wrap:anywhere]">{text || '–'}</dd>
        </div>
      ))}
    </dl>
  </article>
);
