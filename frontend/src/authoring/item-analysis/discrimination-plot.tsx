import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { cx } from '../../shared/ui/cx.ts';
import { discriminationText, proportionText } from './figures.ts';
import { warningText } from './warning-text.ts';

/** A question that a student has met. */
type Point = AnalysedQuestion & { proportionCorrect: number };

const isPoint = (question: AnalysedQuestion): question is Point => question.proportionCorrect !== null;

/** The colour and the shape of a point, so that it can be told apart without colours. */
const markOf = (question: AnalysedQuestion): 'bad' | 'gold' | 'fine' | 'unsure' => {
  const [worst] = question.warnings;
  if (worst === undefined) return 'fine';
  if (worst.code === 'few-data') return 'unsure';
  const { tone } = warningText(worst, question);
  return tone === 'quiet' ? 'fine' : tone;
};

const marks = {
  bad: <path d="M0 -9 L9 0 L0 9 L-9 0 Z" className="fill-bad stroke-surface" strokeWidth="1.5" />,
  gold: <path d="M0 -8.5 L8.5 7 L-8.5 7 Z" className="fill-gold stroke-surface" strokeWidth="1.5" />,
  fine: <circle r="6.5" className="fill-brand stroke-surface" strokeWidth="1.5" />,
  unsure: <circle r="5.5" className="fill-surface stroke-ink-soft" strokeWidth="2" />,
};
const legend = [
  ['bad', 'Revisar primero'],
  ['gold', 'Conviene mirarla'],
  ['fine', 'Funciona'],
  ['unsure', 'Pocos datos'],
] as const;

const labelOf = (question: Point) =>
  [
    `Pregunta ${question.place}`,
    `${proportionText(question.proportionCorrect)} de aciertos`,
    question.discrimination === null
      ? 'sin discriminación'
      : `discriminación ${discriminationText(question.discrimination)}`,
    ...question.warnings.slice(0, 1).map((warning) => warningText(warning, question).short),
  ].join(', ');

const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

const byDifficulty = (one: Point, other: Point) =>
  one.proportionCorrect - other.proportionCorrect || one.place - other.place;

const x = (p: number) => `${100 * p}%`;

const Axis = () => (
  <>
    {[0, 25, 50, 75, 100].map((share) => (
      <text
        key={share}
        x={`${share}%`}
        y="100%"
        dy="18"
        textAnchor="middle"
        className="fill-ink-soft text-xs tabular-nums"
      >
        {share}&nbsp;%
      </text>
    ))}
    <text x="50%" y="100%" dy="38" textAnchor="middle" className="fill-ink font-bold text-sm">
      Aciertos
    </text>
  </>
);

/** Pixels between the points of the strip, and how many are one above the other. */
const STEP = 20;
const LANES = 3;

/** Points with the same share would cover each other, so they are side by side, towards the middle. */
const placesInStrip = (points: readonly Point[]) => {
  const before = new Map<number, number>();
  return points.map((point) => {
    const share = Math.round(100 * point.proportionCorrect);
    const index = before.get(share) ?? 0;
    before.set(share, index + 1);
    const aside = Math.floor(index / LANES) * STEP;
    return { point, lane: index % LANES, aside: share > 50 ? -aside : aside };
  });
};

interface Props {
  questions: readonly AnalysedQuestion[];
  /** The question whose details are shown. */
  open: string | null;
  onOpen: (questionId: string) => void;
}

/**
 * Each question by its share of correct answers and its discrimination. A question without discrimination has its point in a strip
 * below. The points are one stop of the Tab key; arrow keys go from point to point, from difficult to easy. The list beside it has the
 * same numbers as text.
 */
