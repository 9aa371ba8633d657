import type { topicColors, topicIcons } from '@matraz/contracts/catalog/content';
import {
  Atom,
  Dna,
  Droplets,
  Flame,
  FlaskConical,
  Leaf,
  type LucideIcon,
  Microscope,
  Scale,
  TestTubeDiagonal,
  Zap,
} from 'lucide-react';
import type { CSSProperties } from 'react';

type TopicIcon = (typeof topicIcons)[number];

const icons: Record<TopicIcon, LucideIcon> = {
  atom: Atom,
  flask: FlaskConical,
  fire: Flame,
  leaf: Leaf,
  water: Droplets,
  bolt: Zap,
  microscope: Microscope,
  dna: Dna,
  'balance-scale': Scale,
  vial: TestTubeDiagonal,
};

/** The icons that the topic's form offers. */
export const offeredIcons = [
  'atom',
  'flask',
  'fire',
  'leaf',
  'water',
  'bolt',
  'microscope',
  'dna',
] as const satisfies readonly TopicIcon[];

const isKnown = (name: string): name is TopicIcon => Object.hasOwn(icons, name);

/** The icon for a topic's icon name. The name may begin with `fas fa-`; an unknown name gives the atom. */
export const topicIcon = (name: string): TopicIcon => {
  const bare = name.trim().replace('fas fa-', '');
  return isKnown(bare) ? bare : 'atom';
};

/** The two colours of a gradient. White text has a contrast of at least 4.5 on both. */
type TopicColor = (typeof topicColors)[number];
const gradients: Record<TopicColor, [string, string]> = {
  blue: ['#2270b2', '#143f7c'],
  green: ['#2f7a36', '#10452f'],
  purple: ['#8250b0', '#41236f'],
  orange: ['#b8560e', '#7c2a0c'],
  red: ['#c0402f', '#7d1a2b'],
  indigo: ['#515fbf', '#27296f'],
  pink: ['#b8437b', '#701c55'],
  teal: ['#107478', '#07454f'],
};

/** The gradients that the topic's form offers. */
export const offeredColors = Object.keys(gradients) as TopicColor[];

/** Relative luminance, as WCAG defines it. White text on it has a contrast of 4.5 and of 8.8. */
const lightest = { from: 0.18, to: 0.07 };

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** Computed here, because Chrome has relative colours in CSS only since 119, and Firefox since 128. @param color `#rrggbb` */
const darkened = (color: string, luminance: number): string => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    toLinear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  const factor = Math.min(1, luminance / Math.max(luminance, 0.2126 * red + 0.7152 * green + 0.0722 * blue));
  const parts = [red, green, blue].map((part) => Math.floor(fromLinear(part * factor) * 255));
  return `rgb(${parts.join(', ')})`;
};

/** A topic's colour, named or hex, as the background of its card and page. */
export const topicGradient = (color: string): CSSProperties => {
  const [from, to] = Object.entries(gradients).find(([name]) => name === color)?.[1] ?? [
    darkened(color, lightest.from),
    darkened(color, lightest.to),
  ];
  return { backgroundImage: `linear-gradient(135deg, ${from}, ${to})` };
};

export const TopicSymbol = ({ icon, className }: { icon: string; className?: string }) => {
  const Icon = icons[topicIcon(icon)];
  return <Icon className={className} aria-hidden="true" />;
};
