/** What opens an image large. */
export type Images = 'itself' | 'beside';

/** Tables scroll inside themselves instead of the page, also by keyboard; pictures load when they come into view, and open. */
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

/** The way to see it large: the picture itself, or words beside it where a click on it already means something else. */
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

/** The image that a click asks to see. */
export const zoomedImage = (target: EventTarget | null): HTMLImageElement | null => {
  if (!(target instanceof Element)) return null;
  const beside = target.closest('.zoom-beside')?.previousElementSibling;
  if (beside instanceof HTMLImageElement) return beside;
  return target.closest('.zoom-itself')?.querySelector('img') ?? null;
};
