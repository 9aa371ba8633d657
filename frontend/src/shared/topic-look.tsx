import type { topicColors } from '@matraz/contracts/catalog/content';
import { type TopicIcon, topicIcon } from '@matraz/domain/catalog/topic-icon';
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

/** From the lit corner to the deep one; white text stands on all of them. */
const gradients: Record<(typeof topicColors)[number], [string, string]> = {
  blue: ['#2a7fc4', '#143f7c'],
  green: ['#3c8a3f', '#124c38'],
  purple: ['#8a55b8', '#41236f'],
  orange: ['#cf6a1c', '#8c3210'],
  red: ['#cf4a3c', '#7d1a2b'],
  indigo: ['#5563c4', '#27296f'],
  pink: ['#c64c86', '#701c55'],
  teal: ['#16868a', '#07454f'],
};

/** A topic's colour, named or hex, as the background of its card and page. */
export const topicGradient = (color: string): CSSProperties => {
  const [from, to] = Object.entries(gradients).find(([name]) => name === color)?.[1] ?? [
    `color-mix(in oklab, ${color}, #16282a 12%)`,
    `color-mix(in oklab, ${color}, #16282a 60%)`,
  ];
  return { backgroundImage: `linear-gradient(135deg, ${from}, ${to})` };
};

export const TopicSymbol = ({ icon, className }: { icon: string; className?: string }) => {
  const Icon = icons[topicIcon(icon)];
  return <Icon className={className} aria-hidden="true" />;
};
