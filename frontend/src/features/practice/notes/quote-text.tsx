import { RichText } from '../../../shared/rich-text/rich-text.tsx';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Words of a lesson. Their formulas are TeX, so they are shown as content. */
export const QuoteText = ({ quote }: { quote: string }) => (
  <RichText html={quote.replace(/[&<>]/g, (character) => escapes[character] ?? '')} />
);
