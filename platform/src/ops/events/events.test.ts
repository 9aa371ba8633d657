import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { openEventStore } from '@matraz/infra/event-store/open-event-store';
import type { CopyTarget, EventStore, RecordedEvent } from '@matraz/infra/event-store/port';
import { newEvent } from '@matraz/infra/event-store/testing/harness';
import { startStandIn } from '@matraz/infra/event-store/testing/start-stand-in';
import { createTestDatabase } from '@matraz/infra/testing/database';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createOutput } from '../output.ts';
import { readEvents } from '../read-events.ts';
import { useOps, withTerminal } from '../testing/use-ops.ts';
import { copyLog, sourceOfStore } from './copy-log.ts';

const ops = useOps();
/** What a test opened. */
let opened: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of opened.reverse()) await close();
  opened = [];
});

const open = async (url: string): Promise<CopyTarget> => {
  const store = await openEventStore({ eventStoreUrl: url });
  opened.push(() => store.close());
  return store;
};
const newDatabase = async (): Promise<string> => {
  const { url, drop } = await createTestDatabase();
  opened.push(drop);
  return url;
};
const newServer = async (): Promise<string> => {
  const { url, stop } = await startStandIn();
  opened.push(stop);
  return url;
};

/** Three streams whose events are mixed, with appends of one and of several events. */
const fill = async (store: EventStore, rounds: number): Promise<void> => {
  const ends = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const stream = `attempt-${'abc'[round % 3]}`;
    const events = Array.from({ length: 1 + (round % 4) }, (_, n) => newEvent(10 * round + n));
    const { version } = await store.append(stream, events, { expectedVersion: ends.get(stream) ?? 0 });
    ends.set(stream, version);
  }
};

/** A log of three streams that take turns. */
const mixedEvents = (count: number): RecordedEvent[] =>
  Array.from({ length: count }, (_, n) => ({
    ...newEvent(n),
    stream: `attempt-${n % 3}`,
    version: Math.floor(n / 3) + 1,
    position: BigInt(n + 1),
  }));

/** The events without positions, which differ between engines. */
const contentOf = async (store: EventStore) => {
  const events: object[] = [];
  for await (const { position: _, ...event } of readEvents(store)) events.push(event);
  return events;
};

describe('events tail', () => {
  test('shows the events after a position, of the streams and types that were asked for, one JSON line per event', async () => {
    const store = await open(ops.database.url);
    await fill(store, 6);
    await store.append('topic-1', [newEvent(1, 'TopicCreated')], { expectedVersion: 0 });
    expect(await ops.run('events', 'tail', '--after', '0', '--limit', '3', '--stream', 'attempt-b', '--json')).toBe(0);
    const lines = ops.written.stdout.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).stream)).toEqual(Array(3).fill('attempt-b'));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ position: '2', version: 1, data: { n: 10 } });
    expect(await ops.run('events', 'tail', '--after', '3', '--limit', '1', '--type', 'TopicCreated')).toBe(0);
    expect(ops.written.stdout).toContain('  TopicCreated  topic-1 v1  {"n":1}');
  });

  test('waits for events that come later', async () => {
    const tailing = ops.run('events', 'tail', '--limit', '2');
    const store = await open(ops.database.url);
    let version = 0;
    const shown = tailing.then(() => true);
    while (!(await Promise.race([shown, delay(50)]))) {
      version += 1;
      await store.append('live-1', [newEvent(version)], { expectedVersion: version - 1 });
    }
    expect(await tailing).toBe(0);
    expect(ops.written.stdout.match(/ live-1 v/g)).toHaveLength(2);
  });

  test('shows the events that exist, waits for the rest of its limit, and says so in its help', async () => {
    const store = await open(ops.database.url);
    await store.append('topic-1', [newEvent(1)], { expectedVersion: 0 });
    const tailing = ops.run('events', 'tail', '--after', '0', '--stream', 'topic-1', '--limit', '2');
    await expect.poll(() => ops.written.stdout).toContain('topic-1 v1');
    await store.append('topic-1', [newEvent(2)], { expectedVersion: 1 });
    expect(await tailing).toBe(0);
    expect(ops.written.stdout).toContain('topic-1 v2');
    await ops.run('events', 'tail', '--help');
    expect(ops.written.stdout.replace(/\s+/g, ' ')).toContain(
      'termina después de n eventos; si hay menos, espera los que faltan',
    );
  });

  test('refuses an unknown type and a wrong position', async () => {
    expect(await ops.run('events', 'tail', '--type', 'TopicMade')).toBe(2);
    expect(await ops.run('events', 'tail', '--after', 'x')).toBe(2);
  });
});

