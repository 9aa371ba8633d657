import { inspect } from 'node:util';
import { streamOf } from '@matraz/contracts/streams';
import type { RecordedEvent } from '@matraz/infra/event-store/port';
import { createLogger } from '@matraz/infra/logging/logger';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import type { ExamFixture } from '@matraz/platform/system/exam-fixture';
import { waitUntil } from '@matraz/platform/system/running-platform';
import { status } from '@matraz/projector/operations';
import { projections } from '@matraz/projector/projections';
import { verify } from '@matraz/projector/verify';
import type { StudentRows } from './check-read-models.ts';
import type { Student } from './clients.ts';
import type { Finding } from './finding.ts';

const pageSize = 5_000;
const catchUpMs = 20_000;

/** The events of the students and of all exams. */
const eventsOf = async ({ log }: ExamFixture, students: ReadonlySet<string>): Promise<RecordedEvent[]> => {
  const found: RecordedEvent[] = [];
  for (let after = 0n; ; ) {
    const { events, position } = await log.readAll({ after, limit: pageSize });
    found.push(
      ...events.filter(({ stream, data }) => students.has(String(data.userId)) || stream.startsWith(streamOf.exam(''))),
    );
    if (position === after) return found;
    after = position;
  }
};

const rowsOf = async (pool: Pool, students: readonly Student[]): Promise<Map<string, StudentRows>> => {
  const { rows } = await pool.query<StudentRows & { id: string }>(
    `select s.id,
      coalesce((select xp from read.student_xp x where x.user_id = s.id), 0) as xp,
      coalesce((select questions_answered from read.student_stats t where t.user_id = s.id), 0) as "questionsAnswered",
      coalesce((select sum(attempts) from read.question_progress p where p.user_id = s.id), 0)::int as answers,
      (select count(*) from read.exam_attempt a where a.user_id = s.id)::int as attempts,
      array(
        select r.paes_score from read.exam_result r join read.exam_attempt a on a.id = r.attempt_id
        where a.user_id = s.id order by a.id::text collate "C"
      ) as scores
    from unnest($1::uuid[]) as s (id)`,
    [students.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, ...row }) => [id, row]));
};

/** Reads the log and the read models of the students, and compares all read models with a rebuild. */
export const readPlatform = async (fixture: ExamFixture, students: readonly Student[]) => {
  const { log: store, databaseUrl } = fixture;
  const pool = createPool(databaseUrl, { max: 4 });
  try {
    const isCaughtUp = async () => {
      const { position, head } = await status({ pool, store });
      return position === head;
    };
    const findings: Finding[] = [];
    await waitUntil(() => isCaughtUp().catch(() => false), catchUpMs).catch(() =>
      findings.push({ kind: 'not recovered', text: 'the read models are behind the log' }),
    );
    const events = await eventsOf(fixture, new Set(students.map(({ id }) => id)));
    const rows = await rowsOf(pool, students);
    const logger = createLogger('verify', { write: () => {} });
    const found = await verify({ pool, databaseUrl, store, projections, logger });
    for (const { table, rows: some } of found)
      findings.push({ kind: 'read model', text: `${table}: ${inspect(some[0], { depth: 2 })}` });
    return { events, rows, differences: findings };
  } finally {
    await pool.end();
  }
};
