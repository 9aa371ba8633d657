import { selectUser } from '../accounts/select-user.ts';
import { selectCourses, selectTopics } from '../catalog/select-topics.ts';
import type { Handlers } from '../http/handler.ts';
import { countReview } from '../practice/review.ts';

export const dashboardQueries: Handlers<'getDashboard'> = {
  getDashboard: async ({ userId, context }, { pool, clock }) => {
    const [user, courses, topics, review] = await Promise.all([
      selectUser(pool, userId, clock()),
      selectCourses(pool),
      selectTopics(pool, userId),
      countReview(pool, userId, context.now),
    ]);
    return { user, courses, topics, review };
  },
};
