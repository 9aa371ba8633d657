import { existsSync } from 'node:fs';

const places = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The path of an installed Chromium; undefined when there is none. */
export const chromium = (): string | undefined => places.find((place) => place !== undefined && existsSync(place));
