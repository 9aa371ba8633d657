import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockedPackage {
  link?: boolean;
  integrity?: string;
  resolved?: string;
}
const read = (file: string) => readFileSync(file, 'utf8');
const lock: { packages: Record<string, LockedPackage> } = JSON.parse(read('package-lock.json'));
const { scripts } = JSON.parse(read('package.json'));
const installed = Object.entries(lock.packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);

test('[security 41] package-lock.json has a hash of every package, and no address beside the registry', () => {
  expect(installed.length).toBeGreaterThan(500);
  expect(installed.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity))).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('[security 41] every package.json names exact versions', () => {
  const files = ['package.json', ...globSync('*/package.json'), ...globSync('services/*/package.json')];
  const versions = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(file));
    return Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies }).map(
      ([name, version]) => `${file}: ${name} ${version}`,
    );
  });
  expect(versions.filter((one) => !/ \d+\.\d+\.\d+(-[\w.]+)?$/.test(one))).toEqual([]);
});

test('[security 41] the image, CI and an operator install what is locked', () => {
  for (const file of ['Dockerfile', '.ci/run', 'README.md', 'docs/runbook.md']) {
    expect(read(file).match(/npm (install|i|add|update)\b/g), file).toBeNull();
  }
  expect(read('Dockerfile')).toContain('RUN npm ci');
});

test('[security 41] the image contains a list of its packages, which is made with the release', () => {
  expect(read('Dockerfile')).toContain('npm run -s sbom > sbom.cdx.json');
  expect(read('Dockerfile')).toContain('COPY --from=build /app/sbom.cdx.json ./');
  const { bomFormat, components }: { bomFormat: string; components: { 'bom-ref': string }[] } = JSON.parse(
    execFileSync('sh', ['-c', scripts.sbom], { encoding: 'utf8', maxBuffer: 20_000_000 }),
  );
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(components.map((one) => one['bom-ref'].replace(/@[^@]+$/, '')));
  for (const name of ['services/api', 'services/projector', 'services/worker', 'platform', 'frontend', 'infra']) {
    const { dependencies = {} } = JSON.parse(read(`${name}/package.json`));
    expect(
      Object.keys(dependencies).filter((one) => !listed.has(one)),
      name,
    ).toEqual([]);
  }
  expect([...listed].filter((name) => /^(vitest|@playwright|@stryker|@biomejs|typescript|knip)/.test(name))).toEqual(
    [],
  );
});
