import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readEventFile } from './event-file.ts';

test('a missing file is refused each time, in whatever order the system answers', async () => {
  const refusals: Promise<void>[] = [];
  for (let n = 0; n < 3_000; n++) {
    refusals.push(expect(readEventFile('/no/registro.jsonl').next()).rejects.toThrow('registro.jsonl'));
    await nextTurn();
  }
  await Promise.all(refusals);
});
