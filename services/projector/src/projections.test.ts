import { createHash } from 'node:crypto';
import { createTableSql } from '@matraz/infra/read-models/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projections } from './projections.ts';
import { recorded } from './testing/events.ts';
import { randomExamLog } from './testing/random-exams.ts';
import { randomLog } from './testing/random-log.ts';
import { createReadModels, type ReadModels } from './testing/read-models.ts';

let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

// When this test fails, a projection has changed: add one to its version, then update the snapshot. A changed rule of exams gives
// another log. Then only the lines of exams and study-days may change.
test('a version of a projection always makes the same tables and rows of the same log', async () => {
  await models.fill(recorded([...randomLog(2026, 600), ...randomExamLog(2026, 300)]));
  const made: Record<string, string> = {};
  for (const { name, version, tables } of projections) {
    const ddl = tables.map(createTableSql).join('');
    const hash = createHash('sha256').update(ddl.replace(/\s+/g, ' '));
    for (const { name: table } of tables) {
      const rows = await models.rows(`select to_jsonb(t) as row from ${table} t order by t::text collate "C"`);
      hash.update(JSON.stringify(rows));
    }
    made[`${name} ${version}`] = hash.digest('hex').slice(0, 12);
  }
  expect(made).toMatchInlineSnapshot(`
    {
      "account 1": "9e92cffd1110",
      "catalogue 2": "27ac6520e7ad",
      "exams 2": "4845475cf53f",
      "item-analysis 1": "ca4a6a0474d7",
      "payments 3": "d71e543141eb",
      "premium 2": "f576b8504826",
      "progress 2": "3647e2164583",
      "student-activity 1": "b44f09b2dab5",
      "student-xp 1": "7a930f7d53ab",
      "study-days 3": "6e98a91c5dd5",
    }
  `);
});
