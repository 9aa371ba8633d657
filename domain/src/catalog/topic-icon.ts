import type { topicIcons } from '@matraz/contracts/catalog/content';

export type TopicIcon = (typeof topicIcons)[number];

/** Written out again, so that a browser needs no schemas to know an icon; the type keeps both lists the same. */
const known: { [Icon in TopicIcon]: Icon } = {
  atom: 'atom',
  flask: 'flask',
  fire: 'fire',
  leaf: 'leaf',
  water: 'water',
  bolt: 'bolt',
  microscope: 'microscope',
  dna: 'dna',
  'balance-scale': 'balance-scale',
  vial: 'vial',
};

const isKnown = (name: string): name is TopicIcon => Object.hasOwn(known, name);

/** The icon that a topic's name for it means: `fas fa-` may stand before it, an unknown one is an atom. */
export const topicIcon = (name: string): TopicIcon => {
  const bare = name.trim().replace('fas fa-', '');
  return isKnown(bare) ? known[bare] : 'atom';
};
