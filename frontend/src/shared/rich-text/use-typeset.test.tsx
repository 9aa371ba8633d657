import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadedTypesetter, loadTypesetter } from '../typesetter.ts';
import { useTypeset } from './use-typeset.ts';

vi.mock('../typesetter.ts', async (original) => ({
  ...(await original<typeof import('../typesetter.ts')>()),
  loadedTypesetter: vi.fn(),
  loadTypesetter: vi.fn(async () => {}),
}));

/** StrictMode would render twice before the effect. */
const rendersOnce = { reactStrictMode: false };

test('a typesetter that another part loads between the render and its effect is used', async () => {
  const typeset = () => {};
  vi.mocked(loadedTypesetter).mockReturnValueOnce(undefined).mockReturnValue(typeset);
  const { result } = renderHook(() => useTypeset('\\(x\\)'), rendersOnce);
  await waitFor(() => expect(result.current).toBe(typeset));
  expect(vi.mocked(loadTypesetter)).toHaveBeenCalled();
});
