import { render, renderHook, waitFor } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadedTypesetter, loadTypesetter } from './typesetter.ts';
import { useTypeset } from './use-typeset.ts';

vi.mock('./typesetter.ts', async (original) => ({
  ...(await original<typeof import('./typesetter.ts')>()),
  loadedTypesetter: vi.fn(),
  loadTypesetter: vi.fn(async () => {}),
}));

const typeset = () => {};
const load = () => vi.mocked(loadedTypesetter).mockReturnValue(typeset);

beforeEach(() => void vi.mocked(loadedTypesetter).mockReset());

test('a typesetter that another part loads between the render and its effect is used', async () => {
  const { result } = renderHook(
    () => {
      useLayoutEffect(() => void load(), []);
      return useTypeset('\\(x\\)');
    },
    { reactStrictMode: false }, // StrictMode renders again
  );
  await waitFor(() => expect(result.current).toBe(typeset));
  expect(vi.mocked(loadTypesetter)).toHaveBeenCalled();
});

const Text = () => (useTypeset('\\(x\\)') === null ? 'waits' : 'typeset');
const text = <Text />;

/** Renders itself again before its text does, as a page does that waits for its formulas. */
const Page = ({ onReady }: { onReady: (shown: string | null | undefined) => void }) => {
  const box = useRef<HTMLParagraphElement>(null);
  const isReady = useTypeset('\\(x\\)') !== null;
  const [, renderAgain] = useState(false);
  useLayoutEffect(() => {
    if (isReady) return onReady(box.current?.textContent);
    load();
    renderAgain(true);
  }, [isReady, onReady]);
  return <p ref={box}>{text}</p>;
};

test('all texts of a page get the typesetter in the same render', () => {
  const ready = vi.fn();
  render(<Page onReady={ready} />, { reactStrictMode: false });
  expect(ready.mock.calls).toEqual([['typeset']]);
});
