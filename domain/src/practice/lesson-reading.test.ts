import type { LessonCompleted } from '@matraz/contracts/practice/events';
import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { lessonReading } from './lesson-reading.ts';

const given = deciderSpec(lessonReading);
const data = { userId: 'ana', topicId: 't1', lessonId: 'l1' };
const completed: LessonCompleted = { type: 'LessonCompleted', data };

test('a lesson is completed', () => given([]).when({ type: 'CompleteLesson', data }).then([completed]));
test('completing it again changes nothing', () =>
  given([completed]).when({ type: 'CompleteLesson', data }).thenNothing());