describe.each(['registro.jsonl', 'registro.jsonl.gz', 'registro.jsonl.zst'])('export and import of %s', (name) => {
  test('a new log gets the same events in the same order', async () => {
    const store = await open(ops.database.url);
    await fill(store, 40);
    const path = join(ops.folder, name);
    const before = await contentOf(store);
    expect(await ops.json('events', 'export', path)).toEqual({ code: 0, reply: { file: path, events: before.length } });
    expect(readdirSync(ops.folder)).toEqual([name]);

    const other = await newDatabase();
    vi.stubEnv('DATABASE_URL', other);
    const imported = await ops.json('events', 'import', path);
    expect(imported.reply).toMatchObject({ before: 0, copied: before.length, total: before.length });
    expect(await contentOf(await open(other))).toEqual(before);
    const again = await ops.json('events', 'import', path);
    expect(again.reply).toMatchObject({ before: before.length, copied: 0 });
  });
});

describe('an export', () => {
  test('replaces a file only after a confirmation', async () => {
    await fill(await open(ops.database.url), 3);
    const path = join(ops.folder, 'registro.jsonl');
    writeFileSync(path, 'other');
    expect(await ops.run('events', 'export', path)).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('other');
    expect(await ops.run('events', 'export', path, '--yes')).toBe(0);
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(7);
  });

  test('that fails leaves no file', async () => {
    await fill(await open(ops.database.url), 3);
    expect(await ops.run('events', 'export', join(ops.folder, 'missing', 'registro.jsonl'))).toBe(1);
    expect(ops.written.stderr).toContain('No se puede escribir');
    expect(readdirSync(ops.folder)).toEqual([]);
  });
});

describe('an import', () => {
  const exported = async (): Promise<string> => {
    const store = await open(ops.database.url);
    await fill(store, 20);
    const path = join(ops.folder, 'registro.jsonl');
    await ops.run('events', 'export', path);
    vi.stubEnv('DATABASE_URL', await newDatabase());
    return path;
  };
  const emptyLog = async () => (await contentOf(await open(process.env.DATABASE_URL ?? ''))).length === 0;

  test.each<[string, (lines: string[]) => string[], string]>([
    ['a line that is no event', (lines) => lines.with(30, '{}'), 'La línea 31'],
    ['an event twice', (lines) => [...lines, lines[3] ?? ''], 'no están en orden'],
    [
      'an event id twice',
      (lines) =>
        lines.with(
          9,
          (lines[9] ?? '').replace(/"eventId":"[^"]+"/, (/"eventId":"[^"]+"/.exec(lines[8] ?? '') ?? [''])[0]),
        ),
      'se repite',
    ],
    [
      'a version twice',
      (lines) => lines.map((line) => line.replace(/("stream":"attempt-a","version":)2,/, '$11,')),
      'la versión 1 de attempt-a se repite',
    ],
  ])('of a file with %s is refused, and nothing is written', async (_, change, reason) => {
    const path = await exported();
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    writeFileSync(path, `${change(lines).join('\n')}\n`);
    expect(await ops.run('events', 'import', path)).toBe(1);
    expect(ops.written.stderr).toContain(reason);
    expect(readdirSync(ops.folder)).toEqual(['registro.jsonl']);
    expect(await emptyLog()).toBe(true);
  });

  test('of a file that was cut is refused, compressed or not', async () => {
    const path = await exported();
    const content = readFileSync(path);
    writeFileSync(path, content.subarray(0, -20));
    expect(await ops.run('events', 'import', path)).toBe(1);
    expect(ops.written.stderr).toContain('incompleto');
    writeFileSync(`${path}.gz`, gzipSync(content).subarray(0, -20));
    expect(await ops.run('events', 'import', `${path}.gz`)).toBe(1);
    expect(await ops.run('events', 'import', join(ops.folder, 'no.jsonl'))).toBe(1);
    expect(await emptyLog()).toBe(true);
  });

  test('shows its progress in every step', async () => {
    const path = await exported();
    await withTerminal(() => ops.run('events', 'import', path));
    for (const step of ['Revisión del archivo', 'Copia', 'Verificación'])
      expect(ops.written.stderr).toMatch(new RegExp(`${step} \\[=+\\] 100 % · \\d+ eventos · \\S+/s · quedan`));
  });

  test('into a log with other events is refused', async () => {
    const path = await exported();
    const store = await open(process.env.DATABASE_URL ?? '');
    await store.append('course-1', [newEvent(1)], { expectedVersion: 0 });
    expect(await ops.run('events', 'import', path)).toBe(1);
    expect(ops.written.stderr).toContain('El destino tiene otros eventos: el número 1 no es el mismo.');
    expect(await contentOf(store)).toHaveLength(1);
  });

  test('of an unreadable character says which engine cannot hold it', async () => {
    const path = await exported();
    writeFileSync(path, readFileSync(path, 'utf8').replace('"n":191', '"n":"\\u0000"'));
    expect(await ops.run('events', 'import', path)).toBe(1);
    expect(ops.written.stderr).toContain('El destino no admite los eventos');
  });
});

