/** For each package the packages that it may import. Lowest package first, as in docs/architecture.md. */
export const mayImport: Record<string, readonly string[]> = {
  contracts: [],
  domain: ['contracts'],
  formats: ['contracts', 'domain'],
  infra: ['contracts', 'domain', 'formats'],
  application: ['contracts', 'domain', 'formats', 'infra'],
  'services/api': ['contracts', 'domain', 'formats', 'infra', 'application'],
  'services/projector': ['contracts', 'domain', 'formats', 'infra', 'application'],
  'services/worker': ['contracts', 'domain', 'formats', 'infra', 'application'],
  platform: [
    'contracts',
    'domain',
    'formats',
    'infra',
    'application',
    'services/api',
    'services/projector',
    'services/worker',
  ],
  frontend: ['contracts', 'domain', 'formats'],
};

/** These packages use the whole product. No package imports them. */
export const tops = ['e2e', 'containers', 'quality'];

/** The npm name of a package. */
export const nameOf = (folder: string): string => `@matraz/${folder.replace('services/', '')}`;
