import { expect, test, vi } from 'vitest';
import { renderHook, waitFor } from '../testing/library.ts';
import { loadedTypesetter, loadTypesetter } from '../typesetter.ts';
import { useTypeset } from './use-typeset.ts';

vi.mock('../typesetter.ts', async (original) => ({
  ...(await original<typeof import('../typesetter.ts')>()),
  loadedTypesetter: vi.fn(),
  loadTypesetter: vi.fn(async () => {}),
}));

test('a typesetter that another part loads between the render and its effect is used', async () => {
  const typeset = () => {};
  vi.mocked(loadedTypesetter).mockReturnValueOnce(undefined).mockReturnValue(typeset);
  const { result } = renderHook(() => useTypeset('\\(x\\)'));
  await waitFor(() => expect(result.current).toBe(typeset));
  expect(vi.mocked(loadTypesetter)).toHaveBeenCalled();
});