export const DiscriminationPlot = ({ questions, open, onOpen }: Props) => {
  const help = useId();
  const area = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const met = questions.filter(isPoint).sort(byDifficulty);
  const inPlot = met.flatMap((point) =>
    point.discrimination === null ? [] : [{ point, discrimination: point.discrimination }],
  );
  const inStrip = placesInStrip(met.filter(({ discrimination }) => discrimination === null));
  /** In the order of the arrow keys. */
  const points = [...inPlot, ...inStrip].map(({ point }) => point);
  if (points.length === 0) return null;
  const lowest = Math.min(...inPlot.map(({ discrimination }) => discrimination)) < -0.4 ? -1 : -0.4;
  const y = (r: number) => `${(100 * (1 - r)) / (1 - lowest)}%`;
  const ticks = [-0.8, -0.4, 0, 0.4, 0.8].filter((r) => r >= lowest);
  const tabStop = points.some(({ questionId }) => questionId === current) ? current : points[0]?.questionId;
  const lanes = Math.max(0, ...inStrip.map(({ lane }) => lane + 1));
  const unmet = questions.length - met.length;

  const moveFocus = (event: KeyboardEvent, point: Point) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onOpen(point.questionId);
      return;
    }
    const ends: Record<string, number> = { Home: 0, End: points.length - 1 };
    const step = steps[event.key];
    const next = ends[event.key] ?? (step === undefined ? undefined : points.indexOf(point) + step);
    if (next === undefined) return;
    event.preventDefault();
    area.current?.querySelectorAll<SVGElement>('[data-point]')[next]?.focus();
  };
  const drawPoint = (point: Point) => (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of an SVG
    <g
      data-point
      role="button"
      aria-label={labelOf(point)}
      aria-pressed={point.questionId === open}
      tabIndex={point.questionId === tabStop ? 0 : -1}
      onFocus={() => setCurrent(point.questionId)}
      onClick={() => onOpen(point.questionId)}
      onKeyDown={(event) => moveFocus(event, point)}
      className="group cursor-pointer outline-none"
    >
      <circle r="12" className="fill-transparent" />
      <circle
        r="13"
        strokeWidth="2.5"
        className={cx(
          'fill-none stroke-ink transition group-hover:opacity-60 group-focus-visible:opacity-100',
          point.questionId === open ? 'opacity-100' : 'opacity-0',
        )}
      />
      {marks[markOf(point)]}
    </g>
  );

  return (
    <figure>
      <figcaption id={help} className="sr-only">
        Cada punto es una pregunta. Con las flechas vas de la más difícil a la más fácil; con Enter abres su detalle. La
        lista que sigue tiene los mismos números.
      </figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout */}
      <div
        ref={area}
        role="group"
        aria-label="Aciertos y discriminación de cada pregunta"
        aria-describedby={help}
        className="pt-3 pr-3 pb-11 pl-12"
      >
        <svg role="presentation" className="h-72 w-full overflow-visible sm:h-96">
          <rect width="100%" height="100%" className="fill-sunken" rx="8" />
          <rect x="20%" width="70%" height={y(0.2)} className="fill-good-soft" />
          <text x="55%" y="20" textAnchor="middle" className="fill-good font-bold text-sm">
            Zona buena
          </text>
          {ticks.map((r) => (
            <g key={r}>
              <line
                x2="100%"
                y1={y(r)}
                y2={y(r)}
                className={r === 0 ? 'stroke-ink-soft' : 'stroke-line'}
                strokeDasharray={r === 0 ? '5 4' : undefined}
              />
              <text x="-8" y={y(r)} dy="4" textAnchor="end" className="fill-ink-soft text-xs tabular-nums">
                {r === 0 ? 0 : discriminationText(r).replace(/0$/, '')}
              </text>
            </g>
          ))}
          {lanes === 0 && <Axis />}
          <text x="-46" y="-4" className="fill-ink font-bold text-sm">
            Discriminación
          </text>
          {inPlot.map(({ point, discrimination }) => (
            <svg key={point.questionId} x={x(point.proportionCorrect)} y={y(discrimination)} overflow="visible">
              <title>{labelOf(point)}</title>
              {drawPoint(point)}
            </svg>
          ))}
        </svg>
        {lanes > 0 && (
          <>
            <p className="mt-4 mb-1 text-ink-soft text-sm leading-snug">Sin discriminación: a todos les fue igual</p>
            <svg role="presentation" height={(lanes + 0.5) * STEP} className="w-full overflow-visible">
              <rect width="100%" height="100%" className="fill-sunken" rx="8" />
              <Axis />
              {inStrip.map(({ point, lane, aside }) => (
                <svg key={point.questionId} x={x(point.proportionCorrect)} y={(lane + 0.75) * STEP} overflow="visible">
                  <title>{labelOf(point)}</title>
                  <g transform={`translate(${aside} 0)`}>{drawPoint(point)}</g>
                </svg>
              ))}
            </svg>
          </>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label="Qué significa cada figura">
        {legend.map(([mark, text]) => (
          <li key={mark} className="flex items-center gap-2">
            <svg viewBox="-11 -11 22 22" className="size-5" aria-hidden="true">
              {marks[mark]}
            </svg>
            {text}
          </li>
        ))}
      </ul>
      {unmet > 0 && (
        <p className="mt-2 text-ink-soft text-sm">
          {unmet === 1
            ? '1 pregunta que nadie ha rendido no tiene punto.'
            : `${unmet} preguntas que nadie ha rendido no tienen punto.`}
        </p>
      )}
    </figure>
  );
};
