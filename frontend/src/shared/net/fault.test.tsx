import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../testing/server.ts';
import { ApiError } from './api-error.ts';
import { isFault } from './fault.ts';
import { NoReply } from './no-reply.ts';

test.each<[string, boolean, unknown]>([
  ['a mistake of ours', true, new TypeError('x is not a function')],
  ['something that the browser lacks', true, new TypeError('AbortSignal.any is not a function')],
  ['a page that another program has changed', true, new DOMException('not a child of this node', 'NotFoundError')],
  ['something that is no error', true, 'text'],
  ['a missing reply', false, new NoReply('Failed to fetch')],
  ['an error because of a missing reply', false, new Error('Error', { cause: new NoReply('Failed to fetch') })],
  ['a refusal', false, new ApiError(409, 'Conflict', '')],
  ['an aborted request', false, new DOMException('', 'AbortError')],
  ['a request that took too long', false, new DOMException('', 'TimeoutError')],
  ['a lost file in Chromium', false, new TypeError('Failed to fetch dynamically imported module: /assets/a.js')],
  ['a lost file in Firefox', false, new TypeError('error loading dynamically imported module: /assets/a.js')],
  ['a lost file in Safari', false, new TypeError('Importing a module script failed.')],
  [
    'a page of something between in place of a file',
    false,
    new TypeError("'text/html' is not a valid JavaScript MIME type."),
  ],
  ['a lost style sheet', false, new Error('Unable to preload CSS for /assets/a.css')],
])('%s: a fault is %s', (_, expected, error) => {
  expect(isFault(error)).toBe(expected);
});

describe('a report', () => {
  let reportFault: typeof import('./fault.ts').reportFault;
  let watchForFaults: typeof import('./fault.ts').watchForFaults;
  let NoReplyOfPage: typeof NoReply;
  let answer: () => unknown;
  let sent: ReturnType<typeof fakeServer>;
  beforeEach(async () => {
    vi.resetModules(); // a page load
    ({ reportFault, watchForFaults } = await import('./fault.ts'));
    ({ NoReply: NoReplyOfPage } = await import('./no-reply.ts'));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer = () => new Response(null, { status: 204 });
    sent = fakeServer({ 'POST /api/client-errors': () => answer() });
  });
  const messages = () => sent.map(({ body }) => (body as { message: string }).message);

  test('has the release, the browser, the path without ids, the message and the stack, and no session', () => {
    history.replaceState(null, '', '/exam-attempt/01930000-0000-7000-8000-000000000001?x=1#y');
    const fetched = vi.spyOn(globalThis, 'fetch');
    const error = new TypeError('x is not a function');
    reportFault(error);
    expect(sent).toMatchObject([
      {
        headers: { 'Content-Type': 'application/json' },
        body: {
          release: 'fault.ts',
          browser: navigator.userAgent,
          path: '/exam-attempt/:id',
          message: 'TypeError: x is not a function',
          stack: error.stack?.slice(0, 2_000),
        },
      },
    ]);
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
    history.replaceState(null, '', '/');
  });

  test.each([
    ['half an emoji at the cut', new Error(`${'a'.repeat(292)}😀`), `Error: ${'a'.repeat(292)}`],
    ['half an emoji', new Error('a\ud83db'), 'Error: ab'],
    ['a null character', new Error('a\0b'), 'Error: ab'],
    ['no text', new Error(), 'Error'],
    ['nothing at all', '', 'an error without a text'],
  ])('with %s has a text that the server can store', (_, error, text) => {
    reportFault(error);
    expect(messages()).toEqual([text]);
  });

  test('of an error with causes has their texts, and the stack of the first cause', () => {
    const cause = new TypeError('x is null');
    reportFault(new Error('React #520', { cause: new Error('between', { cause }) }));
    const message = 'Error: React #520 / Error: between / TypeError: x is null';
    expect(sent).toMatchObject([{ body: { message, stack: cause.stack?.slice(0, 2_000) } }]);
  });

  test('of an error that is its own cause ends', () => {
    const error = new Error('round');
    Object.assign(error, { cause: Object.assign(new Error('and round'), { cause: error }) });
    reportFault(error);
    expect(messages()).toEqual(['Error: round / Error: and round']);
  });

  test('is cut to what the server takes', () => {
    const error = new Error('a'.repeat(1_000));
    error.stack = 'b'.repeat(10_000);
    reportFault(error);
    expect(sent[0]?.body).toMatchObject({ message: `Error: ${'a'.repeat(293)}`, stack: 'b'.repeat(2_000) });
  });

  test('of the same error is sent once, and a page sends five', () => {
    for (let n = 0; n < 8; n++) for (let again = 0; again < 3; again++) reportFault(new Error(`Error ${n}`));
    expect(messages()).toEqual([0, 1, 2, 3, 4].map((n) => `Error: Error ${n}`));
  });

  test('that fails is not reported', async () => {
    answer = () => {
      throw new TypeError('Failed to fetch');
    };
    reportFault(new Error('one'));
    vi.spyOn(JSON, 'stringify').mockImplementationOnce(() => {
      throw new TypeError('x is not a function');
    });
    reportFault(new Error('two'));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(sent).toHaveLength(1);
  });

  test('is sent of errors that nothing catches, but not of an extension, a warning of the browser or a missing reply', () => {
    watchForFaults();
    const ofExtension = new Error('theirs');
    ofExtension.stack = 'at chrome-extension://abc/content.js:1:2';
    dispatchEvent(new ErrorEvent('error', { error: new Error('ours') }));
    dispatchEvent(new ErrorEvent('error', { error: ofExtension }));
    dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('of a promise') }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new NoReplyOfPage('Failed to fetch') }));
    expect(messages()).toEqual(['Error: ours', 'Error: of a promise']);
  });
});
