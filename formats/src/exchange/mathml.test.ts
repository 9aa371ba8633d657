import { describe, expect, test } from 'vitest';
import { formulaNotes } from './formula-notes.ts';
import { mathToTex, pictureFormulas } from './mathml.ts';

const ofMath = (content: string) => mathToTex(`<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`);

test.each([
  ['<mi>E</mi><mo>=</mo><mi>m</mi><msup><mi>c</mi><mn>2</mn></msup>', '\\(E=m{c}^{2}\\)'],
  ['<mfrac><mn>1</mn><mrow><mi>x</mi><mo>+</mo><mn>1</mn></mrow></mfrac>', '\\(\\frac{1}{x+1}\\)'],
  ['<msub><mi>H</mi><mn>2</mn></msub><mi>O</mi>', '\\({H}_{2}O\\)'],
  ['<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>', '\\(x_{1}^{2}\\)'],
  ['<msqrt><mi>x</mi></msqrt><mo>−</mo><mroot><mi>x</mi><mn>3</mn></mroot>', '\\(\\sqrt{x}-\\sqrt[3]{x}\\)'],
  ['<msqrt><mi>a</mi><mo>+</mo><mi>b</mi></msqrt>', '\\(\\sqrt{a+b}\\)'],
  ['<mi>sin</mi><mo>&#x2061;</mo><mi>α</mi>', '\\(\\sin α\\)'],
  ['<mi>a</mi><mo>&lt;</mo><mi>b</mi>', '\\(a&lt;b\\)'],
  ['<mn>5</mn><mo>%</mo><mtext> de {a}</mtext>', '\\(5\\%\\text{de \\{a\\}}\\)'],
  ['<ms>a</ms><mspace width="1em"/><mtext>b</mtext>', '\\(\\text{a}\\,\\text{b}\\)'],
  ['<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>', '\\(\\sum _{i}^{n}\\)'],
  ['<munder><mi>lim</mi><mi>x</mi></munder>', '\\(\\lim _{x}\\)'],
  ['<mover><mi>x</mi><mn>1</mn></mover>', '\\(\\overset{1}{x}\\)'],
  ['<mfenced><mi>x</mi><mi>y</mi></mfenced>', '\\(\\left(x,y\\right)\\)'],
  ['<mfenced open="{" close=""><mi>x</mi></mfenced>', '\\(\\left\\{x\\right.\\)'],
  ['<mfenced open="" close="|"><mi>x</mi></mfenced>', '\\(\\left.x\\right|\\)'],
  [
    '<mtable><mtr><mtd><mn>1</mn></mtd><mtd><mi>a</mi><mi>b</mi></mtd></mtr><mtr><mtd><mn>3</mn></mtd></mtr></mtable>',
    '\\(\\begin{matrix}1&amp;ab\\\\3\\end{matrix}\\)',
  ],
  ['<semantics><mi>x</mi><annotation encoding="application/x-tex">y</annotation></semantics>', '\\(x\\)'],
  ['<mi>x</mi><annotation-xml><mi>y</mi></annotation-xml><none/>', '\\(x\\)'],
  ['<mstyle><mi>a</mi></mstyle><mpadded><mi>b</mi></mpadded><menclose><mi>c</mi></menclose>', '\\(abc\\)'],
])('MathML %s is the formula %s', (content, tex) => {
  expect(ofMath(content)).toBe(tex);
});

test.each([
  ['−', '-'],
  ['×', '\\times '],
  ['⋅', '\\cdot '],
  ['·', '\\cdot '],
  ['÷', '\\div '],
  ['±', '\\pm '],
  ['→', '\\to '],
  ['⇌', '\\rightleftharpoons '],
  ['≤', '\\le '],
  ['≥', '\\ge '],
  ['≠', '\\ne '],
  ['≈', '\\approx '],
  ['∞', '\\infty '],
  ['∑', '\\sum '],
  ['∏', '\\prod '],
  ['∫', '\\int '],
  ['constructor', 'constructor'],
])('the operator %s is %j', (operator, tex) => {
  expect(ofMath(`<mo> ${operator} </mo><mi>x</mi>`)).toBe(`\\(${tex}x\\)`);
});

test.each([
  ['→', '\\vec'],
  ['\u20d7', '\\vec'],
  ['¯', '\\bar'],
  ['‾', '\\bar'],
  ['^', '\\hat'],
  ['˙', '\\dot'],
])('the accent %s is %s', (accent, tex) => {
  expect(ofMath(`<mover><mi>x</mi><mo> ${accent} </mo></mover>`)).toBe(`\\(${tex}{x}\\)`);
});

test('the name of a property of every object is no accent', () => {
  expect(ofMath('<mover><mi>x</mi><mo>toString</mo></mover>')).toBe('\\(\\overset{toString}{x}\\)');
});

test.each([
  ['sin', '\\sin y'],
  ['max', '\\max y'],
  ['asin', '\\mathrm{asin}y'],
  ['sinx', '\\mathrm{sinx}y'],
  ['a_b', '\\mathrm{a\\_b}y'],
  ['%', '\\%y'],
  ['𝑥', '𝑥y'],
])('the name %s is %s', (name, tex) => {
  expect(ofMath(`<mi>${name}</mi><mi>y</mi>`)).toBe(`\\(${tex}\\)`);
});

test.each([
  ['{', '\\{'],
  ['}', '\\}'],
  ['$', '\\$'],
  ['&amp;', '\\&amp;'],
  ['#', '\\#'],
  ['%', '\\%'],
  ['_', '\\_'],
  ['^', '\\text{\\^{}}'],
  ['~', '\\text{\\~{}}'],
  ['\\', '\\text{\\textbackslash}'],
])('the sign %s of TeX is written as %s', (sign, tex) => {
  expect(ofMath(`<mn>${sign}1</mn>`)).toBe(`\\(${tex}1\\)`);
});

