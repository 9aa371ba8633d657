import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderFor } from '../testing/render.tsx';
import { RichText } from './rich-text.tsx';

const show = (html: string) => renderFor(<RichText html={html} />).container;

test('scripts and styles that could cover the page are dropped', () => {
  const page = show(
    '<p style="position:fixed;text-align:center" onclick="x()" class="fixed">Hola</p><script>x()</script><img src="x" onerror="x()"><form><input></form>',
  );
  const text = page.querySelector('p');
  expect(text?.getAttribute('style')).toBe('text-align: center;');
  expect(text?.hasAttribute('onclick')).toBe(false);
  expect(text?.className).toBe('');
  expect(page.querySelector('script, form, input, [onerror]')).toBeNull();
});

test.each([
  ['a', 'lower-alpha'],
  ['A', 'upper-alpha'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
  ['1', ''],
])('a list of type %s counts so', (type, style) => {
  const list = show(`<ol type="${type}"><li>uno</li></ol>`).querySelector('ol');
  expect(list?.style.listStyleType).toBe(style);
});

test('a table scrolls inside its frame, also by keyboard', () => {
  const scroll = show('<table><tr><td>1</td></tr></table>').querySelector('table')?.parentElement;
  expect(scroll?.className).toBe('table-scroll');
  expect(scroll?.tabIndex).toBe(0);
});

test('a table marks the sides on which it can be scrolled', () => {
  const observed: Element[] = [];
  let measure: ResizeObserverCallback = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: ResizeObserverCallback) {
        measure = callback;
      }
      observe = (target: Element) => observed.push(target);
      disconnect() {}
    },
  );
  const frame = show('<table><tr><td>1</td></tr></table>').querySelector('.table-frame') as HTMLElement;
  const scroll = frame.firstElementChild as HTMLElement;
  Object.defineProperties(scroll, { clientWidth: { value: 300 }, scrollWidth: { value: 500 } });
  measure([{ target: observed.at(-1) } as ResizeObserverEntry], {} as ResizeObserver);
  const sides = () => [frame.hasAttribute('data-more-left'), frame.hasAttribute('data-more-right')];
  expect(sides()).toEqual([false, true]);
  scroll.scrollLeft = 100;
  fireEvent.scroll(scroll);
  expect(sides()).toEqual([true, true]);
  scroll.scrollLeft = 200;
  fireEvent.scroll(scroll);
  expect(sides()).toEqual([true, false]);
  vi.unstubAllGlobals();
});

