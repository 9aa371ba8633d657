import { dirname, extname, join } from 'node:path';
import { vitestFiles } from './listed-tests.ts';
import { workspaces } from './workspaces.ts';

export interface TestPart {
  name: string;
  /** A path where vitest finds a new test file of this part. */
  file: string;
  isSystem: boolean;
}

/** Each pair of a package and a vitest project that runs tests of the package. */
export const testParts = (): TestPart[] => {
  const packages = workspaces();
  const packageOf = (file: string) =>
    packages.find((folder) => file.startsWith(`${folder}/`)) ?? file.slice(0, file.indexOf('/'));
  const parts = Map.groupBy(vitestFiles(), ({ file, projectName }) => `${packageOf(file)} (${projectName})`);
  return [...parts]
    .flatMap(([name, [first]]) =>
      first
        ? [
            {
              name,
              file: join(dirname(first.file), `planted.test${extname(first.file)}`),
              isSystem: first.projectName === 'system',
            },
          ]
        : [],
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
};
