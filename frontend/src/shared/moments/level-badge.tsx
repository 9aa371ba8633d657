import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';

/** What the ladder of levels counts: experience fills the flask, study days in a row burn in it. */
export type Ladder = 'xp' | 'streak';

/** Colours of the design, for light and dark. */
interface Tier {
  line: string;
  soft: string;
  filling: string;
  glow: string;
}

const tier = (line: string, soft: string, filling: string, glow: string): Tier => ({
  line: `var(--${line})`,
  soft: `var(--${soft})`,
  filling: `var(--${filling})`,
  glow: `var(--${glow})`,
});
const verdigris = tier('brand', 'brand-soft', 'brand-deep', 'brand-soft');
const copper = tier('copper', 'copper-soft', 'copper-bright', 'copper-soft');
const red = tier('bad', 'bad-soft', 'bar-orange', 'gold-soft');
const plum = tier('plum', 'plum-soft', 'plum', 'plum-soft');
const gold = tier('gold', 'gold-soft', 'copper-bright', 'gold-soft');
const notYet = tier('control', 'sunken', 'sunken', 'sunken');

const tiers: Record<Ladder, readonly Tier[]> = {
  xp: [verdigris, verdigris, verdigris, copper, copper, copper, plum, plum, gold, gold],
  streak: [verdigris, copper, copper, copper, red, red, plum, plum, gold, gold],
};

const round = (value: number) => Math.round(value * 100) / 100;
const at = (angle: number, radius: number) =>
  `${round(24 + radius * Math.sin(angle))} ${round(24 - radius * Math.cos(angle))}`;
/** A closed line with `points` tips around the middle. */
const star = (points: number, outer: number, inner: number) => {
  const corners = Array.from({ length: points * 2 }, (_, n) => at((n * Math.PI) / points, n % 2 === 0 ? outer : inner));
  return `M${corners.join('L')}Z`;
};

const rays = star(20, 23.5, 19.5);
const scallops = star(12, 22.2, 20.4);

const Medal = ({ level, line, soft }: { level: number } & Tier) => (
  <g fill={soft} stroke={line} strokeLinejoin="round">
    {level >= 7 && <path d={rays} strokeWidth="1.2" fill={line} />}
    {level >= 4 && level < 7 && <path d={scallops} strokeWidth="2" />}
    <circle cx="24" cy="24" r={level < 4 ? 21.5 : 19} strokeWidth={level === 1 ? 0 : 1.8} />
    {level >= 8 && <circle cx="24" cy="24" r="16.6" fill="none" strokeWidth="0.9" strokeDasharray="1.2 2.2" />}
  </g>
);

const glass = 'M21.5 11v8.2l-7.5 11.6c-1.7 2.7.1 5.9 3.2 5.9h13.6c3.1 0 4.9-3.2 3.2-5.9l-7.5-11.6V11';
const bottom = 'c1.7 2.7-.1 5.9-3.2 5.9H17.2c-3.1 0-4.9-3.2-3.2-5.9';

/** The liquid is higher with each level. */
const Liquid = ({ level, filling, glow }: { level: number } & Tier) => {
  const top = 32.6 - level * 1.25;
  const half = round(2.5 + ((top - 19.2) * 7.5) / 11.6);
  const wave = `M${round(24 - half)} ${round(top)}q${round(half / 2)}-1.8 ${half} 0t${half} 0`;
  return (
    <>
      <path d={`${wave}L34 30.8${bottom}Z`} fill={filling} />
      {level >= 2 && <circle cx="21.6" cy="33" r="1.3" fill={glow} />}
      {level >= 3 && <circle cx="26.6" cy="30.8" r="1.6" fill={glow} />}
      {level >= 5 && <circle cx="23.4" cy="28.4" r="1" fill={glow} />}
    </>
  );
};

const flame =
  'M24 21c.9 4.2 5.6 5.6 5.6 10.4a5.6 5.6 0 0 1-11.2 0c0-2.3 1-3.7 2-4.9.4 1.4 1 2.1 1.8 2.4-.3-3 .4-5.6 1.8-7.9z';
const heart = 'M24 28.4c.5 1.8 2.4 2.5 2.4 4.6a2.4 2.4 0 0 1-4.8 0c0-2 1.6-2.6 2.4-4.6z';

/** The flame is higher with each level. */
const Fire = ({ level, filling, glow }: { level: number } & Tier) => (
  <g transform={`translate(24 36) scale(${round(0.66 + level * 0.04)}) translate(-24 -36.6)`}>
    <path d={flame} fill={filling} />
    {level >= 2 && <path d={heart} fill={glow} />}
  </g>
);

const sparkle = 'M0-3.4C.5-.9.9-.5 3.4 0 .9.5.5.9 0 3.4-.5.9-.9.5-3.4 0-.9-.5-.5-.9 0-3.4z';
const Ornaments = ({ level, line, filling }: { level: number } & Tier) => (
  <>
    {level === 5 && (
      <g fill={filling}>
        <circle cx="15.4" cy="18.6" r="1.5" />
        <circle cx="32.8" cy="20.4" r="1.2" />
        <circle cx="31.4" cy="15.2" r="2" />
      </g>
    )}
    {level >= 6 && (
      <g fill={level < 7 ? line : filling}>
        <path d={sparkle} transform="translate(14 17.4)" />
        <path d={sparkle} transform="translate(34 17.4)" />
      </g>
    )}
    {level === 9 && <path d={sparkle} fill={filling} transform="translate(24 6.6) scale(1.25)" />}
    {level === 10 && (
      <path
        d="M17.6 9.6 17 2.6l3.8 3L24 1l3.2 4.6 3.8-3-.6 7z"
        fill={filling}
        stroke={line}
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    )}
  </>
);

const Flask = ({ line, children }: { line: string; children: ReactNode }) => (
  <>
    <path d={glass} fill="var(--surface)" />
    {children}
    <path
      d={`M20 11h8M${glass.slice(1)}`}
      fill="none"
      stroke={line}
      strokeWidth="2.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </>
);

interface Props {
  ladder: Ladder;
  /** 1 to 10. A higher one is richer. */
  level: number;
  /** False: still to come. Only the outline is shown. */
  isEarned?: boolean;
  className?: string;
}

/** The badge of a level, from 24 pixels on. Decorative: its title is beside it. */
export const LevelBadge = ({ ladder, level, isEarned = true, className }: Props) => {
  const colours = isEarned ? (tiers[ladder][level - 1] ?? gold) : notYet;
  const Filling = ladder === 'xp' ? Liquid : Fire;
  return (
    <svg
      viewBox="0 0 48 48"
      className={cx('shrink-0 overflow-visible', className)}
      aria-hidden="true"
      focusable="false"
    >
      <Medal level={isEarned ? level : 2} {...colours} />
      <Flask line={colours.line}>{isEarned && <Filling level={level} {...colours} />}</Flask>
      {isEarned && <Ornaments level={level} {...colours} />}
    </svg>
  );
};

interface MedallionProps {
  colour: string;
  className?: string;
  children: ReactNode;
}

/** A full flask in a plain medal, for what is no level. */
export const Medallion = ({ colour, className, children }: MedallionProps) => {
  const colours = colour === 'gold' ? gold : verdigris;
  return (
    <svg
      viewBox="0 0 48 48"
      className={cx('shrink-0 overflow-visible', className)}
      aria-hidden="true"
      focusable="false"
    >
      <Medal level={4} {...colours} />
      <Flask line={colours.line}>
        <Liquid level={6} {...colours} />
      </Flask>
      {children}
    </svg>
  );
};
