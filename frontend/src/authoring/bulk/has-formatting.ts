import { detectTextFormat } from '@matraz/formats/exchange/detect-format';

/** What the bulk text can hold, or a paste should tell that it dropped. Programs without it, such as code editors, write only fonts. */
const formatting =
  /<(?:sup|sub|b|strong|u|ol|ul|table|img|math|mjx-container|svg)[\s>]|mso-list|vertical-align:\s*(?:super|sub)|font-weight:\s*(?:bold|[6-9]00)|text-decoration[^;"]*underline|class="[^"]*(?:katex|mathjax)|(?:color|background):\s*(?:#|rgb|[a-z])/i;

/** Whether copied HTML says more than its text. Files of other formats, such as a table of Excel, are pasted as their text. */
export const hasFormatting = (html: string, plain: string): boolean =>
  formatting.test(html) && ['text', 'word'].includes(detectTextFormat(plain));
