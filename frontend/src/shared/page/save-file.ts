/** Saves a file as a download of the browser. */
export const saveFile = ({ name, blob }: { name: string; blob: Blob }): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
