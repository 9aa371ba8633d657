import type { Position } from '@matraz/infra/event-store/port';
import { describe, expect, test } from 'vitest';
import { studentXp } from '../practice/student-xp.projection.ts';
import { type Answers, createPageReport, eachWithAnswers, inPages } from '../testing/answers.ts';
import type { Platform } from '../testing/platform.ts';
import { connect } from './connection.ts';
import { fill } from './fill.ts';
import { checkpointOf, createSchema } from './schemas.ts';
import { createWriter } from './writer.ts';

let platform: Platform;
let answers: Answers;
eachWithAnswers(7, (...fresh) => {
  [platform, answers] = fresh;
});

const never = new AbortController().signal;

const openWriter = async () => {
  const { client, close } = await connect(platform.database.url, 'read');
  platform.atEnd(close);
  const projections = [studentXp];
  await createSchema(client, 'read', projections);
  return createWriter({ client, projections, position: 0n, notify: false, logger: platform.logger });
};
/** What the tables contain. */
const filled = async () => {
  const checkpoint = await checkpointOf(platform.database.pool, 'read');
  return { position: checkpoint?.position, answers: await answers.countIn('read') };
};

test('without a position, the tables are filled up to the end of the log, and each page is reported', async () => {
  const writer = await openWriter();
  const { pages, onPage } = createPageReport();
  await fill(inPages(platform.store, 3), writer, never, undefined, onPage);
  expect(pages).toEqual([
    [3n, 3],
    [6n, 3],
    [7n, 1],
  ]);
  expect(await filled()).toEqual({ position: 7n, answers: 7 });
});

test('the report of the pages can be left out', async () => {
  await fill(platform.store, await openWriter(), never);
  expect(await filled()).toEqual({ position: 7n, answers: 7 });
});

describe('up to a position', () => {
  test.each([
    { what: 'in the middle of the first page', until: 2n, pages: [2] },
    { what: 'at the end of a page', until: 3n, pages: [3] },
    { what: 'in the middle of a later page', until: 5n, pages: [3, 2] },
    { what: 'after the end of the log', until: 9n, pages: [3, 3, 1] },
  ])('$what: exactly the events up to it are written', async ({ until, pages }) => {
    const writer = await openWriter();
    const report = createPageReport();
    await fill(inPages(platform.store, 3), writer, never, until, report.onPage);
    expect(report.pages.map(([, events]) => events)).toEqual(pages);
    const reached = until < 7n ? until : 7n;
    expect(writer.position).toBe(reached);
    expect(await filled()).toEqual({ position: reached, answers: Number(reached) });
  });

  test('that the tables have already, the log is not read', async () => {
    const writer = await openWriter();
    await fill(platform.store, writer, never, 4n);
    const reads: Position[] = [];
    const store = inPages(platform.store, 3, ({ after }) => reads.push(after));
    for (const until of [3n, 4n]) await fill(store, writer, never, until);
    expect(reads).toEqual([]);
    await fill(store, writer, never, 5n);
    expect(await filled()).toEqual({ position: 5n, answers: 5 });
  });
});

describe('an abort', () => {
  test('between two pages stops the filling after the first', async () => {
    const writer = await openWriter();
    const stopping = new AbortController();
    await fill(inPages(platform.store, 3), writer, stopping.signal, undefined, () => stopping.abort());
    expect(await filled()).toEqual({ position: 3n, answers: 3 });
  });

  test('before the first page leaves the tables empty, and a later filling fills them', async () => {
    const writer = await openWriter();
    await fill(platform.store, writer, AbortSignal.abort());
    expect(await filled()).toEqual({ position: 0n, answers: 0 });
    await fill(platform.store, writer, never);
    expect(await filled()).toEqual({ position: 7n, answers: 7 });
  });
});