test('blanks at the ends do not count, those between words count as one, and invisible marks are dropped', () => {
  expect(ofMath('<mtext>\n a \n b&nbsp;c </mtext><mi>x\u2062</mi><mn>1\u200b2</mn>')).toBe('\\(\\text{a b c}x12\\)');
});

test('a function at the end of a formula leaves no blank', () => {
  expect(ofMath('<mi>sin</mi>')).toBe('\\(\\sin\\)');
});

describe('in HTML', () => {
  const x = '<math><mi>x</mi></math>';
  test.each([
    ['a formula in a line', '<math display="inline"><mi>x</mi></math>', '\\(x\\)'],
    ['a formula on its own line', '<math display="block"><mi>x</mi></math>', '\\[x\\]'],
    ['a prefix', '<m:math><m:mi>x</m:mi></m:math>', '\\(x\\)'],
    ['a long prefix', '<mml:math><mml:mi>x</mml:mi></mml:math>', '\\(x\\)'],
    ['capitals, which MathML does not have', '<MATH><mi>x</mi></MATH>', '<MATH><mi>x</mi></MATH>'],
    ['the text around', `<p>a</p>${x}<p>b</p>${x}c`, '<p>a</p>\\(x\\)<p>b</p>\\(x\\)c'],
    ['an empty tag before', `<math/>${x}`, '<math/>\\(x\\)'],
    ['no formula', '<p>a</p>', '<p>a</p>'],
    ['no end', '<math><mi>x</mi>', '<math><mi>x</mi>'],
    ['no start', 'a</math>b', 'a</math>b'],
    ['an end with another prefix', '<m:math><mi>x</mi></math>', '<m:math><mi>x</mi></math>'],
    ['MathML outside of a formula', '<mi>x</mi>', '<mi>x</mi>'],
    ['another name', '<mathx><mi>x</mi></mathx>', '<mathx><mi>x</mi></mathx>'],
    ['a formula in a formula', `<math>${x}</math>`, `<math>${x}</math>`],
  ])('%s', (_, html, written) => {
    expect(mathToTex(html)).toBe(written);
  });
});

test('a hostile text with many starts takes no long time', () => {
  const text = `</math>${'<math '.repeat(300_000)}`;
  expect(mathToTex(text)).toBe(text);
});

test.each([
  ['a tag that TeX has no words for', '<mlongdiv><mn>3</mn></mlongdiv>'],
  ['a name that begins with the name of a note', '<mi>a</mi><nonesuch/>'],
  ['a name that ends with the name of a note', '<mi>a</mi><xannotation/>'],
  ['a fraction with one part', '<mfrac><mn>1</mn></mfrac>'],
  ['an accent without its part', '<mover><mi>x</mi></mover>'],
  ['an end that is missing', '<mi>a'],
  ['nothing to show', '<mrow> </mrow>'],
])('%s stays MathML', (_, content) => {
  const markup = `<math>${content}</math>`;
  expect(mathToTex(markup)).toBe(markup);
});

test.each([
  ['<mi>x</mi><mtext>&#160;si&nbsp;</mtext><mi>y</mi>', 'x\\text{ si }y'],
  ['<mfrac linethickness="0"><mi>n</mi><mi>k</mi></mfrac>', '\\genfrac{}{}{0pt}{}{n}{k}'],
  ['<mi>&alpha;</mi><mo>&InvisibleTimes;</mo><mi>x</mi><mo>&rarr;</mo><mn>0</mn>', 'αx\\to 0'],
  ['<munder><mo>lim</mo><mi>n</mi></munder>', '\\lim _{n}'],
  ['<mover><mi>x</mi><mo>~</mo></mover><mover><mi>x</mi><mo>ˆ</mo></mover>', '\\tilde{x}\\hat{x}'],
  ['<munder><mi>x</mi><mo>_</mo></munder><munder><mi>x</mi><mo>⏟</mo></munder>', '\\underline{x}\\underbrace{x}'],
  ['<msubsup><mrow><mi>a</mi><mi>b</mi></mrow><mn>1</mn><mn>2</mn></msubsup>', '{ab}_{1}^{2}'],
  ['<munder><msub><mi>a</mi><mn>1</mn></msub><mi>c</mi></munder>', '{{a}_{1}}_{c}'],
  ['<mi mathvariant="double-struck">R</mi><mn mathvariant="bold">5</mn>', '\\mathbb{R}\\mathbf{5}'],
  ['<menclose notation="radical"><mn>2</mn></menclose>', '\\sqrt{2}'],
  ['<menclose notation="updiagonalstrike"><mi>x</mi></menclose>', '\\cancel{x}'],
  ['<menclose notation="box"><mi>x</mi></menclose><menclose><mi>y</mi></menclose>', '\\boxed{x}y'],
])('%s is \\(%s\\), which can be typeset', (inside, tex) => {
  const html = mathToTex(`<math>${inside}</math>`);
  expect(html).toBe(`\\(${tex}\\)`);
  expect(formulaNotes(html)).toEqual([]);
});

test('the formulas that Canvas has as pictures are their TeX', () => {
  const picture =
    '<img class="equation_image" src="/equation_images/a" alt="LaTeX: a&lt;b" data-equation-content="\\frac{a}{b}&lt;1">';
  expect(pictureFormulas(`<p>${picture}</p>`)).toBe('<p>\\(\\frac{a}{b}&lt;1\\)</p>');
});
