import { createServer } from 'node:net';
import type { EventStore } from '@matraz/infra/event-store/port';
import { writeNote } from '@matraz/infra/read-models/match-log';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestRebuild } from '../operations.ts';
import { studentXp } from '../practice/student-xp.projection.ts';
import type { Projection } from '../projection.ts';
import { id } from '../testing/events.ts';
import { generousXp, withGenerousXp } from '../testing/generous-xp.ts';
import type { Platform } from '../testing/platform.ts';
import { countQueries, eachWithRunner, type Runner, twoProjections } from '../testing/runner.ts';
import type { Connection } from './connection.ts';
import { Fenced } from './failures.ts';
import { createSchema } from './schemas.ts';
import { type ServeOptions, serve } from './serve.ts';

let platform: Platform;
let runner: Runner;
eachWithRunner((...fresh) => {
  [platform, runner] = fresh;
});
let connection: Connection;
beforeEach(async () => {
  connection = await runner.open('read');
  await createSchema(connection.client, 'read', twoProjections);
});
afterEach(() => void vi.useRealTimers());

const startWith = (options: Partial<ServeOptions> = {}) => {
  const { client } = connection;
  return runner.run(serve({ ...runner.options, client, start: 0n, writers: twoProjections, ...options }));
};
type Serving = ReturnType<typeof startWith>;
const caughtUp = (serving: Serving, of = twoProjections) => serving.during(platform.caughtUp(of));
const askForRebuild = () => requestRebuild({ pool: platform.database.pool, projections: twoProjections });
const rebuilds = () => runner.messages().filter((message) => message === 'rebuild served').length;
/** A look for a rebuild begins with the one query, and asks for a rebuild with the other. */
const looksOn = ({ client }: Connection) => countQueries(client, 'read_old');
const asksOn = ({ client }: Connection) => countQueries(client, "'read_next.checkpoint'");
/** A rebuild reads larger pages than the serving. */
const isOfRebuild = ({ limit }: Parameters<EventStore['readAll']>[0]) => limit === 3_000;
describe('serving', () => {
  test('writes the stored events page by page, and follows the log from there', async () => {
    await runner.answer(12);
    const { store } = platform;
    const followed: unknown[] = [];
    const subscribe: EventStore['subscribe'] = (options) => {
      followed.push(options.after);
      return store.subscribe(options);
    };
    const serving = startWith({ store: { ...store, subscribe }, batchSize: 5 });
    await caughtUp(serving);
    await runner.answer();
    await caughtUp(serving);
    expect(await serving.stop()).toBeUndefined();
    expect(followed).toEqual([12n]);
    expect(await runner.xp()).toBe(130);
  });

  test('tells the readers what has changed', async () => {
    await runner.answer();
    const serving = startWith();
    await serving.during(expect.poll(() => runner.told).toEqual([{ position: '1', changed: [[id('u0'), 'user']] }]));
  });

  test('begins after its start', async () => {
    await runner.answer(3);
    await platform.rows('update read.checkpoint set position = 2');
    await caughtUp(startWith({ start: 2n }));
    expect(await runner.xp()).toBe(10);
  });

  test('ends after the page that it writes while it is stopped', async () => {
    await runner.answer(12);
    const readAll: EventStore['readAll'] = (options) => {
      if (options.after === 5n) runner.abort();
      return platform.store.readAll(options);
    };
    const serving = startWith({ store: { ...platform.store, readAll }, batchSize: 5 });
    await serving.stop();
    expect(await runner.position()).toBe(5);
  });

  test('prepares each batch once', async () => {
    const prepared: string[] = [];
    const noting: Projection = {
      ...studentXp,
      on: {
        QuestionAnswered: (event) => {
          prepared.push(event.data.questionId);
          return studentXp.on.QuestionAnswered?.(event) ?? [];
        },
      },
    };
    const projections = twoProjections.map((projection) => (projection === studentXp ? noting : projection));
    await runner.answer(3);
    const serving = startWith({ projections, writers: projections });
    await caughtUp(serving);
    await runner.answer();
    await caughtUp(serving);
    expect(prepared).toHaveLength(4);
  });

  test('leaves no handler behind', async () => {
    const serving = startWith();
    expect(runner.handlers()).toBeGreaterThan(0);
    await serving.stop();
    expect(runner.handlers()).toBe(0);
  });
});

