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

// A test that fails here has found a changed projection: give it one version more, then write down what it makes now. (Or a
// changed rule of exams, which makes another log: then no other line than that of exams and study-days changes.)
test('one version makes the same rows of the same log, for ever', async () => {
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
      "catalogue 1": "30acb78e434b",
      "exams 2": "4845475cf53f",
      "premium 1": "f576b8504826",
      "progress 2": "3647e2164583",
      "student-xp 1": "7a930f7d53ab",
      "study-days 3": "6e98a91c5dd5",
    }
  `);
});
