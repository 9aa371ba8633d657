import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { skipped } from '@matraz/infra/testing/skipped';
import { expect, onTestFinished, test } from 'vitest';

const docs = fileURLToPath(new URL('../../../../docs/', import.meta.url));
const rules = join(docs, 'prometheus/alerts.yml');
const text = readFileSync(rules, 'utf8');
const alerts = Array.from(text.matchAll(/- alert: (\w+)/g), ([, name = '']) => name);

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
if (!hasPromtool) skipped('the alerts of Prometheus', 'no promtool; Debian: apt-get install prometheus');

const promtool = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

/** Each metric of a platform in good order, with its value in every minute. */
const fine = {
  matraz_status_read: 1,
  matraz_disk_free_bytes: 40e9,
  matraz_disk_size_bytes: 100e9,
  matraz_clock_jump_seconds: 0,
  matraz_queue_oldest_seconds: 0.5,
  matraz_queue_age_seconds: 14,
  matraz_overdue_attempts: 0,
  matraz_projection_lag_seconds: 1,
  matraz_database_takes_writes: 1,
  matraz_append_failures_total: 3,
  matraz_seal_working: 1,
  matraz_log_verified: 1,
  matraz_backup_age_seconds: 80_000,
};
type Metric = keyof typeof fine;
const metrics = Object.keys(fine) as Metric[];
const minutes = 120;
/** Null: absent. A text is a series of promtool. */
type Trouble = Partial<Record<Metric, number | string | null>>;

const ofStatus = metrics.filter((metric) => !/_(disk|clock|takes|append|status)_/.test(metric));
const statusUnread = Object.fromEntries(ofStatus.map((metric) => [metric, null]));

const troubles: [what: string, raised: string[], trouble: Trouble][] = [
  ['a platform in good order', [], {}],
  ['a disk with a twentieth free', ['MatrazDiskAlmostFull'], { matraz_disk_free_bytes: 5e9 }],
  ['a clock that was set back', ['MatrazClockJumped'], { matraz_clock_jump_seconds: -10_800 }],
  ['a job that waits', ['MatrazQueueStuck'], { matraz_queue_oldest_seconds: 300 }],
  ['an attempt that nobody completes', ['MatrazQueueStuck'], { matraz_overdue_attempts: 1 }],
  ['late read tables', ['MatrazReadTablesLate'], { matraz_projection_lag_seconds: 600 }],
  ['a standby after a failover', ['MatrazDatabaseTakesNoWrites'], { matraz_database_takes_writes: 0 }],
  ['a lost Redis', ['MatrazQueueNotCounted'], { matraz_queue_age_seconds: 600 }],
  [
    'a worker that never ran',
    ['MatrazQueueNotCounted'],
    { matraz_queue_age_seconds: null, matraz_queue_oldest_seconds: null },
  ],
  ['a log that refuses appends', ['MatrazAppendsFail'], { matraz_append_failures_total: `3+2x${minutes}` }],
  ['a log that is not sealed', ['MatrazSealAbsent'], { matraz_seal_working: 0 }],
  ['a log that was changed', ['MatrazLogDiffers'], { matraz_log_verified: 0 }],
  ['an old backup', ['MatrazBackupOld'], { matraz_backup_age_seconds: 140_000 }],
  ['no backup', ['MatrazBackupOld'], { matraz_backup_age_seconds: null }],
  [
    'a database that is away',
    ['MatrazDatabaseTakesNoWrites'],
    { ...statusUnread, matraz_status_read: 0, matraz_database_takes_writes: 0 },
  ],
];

const labels = (metric: string) => `{instance="a"${metric.startsWith('matraz_disk') ? ',folder="data"' : ''}}`;
const seriesOf = (trouble: Trouble) =>
  Object.entries<Trouble[Metric]>({ ...fine, ...trouble }).flatMap(([metric, value]) =>
    value === null
      ? []
      : [{ series: metric + labels(metric), values: typeof value === 'string' ? value : `${value}x${minutes}` }],
  );

test.runIf(hasPromtool)('each trouble raises its alert and no other', () => {
  expect(promtool('check', 'rules', rules)).toMatchObject({ status: 0 });
  const folder = mkdtempSync(join(tmpdir(), 'matraz-alerts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'test.yml');
  const tests = troubles.map(([name, raised, trouble]) => ({
    name,
    interval: '1m',
    input_series: seriesOf(trouble),
    promql_expr_test: [
      {
        expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
        eval_time: `${minutes}m`,
        exp_samples: raised.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
      },
    ],
  }));
  // JSON is YAML too.
  writeFileSync(file, JSON.stringify({ rule_files: [rules], evaluation_interval: '1m', tests }));
  expect(promtool('test', 'rules', file)).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
});

test('every alert has a trouble in the test', () => {
  expect(alerts.filter((alert) => !troubles.some(([, raised]) => raised.includes(alert)))).toEqual([]);
  expect(alerts.length).toBeGreaterThan(8);
});

test('every alert leads to its section of the runbook', () => {
  const anchors = Array.from(readFileSync(join(docs, 'runbook.md'), 'utf8').matchAll(/^#+ (.+)$/gm), ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const linked = Array.from(text.matchAll(/runbook: docs\/runbook\.md#(\S+)/g), ([, anchor = '']) => anchor);
  expect(linked).toEqual(alerts.map((alert) => alert.toLowerCase()));
  expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
});
