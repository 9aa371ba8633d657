import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Sbom {
  components: { 'bom-ref': string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

// Prints the list of the packages of a release in CycloneDX: those of the services, the operator CLI and the built frontend.
// `npm sbom --omit dev` would leave out each package that is also a development package of some workspace, such as fastify.
const released = ['services/api', 'services/projector', 'services/worker', 'platform', 'frontend'];
const floors = ['contracts', 'domain', 'formats', 'infra', 'application'];

const packageOf = (folder: string): Package => JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
const own = new Map([...released, ...floors].map(packageOf).map((one) => [`${one.name}@${one.version}`, one]));

const sbom: Sbom = JSON.parse(
  execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  }),
);
const dependsOn = new Map(sbom.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));

/** Of our own packages only what they need to run. npm lists the development packages of no others. */
const needs = (ref: string): string[] => {
  const all = dependsOn.get(ref) ?? [];
  const ours = own.get(ref);
  if (!ours) return all;
  const names = new Set(Object.keys({ ...ours.dependencies, ...ours.optionalDependencies }));
  return all.filter((one) => names.has(one.slice(0, one.lastIndexOf('@'))));
};

const reached = new Set(released.map(packageOf).map(({ name, version }) => `${name}@${version}`));
for (const ref of reached) for (const one of needs(ref)) reached.add(one);

const components = sbom.components.filter((component) => reached.has(component['bom-ref']));
const dependencies = sbom.dependencies
  .filter(({ ref }) => reached.has(ref))
  .map(({ ref }) => ({ ref, dependsOn: needs(ref) }));
console.log(JSON.stringify({ ...sbom, components, dependencies }, null, 2));
