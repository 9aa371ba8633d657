import { mayOpen } from '@matraz/application/catalog/content-access';
import type { SearchResult } from '@matraz/contracts/catalog/search-http';
import { markExcerpt, markWords, type Needle, searchWords } from '@matraz/domain/catalog/search-words';
import { searchedText } from '@matraz/infra/read-models/searched-text';
import type { Handlers } from '../http/calls/handler.ts';
import type { CatalogDeps } from './deps.ts';
import { type FoundRow, selectSearch, selectSearched } from './select-search.ts';

/** Results of each kind. */
const most = { topic: 5, lesson: 8, question: 8 };
/** Characters. One letter would find everything. */
const shortest = 2;

/** The last word may be half typed. A short stem would mark unrelated words. */
const needlesOf = (words: readonly string[], stems: readonly string[]): Needle[] =>
  words.flatMap((text, place) => {
    const stem = stems[place] ?? text;
    const whole = { text, isStart: place === words.length - 1 };
    return stem.length >= 4 ? [whole, { text: stem, isStart: true }] : [whole];
  });

interface ShownRow extends FoundRow {
  isOpen: boolean;
}

const hasMatch = (text: string, needles: readonly Needle[]) => markWords(text, needles).some(({ isMatch }) => isMatch);

/** The best rows of each kind that the user may know of. */
const shownRows = (rows: readonly FoundRow[], needles: readonly Needle[], isAdmin: boolean, now: Date): ShownRow[] => {
  const left = { ...most };
  return rows.flatMap((row) => {
    const { kind, lessonTitle } = row;
    if (left[kind] === 0) return [];
    const isOpen = isAdmin || kind === 'topic' || mayOpen(kind === 'lesson' ? 'lessons' : 'questions', row, now);
    // Everyone sees the titles of locked lessons, but nothing of their content.
    if (!isOpen && !(kind === 'lesson' && hasMatch(lessonTitle ?? '', needles))) return [];
    left[kind]--;
    return { ...row, isOpen };
  });
};

const resultOf = (
  rows: readonly ShownRow[],
  contents: ReadonlyMap<string, string>,
  needles: readonly Needle[],
): SearchResult => {
  const result: SearchResult = { topics: [], lessons: [], questions: [] };
  for (const { kind, id, topicId, topicTitle, courseId, unit, status, lessonTitle, isOpen } of rows) {
    if (kind === 'topic') {
      result.topics.push({ id, courseId, unit, title: markWords(topicTitle, needles), isDraft: status === 'draft' });
      continue;
    }
    const excerpt = isOpen ? markExcerpt(searchedText(contents.get(id) ?? ''), needles) : [];
    if (kind === 'question') result.questions.push({ id, topicId, topicTitle, excerpt });
    else {
      const title = markWords(lessonTitle ?? '', needles);
      result.lessons.push({ id, topicId, topicTitle, title, excerpt, locked: !isOpen });
    }
  }
  return result;
};

export const searchQueries: Handlers<'search', CatalogDeps> = {
  search: async ({ userId, query, context }, { pool, adminRights }) => {
    const words = searchWords(query.q);
    if (words.join('').length < shortest) return { topics: [], lessons: [], questions: [] };
    const isAdmin = await adminRights.isAdmin(userId);
    const rows = await selectSearch(pool, { userId, isAdmin, words });
    const needles = needlesOf(words, rows[0]?.stems ?? []);
    const shown = shownRows(rows, needles, isAdmin, context.now);
    const open = shown.flatMap(({ id, kind, isOpen }) => (isOpen && kind !== 'topic' ? [id] : []));
    return resultOf(shown, await selectSearched(pool, open), needles);
  },
};
