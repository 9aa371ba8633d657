import type { UserChange } from '@matraz/contracts/updates';
import { assignedAttempt, assignment } from '@matraz/infra/read-models/classes-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection, Recorded } from '../projection.ts';
import { assignmentsOf, namesOf, statement } from '../statement.ts';

const conditionColumns = pick(assignment, [
  'opens_at',
  'closes_at',
  'last_start_at',
  'attempts',
  'results',
  'access_word',
  'mixes_questions',
  'mixes_options',
]);

const makeAssignment = statement({
  name: 'make_assignment',
  given: assignment.columns,
  key: (row) => row.id,
  merge: (earlier) => earlier,
  text: `
    insert into assignment (${namesOf(assignment.columns)})
    select ${namesOf(assignment.columns)} from $given
    on conflict (id) do nothing`,
});

const changeAssignment = statement({
  name: 'change_assignment',
  given: { ...pick(assignment, ['id']), ...conditionColumns },
  key: (row) => row.id,
  text: `
    update assignment
    set ${assignmentsOf(conditionColumns)}
    from $given
    where assignment.id = given.id`,
});

const releaseResults = statement({
  name: 'release_results',
  given: pick(assignment, ['id', 'released_at']),
  key: (row) => row.id,
  text: 'update assignment set released_at = given.released_at from $given where assignment.id = given.id',
});

const withdraw = statement({
  name: 'withdraw_assignment',
  given: pick(assignment, ['id']),
  key: (row) => row.id,
  text: 'update assignment set is_withdrawn = true from $given where assignment.id = given.id',
});

const startAttempt = statement({
  name: 'start_assigned_attempt',
  given: assignedAttempt.columns,
  key: (row) => row.attempt_id,
  merge: (earlier) => earlier,
  text: `
    insert into assigned_attempt (${namesOf(assignedAttempt.columns)})
    select ${namesOf(assignedAttempt.columns)} from $given
    on conflict (attempt_id) do nothing`,
});

const conditionsRow = ({ data }: Recorded<'AssignmentMade' | 'AssignmentChanged'>) => ({
  id: data.assignmentId,
  opens_at: data.opensAt,
  closes_at: data.closesAt,
  last_start_at: data.lastStartAt ?? null,
  attempts: data.attempts,
  results: data.results,
  access_word: data.accessWord ?? null,
  mixes_questions: data.form.questions,
  mixes_options: data.form.options,
});

const madeRow = (event: Recorded<'AssignmentMade'>) => {
  const { classId, work } = event.data;
  return {
    ...conditionsRow(event),
    class_id: classId,
    exam_id: work.kind === 'exam' ? work.examId : null,
    topic_id: work.kind === 'topic' ? work.topicId : null,
    released_at: null,
    is_withdrawn: false,
  };
};

/** The event does not name the students of the class, so every page that shows it reads again. */
const ofClass = ({ data }: { data: { classId: string } }): UserChange[] => [
  [null, 'classes'],
  [null, 'class', data.classId],
];

/** Results of students may be shown now, or no longer. */
const ofResults = (event: { data: { classId: string } }): UserChange[] => [
  ...ofClass(event),
  [null, 'attempts'],
  [null, 'attempt'],
  [null, 'review'],
  [null, 'path'],
];

/** What teachers assigned to their classes, and the attempts under it. */
export const assignments: Projection = {
  name: 'assignments',
  version: 1,
  tables: [assignment, assignedAttempt],
  together: [['ExamAttemptStarted']],
  on: {
    AssignmentMade: (event) => [makeAssignment(madeRow(event))],
    AssignmentChanged: (event) => [changeAssignment(conditionsRow(event))],
    AssignmentResultsReleased: ({ data }) => [releaseResults({ id: data.assignmentId, released_at: data.releasedAt })],
    AssignmentWithdrawn: ({ data }) => [withdraw({ id: data.assignmentId })],
    ExamAttemptStarted: ({ data: { attemptId, assignmentId, userId, examId } }) =>
      assignmentId === undefined
        ? []
        : [startAttempt({ attempt_id: attemptId, assignment_id: assignmentId, user_id: userId, exam_id: examId })],
  },
  changes: {
    AssignmentMade: ofClass,
    AssignmentChanged: ofResults,
    AssignmentResultsReleased: ofResults,
    AssignmentWithdrawn: ofResults,
  },
};
