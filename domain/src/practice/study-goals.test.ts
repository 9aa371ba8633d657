import type { StudyGoalsSet } from '@matraz/contracts/practice/events';
import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { studyGoals } from './study-goals.ts';

const given = deciderSpec(studyGoals);
const skipped = { userId: 'ana', mention: null, examDate: null, goalScore: null, minutesADay: null };
const wanted = { ...skipped, mention: 'Biology', examDate: '2026-12-01', goalScore: 750, minutesADay: 20 } as const;
const set = (data: StudyGoalsSet['data']): StudyGoalsSet => ({ type: 'StudyGoalsSet', data });
const command = (data: StudyGoalsSet['data']) => ({ type: 'SetStudyGoals', data }) as const;

test('goals are set', () =>
  given([])
    .when(command(wanted))
    .then([set(wanted)]));
test('skipping every question is recorded', () =>
  given([])
    .when(command(skipped))
    .then([set(skipped)]));
test('goals can be changed', () =>
  given([set(skipped)])
    .when(command(wanted))
    .then([set(wanted)]));
test('the same goals again change nothing', () =>
  given([set(wanted)])
    .when(command(wanted))
    .thenNothing());
