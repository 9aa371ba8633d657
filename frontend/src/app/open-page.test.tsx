import { studentCookie } from '@matraz/contracts/accounts/student-cookie';
import type { Dashboard } from '@matraz/contracts/dashboard-http';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { topicList } from '../shared/study/topic-list.ts';
import { antonia, atoms, atomsInDetail, path } from '../shared/testing/examples.ts';
import { fakeServer, Refusal } from '../shared/testing/server.ts';

const start: Dashboard = { user: antonia, courses: [], topics: [atoms], review: { mistakes: [], due: [] }, path };
const KEY = 'matraz.start';
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Dashboard | null;

/** Each test opens a page of its own, because the first read is remembered by the modules. */
const open = async ({ isLanding = false } = {}) => {
  vi.resetModules();
  const { openPage } = await import('./open-page.ts');
  const { currentUser } = await import('../shared/session/session.ts');
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openPage(queries, isLanding);
  const shown = () => ({ user: queries.getQueryData(['user']), topics: queries.getQueryData(['topics']) });
  return { queries, shown, confirm: () => queries.fetchQuery({ ...currentUser, retry: false }) };
};

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${studentCookie}=; max-age=0`;
});

test('the start page is read in one request, and kept', async () => {
  const sent = fakeServer({ 'GET /api/dashboard': () => start });
  const { shown, confirm } = await open();
  expect(shown()).toEqual({ user: undefined, topics: undefined });
  expect(await confirm()).toEqual(antonia);
  expect(shown().topics).toEqual([atoms]);
  expect(sent.map(({ path }) => path)).toEqual(['/api/dashboard']);
  expect(kept()).toEqual(start);
});

test('what was kept is shown at once, and the reply replaces it', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  const now = { ...start, user: { ...antonia, xp: 400 }, topics: [] };
  fakeServer({ 'GET /api/dashboard': () => now });
  const { shown, confirm } = await open();
  expect(shown()).toEqual({ user: antonia, topics: [atoms] });
  expect(await confirm()).toEqual(now.user);
  expect(shown().topics).toEqual([]);
  expect(kept()).toEqual(now);
});

test('what the server says on another page is what is shown next, also in an exam without a network', async () => {
  const inExam = () => JSON.parse(localStorage.getItem('matraz.in-exam') ?? 'null');
  localStorage.setItem(KEY, JSON.stringify(start));
  localStorage.setItem('matraz.in-exam', JSON.stringify(antonia));
  history.replaceState(null, '', '/exam-attempt/1');
  const now = { ...antonia, xp: 400, streak: 9 };
  fakeServer({ 'GET /api/auth/user': () => now });
  await (await open()).confirm();
  expect((await open()).shown().user).toEqual(now);
  expect(inExam()).toEqual(now);
});

test('the user is shown although the browser has no room to keep it', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  localStorage.setItem('matraz.in-exam', JSON.stringify(antonia));
  history.replaceState(null, '', '/exam-attempt/1');
  const now = { ...antonia, xp: 400 };
  fakeServer({ 'GET /api/auth/user': () => now });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await (await open()).confirm()).toEqual(now);
});

test('what another student does in this browser leaves what was kept as it is', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  history.replaceState(null, '', '/exam-attempt/1');
  fakeServer({ 'GET /api/auth/user': () => ({ ...antonia, id: 'another', xp: 400 }) });
  await (await open()).confirm();
  expect(kept()).toEqual(start);
});

test.each([
  ['the server answers again', () => [], 'success', []],
  ['the server is still away', () => new Refusal(503), 'error', [atoms]],
])('a part that is shown is read again when the start page was refused; %s', async (_, listTopics, status, topics) => {
  localStorage.setItem(KEY, JSON.stringify(start));
  fakeServer({ 'GET /api/dashboard': () => new Refusal(503), 'GET /api/topics': listTopics });
  const { queries, confirm } = await open();
  const observer = new QueryObserver(queries, { ...topicList, staleTime: Number.POSITIVE_INFINITY });
  onTestFinished(observer.subscribe(() => {}));
  await confirm().catch(() => {});
  const seen = () => expect(queries.getQueryState(topicList.queryKey)).toMatchObject({ status, data: topics });
  // After the delay of a retry.
  await vi.waitFor(seen, { timeout: 4_000 });
});

test('without a session what was kept is deleted, and the user is a visitor', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  fakeServer({ 'GET /api/dashboard': () => new Refusal(401) });
  const { confirm } = await open();
  expect(await confirm()).toBeNull();
  expect(kept()).toBeNull();
});

test('the landing page shows a visitor without a request, and what was kept is deleted', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  localStorage.setItem('matraz.in-exam', JSON.stringify(antonia));
  const sent = fakeServer({ 'GET /api/dashboard': () => new Refusal(401) });
  const { shown } = await open({ isLanding: true });
  expect(shown()).toEqual({ user: null, topics: undefined });
  expect(sent).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a browser that blocks site data shows the landing page, and reads a student', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect((await open({ isLanding: true })).shown().user).toBeNull();
  fakeServer({ 'GET /api/dashboard': () => start });
  expect(await (await open()).confirm()).toEqual(antonia);
});

test('an old copy of the landing page, shown after a login, reads the student', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${studentCookie}=${antonia.id}`;
  localStorage.setItem(KEY, JSON.stringify(start));
  fakeServer({ 'GET /api/dashboard': () => start });
  const { shown, confirm } = await open({ isLanding: true });
  expect(shown().user).toEqual(antonia);
  expect(await confirm()).toEqual(antonia);
  expect(kept()).toEqual(start);
});

