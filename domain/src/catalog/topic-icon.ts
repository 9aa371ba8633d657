import type { topicIcons } from '@matraz/contracts/catalog/content';

export type TopicIcon = (typeof topicIcons)[number];

/** Written out again, so that a browser needs no schemas to know an icon; the type keeps both lists the same. */
const known: Record<TopicIcon, true> = {
  atom: true,
  flask: true,
  fire: true,
  leaf: true,
  water: true,
  bolt: true,
  microscope: true,
  dna: true,
  'balance-scale': true,
  vial: true,
};

/** The icon that a topic's name for it means: `fas fa-` may stand before it, an unknown one is an atom. */
export const topicIcon = (name: string): TopicIcon => {
  const bare = name.trim().replace(/^fas fa-/, '');
  return Object.hasOwn(known, bare) ? (bare as TopicIcon) : 'atom';
};
