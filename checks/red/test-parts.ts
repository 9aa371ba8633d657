import { dirname } from 'node:path';
import { vitestFiles } from './listed-tests.ts';
import { workspaces } from './workspaces.ts';

export interface TestPart {
  name: string;
  /** A folder where vitest finds test files of this part. */
  folder: string;
}

/** Each pair of a package and a vitest project that runs tests of the package. */
export const testParts = (): TestPart[] => {
  const packages = workspaces();
  const packageOf = (file: string) =>
    packages.find((folder) => file.startsWith(`${folder}/`)) ?? file.slice(0, file.indexOf('/'));
  const parts = Map.groupBy(vitestFiles(), ({ file, projectName }) => `${packageOf(file)} (${projectName})`);
  return [...parts]
    .map(([name, [first]]) => ({ name, folder: dirname(first?.file ?? '') }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
