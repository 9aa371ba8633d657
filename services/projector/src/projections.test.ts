import { createHash } from 'node:crypto';
import { createTableSql } from '@matraz/infra/read-models/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Projection } from './projection.ts';
import { projections } from './projections.ts';
import { recorded } from './testing/events.ts';
import { randomExamLog } from './testing/random-exams.ts';
import { randomLog } from './testing/random-log.ts';
import { createReadModels, type ReadModels } from './testing/read-models.ts';

const nameOf = ({ name, version }: Projection) => `${name} ${version}`;
/** A hash over the definitions of its tables and over their rows. */
const hashOf = async ({ tables }: Projection, { rows }: ReadModels): Promise<string> => {
  const ddl = tables.map(createTableSql).join('');
  const hash = createHash('sha256').update(ddl.replace(/\s+/g, ' '));
  for (const { name: table } of tables) {
    hash.update(JSON.stringify(await rows(`select to_jsonb(t) as row from ${table} t order by t::text collate "C"`)));
  }
  return hash.digest('hex').slice(0, 12);
};

const log = recorded([...randomLog(2026, 600), ...randomExamLog(2026, 300)]);
let models: ReadModels;
beforeAll(async () => {
  models = await createReadModels();
});
afterAll(() => models.close());

// When this test fails, a projection has changed: add one to its version, then update the snapshot. A new event in the
// random log changes most lines, and a rule of exams changes the lines of exams and study-days. Then no version
// changes. So change one thing at a time.
test('a version of a projection always makes the same tables and rows of the same log', async () => {
  await models.fill(log);
  const made: Record<string, string> = {};
  for (const projection of projections) made[nameOf(projection)] = await hashOf(projection, models);
  expect(made).toMatchInlineSnapshot(`
    {
      "accommodations 2": "a3b537c33481",
      "account 2": "b2a077a13edd",
      "assignments 1": "d7f712b25168",
      "catalogue 2": "a21225bc2ba8",
      "classes 1": "4678e5b0240e",
      "exam-authors 1": "1820038b3873",
      "exam-breaks 1": "ac9d9d7f1901",
      "exam-mistakes 2": "4c6a7a80ea3b",
      "exams 5": "fa888c395fb9",
      "item-analysis 3": "dea6c57b5757",
      "payments 1": "ba4ba7254d6c",
      "premium 1": "a90eede2d2a8",
      "progress 1": "6fb1959abf25",
      "publishers 1": "a71cb5201ecd",
      "question-numbers 1": "029ab72f12fa",
      "search 1": "51d2f031e4b9",
      "student-activity 3": "7d82f5e20646",
      "student-xp 1": "3db45fd92dac",
      "study-days 3": "462b2500f8c3",
      "study-goals 1": "aa1ec20ec8bb",
    }
  `);
});

// The hashes are those that this test had in the release before.
test('the projections of the release before make the tables and rows of that release', async () => {
  const before = projections.flatMap(({ previous }) => previous ?? []);
  const old = await createReadModels(before);
  await old.fill(
    recorded([
      ...randomLog(2026, 600, {
        hasConsent: false,
        hasErasures: false,
        hasGoals: false,
        hasClasses: false,
        hasAccommodations: false,
        hasAssignments: false,
      }),
      ...randomExamLog(2026, 300, { hasCorrections: false }),
    ]),
  );
  const made: Record<string, string> = {};
  for (const projection of before) made[nameOf(projection)] = await hashOf(projection, old);
  await old.close();
  expect(made).toEqual({
    'account 1': '3cf2a4dcb706',
    'catalogue 1': 'e3f1200dcc58',
    'exams 1': '41c10d80d634',
    'student-activity 1': '0ab2a92d9296',
    'study-days 1': 'f9ec53a68ec2',
  });
});
