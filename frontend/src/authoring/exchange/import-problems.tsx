import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { rangesText } from '../../shared/study/ranges-text.ts';
import { amount } from '../../shared/study/words.ts';
import { Pager, usePages } from '../ui/pager.tsx';

const PAGE_SIZE = 25;

interface Group {
  text: string;
  isLeftOut: boolean;
  problems: ImportProblem[];
}

/** Problems with the same text are one line. Left-out questions come first. */
const grouped = (problems: readonly ImportProblem[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const problem of problems) {
    const { text, isLeftOut, number } = problem;
    const key = number === null ? `file ${text}` : text;
    const group = groups.get(key) ?? { text, isLeftOut, problems: [] };
    group.problems.push(problem);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => Number(other.isLeftOut) - Number(one.isLeftOut));
};

const nameOf = ({ problems }: Group): string => {
  const [first, ...more] = problems;
  if (!first || first.number === null) return '';
  if (more.length === 0) return `Pregunta ${first.number}${first.line === null ? '' : ` (línea ${first.line})`}`;
  return `Preguntas ${rangesText(problems.map(({ number }) => (number ?? 1) - 1))}`;
};

interface Props {
  problems: readonly ImportProblem[];
  /** Heading of a list in which no question is left out. */
  title?: string;
}

/** What a format does not hold or a file cannot give, by question. */
export const ImportProblems = ({ problems, title = 'Lo que no se importa tal cual' }: Props) => {
  const heading = useId();
  const groups = grouped(problems);
  const pages = usePages(groups, PAGE_SIZE);
  if (groups.length === 0) return null;
  const leftOut = new Set(problems.filter(({ isLeftOut }) => isLeftOut).map(({ number }) => number)).size;
  return (
    <section aria-labelledby={heading} className="rounded-card bg-gold-soft p-4 sm:p-5">
      <h4 id={heading} className="flex items-start gap-2.5 font-extrabold leading-snug">
        <TriangleAlert className="size-5 shrink-0 text-gold" aria-hidden="true" />
        {leftOut > 0
          ? `${amount(leftOut, 'pregunta queda fuera', 'preguntas quedan fuera')}; revisa lo que cambia`
          : title}
      </h4>
      <ul className="mt-2 grid gap-1.5">
        {pages.shown.map((group) => (
          <li key={`${nameOf(group)} ${group.text}`} className="leading-snug [overflow-wrap:anywhere]">
            {nameOf(group) === '' ? (
              <span className="inline-block first-letter:uppercase">{group.text}</span>
            ) : (
              <>
                <strong>{nameOf(group)}:</strong> {group.text}
              </>
            )}
          </li>
        ))}
      </ul>
      <Pager label="Páginas de avisos" pages={pages} />
    </section>
  );
};
