import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as commonDictionary } from '@zxcvbn-ts/language-common';
import { dictionary } from '@zxcvbn-ts/language-es-es';

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...commonDictionary, ...dictionary }, graphs: adjacencyGraphs });

/** Longer ones are slow to look at, and strong. */
const longest = 60;

/**
 * How hard a password is to guess. The lists of words take 300 kB, so the code is fetched when the first character is typed.
 *
 * @param own words about the person, which others know
 * @returns 0 (at once) to 4 (very hard)
 */
export const strengthOf = (password: string, own: readonly string[]): number =>
  zxcvbn.check(password.slice(0, longest), [...own]).score;
