import { expect, test } from 'vitest';
import { mathToTex } from './mathml.ts';

const ofMath = (content: string) => mathToTex(`<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`);

test.each([
  ['<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>', '\\(E=m{c}^{2}\\)'],
  ['<mfrac><mn>1</mn><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></mfrac>', '\\(\\frac{1}{x+1}\\)'],
  ['<msub><mi>H</mi><mn>2</mn></msub><mi>O</mi>', '\\({H}_{2}O\\)'],
  ['<msqrt><mi>x</mi></msqrt><mo>−</mo><mroot><mi>x</mi><mn>3</mn></mroot>', '\\(\\sqrt{x}-\\sqrt[3]{x}\\)'],
  ['<mi>sin</mi><mo>&#x2061;</mo><mi>α</mi>', '\\(\\sin α\\)'],
  ['<mi>a</mi><mo>&lt;</mo><mi>b</mi>', '\\(a&lt;b\\)'],
  ['<mn>5</mn><mo>%</mo><mtext> de {a}</mtext>', '\\(5\\%\\text{de \\{a\\}}\\)'],
  ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '\\(\\sum _{i}^{n}\\)'],
  ['<mover><mi>F</mi><mo>→</mo></mover>', '\\(\\vec{F}\\)'],
  ['<mfenced><mi>x</mi><mi>y</mi></mfenced>', '\\(\\left(x,y\\right)\\)'],
  [
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr></mtable>',
    '\\(\\begin{matrix}1&amp;2\\end{matrix}\\)',
  ],
  ['<semantics><mi>x</mi><annotation encoding="application/x-tex">y</annotation></semantics>', '\\(x\\)'],
])('MathML %s is the formula %s', (content, tex) => {
  expect(ofMath(content)).toBe(tex);
});

test('a formula on its own line stays on its own line, and the text around it stays', () => {
  expect(mathToTex('<p>a</p><m:math display="block"><m:mi>x</m:mi></m:math><p>b</p>')).toBe('<p>a</p>\\[x\\]<p>b</p>');
});

test.each(['<mlongdiv><mn>3</mn></mlongdiv>', '<mfrac><mn>1</mn></mfrac>', '<mi>a'])('%s stays MathML', (content) => {
  expect(ofMath(content)).toContain('<math');
});
