const suffix = ' (copia)';

/** The title of a copy. @param longest maximum number of characters; a longer title loses its end */
export const copyTitle = (title: string, longest: number): string =>
  `${title.slice(0, longest - suffix.length).trimEnd()}${suffix}`;
