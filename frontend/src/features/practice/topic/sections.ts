import type { TopicDetail } from '@matraz/contracts/catalog/http';

/** The tabs of a topic, as named in the address. */
const sections = ['teoria', 'videos', 'practica'] as const;
export type Section = (typeof sections)[number];

/** A topic without videos has no tab, card and step for them. Locked videos count: the student sees what Premium adds. */
export const sectionsOf = ({ videos }: Pick<TopicDetail, 'videos'>): readonly Section[] =>
  sections.filter((section) => section !== 'videos' || videos.length > 0);

/** The tab that the address names, also before the topic is known. */
export const sectionNamed = (search: URLSearchParams): Section | undefined =>
  sections.find((name) => name === search.get('seccion'));
