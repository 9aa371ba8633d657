import { readPlatformStatus } from '@matraz/application/status/platform-status';
import type { Handlers } from '../http/calls/handler.ts';

export const statusQueries: Handlers<'getPlatformStatus'> = {
  getPlatformStatus: (_, deps) => readPlatformStatus(deps, deps.clock()),
};
