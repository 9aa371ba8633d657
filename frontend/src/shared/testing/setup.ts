import { staffRoutes } from '@matraz/contracts/staff-routes';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { loadSanitizer } from '../loading/sanitizer.ts';
import { addRoutes } from '../net/api.ts';
import { dismissToast } from '../page/toast.ts';

// Tests show the pages of teachers without the file that brings their routes.
addRoutes(staffRoutes);

// jsdom has no layout: the tests see every page with room for a second column.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;

// jsdom has one interval for its frames, which starts when a frame or a new focus is due. Started on a fake clock it never runs, and the
// document has no frames any more, also for the next files. So it runs from the start of each file to its end.
const { requestAnimationFrame } = window;
let isRunning = true;
const keepFrames = () => {
  if (isRunning) requestAnimationFrame(keepFrames);
};
beforeAll(keepFrames);
beforeAll(loadSanitizer);
afterAll(() => {
  isRunning = false;
});

// A busy machine is slow. `waitFor` and `findBy…` return as soon as they can, so a long limit costs nothing.
configure({ asyncUtilTimeout: 60_000, reactStrictMode: true });

// Files that share their modules also share the document.
afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
