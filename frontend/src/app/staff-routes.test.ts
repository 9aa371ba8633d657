import { staffRoutes } from '@matraz/contracts/staff-routes';
import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** These are reached through `staff-app.tsx` or the preview alone, which add the routes. */
const ofStaff =
  /\/(admin|teaching|authoring|preview)\/|^\.\/(status|overview|question-reports)-page|classes\/queries\.ts$/;

test('a page of students makes no call of staff: it would not know the route', () => {
  const found = Object.entries(sources)
    .filter(([path]) => !ofStaff.test(path))
    .flatMap(([path, source]) =>
      Object.keys(staffRoutes).flatMap((name) => (source.includes(`'${name}'`) ? [`${path}: ${name}`] : [])),
    );
  expect(found).toEqual([]);
});
