import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModelExamLookup } from '@matraz/application/exams/exam-lookup';
import { makeTopic } from '@matraz/application/testing/content';
import { createPool } from '@matraz/infra/postgres/pool';
import { firstColumnsOf, type Plan, scannedTables } from '@matraz/infra/testing/scanned-tables';
import { expect, onTestFinished, test } from 'vitest';
import { waitForReadModels } from './engines.ts';
import { startExamFixture } from './exam-fixture.ts';
import { asOwner } from './owner.ts';

interface Logged {
  'Query Text': string;
  Plan: Plan;
}

/** The plans in the log of PostgreSQL. All lines of an entry but its first one begin with a tab. */
const plansIn = (log: string): Logged[] =>
  log
    .split(/^(?!\t)/m)
    .filter((entry) => /duration: .* plan:\n/.test(entry))
    .map((entry) => JSON.parse(entry.slice(entry.indexOf('\n'))));

const settings = [
  "session_preload_libraries = 'auto_explain'",
  'auto_explain.log_min_duration = 0',
  // Plans of functions, such as es.append.
  'auto_explain.log_nested_statements = on',
  'auto_explain.log_format = json',
  // The tables of this test are nearly empty. A plan now has a sequential scan only where no index serves it.
  'enable_seqscan = off',
];

// With a named event store the log is not in PostgreSQL.
test.skipIf(process.env.EVENT_STORE_URL)(
  'the log, the projector and the worker read no table that grows from its beginning to its end',
  async () => {
    const fixture = await startExamFixture();
    onTestFinished(() => fixture.end());
    const firstColumns = await asOwner(fixture, async (pool) => {
      const [{ name }] = (await pool.query('select current_database() as name')).rows;
      for (const setting of settings) await pool.query(`alter database ${name} set ${setting}`);
      return firstColumnsOf(pool);
    });
    await fixture.restart({});

    const exam = await fixture.makeExam({ duration: 3600 });
    const short = await fixture.makeExam({ duration: 2 });
    const topic = await makeTopic(fixture.admin, { lessons: 1, questions: 1 });
    const student = await fixture.register('ana@liceo.test');
    await student.persist(`/api/questions/${topic.questions[0]}/answer`, { selectedAnswer: 0 });
    await student.persist(`/api/lessons/${topic.lessons[0]}/complete`, {});
    const expiring = (await student.persist(`/api/exams/${short.id}/start`, {})).body.id;
    const attempt = (await student.persist(`/api/exams/${exam.id}/start`, {})).body.id;
    await student.persist(`/api/exam-attempts/${attempt}/answers`, {
      questionId: exam.questions[0],
      selectedAnswer: 0,
    });
    await student.persist(`/api/exam-attempts/${attempt}/complete`, {});
    await expect.poll(() => fixture.completions([attempt, expiring]).length).toBe(2);
    await waitForReadModels(fixture.databaseUrl);
    await fixture.admin.persist(`/api/admin/exams/${exam.id}/questions/${exam.questions[1]}/void`, {});
    const [question] = topic.questions;
    expect((await fixture.admin.delete(`/api/admin/questions/${question}`)).status).toBe(200);
    const restored = await fixture.admin.persist(`/api/admin/history/question/${question}/restore`, {
      version: 1,
      expectedVersion: 2,
    });
    expect(restored).toMatchObject({ status: 200 });
    // The worker does this once in ten minutes.
    const pool = createPool(fixture.databaseUrl, { max: 1 });
    await readModelExamLookup(pool, { demo: true }).attemptsToRescore({});
    await pool.end();
    // The worker seals the log once a minute. Then the attempt has a receipt.
    await expect.poll(async () => (await student.get(`/api/exam-attempts/${attempt}/receipt`)).status).toBe(200);
    await fixture.platform.stop();

    const plans = plansIn(readFileSync(join(fixture.dataDir, 'logs', 'postgres.log'), 'utf8'));
    const texts = plans.map((plan) => plan['Query Text']);
    for (const part of [
      'es.append',
      'insert into es.events',
      'update checkpoint',
      'q.is_voided',
      'with restored',
      'seal.',
    ])
      expect(
        texts.some((text) => text.includes(part)),
        part,
      ).toBe(true);
    const scans = plans.flatMap((plan) =>
      scannedTables(plan.Plan, firstColumns).map((table) => `${table}: ${plan['Query Text']}`),
    );
    expect([...new Set(scans)]).toEqual([]);
  },
);
