import type { Marked, SearchResult } from '@matraz/contracts/catalog/search-http';

/** One line of the results. */
export interface Hit {
  key: string;
  href: string;
  title: Marked;
  /** Under the title. */
  excerpt: Marked;
  /** Where it is. */
  place: string;
  isLocked: boolean;
}

export interface HitGroup {
  name: string;
  hits: Hit[];
}

const plain = (text: string): Marked => [{ text, isMatch: false }];

/** The results by kind, without empty kinds. */
export const groupsOf = ({ topics, lessons, questions }: SearchResult): HitGroup[] =>
  [
    {
      name: 'Temas',
      hits: topics.map(({ id, title, unit, isDraft }) => ({
        key: id,
        href: `/topic/${id}`,
        title,
        excerpt: [],
        place: isDraft ? `${unit} · Borrador` : unit,
        isLocked: false,
      })),
    },
    {
      name: 'Lecciones',
      hits: lessons.map(({ id, topicId, topicTitle, title, excerpt, locked }) => ({
        key: id,
        href: `/topic/${topicId}?seccion=teoria&leccion=${id}`,
        title,
        excerpt,
        place: topicTitle,
        isLocked: locked,
      })),
    },
    {
      name: 'Preguntas',
      hits: questions.map(({ id, topicId, topicTitle, excerpt }) => ({
        key: id,
        href: `/topic/${topicId}?seccion=practica&pregunta=${id}`,
        title: plain(topicTitle),
        excerpt,
        place: '',
        isLocked: false,
      })),
    },
  ].filter(({ hits }) => hits.length > 0);
