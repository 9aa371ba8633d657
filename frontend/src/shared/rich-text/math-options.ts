/** How KaTeX typesets, in the students' pages and in the editor alike. MathML is what a screen reader reads. */
export const mathOptions = {
  output: 'htmlAndMathml',
  throwOnError: false,
  errorColor: 'var(--bad)',
  maxExpand: 1000,
  maxSize: 20,
} as const;
