import { areaNames, type ExamArea, examAreas, type Skill, skillNames, skills } from '@matraz/contracts/syllabus';
import { shorten } from './exchange/shorten.ts';

/** What a file says about the place of a question in the syllabus. */
export interface Syllabus {
  /** Title of its topic, as typed. */
  topic?: string;
  skill?: Skill;
  /** Only in an exam. */
  area?: ExamArea;
}

/** Ids of topics by their titles. Case and accents do not count. */
export type TopicTitles = ReadonlyMap<string, readonly string[]>;

/** Names are compared by this: it ignores case, accents and extra blanks. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/^ | ?\.? ?$/g, '');

export const topicTitles = (topics: readonly { id: string; title: string }[]): TopicTitles => {
  const titles = new Map<string, string[]>();
  for (const { id, title } of topics) titles.set(plain(title), [...(titles.get(plain(title)) ?? []), id]);
  return titles;
};

/** The id of the topic with this title, or why there is none, in Spanish. */
export const findTopic = (title: string, topics: TopicTitles): { id: string } | { fault: string } => {
  const [id, ...more] = topics.get(plain(title)) ?? [];
  if (id === undefined) return { fault: `No existe el tema «${shorten(title)}»` };
  return more.length > 0 ? { fault: `Hay más de un tema con el título «${shorten(title)}»` } : { id };
};

/** A name may be shortened to its first words: 'Planificar'. */
const named = <Value extends string>(typed: string, values: readonly Value[], names: Record<Value, string>) => {
  const wanted = plain(typed);
  return values.find((value) => wanted !== '' && `${plain(names[value])} `.startsWith(`${wanted} `));
};

export const skillOf = (typed: string): Skill | undefined => named(typed, skills, skillNames);
export const areaOf = (typed: string): ExamArea | undefined => named(typed, examAreas, areaNames);

const list = (names: readonly string[]) => new Intl.ListFormat('es-CL', { type: 'disjunction' }).format(names);

/** Names as typed. Null: the text has no such mark. */
export interface TypedSyllabus {
  topic: string | null;
  skill: string | null;
  area?: string | null;
}

/**
 * Reads the names of a bulk text. An empty name is no name.
 *
 * @param topics absent: titles are not looked up
 * @returns what is named, and a Spanish sentence for each name that is unknown
 */
export const readSyllabus = (
  { topic, skill, area = null }: TypedSyllabus,
  topics?: TopicTitles,
): { values: Syllabus & { topicId?: string }; faults: string[] } => {
  const values: Syllabus & { topicId?: string } = {};
  const faults: string[] = [];
  if (topic) {
    const found = topics && findTopic(topic, topics);
    values.topic = topic;
    if (found && 'fault' in found) faults.push(found.fault);
    else if (found) values.topicId = found.id;
  }
  if (skill) {
    const known = skillOf(skill);
    if (known) values.skill = known;
    else faults.push(`No existe la habilidad «${shorten(skill)}»; puede ser ${list(Object.values(skillNames))}`);
  }
  if (area) {
    const known = areaOf(area);
    if (known) values.area = known;
    else faults.push(`No existe el área «${shorten(area)}»; puede ser ${list(Object.values(areaNames))}`);
  }
  return { values, faults };
};

/** Words of tags, which programs write in lower case. */
const tagOfSkill = (skill: Skill) => plain(skillNames[skill]).split(' ')[0];

/** Tags of Moodle hold neither brackets nor commas. */
const escapeTag = (text: string) =>
  text.replace(/[[\]%,\s]/g, (sign) => (sign === ' ' ? sign : encodeURIComponent(sign)));
const unescapeTag = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The syllabus as tags of GIFT and Moodle. */
export const syllabusTags = ({ topic, skill, area }: Syllabus): string[] =>
  [
    topic === undefined ? [] : `matraz-tema-${escapeTag(topic)}`,
    skill === undefined ? [] : `matraz-habilidad-${tagOfSkill(skill)}`,
    area === undefined ? [] : `matraz-area-${plain(areaNames[area])}`,
  ].flat();

/** Reads the tags that `syllabusTags` writes. @returns also the tags that are no such ones */
export const readSyllabusTags = (tags: readonly string[]): { syllabus: Syllabus; others: string[] } => {
  const syllabus: Syllabus = {};
  const others: string[] = [];
  for (const tag of tags) {
    const [, kind, value = ''] = /^matraz-(tema|habilidad|area)-(.+)$/is.exec(tag) ?? [];
    const skill = kind?.toLowerCase() === 'habilidad' ? skillOf(value) : undefined;
    const area = kind?.toLowerCase() === 'area' ? areaOf(value) : undefined;
    if (kind?.toLowerCase() === 'tema') syllabus.topic ??= unescapeTag(value);
    else if (skill) syllabus.skill ??= skill;
    else if (area) syllabus.area ??= area;
    else others.push(tag);
  }
  return { syllabus, others };
};
