import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../ui/cx.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { loadingFormulaFonts, preloadFormulaFonts } from './formula-fonts.ts';
import { hasFormula } from './typesetter.ts';
import { useTypeset } from './use-typeset.ts';

interface Props {
  /** All HTML of the children. Without a formula nothing waits. */
  html: string;
  placeholder: ReactNode;
  /** Keeps the height of the placeholder, so that what is below does not move. */
  keepsHeight: boolean;
  className: string;
  children: ReactNode;
}

/** Milliseconds. After it each text with a formula shows its own placeholder, so that the others can be read. */
export const TYPESETTER_LIMIT = 8_000;

/** Milliseconds after the typesetter. An exam has little time, so the question is then shown without the fonts. */
export const FONTS_LIMIT = 3_000;

/** A limit has passed. The network hangs, so nothing else waits until the browser is online again. */
let gaveUp = false;
window.addEventListener('online', () => {
  gaveUp = false;
});

/** Whether the text in `box` can be shown, and whether it was hidden before. It waits for typesetter and fonts, up to the limits. */
const useFormulasReady = (html: string, box: RefObject<HTMLElement | null>) => {
  const needed = hasFormula(html);
  const hasTypesetter = useTypeset(html) !== null;
  const [isReady, setReady] = useState(!needed || gaveUp);
  const [hadToWait, setHadToWait] = useState(false);
  useEffect(() => {
    if (!hasTypesetter) preloadFormulaFonts();
  }, [hasTypesetter]);
  useEffect(() => {
    if (isReady) return;
    const giveUp = () => {
      gaveUp = true;
      setReady(true);
    };
    const timer = setTimeout(giveUp, hasTypesetter ? FONTS_LIMIT : TYPESETTER_LIMIT);
    return () => clearTimeout(timer);
  }, [isReady, hasTypesetter]);
  useLayoutEffect(() => {
    if (isReady) return;
    // The layout starts the fonts of the hidden formulas.
    if (hasTypesetter) box.current?.getBoundingClientRect();
    const fonts = hasTypesetter ? loadingFormulaFonts() : [];
    if (hasTypesetter && fonts.length === 0) return setReady(true);
    setHadToWait(true);
    if (hasTypesetter) void Promise.allSettled(fonts.map(({ loaded }) => loaded)).then(() => setReady(true));
  }, [isReady, hasTypesetter, box]);
  return { isReady, hadToWait };
};

interface Question {
  question: string;
  options: string[];
}

const QuestionPlaceholder = ({ options }: Pick<Question, 'options'>) => (
  <div role="status">
    <span className="sr-only">Cargando la pregunta</span>
    <Skeleton className="h-6" />
    <Skeleton className="mt-3 h-6 w-2/3" />
    <div className="mt-6 grid gap-2.5">
      {options.map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
        <div key={place} className="flex min-h-16 items-center gap-3.5 rounded-2xl border-2 border-line px-3.5">
          <Skeleton className="size-9 rounded-xl" />
          <Skeleton className="h-5 w-1/3" />
        </div>
      ))}
    </div>
  </div>
);

/**
 * Shows its children when their formulas and their fonts are there, and one placeholder until then, so that nothing moves. The
 * placeholder reaches the end of the screen.
 */
export const FormulaWait = ({ html, placeholder, keepsHeight, className, children }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const { isReady, hadToWait } = useFormulasReady(html, box);
  return (
    <div
      data-waits-for-formulas={isReady ? undefined : ''}
      className={cx(
        className,
        !isReady && 'relative overflow-clip',
        (!isReady || (hadToWait && keepsHeight)) && 'min-h-[calc(100svh-14rem)]',
      )}
    >
      {!isReady && placeholder}
      <div ref={box} className={cx(!isReady && 'invisible absolute inset-x-0 top-0')}>
        {children}
      </div>
    </div>
  );
};

/** A question and its options, which wait together. */
export const QuestionWait = ({ question, options, ...props }: Question & Omit<Props, 'html' | 'placeholder'>) => (
  <FormulaWait
    html={[question, ...options].join(' ')}
    placeholder={<QuestionPlaceholder options={options} />}
    {...props}
  />
);