describe('events copy', () => {
  test('goes from PostgreSQL to EventStoreDB and back, with order, ids, versions and metadata', async () => {
    const store = await open(ops.database.url);
    await fill(store, 40);
    const before = await contentOf(store);
    const server = await newServer();
    const there = await ops.json('events', 'copy', '--to', server);
    expect(there).toEqual({ code: 0, reply: { before: 0, copied: before.length, total: before.length } });
    expect(await contentOf(await open(server))).toEqual(before);

    const back = await newDatabase();
    vi.stubEnv('EVENT_STORE_URL', server);
    expect((await ops.json('events', 'copy', '--to', back)).reply).toMatchObject({ copied: before.length });
    const returned = await open(back);
    expect(await contentOf(returned)).toEqual(before);
    // The copied log is one like any other: the next append goes on from its versions.
    const { version } = await returned.append('attempt-a', [newEvent(1)], {
      expectedVersion: (await returned.readStream('attempt-a')).length,
    });
    expect(version).toBe((await returned.readStream('attempt-a')).length);
  });

  test('adds the events that came after an earlier copy', async () => {
    const store = await open(ops.database.url);
    await fill(store, 10);
    const target = await newServer();
    await ops.run('events', 'copy', '--to', target);
    await store.append('topic-1', [newEvent(1)], { expectedVersion: 0 });
    expect((await ops.json('events', 'copy', '--to', target)).reply).toMatchObject({ copied: 1 });
    expect(await contentOf(await open(target))).toEqual(await contentOf(store));
  });

  test.each([
    ['PostgreSQL', newDatabase],
    ['EventStoreDB', newServer],
  ])('to a log in %s with other events is refused, and nothing is written', async (_, start) => {
    await fill(await open(ops.database.url), 5);
    const url = await start();
    const target = await open(url);
    await target.append('attempt-a', [newEvent(0)], { expectedVersion: 0 });
    expect(await ops.run('events', 'copy', '--to', url)).toBe(1);
    expect(ops.written.stderr).toContain('El destino tiene otros eventos');
    expect(await contentOf(target)).toHaveLength(1);
  });

  test('finds an event that another program wrote to the target meanwhile', async () => {
    const store = await open(ops.database.url);
    await fill(store, 5);
    const target = await open(await newDatabase());
    const disturbed: CopyTarget = {
      ...target,
      async appendCopied(events, count) {
        await target.append('attempt-x', [newEvent(0)], { expectedVersion: 0 });
        await target.appendCopied(events, count);
      },
    };
    const copying = copyLog(await sourceOfStore(store), disturbed, createOutput({ json: true }));
    await expect(copying).rejects.toThrow('El destino no admite los eventos');
  });

  test('to an address that is no event store is a mistake, also with several nodes', async () => {
    expect(await ops.run('events', 'copy', '--to', 'https://example.com')).toBe(2);
    expect(
      await ops.run('events', 'copy', '--to', 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false&maxDiscoverAttempts=1'),
    ).toBe(3);
    expect(await ops.run('events', 'copy', '--to', 'esdb://127.0.0.1:1?tls=false')).toBe(3);
  });

  test.each([
    ['PostgreSQL', 8_000, newDatabase],
    ['EventStoreDB', 300, newServer],
  ])('to %s that was killed at any point is completed by the same command', async (_, count, start) => {
    const store = await open(ops.database.url);
    await store.appendCopied(mixedEvents(count), 0);
    const before = await contentOf(store);
    const url = await start();
    const target = await open(url);
    const main = fileURLToPath(new URL('../main.ts', import.meta.url));
    for (let kills = 0; kills < 2; kills++) {
      const head = await target.head();
      const copying = spawn(process.execPath, [main, 'events', 'copy', '--to', url], { stdio: 'ignore' });
      const ended = once(copying, 'exit');
      while (copying.exitCode === null && (await target.head()) === head) await delay(1);
      copying.kill('SIGKILL');
      await ended;
      const copied = await contentOf(target);
      expect(copied).toEqual(before.slice(0, copied.length));
    }
    expect((await ops.json('events', 'copy', '--to', url)).reply).toMatchObject({ total: count });
    expect(await contentOf(target)).toEqual(before);
  });
});

test('the exported lines are plain JSON', async () => {
  await fill(await open(ops.database.url), 1);
  const path = join(ops.folder, 'uno.jsonl.gz');
  await ops.run('events', 'export', path);
  expect(existsSync(path)).toBe(true);
  expect(JSON.parse(gunzipSync(readFileSync(path)).toString())).toEqual({
    position: '1',
    ...newEvent(0, 'Counted', expect.any(String)),
    stream: 'attempt-a',
    version: 1,
  });
});
