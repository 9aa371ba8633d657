import { useId } from 'react';

type Point = readonly [x: number, y: number];

const tones = {
  ink: 'stroke-ink fill-ink',
  soft: 'stroke-ink-soft fill-ink-soft',
  brand: 'stroke-brand fill-brand',
  copper: 'stroke-copper fill-copper',
  good: 'stroke-good fill-good',
  bad: 'stroke-bad fill-bad',
  plum: 'stroke-plum fill-plum',
} as const;
export type Tone = keyof typeof tones;

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

interface LineProps {
  points: readonly Point[];
  tone?: Tone;
  width?: number;
  isDashed?: boolean;
}

export const Line = ({ points, tone = 'ink', width = 4, isDashed = false }: LineProps) => (
  <path
    d={pathOf(points)}
    className={tones[tone]}
    style={{ fill: 'none' }}
    strokeWidth={width}
    strokeLinejoin="round"
    strokeDasharray={isDashed ? '8 8' : undefined}
  />
);

/** A line with a point at its end. One shorter than its point is a dot. */
export const Arrow = ({
  from,
  to,
  tone = 'ink',
  width = 4,
}: Omit<LineProps, 'points'> & { from: Point; to: Point }) => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 1) return null;
  const point = Math.min(18, length);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const base: Point = [to[0] - x * point, to[1] - y * point];
  const half = point / 2.4;
  return (
    <>
      <Line points={[from, base]} tone={tone} width={width} />
      <path
        d={`${pathOf([to, [base[0] - y * half, base[1] + x * half], [base[0] + y * half, base[1] - x * half]])}Z`}
        className={tones[tone]}
        style={{ stroke: 'none' }}
      />
    </>
  );
};

export const Dot = ({ at: [x, y], tone = 'ink', radius = 8 }: { at: Point; tone?: Tone; radius?: number }) => (
  <circle cx={x} cy={y} r={radius} className={tones[tone]} style={{ stroke: 'none' }} />
);

interface WordsProps {
  at: Point;
  children: string;
  anchor?: 'start' | 'middle' | 'end';
  tone?: Tone;
  isStrong?: boolean;
}

export const Words = ({ at: [x, y], children, anchor = 'middle', tone = 'ink', isStrong = false }: WordsProps) => (
  <text
    x={x}
    y={y}
    textAnchor={anchor}
    className={tones[tone]}
    style={{ stroke: 'none' }}
    fontWeight={isStrong ? 700 : undefined}
  >
    {children}
  </text>
);

interface BoxProps {
  from: Point;
  size: Point;
  tone?: Tone;
  /** From 0 to 1. */
  strength?: number;
}

/** A filled rectangle. @param props.from its upper left corner */
export const Box = ({ from: [x, y], size: [width, height], tone = 'brand', strength = 1 }: BoxProps) => (
  <rect
    x={x}
    y={y}
    width={Math.max(0, width)}
    height={Math.max(0, height)}
    className={tones[tone]}
    style={{ stroke: 'none' }}
    fillOpacity={strength}
  />
);

interface AxesProps {
  /** Where both axes meet. */
  origin: Point;
  width: number;
  height: number;
  x: string;
  y: string;
}

/** Two axes with their names. */
export const Axes = ({ origin: [x, y], width, height, x: xName, y: yName }: AxesProps) => (
  <>
    <Arrow from={[x, y]} to={[x + width, y]} width={2} />
    <Arrow from={[x, y]} to={[x, y - height]} width={2} />
    <Words at={[x + width, y + 34]} anchor="end" tone="soft">
      {xName}
    </Words>
    <Words at={[x + 14, y - height + 22]} anchor="start" tone="soft">
      {yName}
    </Words>
  </>
);

/** The points of a curve. @param count steps between `from` and `to` */
export const curve = (from: number, to: number, count: number, at: (value: number) => Point): Point[] =>
  Array.from({ length: count + 1 }, (_, place) => at(from + ((to - from) * place) / count));

/** Cuts the drawing inside it at a rectangle. */
export const Window = ({
  from: [x, y],
  size: [width, height],
  children,
}: {
  from: Point;
  size: Point;
  children: React.ReactNode;
}) => {
  const id = useId();
  return (
    <>
      <clipPath id={id}>
        <rect x={x} y={y} width={width} height={height} />
      </clipPath>
      <g clipPath={`url(#${id})`}>{children}</g>
    </>
  );
};
