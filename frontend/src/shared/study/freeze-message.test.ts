import { expect, test } from 'vitest';
import { freezeMessage } from './freeze-message.ts';

test.each<[string[] | undefined, string, string | null]>([
  [['2026-11-24'], '2026-11-25', 'Tu racha sigue: usamos un protector el martes.'],
  [['2026-11-24'], '2026-11-26', 'Tu racha sigue: usamos un protector el martes.'],
  [['2026-11-21', '2026-11-22'], '2026-11-23', 'Tu racha sigue: usamos protectores el sábado y el domingo.'],
  [['2026-11-01', '2026-11-24'], '2026-11-25', 'Tu racha sigue: usamos un protector el martes.'],
  [['2026-11-24'], '2026-11-27', null],
  [[], '2026-11-25', null],
  [undefined, '2026-11-25', null],
])('freezes of %j, on %s: %s', (used, today, text) => {
  expect(freezeMessage(used, today)).toBe(text);
});
