import { expect, test } from 'vitest';
import { decimalComma } from './decimal-comma.ts';

test.each([
  ['3,5', '3{,}5'],
  ['0,0010 + 12,25', '0{,}0010 + 12{,}25'],
  ['(1, 2)', '(1, 2)'],
  ['a,b', 'a,b'],
  ['3{,}5', '3{,}5'],
  ['\\ce{1,2-dicloroetano}', '\\ce{1,2-dicloroetano}'],
])('%s is typeset as %s', (tex, typeset) => expect(decimalComma(tex)).toBe(typeset));
