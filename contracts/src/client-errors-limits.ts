/** Most characters of each text of a report. This file has no schemas, so the browser can import it. */
export const clientErrorTexts = { release: 60, browser: 300, path: 200, message: 300, stack: 2_000 } as const;
