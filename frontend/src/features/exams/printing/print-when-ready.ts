/** Prints after every picture is there: those far below are loaded only when they become visible. */
export const printWhenReady = async (sheet: HTMLElement): Promise<void> => {
  const pictures = [...sheet.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  // A picture that cannot be loaded must not keep the others from being printed.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
};
