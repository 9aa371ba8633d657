/** Size of the drawing. The scale of the PAES is from 100 to 1000 points. */
const [WIDTH, HEIGHT, LEFT, RIGHT] = [360, 150, 38, 10];
const [LOW, HIGH] = [100, 1_000];

export interface ScoredAttempt {
  id: string;
  title: string;
  /** '12 oct' */
  day: string;
  score: number;
}

const yOf = (score: number) => HEIGHT * (1 - (score - LOW) / (HIGH - LOW));
const xOf = (place: number, count: number) =>
  count === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + 18 + ((WIDTH - LEFT - RIGHT - 36) * place) / (count - 1);

const summaryOf = (scores: readonly number[], goal: number | null) => {
  const best = Math.max(...scores);
  const text = `Puntaje de ${scores.length} ${scores.length === 1 ? 'ensayo' : 'ensayos'}: el último ${scores.at(-1)}, el mejor ${best}`;
  return goal === null ? `${text}.` : `${text}; tu meta es ${goal}.`;
};

/** The scores in the order of the attempts, oldest first, with the line of the goal. */
export const ScoreChart = ({ attempts, goal }: { attempts: readonly ScoredAttempt[]; goal: number | null }) => {
  const points = attempts.map(({ id, score, day }, place) => ({
    id,
    score,
    day,
    x: xOf(place, attempts.length),
    y: yOf(score),
  }));
  const summary = summaryOf(
    attempts.map(({ score }) => score),
    goal,
  );
  return (
    <svg
      viewBox={`0 -22 ${WIDTH} ${HEIGHT + 46}`}
      className="mx-auto mt-4 w-full max-w-xl overflow-visible"
      role="img"
      aria-label={summary}
    >
      {[100, 400, 700, 1_000].map((score) => (
        <g key={score}>
          <line x1={LEFT} x2={WIDTH - RIGHT} y1={yOf(score)} y2={yOf(score)} className="stroke-line" strokeWidth="1" />
          <text x={LEFT - 8} y={yOf(score) + 5} textAnchor="end" className="fill-ink-soft text-[13px] tabular-nums">
            {score}
          </text>
        </g>
      ))}
      {goal !== null && (
        <g>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={yOf(goal)}
            y2={yOf(goal)}
            strokeWidth="2"
            strokeDasharray="6 5"
            className="stroke-good"
          />
          <text x={LEFT + 4} y={yOf(goal) - 6} className="fill-good font-bold text-[13px]">
            {`Meta ${goal}`}
          </text>
        </g>
      )}
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-brand"
      />
      {points.map(({ id, score, day, x, y }, place) => (
        <g key={id}>
          <circle
            cx={x}
            cy={y}
            r="5"
            strokeWidth="2"
            className={place === points.length - 1 ? 'fill-copper-bright stroke-surface' : 'fill-brand stroke-surface'}
          />
          {(points.length <= 6 || place === points.length - 1) && (
            <text x={x} y={y - 10} textAnchor="middle" className="fill-ink font-bold text-[13px] tabular-nums">
              {score}
            </text>
          )}
          {(points.length <= 5 || place === 0 || place === points.length - 1) && (
            <text x={x} y={HEIGHT + 20} textAnchor="middle" className="fill-ink-soft text-[12px]">
              {day}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
};
