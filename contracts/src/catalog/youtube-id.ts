import { parseUrl } from '../parse-url.ts';

const id = /^[A-Za-z0-9_-]{11}$/;
const hosts = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);

/**
 * Finds the video id in a pasted text: an id, or a YouTube link (watch, youtu.be, embed, shorts, live, v; with or without https,
 * www, m, music, nocookie). Null when there is no id.
 */
export const youtubeIdOf = (pasted: string): string | null => {
  const text = pasted.trim();
  if (id.test(text)) return text;
  const url = parseUrl(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const host = url?.hostname.replace(/^(www|m|music)\./, '');
  if (!url || !host || !hosts.has(host)) return null;
  const [first = '', second = ''] = url.pathname.split('/').filter((part) => part !== '');
  const found = host === 'youtu.be' ? first : (url.searchParams.get('v') ?? pathId(first, second));
  return id.test(found) ? found : null;
};

const pathId = (kind: string, value: string): string => (/^(embed|shorts|live|v)$/.test(kind) ? value : '');
