import type { UserChange } from '@matraz/contracts/updates';
import { studyGoals as table } from '@matraz/infra/read-models/practice-tables';
import { pick } from '@matraz/infra/read-models/table';
import type { Projection } from '../projection.ts';
import { statement } from '../statement.ts';

const setGoals = statement({
  name: 'set_study_goals',
  given: table.columns,
  key: (row) => row.user_id,
  text: `
    insert into study_goals (user_id, mention, exam_date, goal_score, minutes_a_day)
    select user_id, mention, exam_date, goal_score, minutes_a_day from $given
    on conflict (user_id) do update
    set
      mention = excluded.mention,
      exam_date = excluded.exam_date,
      goal_score = excluded.goal_score,
      minutes_a_day = excluded.minutes_a_day`,
});

const eraseGoals = statement({
  name: 'erase_study_goals',
  given: pick(table, ['user_id']),
  key: (row) => row.user_id,
  text: `
    delete from study_goals
    using $given
    where study_goals.user_id = given.user_id`,
});

const ofPath = ({ data: { userId } }: { data: { userId: string } }): UserChange[] => [[userId, 'path']];

/** What each student wants to reach. The path to it also depends on what she does, in tables of other projections. */
export const studyGoals: Projection = {
  name: 'study-goals',
  version: 1,
  tables: [table],
  together: [['StudyGoalsSet']],
  on: {
    StudyGoalsSet: ({ data }) => [
      setGoals({
        user_id: data.userId,
        mention: data.mention,
        exam_date: data.examDate,
        goal_score: data.goalScore,
        minutes_a_day: data.minutesADay,
      }),
    ],
    AccountErased: ({ data }) => [eraseGoals({ user_id: data.userId })],
  },
  changes: {
    StudyGoalsSet: ({ data }) => [
      [data.userId, 'goals'],
      [data.userId, 'path'],
    ],
    QuestionAnswered: ofPath,
    LessonCompleted: ofPath,
    ExamAttemptStarted: ofPath,
    ExamAttemptCompleted: ofPath,
    ExamAttemptReopened: ofPath,
    PremiumGranted: ofPath,
    PremiumRevoked: ofPath,
    PremiumPurchased: ofPath,
    PremiumRefunded: ofPath,
    PremiumRestored: ofPath,
  },
};
