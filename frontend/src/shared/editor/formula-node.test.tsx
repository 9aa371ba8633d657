import { expect, test, vi } from 'vitest';

test('a formula that was replaced while KaTeX was loaded does not come back', async () => {
  vi.resetModules();
  const { showFormula } = await import('./formula-node.ts');
  const [older, other] = [document.createElement('div'), document.createElement('div')];
  showFormula('a^2', false, older);
  older.textContent = 'b';
  showFormula('a^2', false, other);
  await expect.poll(() => other.querySelector('.katex')).toBeTruthy();
  expect(older.textContent).toBe('b');
});
