import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentVariables } from '@matraz/infra/config/config';
import { expect, test } from 'vitest';
import { projectDir } from './project.ts';

/** In containers it is the image's business. */
const imageDecides = ['MATRAZ_HOST'];

test.each(environmentVariables)('README and docker-compose.yml know %s', (name) => {
  expect(readFileSync(join(projectDir, 'README.md'), 'utf8')).toContain(`\`${name}\``);
  if (imageDecides.includes(name)) return;
  expect(readFileSync(join(projectDir, 'docker-compose.yml'), 'utf8')).toContain(`    ${name}: `);
});
