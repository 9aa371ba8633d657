import { parseDom } from './prepare-dom.ts';

/** Whether a colour is not black, grey or white. Pages and Word write those on every text. */
const isColor = (color: string): boolean => {
  const [, red, green, blue, alpha] = /^rgba?\((\d+), ?(\d+), ?(\d+)(?:, ?([\d.]+))?\)/.exec(color) ?? [];
  if (alpha === '0') return false;
  if (red !== undefined) {
    const parts = [red, green, blue].map(Number);
    return Math.max(...parts) - Math.min(...parts) > 30;
  }
  return color !== '' && !plainNames.test(color);
};
const plainNames =
  /^(inherit|initial|unset|currentcolor|transparent|black|white|gr[ae]y|silver|\w*(gr[ae]y|smoke)|windowtext|window|auto|none)$|^(var|color|light-dark)\(/i;

const hasColor = (body: HTMLElement): boolean =>
  [...body.querySelectorAll<HTMLElement>('[style], [color], [bgcolor]')]
    // A link's colour comes from its page.
    .filter((element) => element.closest('a') === null && element.querySelector('a') === null)
    .some(({ style, attributes }) => {
      const given = ['color', 'bgcolor'].map((name) => attributes.getNamedItem(name)?.value ?? '');
      const probe = document.createElement('span').style;
      const typed = given.map((value) => {
        probe.color = value;
        return probe.color;
      });
      return [style.color, style.backgroundColor, ...typed].some(isColor);
    });

const kinds: [name: string, selector: string][] = [
  ['dibujos', 'svg, canvas'],
  ['videos o audios', 'video, audio, iframe, object, embed'],
  ['campos de formulario', 'input, select, textarea'],
];

/** Names in Spanish what the editor drops from copied HTML. Pictures are not in it, because they are uploaded. */
export const droppedByPaste = (html: string): string[] => {
  const body = parseDom(html);
  // What a typeset formula is drawn with is no drawing.
  for (const formula of body.querySelectorAll('.katex, mjx-container, .MathJax, math, .mwe-math-element'))
    formula.remove();
  const found = kinds.filter(([, selector]) => body.querySelector(selector) !== null).map(([name]) => name);
  return hasColor(body) ? ['colores', ...found] : found;
};

/** 'Al pegar se quitaron colores y dibujos.'; empty when nothing was dropped. */
export const droppedNote = (dropped: readonly string[]): string =>
  dropped.length === 0 ? '' : `Al pegar se quitaron ${new Intl.ListFormat('es-CL').format(dropped)}.`;
