/** Elements that open an image in the viewer. */
export type Images = 'itself' | 'beside';

/** Wide tables scroll inside their frame, also by keyboard. Pictures load when they become visible, and open in the viewer. */
export const fitToPage = (content: DocumentFragment, images: Images): DocumentFragment => {
  for (const table of content.querySelectorAll('table')) {
    const scroll = document.createElement('div');
    scroll.className = 'table-scroll';
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', table.caption?.textContent || 'Tabla');
    const frame = document.createElement('div');
    frame.className = 'table-frame';
    table.replaceWith(frame);
    frame.append(scroll);
    scroll.append(table);
  }
  for (const image of content.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.decoding = 'async';
    if (!image.hasAttribute('alt')) image.alt = '';
    if (image.closest('a') === null) zoomable(image, images);
  }
  return content;
};

/** The picture itself, or a button beside it where a click on the picture already does something else. */
const zoomable = (image: HTMLImageElement, images: Images) => {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `zoom-${images}`;
  button.setAttribute('aria-label', image.alt ? `Ampliar imagen: ${image.alt}` : 'Ampliar imagen');
  if (images === 'beside') {
    button.textContent = 'Ampliar imagen';
    image.after(button);
  } else {
    image.replaceWith(button);
    button.append(image);
  }
};

/** The image to open for a click. */
export const zoomedImage = (target: EventTarget | null): HTMLImageElement | null => {
  if (!(target instanceof Element)) return null;
  const beside = target.closest('.zoom-beside')?.previousElementSibling;
  if (beside instanceof HTMLImageElement) return beside;
  return target.closest('.zoom-itself')?.querySelector('img') ?? null;
};