describe('tables that a rebuild has left behind', () => {
  test('are dropped at the start', async () => {
    await platform.rows('create schema read_old; create table read_old.account ()');
    const serving = startWith();
    await serving.during(expect.poll(platform.schemas).toEqual(['read']));
  });

  test('that do not exist need no connection', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    platform.atEnd(async () => server.close());
    const { port } = server.address() as { port: number };
    const serving = startWith({ databaseUrl: `postgres://postgres@127.0.0.1:${port}/none` });
    await caughtUp(serving);
    await serving.stop();
    expect(connections).toBe(0);
  });
});

describe('a rebuild', () => {
  test('that was asked for before is done, and the serving goes on with the new tables', async () => {
    await runner.answer(3);
    await askForRebuild();
    const serving = startWith();
    await serving.during(expect.poll(rebuilds).toBe(1));
    await runner.answer();
    await caughtUp(serving);
    expect(await runner.xp()).toBe(40);
    await expect.poll(platform.schemas).toEqual(['read']);
  });

  test('is looked for at the start, and not for a message that does not ask for it', async () => {
    const looks = looksOn(connection);
    const serving = startWith();
    await runner.tell({ waiting: { account: 1 } });
    await runner.tell({ rebuild: 'true' });
    await serving.during(expect.poll(() => runner.heard).toHaveLength(2));
    await serving.stop();
    expect(looks()).toBe(1);
  });

  test('is done when a message asks for it', async () => {
    await runner.answer();
    const asks = asksOn(connection);
    const serving = startWith();
    await caughtUp(serving);
    await serving.during(expect.poll(asks).toBe(1)); // the look at the start is over
    await askForRebuild();
    await serving.during(expect.poll(rebuilds).toBe(1));
  });

  // The message is lost when it was sent before the connection came back.
  test('is looked for again when the listener has connected again', async () => {
    const looks = looksOn(connection);
    const serving = startWith();
    expect(await runner.cutListener()).toHaveLength(1);
    await serving.during(expect.poll(looks).toBeGreaterThan(1));
  });

  test('contains what is served while it is filled', async () => {
    await runner.answer(3);
    await askForRebuild();
    const { store } = platform;
    let ends = 0;
    /** At the end of a filling, the end of the log is read before the next answer and returned after it is served. */
    const readAll: EventStore['readAll'] = async (options) => {
      const batch = await store.readAll(options);
      if (!isOfRebuild(options) || batch.events.length > 0 || ++ends > 2) return batch;
      await runner.answer();
      await platform.caughtUp(twoProjections);
      return batch;
    };
    const serving = startWith({ store: { ...store, readAll } });
    await serving.during(expect.poll(rebuilds).toBe(1));
    await runner.answer();
    await caughtUp(serving);
    expect(ends).toBeGreaterThanOrEqual(2);
    expect(await runner.xp()).toBe(60);
  });

  test('of another log is left to the next leader', async () => {
    await runner.answer();
    const serving = startWith();
    await caughtUp(serving);
    await writeNote(platform.database.pool, 'read', { log: 'another' });
    await askForRebuild();
    await expect(serving.ended).rejects.toMatchObject({
      message: 'the event log is not the one that the read models were made from: nothing is projected',
    });
    expect(await platform.schemas()).toEqual(['read', 'read_next']);
  });

  test('that fails ends the serving with its error', async () => {
    await askForRebuild();
    const { store } = platform;
    const readAll: EventStore['readAll'] = async (options) => {
      if (isOfRebuild(options)) throw new Error('the log is away');
      return store.readAll(options);
    };
    const serving = startWith({ store: { ...store, readAll } });
    await expect(serving.ended).rejects.toMatchObject({ message: 'the log is away' });
    expect(runner.handlers()).toBe(0);
  });

  test('that fails after a stop is no failure, and the serving waits for its end', async () => {
    await askForRebuild();
    const { store } = platform;
    let isOver = false;
    const readAll: EventStore['readAll'] = async (options) => {
      if (!isOfRebuild(options)) return store.readAll(options);
      runner.abort();
      for (let query = 0; query < 30; query += 1) await platform.rows('select');
      isOver = true;
      throw new Error('the log is away');
    };
    expect(await startWith({ store: { ...store, readAll } }).ended).toBeUndefined();
    expect(isOver).toBe(true);
  });

  test('ends with the serving when that fails', async () => {
    await runner.answer();
    await platform.hold('read_next');
    await askForRebuild();
    const serving = startWith();
    await serving.during(expect.poll(runner.messages).toContain('another projector fills read_next: waiting'));
    await platform.rows('update read.checkpoint set position = 77');
    await runner.answer();
    let failure: unknown;
    serving.ended.catch((error) => {
      failure = error;
    });
    await expect.poll(() => failure).toBeInstanceOf(Fenced);
  });
});

