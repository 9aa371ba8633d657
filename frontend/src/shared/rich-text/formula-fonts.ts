import regular from 'katex/dist/fonts/KaTeX_Main-Regular.woff2?url';
import italic from 'katex/dist/fonts/KaTeX_Math-Italic.woff2?url';

/** Loads the fonts of most formulas at the same time as the typesetter. Its style sheet loads them only when a formula needs them. */
export const preloadFormulaFonts = () => {
  for (const href of [regular, italic]) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  }
};

/** Fonts of formulas that the page needs and does not have yet. The browser knows them after a layout. */
export const loadingFormulaFonts = (): FontFace[] =>
  // jsdom has no fonts.
  [...(document.fonts ?? [])].filter(({ family, status }) => family.includes('KaTeX') && status === 'loading');
