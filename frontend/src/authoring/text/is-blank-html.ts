import { sanitize } from '../../shared/rich-text/sanitize.ts';

/** Whether HTML shows nothing: no text and no picture. An empty editor gives `<p></p>`. */
export const isBlankHtml = (html: string): boolean => {
  const content = sanitize(html);
  return (content.textContent ?? '').trim() === '' && content.querySelector('img, hr') === null;
};