describe('tables of the release before', () => {
  const generous = withGenerousXp(twoProjections, { ...generousXp, previous: studentXp });
  const waiting = 'another projector fills read_next: waiting';

  test('are written by its rules until they are rebuilt, once', async () => {
    await runner.answer(3);
    const release = await platform.hold('read_next');
    const asks = asksOn(connection);
    const serving = startWith({ projections: generous });
    await serving.during(expect.poll(runner.messages).toContain(waiting));
    await caughtUp(serving);
    expect(await runner.xp()).toBe(30);
    expect(asks()).toBe(0);
    await release();
    await caughtUp(serving, generous);
    await runner.answer();
    await caughtUp(serving, generous);
    // After the swap it looks whether another rebuild is asked for.
    await serving.during(expect.poll(asks).toBe(1));
    await serving.stop();
    expect(await runner.xp()).toBe(80);
    expect(runner.messages()).toEqual([waiting, 'rebuild under way', 'rebuild served']);
  });

  test('give way to new ones between the reading and the writing of a batch: the new rules write it', async () => {
    let isRead = false;
    const noting: Projection = {
      ...studentXp,
      on: {
        QuestionAnswered: (event) => {
          isRead ||= event.position === 4n;
          return studentXp.on.QuestionAnswered?.(event) ?? [];
        },
      },
    };
    await runner.answer(3);
    const release = await platform.hold('read_next');
    const writers = twoProjections.map((projection) => (projection === studentXp ? noting : projection));
    const serving = startWith({ projections: generous, writers });
    await caughtUp(serving);
    const client = await platform.database.pool.connect();
    platform.atEnd(async () => client.release(true));
    // The swap waits, and with it the next batch.
    await client.query('begin; select from read.checkpoint for update');
    await release();
    await serving.during(platform.someoneWaits());
    await runner.answer();
    await serving.during(platform.until(async () => isRead));
    await client.query('commit');
    await caughtUp(serving, generous);
    expect(await runner.xp()).toBe(80);
  });
});

describe('every ten seconds', () => {
  let checks: number;
  let store: EventStore;
  let end: EventStore['end'];
  beforeEach(async () => {
    await runner.answer(3);
    checks = 0;
    end = () => platform.store.end();
    const countedEnd = () => {
      checks += 1;
      return end();
    };
    store = { ...platform.store, end: countedEnd };
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  const tick = () => vi.advanceTimersByTimeAsync(10_000);
  const goesOn = async (serving: Serving) => {
    await serving.during(expect.poll(() => checks).toBe(1));
    await runner.answer();
    await caughtUp(serving);
    expect(await serving.stop()).toBeUndefined();
  };

  test('the log is compared with the tables', async () => {
    const serving = startWith({ store });
    await caughtUp(serving);
    expect(checks).toBe(0);
    await tick();
    await goesOn(serving);
  });

  test('a store that is away is no other log', async () => {
    end = async () => {
      throw new Error('the store is away');
    };
    const serving = startWith({ store });
    await caughtUp(serving);
    await tick();
    await goesOn(serving);
  });

  test('a log that was replaced ends the serving', async () => {
    end = async () => 2n;
    const serving = startWith({ store });
    await caughtUp(serving);
    await tick();
    await expect(serving.ended).rejects.toMatchObject({
      message: 'the event log ends before the position of the read models: nothing is projected',
    });
  });

  test('nothing is compared after the end', async () => {
    const serving = startWith({ store });
    await caughtUp(serving);
    await serving.stop();
    const queries = countQueries(connection.client);
    await tick();
    expect(queries()).toBe(0);
  });
});
