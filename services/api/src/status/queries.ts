import { readPlatformStatus } from '@matraz/application/status/platform-status';
import type { Handlers } from '../http/calls/handler.ts';
import type { StatusDeps } from './deps.ts';

export const statusQueries: Handlers<'getPlatformStatus', StatusDeps> = {
  getPlatformStatus: (_, deps) => readPlatformStatus(deps, deps.clock()),
};
