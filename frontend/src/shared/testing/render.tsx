import type { User } from '@matraz/contracts/accounts/http';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { Toasts } from '../../app/toasts.tsx';
import { currentUser } from '../session/session.ts';
import { antonia } from './examples.ts';

/** jsdom has no layout, so there is nothing to observe and nothing to scroll. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoSizes;
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
Range.prototype.getClientRects ??= () => document.body.getClientRects();
Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();

interface Options {
  user?: User;
  path?: string;
  /** False: effects run once, as in production. For tests that count what an effect does. */
  isStrict?: boolean;
}

/** Renders a part of the app for a user, with the notification area. `history` has the visited paths. */
export const renderFor = (part: ReactElement, { user = antonia, path = '/', isStrict = true }: Options = {}) => {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  queries.setQueryData(currentUser.queryKey, user);
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const view = render(
    <QueryClientProvider client={queries}>
      <Router hook={hook} searchHook={searchHook}>
        {part}
      </Router>
      {/* A busy machine may need more than 5 s to look at a message. */}
      <Toasts duration={Number.POSITIVE_INFINITY} />
    </QueryClientProvider>,
    { reactStrictMode: isStrict },
  );
  return { ...view, history, queries };
};
