import type {} from '@matraz/infra/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { environment } from './environment.ts';

// run.ts starts one server for all mutants. Stryker kills a Vitest that hangs, so a server of that Vitest would never stop.
export default ({ provide }: TestProject): void => provide('postgresUrl', process.env[environment.postgresUrl] ?? '');
