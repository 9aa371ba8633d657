import { existsSync } from 'node:fs';

const places = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** An installed Chromium; undefined where there is none. */
export const chromium = (): string | undefined => places.find((place) => place !== undefined && existsSync(place));
