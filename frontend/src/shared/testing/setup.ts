import { afterEach } from 'vitest';
import { runEffectsAtOnce } from '../first-render.ts';
import { dismissToast } from '../toast.ts';
import { cleanup, configure } from './library.ts';

runEffectsAtOnce();

// jsdom has no layout: the tests see every page with room for a second column.
window.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: true }) as MediaQueryList;

// A busy machine is slow. `waitFor` and `findBy…` return as soon as they can, so a long limit costs nothing.
configure({ asyncUtilTimeout: 20_000 });

// Files that share their modules also share the document.
afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
