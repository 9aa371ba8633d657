import { expect, test } from 'vitest';
import { type RecentStudy, studentState } from './student-state.ts';

const study: RecentStudy = { answers: 100, lastStudyDay: '2026-04-10', recentAnswers: 40, recentCorrect: 30 };

test.each<[string, Partial<RecentStudy>, string]>([
  ['nothing yet', { answers: 0, lastStudyDay: null, recentAnswers: 0, recentCorrect: 0 }, 'new'],
  ['six days without study', { lastStudyDay: '2026-04-04' }, 'going'],
  ['seven days without study', { lastStudyDay: '2026-04-03' }, 'away'],
  ['most answers right', {}, 'going'],
  ['39 of 100 right', { recentAnswers: 100, recentCorrect: 39 }, 'stuck'],
  ['40 of 100 right', { recentAnswers: 100, recentCorrect: 40 }, 'going'],
  ['all wrong, but too few to tell', { recentAnswers: 11, recentCorrect: 0 }, 'going'],
  ['all wrong, a week ago', { lastStudyDay: '2026-04-03', recentCorrect: 0 }, 'away'],
])('%s', (_, change, state) => {
  expect(studentState({ ...study, ...change }, '2026-04-10')).toBe(state);
});
