/** The packages whose imports each package may use. The order is that of docs/architecture.md, lowest first. */
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

/** Nothing imports these: they use the product as a whole. */
export const tops = ['e2e', 'bench', 'containers'];

/** The name by which others import a package. */
export const nameOf = (folder: string): string => `@matraz/${folder.replace('services/', '')}`;
