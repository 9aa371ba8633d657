import { test } from 'vitest';
import { deciderSpec } from '../testing/decider-spec.ts';
import { type CourseEvent, course } from './course.ts';

const given = deciderSpec(course);
const data = { courseId: 1, title: 'Química', subject: 'Química' };
const defined: CourseEvent = { type: 'CourseDefined', data };
const renamed = { ...data, title: 'Química general' };

test('a course is defined', () => given([]).when({ type: 'DefineCourse', data }).then([defined]));
test('the same definition changes nothing', () => given([defined]).when({ type: 'DefineCourse', data }).thenNothing());
test('another definition replaces it', () =>
  given([defined])
    .when({ type: 'DefineCourse', data: renamed })
    .then([{ type: 'CourseDefined', data: renamed }]));
