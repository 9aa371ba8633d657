import { examBreak } from '@matraz/infra/read-models/exams-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const takeBreak = statement({
  name: 'take_break',
  given: examBreak.columns,
  key: (row) => row.attempt_id,
  text: `
    insert into exam_break (attempt_id, ends_at)
    select attempt_id, ends_at from $given
    on conflict (attempt_id) do update set ends_at = excluded.ends_at`,
});

const endBreak = statement({
  name: 'end_break',
  given: pick(examBreak, ['attempt_id']),
  key: (row) => row.attempt_id,
  text: 'delete from exam_break using $given where exam_break.attempt_id = given.attempt_id',
});

const over = ({ data: { attemptId } }: { data: { attemptId: string } }) => [endBreak({ attempt_id: attemptId })];

/** Who takes a break now. Apart from the other tables of exams, which an older release still writes while its successor starts. */
export const examBreaks: Projection = {
  name: 'exam-breaks',
  version: 1,
  tables: [examBreak],
  together: [['ExamPaused'], ['ExamResumed', 'ExamAttemptCompleted']],
  on: {
    ExamPaused: ({ data: { attemptId, until } }) =>
      until === undefined ? [] : [takeBreak({ attempt_id: attemptId, ends_at: until })],
    ExamResumed: over,
    ExamAttemptCompleted: over,
  },
  changes: {},
};
