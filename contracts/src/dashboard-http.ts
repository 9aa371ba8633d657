import { z } from 'zod';
import { accountCalls } from './accounts/http.ts';
import { defineCall } from './call.ts';
import { catalogCalls } from './catalog/http.ts';
import { studyPathCalls } from './practice/path-http.ts';
import { reviewCalls } from './practice/review-http.ts';

export const dashboardCalls = {
  /** One request for the start page, because each round trip of a bad connection takes long. */
  getDashboard: defineCall({
    name: 'getDashboard',
    summary: 'Todo lo que muestra la página de inicio',
    access: 'account',
    reply: z.object({
      user: accountCalls.getUser.reply,
      courses: catalogCalls.listCourses.reply,
      topics: catalogCalls.listTopics.reply,
      review: reviewCalls.getReview.reply,
      path: studyPathCalls.getStudyPath.reply,
    }),
  }),
};

export type Dashboard = z.infer<typeof dashboardCalls.getDashboard.reply>;
