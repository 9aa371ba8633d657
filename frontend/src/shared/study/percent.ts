/** For example '70 %', with a space that does not break. */
export const percent = (value: number) => `${value}\u00a0%`;
