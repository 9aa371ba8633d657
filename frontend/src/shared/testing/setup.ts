import '../effects-at-once.ts';
import { afterEach } from 'vitest';
import { dismissToast } from '../toast.ts';
import { cleanup, configure } from './library.ts';

// A busy machine is slow. `waitFor` and `findBy…` return as soon as they can, so a long limit costs nothing.
configure({ asyncUtilTimeout: 20_000 });

// Files that share their modules also share the document.
afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
