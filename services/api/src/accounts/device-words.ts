import bowser from 'bowser';

/** The names that people use, where the parser has others. */
const systems: Record<string, string> = { macOS: 'Mac', 'Chrome OS': 'Chromebook' };
const longest = 60;

/**
 * Browser and system of a User-Agent header in words: `Chrome en Android`. An iPad says that it is a Mac.
 *
 * @returns null for a header of no browser that is known
 */
export const deviceWords = (userAgent: string): string | null => {
  if (userAgent === '') return null;
  const { browser, os, platform } = bowser.parse(userAgent.slice(0, 500));
  if (!browser.name || !os.name) return null;
  const isApple = os.name === 'iOS' && platform.type === 'tablet';
  const system = isApple ? 'iPad' : os.name === 'iOS' ? 'iPhone' : (systems[os.name] ?? os.name);
  return `${browser.name} en ${system}`.slice(0, longest);
};
