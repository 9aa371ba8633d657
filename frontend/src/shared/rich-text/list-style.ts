/** How a list with this `type` counts. A style sheet cannot tell `a` from `A` in Chromium. */
export const listStyles: Record<string, string> = {
  a: 'lower-alpha',
  A: 'upper-alpha',
  i: 'lower-roman',
  I: 'upper-roman',
};
