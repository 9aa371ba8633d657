import type { ImportProblem } from '@matraz/formats/exchange/import-result';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { ImportProblems } from '../exchange/import-problems.tsx';
import { Pager, usePages } from '../ui/pager.tsx';
import { KeyChoice, keyChoiceId, OpenKeysSummary } from './key-choice.tsx';
import { type KeptKeys, openKeys, type ReadQuestion } from './open-keys.ts';

const PAGE_SIZE = 10;

interface Props<Question> extends KeptKeys {
  questions: readonly Question[];
  /** Options that may be the key of a question without a key, by its index. */
  suggestions: ReadonlyMap<number, number>;
  /** What is read, in words. */
  summary: string;
  /** Parts of the file that are left out or imported differently. */
  problems: readonly ImportProblem[];
  /** More to know before the questions. */
  notices?: ReactNode;
  /** Number of questions that are there already: the first new one has the next number. */
  existing: number;
  /** Shows a question. `number` is its place, from 1. */
  card: (question: Question, number: number) => ReactNode;
  isBusy: boolean;
  /** Shown beside the button, in place of the words, while questions are created. */
  progress?: ReactNode;
  createText: string;
  /** Why nothing can be created yet. */
  blocked?: string | false;
  /** Called with the questions, each with its key. */
  onCreate: (questions: Question[]) => void;
  /** The preview is inside a dialog, which scrolls. */
  isInDialog?: boolean;
}

const keyText = (open: number): string => {
  if (open === 0) return 'Revisa las claves antes de crear.';
  return open === 1 ? 'Falta elegir 1 clave.' : `Falta elegir ${open} claves.`;
};

/** What a bulk load would create, some at a time, and the button that creates all. A question without a key blocks the button. */
export const BulkPreview = <Question extends ReadQuestion>({
  questions,
  suggestions,
  summary,
  problems,
  notices,
  existing,
  card,
  isBusy,
  progress,
  createText,
  blocked = false,
  onCreate,
  isInDialog = false,
  ...kept
}: Props<Question>) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const keys = openKeys(questions, suggestions, kept);
  const pages = usePages(keys.keyed, PAGE_SIZE);
  /** The question whose choice gets the focus once its page is shown. */
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, []);
  useEffect(() => {
    if (wanted === null) return;
    const choice = document.getElementById(keyChoiceId(wanted));
    choice?.querySelector('input')?.focus({ preventScroll: true });
    choice?.scrollIntoView({ block: 'center' });
    setWanted(null);
  }, [wanted]);
  const hasOpen = keys.open.length > 0;
  return (
    <section aria-labelledby="bulk-preview" className="grid grid-cols-[minmax(0,1fr)] gap-5 border-line border-t pt-5">
      <div>
        <h3
          id="bulk-preview"
          ref={heading}
          tabIndex={-1}
          className={cx('font-extrabold text-xl outline-none', isInDialog ? 'scroll-mt-5' : 'scroll-mt-24')}
        >
          Vista previa
        </h3>
        <p className="text-ink-soft">{summary}</p>
      </div>
      <ImportProblems problems={problems} />
      {notices}
      <OpenKeysSummary
        keys={keys}
        offset={existing}
        onShow={(index) => {
          pages.show(Math.floor(index / PAGE_SIZE));
          setWanted(index);
        }}
      />
      {questions.length > 0 && (
        <>
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {pages.shown.map((question, place) => {
              const index = pages.from + place;
              const number = existing + index + 1;
              return (
                <li key={index}>
                  {card(question, number)}
                  {keys.isUnkeyed(index) && (
                    <KeyChoice index={index} number={number} options={question.options.length} keys={keys} />
                  )}
                </li>
              );
            })}
          </ol>
          <Pager label="Páginas de la vista previa" pages={pages} />
          <div
            className={cx(
              'sticky z-10 low:static -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t px-4 py-3',
              isInDialog
                ? '-bottom-6 -mb-6 bg-surface sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8'
                : 'bottom-0 bg-paper sm:mx-0 sm:rounded-t-2xl',
            )}
          >
            {progress ?? (
              <p className={cx(hasOpen || blocked ? 'font-semibold text-gold' : 'text-ink-soft max-sm:sr-only')}>
                {blocked || keyText(keys.open.length)}
              </p>
            )}
            <Button
              disabled={isBusy || hasOpen || blocked !== false}
              onClick={() => onCreate(keys.keyed)}
              className="max-sm:w-full"
            >
              {createText}
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
