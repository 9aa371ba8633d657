import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentVariables } from '@matraz/infra/config/config';
import { secretVariables } from '@matraz/infra/config/secret-files';
import { expect, test } from 'vitest';
import { projectRoot } from '../project-root.ts';

/** Variables that docker-compose.yml does not set: in a container the service listens on every address. */
const notInCompose = ['MATRAZ_HOST'];

test.each(secretVariables)('docs/configuration.md says that %s can be in a file', (name) => {
  expect(readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8')).toContain(`\`${name}\`*`);
});

test.each(environmentVariables)('docs/configuration.md and docker-compose.yml document %s', (name) => {
  expect(readFileSync(join(projectRoot, 'docs/configuration.md'), 'utf8')).toContain(`\`${name}\``);
  if (notInCompose.includes(name)) return;
  expect(readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8')).toMatch(new RegExp(`^ +${name}: `, 'm'));
});
