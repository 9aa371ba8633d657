/** Tables scroll inside themselves instead of the page, also by keyboard; pictures load when they come into view. */
export const fitToPage = (content: DocumentFragment): DocumentFragment => {
  for (const table of content.querySelectorAll('table')) {
    const scroll = document.createElement('div');
    scroll.className = 'table-scroll';
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', table.caption?.textContent || 'Tabla');
    table.replaceWith(scroll);
    scroll.append(table);
  }
  for (const image of content.querySelectorAll('img')) {
    image.loading = 'lazy';
    image.decoding = 'async';
    if (!image.hasAttribute('alt')) image.alt = '';
  }
  return content;
};
