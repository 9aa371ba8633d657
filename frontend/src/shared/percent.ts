/** '70 %', never broken into two lines. */
export const percent = (value: number) => `${value}\u00a0%`;
