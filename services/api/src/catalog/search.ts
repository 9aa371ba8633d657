import { mayOpen } from '@matraz/application/catalog/content-access';
import type { SearchResult } from '@matraz/contracts/catalog/search-http';
import { markExcerpt, markWords, type Needle, searchWords } from '@matraz/domain/catalog/search-words';
import { searchedText } from '@matraz/infra/read-models/searched-text';
import type { Handlers } from '../http/calls/handler.ts';
import type { CatalogDeps } from './deps.ts';
import { type FoundRow, selectSearch } from './select-search.ts';

/** Results of each kind. */
const most = { topics: 5, lessons: 8, questions: 8 };
/** Characters. One letter would find everything. */
const shortest = 2;

/** The last word may be half typed. A short stem would mark unrelated words. */
const needlesOf = (words: readonly string[], stems: readonly string[]): Needle[] =>
  words.flatMap((text, place) => {
    const stem = stems[place] ?? text;
    const whole = { text, isStart: place === words.length - 1 };
    return stem.length >= 4 ? [whole, { text: stem, isStart: true }] : [whole];
  });

const resultOf = (rows: readonly FoundRow[], needles: readonly Needle[], isAdmin: boolean, now: Date): SearchResult => {
  const result: SearchResult = { topics: [], lessons: [], questions: [] };
  for (const row of rows) {
    const { kind, id, topicId, topicTitle, courseId, unit, status } = row;
    if (kind === 'topic') {
      result.topics.push({ id, courseId, unit, title: markWords(topicTitle, needles), isDraft: status === 'draft' });
      continue;
    }
    const isOpen = isAdmin || mayOpen(kind === 'lesson' ? 'lessons' : 'questions', row, now);
    const text = searchedText(row.content ?? '');
    if (kind === 'question') {
      if (isOpen) result.questions.push({ id, topicId, topicTitle, excerpt: markExcerpt(text, needles) });
      continue;
    }
    const title = markWords(row.lessonTitle ?? '', needles);
    // Everyone sees the titles of locked lessons, but nothing of their content.
    if (isOpen || title.some(({ isMatch }) => isMatch)) {
      const excerpt = isOpen ? markExcerpt(text, needles) : [];
      result.lessons.push({ id, topicId, topicTitle, title, excerpt, locked: !isOpen });
    }
  }
  return {
    topics: result.topics.slice(0, most.topics),
    lessons: result.lessons.slice(0, most.lessons),
    questions: result.questions.slice(0, most.questions),
  };
};

export const searchQueries: Handlers<'search', CatalogDeps> = {
  search: async ({ userId, query, context }, { pool, adminRights }) => {
    const words = searchWords(query.q);
    if (words.join('').length < shortest) return { topics: [], lessons: [], questions: [] };
    const isAdmin = await adminRights.isAdmin(userId);
    const rows = await selectSearch(pool, { userId, isAdmin, words });
    return resultOf(rows, needlesOf(words, rows[0]?.stems ?? []), isAdmin, context.now);
  },
};