test("a teacher's colour is kept in a form that a dark page can lighten", () => {
  const span = show('<span style="color:#b5470f">rojo</span>').querySelector('span');
  expect(span?.className).toBe('tint');
  expect(span?.style.getPropertyValue('--tint')).toMatch(/#b5470f|rgb\(181, 71, 15\)/);
});

test('a number and its percent sign stay on one line', async () => {
  const page = show('<p>De 5,0 % a <b>7,0 %</b> en 10 mL.</p><p>Con fórmula: \\(x\\) es 8 %.</p>');
  await waitFor(() => expect(page.querySelector('.katex')).toBeTruthy());
  const [first, second] = page.querySelectorAll('p');
  expect(first?.innerHTML).toBe('De 5,0&nbsp;% a <b>7,0&nbsp;%</b> en 10 mL.');
  expect(second?.textContent).toContain('es 8\u00a0%.');
});

test('formulas are typeset, chemistry too, with MathML for screen readers', async () => {
  const page = show('<p>El agua es \\(\\ce{H2O}\\).</p>');
  await waitFor(() => expect(page.querySelector('.katex math')).not.toBeNull(), { timeout: 10_000 });
  expect(page.querySelector('.katex-html')?.textContent).not.toContain('\\ce');
});

test('a short formula stays on one line with its brackets and full stop', async () => {
  const page = show('<p>Cobre (\\(\\ce{Cu}\\)), y ya.</p>');
  await waitFor(() => expect(page.querySelector('.katex')).not.toBeNull());
  const together = page.querySelector('.katex')?.parentElement?.parentElement;
  expect(together?.style.whiteSpace).toBe('nowrap');
  expect([together?.firstChild?.textContent, together?.lastChild?.textContent]).toEqual(['(', '),']);
});

test('a long formula scrolls inside its frame', async () => {
  const container = show('<p>De \\(\\ce{C6H12O6 -> 2C2H5OH + 2CO2}\\) a \\(\\ce{CO2}\\).</p>');
  await waitFor(() => expect(container.querySelectorAll('.katex')).toHaveLength(2));
  expect([...container.querySelectorAll('.katex')].map((formula) => formula.closest('.formula-long') !== null)).toEqual(
    [true, false],
  );
});

test('a display formula can be scrolled by keyboard', async () => {
  const container = show('<p>\\[\\ce{C6H12O6 -> 2C2H5OH + 2CO2}\\]</p>');
  await waitFor(() => expect(container.querySelector<HTMLElement>('.katex-display')?.tabIndex).toBe(0));
});

test('an invalid formula does not hide the rest', async () => {
  const page = show('<p>Antes \\(\\frac{1}\\) después</p>');
  await waitFor(() => expect(page.textContent).toContain('después'));
});

test.each([
  ['too deep', '\\sqrt{'.repeat(150) + '}'.repeat(150), 'tiene 150 niveles, uno dentro de otro'],
  ['too long', 'x'.repeat(2_001), 'tiene 2.001 caracteres'],
])('a formula that is %s is shown as text with the reason, between the others', async (_, tex, reason) => {
  const page = show(`<p>De \\(a\\) por \\(${tex}\\) a \\(\\frac{1}{2}\\).</p>`);
  await waitFor(() => expect(page.querySelectorAll('.katex')).toHaveLength(2));
  expect(page.querySelector('code')?.textContent).toBe(tex);
  expect(page.textContent).toContain(`(no se muestra como fórmula: ${reason}`);
});

test('a formula inside code stays text, and a comment does not divide a formula', async () => {
  const page = show('<p>\\(a<!-- -->^2\\) y <code>\\(b\\)</code></p>');
  await waitFor(() => expect(page.querySelectorAll('.katex')).toHaveLength(1));
  expect(page.querySelector('code')?.textContent).toBe('\\(b\\)');
});

test('an image opens in the viewer; Escape closes it and the focus goes back', async () => {
  show('<p><img src="/demo/atomo.svg" alt="Un átomo"></p>');
  const image = screen.getByRole('button', { name: 'Ampliar imagen: Un átomo' });
  image.focus();
  fireEvent.click(image.querySelector('img') as HTMLElement);
  const viewer = await screen.findByRole('dialog', { name: 'Imagen ampliada' });
  fireEvent.click(screen.getByRole('button', { name: 'Acercar' }));
  fireEvent.click(screen.getByRole('button', { name: 'Rotar 90°' }));
  expect(screen.getByText('Zoom: 125%')).toBeTruthy();
  const transform = () => viewer.querySelector('img')?.style.transform;
  expect(transform()).toContain('scale(1.25) rotate(90deg)');
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(transform()).toContain('scale(1) rotate(0deg)');
  fireEvent.keyDown(viewer, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(image));
});

test('the viewer shows and announces the description, except in an open question', async () => {
  const viewerOf = async (describesImages: boolean) => {
    const { container } = renderFor(
      <RichText html='<img src="/demo/a.svg" alt="La curva B es la más alta">' describesImages={describesImages} />,
    );
    fireEvent.click(container.querySelector('img') as HTMLElement);
    return screen.findByRole('dialog');
  };
  const open = await viewerOf(false);
  expect(open.textContent).not.toContain('La curva B');
  expect(open.getAttribute('aria-describedby')).toBeNull();
  fireEvent.keyDown(open, { key: 'Escape' });
  const answered = await viewerOf(true);
  expect(answered.textContent).toContain('La curva B es la más alta');
  expect(answered.getAttribute('aria-describedby')).not.toBeNull();
});

test('a picture of another site is never loaded: a link stands in its place', () => {
  const shown = show('<p>a <img src="https://x.cl/a.png" alt="Un pez"> <img src="//x.cl/b.png"></p>');
  expect(shown.querySelector('img')).toBeNull();
  const links = [...shown.querySelectorAll('a')].map((link) => [link.textContent, link.href, link.rel]);
  expect(links).toEqual([
    ['Imagen de otro sitio: Un pez', 'https://x.cl/a.png', 'noopener noreferrer'],
    ['Imagen de otro sitio', `${location.protocol}//x.cl/b.png`, 'noopener noreferrer'],
  ]);
  const inLink = show('<a href="https://ejemplo.cl"><img src="https://x.cl/a.png" alt="Un pez"></a>');
  expect(inLink.querySelector('img')).toBeNull();
  expect(inLink.querySelector('a')?.href).toBe('https://ejemplo.cl/');
  expect(show(`<img src="${location.origin}/demo/a.svg" alt="">`).querySelector('img')).not.toBeNull();
});

test('an image inside a link stays a link', () => {
  expect(show('<a href="https://ejemplo.cl"><img src="/demo/a.svg" alt=""></a>').querySelector('button')).toBeNull();
});

test('when a click on the image chooses an answer, a button beside it opens the image', async () => {
  const { container } = renderFor(<RichText html='<img src="/demo/b.svg" alt="B">' images="beside" />);
  fireEvent.click(container.querySelector('img') as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ampliar imagen: B' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
