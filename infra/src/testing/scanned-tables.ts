/** Tables that grow only with the content, or by some rows a day. All others grow with students and their work. */
const small = [
  ...['course', 'topic', 'lesson', 'question', 'video', 'deleted_content', 'deleted_topic'],
  ...['practice_question', 'practice_deleted_topic', 'practice_question_key', 'first_choice', 'first_answer_time'],
  ...['exam', 'exam_question', 'exam_question_key', 'exam_choice', 'exam_answer_time', 'exam_score'],
  ...['analysis_admin', 'activity_day', 'checkpoint', 'parked', 'last_verification', 'last_backup', 'queue_depth'],
  // One row for each change of the tables, and those of one statement of the queue.
  ...['migrations', 'migration', '_bulk_result', '_bulk_inserted'],
  // Seals: one row for how far they are, one a day, and one for each key.
  ...['progress', 'checkpoints', 'public_keys'],
  // The attempts that are running now, and the notices that wait for the worker.
  ...['open_attempt', 'notices'],
];

/** A plan of PostgreSQL, as `explain (format json)` writes it. */
export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  'TID Cond'?: string;
  Plans?: Plan[];
}

/** These need all of their input before they have a first row. */
const readsAll = ['Sort', 'Aggregate', 'Hash', 'Materialize', 'WindowAgg'];
const orderedScans = ['Index Scan', 'Index Only Scan'];

/** @param endsEarly the plan is below a LIMIT, so an ordered index is read only as far as needed */
const scannedBy = (plan: Plan, endsEarly: boolean): string[] => {
  const node = plan['Node Type'];
  const table = node === 'ModifyTable' ? undefined : plan['Relation Name'];
  const isKeyed = plan['Index Cond'] ?? plan['Recheck Cond'] ?? plan['TID Cond'];
  const isShort = isKeyed !== undefined || (endsEarly && orderedScans.includes(node));
  const own = table !== undefined && !isShort ? [table] : [];
  const endsEarlyBelow = node === 'Limit' || (endsEarly && !readsAll.includes(node));
  return [...own, ...(plan.Plans ?? []).flatMap((part) => scannedBy(part, endsEarlyBelow))];
};

/**
 * The tables that a plan reads from their beginning to their end, of those that grow with students. It tells whether an index can serve
 * the query when the plan was made with `enable_seqscan = off`, also while the tables are empty.
 */
export const scannedTables = (plan: Plan): string[] => scannedBy(plan, false).filter((table) => !small.includes(table));