test('what was kept for one student is not shown when another one has logged in', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  fakeServer({ 'GET /api/dashboard': () => ({ ...start, user: { ...antonia, id: 'benjamin' } }) });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
  document.cookie = `${studentCookie}=benjamin`;
  const { shown } = await open();
  expect(shown()).toEqual({ user: undefined, topics: undefined });
});

test('another student sees nothing of the one before', async () => {
  localStorage.setItem(KEY, JSON.stringify(start));
  const other = { ...start, user: { ...antonia, id: 'benjamin' }, topics: [] };
  fakeServer({ 'GET /api/dashboard': () => other });
  const { shown, confirm } = await open();
  expect((await confirm())?.id).toBe('benjamin');
  expect(shown().topics).toEqual([]);
  expect(kept()).toEqual(other);
});

describe('a topic', () => {
  const path = `/topic/${atoms.id}`;
  const keptTopic = () => JSON.parse(localStorage.getItem('matraz.topic') ?? 'null');
  const server = { 'GET /api/auth/user': () => antonia, [`GET /api/topics/${atoms.id}`]: () => atomsInDetail };

  /** Opens the address, and reads the user and the topic as its page does. */
  const visit = async (address: string) => {
    history.replaceState(null, '', address);
    const { queries, shown, confirm } = await open();
    const { topicDetail } = await import('../features/practice/queries.ts');
    const topicShown = () => queries.getQueryData(topicDetail(atoms.id).queryKey);
    const atFirst = { user: shown().user, topic: topicShown() };
    const read = () => Promise.all([queries.fetchQuery(topicDetail(atoms.id)), confirm()]);
    return { queries, atFirst, topicShown, read };
  };

  test('that was opened last is shown at once at the next visit, and the reply replaces it', async () => {
    fakeServer(server);
    await (await visit(path)).read();
    const renamed = { ...atomsInDetail, title: 'El átomo y sus partes' };
    fakeServer({ ...server, [`GET /api/topics/${atoms.id}`]: () => renamed });
    const { atFirst, topicShown, read } = await visit(path);
    expect(atFirst).toEqual({ user: antonia, topic: atomsInDetail });
    await read();
    expect(topicShown()).toEqual(renamed);
    expect(keptTopic()).toEqual({ user: antonia, topic: renamed });
  });

  test('is kept with the progress in its lessons, which a later reply replaces', async () => {
    const lessonProgress = [{ lessonId: 'protons', isCompleted: false }];
    localStorage.setItem('matraz.topic', JSON.stringify({ user: antonia, topic: atomsInDetail, lessonProgress }));
    const later = [{ lessonId: 'protons', isCompleted: true }];
    fakeServer({ ...server, [`GET /api/topics/${atoms.id}/lesson-progress`]: () => later });
    const { queries, read } = await visit(path);
    const ofTopic = (await import('../features/practice/queries.ts')).lessonProgress(atoms.id);
    expect(queries.getQueryData<unknown>(ofTopic.queryKey)).toEqual(lessonProgress);
    await read();
    await queries.fetchQuery(ofTopic);
    expect(keptTopic().lessonProgress).toEqual(later);
  });

  test('that was opened before another one is not shown at once', async () => {
    localStorage.setItem('matraz.topic', JSON.stringify({ user: antonia, topic: { ...atomsInDetail, id: 'bonds' } }));
    expect((await visit(path)).atFirst).toEqual({ user: undefined, topic: undefined });
  });

  test('that no longer exists is no longer kept', async () => {
    localStorage.setItem('matraz.topic', JSON.stringify({ user: antonia, topic: atomsInDetail }));
    fakeServer({ ...server, [`GET /api/topics/${atoms.id}`]: () => new Refusal(404) });
    const { topicShown, read } = await visit(path);
    await read();
    expect(topicShown()).toBeNull();
    expect(keptTopic()).toBeNull();
  });

  test('of another student is not shown', async () => {
    localStorage.setItem('matraz.topic', JSON.stringify({ user: antonia, topic: atomsInDetail }));
    localStorage.setItem(KEY, JSON.stringify({ ...start, user: { ...antonia, id: 'benjamin' } }));
    expect((await visit(path)).atFirst.topic).toBeUndefined();
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = `${studentCookie}=benjamin`;
    localStorage.removeItem(KEY);
    expect((await visit(path)).atFirst).toEqual({ user: undefined, topic: undefined });
  });

  test('is not kept after the session is over', async () => {
    localStorage.setItem('matraz.topic', JSON.stringify({ user: antonia, topic: atomsInDetail }));
    fakeServer({ 'GET /api/auth/user': () => new Refusal(401) });
    history.replaceState(null, '', '/exams');
    await (await open()).confirm();
    expect(keptTopic()).toBeNull();
  });
});
