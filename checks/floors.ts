/** For each package the packages that it may import. Lowest package first, as in docs/architecture.md. */
export const mayImport: Record<string, readonly string[]> = {
  contracts: [],
  domain: ['contracts'],
  infra: ['contracts', 'domain'],
  application: ['contracts', 'domain', 'infra'],
  'services/api': ['contracts', 'domain', 'infra', 'application'],
  'services/projector': ['contracts', 'domain', 'infra', 'application'],
  'services/worker': ['contracts', 'domain', 'infra', 'application'],
  platform: ['contracts', 'domain', 'infra', 'application', 'services/api', 'services/projector', 'services/worker'],
  frontend: ['contracts', 'domain'],
};

/** These packages use the whole product. No package imports them. */
export const tops = ['e2e', 'bench', 'containers'];

/** The npm name of a package. */
export const nameOf = (folder: string): string => `@matraz/${folder.replace('services/', '')}`;
