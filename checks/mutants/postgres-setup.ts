import type { TestProject } from 'vitest/node';
import type {} from '../../infra/src/testing/global-setup.ts';
import { environment } from './environment.ts';

// One server for all faults, started by the runner: Stryker kills a Vitest that hangs, and a server of that Vitest would stay.
export default ({ provide }: TestProject): void => provide('postgresUrl', process.env[environment.postgresUrl] ?? '');
