import { afterEach, expect, test } from 'vitest';
import { dropOldDrafts, keepDraft, readKeptDraft } from './kept-drafts.ts';

afterEach(() => localStorage.clear());

const like = { title: '', content: '' };
const noon = Date.parse('2026-11-20T12:00:00Z');
const keep = (name: string, keptAt: string, draft: object = { title: 'A', content: 'medias' }) =>
  keepDraft(name, { keptAt, version: 3, draft });

test('a draft is read as it was kept', () => {
  keep('ana/lesson/1', '2026-11-20T10:00:00Z');
  expect(readKeptDraft('ana/lesson/1', like)).toEqual({
    keptAt: '2026-11-20T10:00:00Z',
    version: 3,
    draft: { title: 'A', content: 'medias' },
  });
  expect(readKeptDraft('ben/lesson/1', like)).toBeNull();
});

test('a field that is newer than the draft has its stored value', () => {
  keep('ana/lesson/1', '2026-11-20T10:00:00Z', { title: 'A' });
  expect(readKeptDraft('ana/lesson/1', { ...like, content: 'x' })?.draft).toEqual({ title: 'A', content: 'x' });
});

test.each([
  ['other fields', () => keep('ana/lesson/1', '2026-11-20T10:00:00Z', { name: 'A' })],
  ['damage', () => localStorage.setItem('matraz.draft/ana/lesson/1', '{"draft":')],
])('a draft with %s is not offered', (_, store) => {
  store();
  expect(readKeptDraft('ana/lesson/1', like)).toBeNull();
});

test('drafts of more than 60 days, and damaged ones, are dropped; nothing else is', () => {
  keep('ana/lesson/old', '2026-09-20T12:00:00Z');
  keep('ana/lesson/new', '2026-09-22T12:00:00Z');
  localStorage.setItem('matraz.draft/ana/lesson/damaged', '{');
  localStorage.setItem('matraz.theme', 'dark');
  dropOldDrafts(noon);
  expect(Object.keys(localStorage).sort()).toEqual(['matraz.draft/ana/lesson/new', 'matraz.theme']);
});
