import { readFileSync } from 'node:fs';

/** The style sheet of all pages here. */
export const pageStyle: string = readFileSync(new URL('./pages.css', import.meta.url), 'utf8');
