import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The folders of all packages, from the root's package.json. */
export const workspaces = (): string[] => {
  const { workspaces: patterns }: { workspaces: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  return globSync(patterns.map((pattern) => `${pattern}/package.json`)).map(dirname);
};
