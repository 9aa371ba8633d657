import { OctagonAlert, TriangleAlert } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { amount } from '../../shared/study/words.ts';
import { cx } from '../../shared/ui/cx.ts';
import { Pager, usePages } from '../ui/pager.tsx';

/** Something about one block of the bulk text. */
export interface Finding {
  /** Number of the block, from 1. Null: it is about the whole text. */
  block: number | null;
  /** For example 'Bloque 3 (pregunta 6)'. */
  name: string;
  text: string;
  /** Several findings with the same text are one line. */
  isGrouped?: boolean;
}

const PAGE_SIZE = 50;

const kinds = {
  error: {
    words: ['error', 'errores'],
    hint: 'Elige un error para ver su bloque en el texto.',
    box: 'bg-bad-soft',
    icon: OctagonAlert,
    color: 'text-bad',
    link: 'decoration-bad/50 hover:decoration-bad',
  },
  warning: {
    words: ['advertencia', 'advertencias'],
    hint: 'Elige una advertencia para ver su bloque en el texto.',
    box: 'bg-gold-soft',
    icon: TriangleAlert,
    color: 'text-gold',
    link: 'decoration-gold/50 hover:decoration-gold',
  },
} as const;

interface Props {
  kind: keyof typeof kinds;
  findings: readonly Finding[];
  /** The first line of a block in the text; undefined for a file, which shows no text. */
  lineOf: (block: number) => number | undefined;
  /** Shows a block in the text. */
  onShow: (block: number) => void;
}

const linesOf = (findings: readonly Finding[]): Finding[][] => {
  const grouped = findings.filter(({ isGrouped }) => isGrouped);
  const single = findings.filter((finding) => grouped.length === 1 || !finding.isGrouped);
  return [...single.map((finding) => [finding]), ...(grouped.length > 1 ? [grouped] : [])];
};

interface LinkProps extends Omit<Props, 'findings'> {
  finding: Finding;
  words: string;
}

const BlockLink = ({ kind, finding: { block }, words, lineOf, onShow }: LinkProps) => {
  const line = block === null ? undefined : lineOf(block);
  if (block === null || line === undefined) return words;
  return (
    <button
      type="button"
      title={`Ver en el texto: línea ${line}`}
      onClick={() => onShow(block)}
      className={cx(
        'min-h-11 rounded-xl px-2 py-1.5 text-left leading-snug underline underline-offset-4 [overflow-wrap:anywhere]',
        kinds[kind].link,
      )}
    >
      {words}
    </button>
  );
};

const FindingLine = ({ line, ...links }: { line: Finding[] } & Omit<Props, 'findings'>) => {
  const [first, ...more] = line;
  if (!first) return null;
  if (more.length === 0) {
    const words = first.name === '' ? first.text : `${first.name}: ${first.text}`;
    return (
      <div className="-mx-2">
        <BlockLink {...links} finding={first} words={words} />
      </div>
    );
  }
  return (
    <>
      <p className="pt-1.5 leading-snug first-letter:uppercase">{first.text}:</p>
      <div className="-mx-2 flex flex-wrap gap-x-1 pb-1.5">
        {line.map((finding) => (
          <BlockLink key={finding.block} {...links} finding={finding} words={finding.name} />
        ))}
      </div>
    </>
  );
};

/** The errors or warnings about the blocks of the bulk text. A click on one shows its block. */
export const BulkFindings = ({ findings, ...links }: Props) => {
  const { words, hint, box, icon: Icon, color } = kinds[links.kind];
  const isError = links.kind === 'error';
  const heading = useId();
  const pages = usePages(linesOf(findings), PAGE_SIZE);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Not returned: browsers may give a promise, and React would call it.
    if (isError) section.current?.scrollIntoView({ block: 'nearest' });
  }, [isError]);
  return (
    <section
      ref={section}
      role={isError ? 'alert' : undefined}
      className={cx('scroll-my-24 rounded-card p-4 sm:p-5', box)}
    >
      <h4 id={heading} className="flex items-center gap-2.5 font-extrabold">
        <Icon className={cx('size-5 shrink-0', color)} aria-hidden="true" />
        {amount(findings.length, words[0], words[1])}
      </h4>
      <ul aria-labelledby={heading} className="mt-1 grid gap-1">
        {pages.shown.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: findings have no id
          <li key={pages.from + place} className="leading-snug [overflow-wrap:anywhere]">
            <FindingLine {...links} line={line} />
          </li>
        ))}
      </ul>
      {links.lineOf(1) !== undefined && <p className="mt-1 text-ink-soft text-sm">{hint}</p>}
      <Pager label={isError ? 'Páginas de errores' : 'Páginas de advertencias'} pages={pages} />
    </section>
  );
};
