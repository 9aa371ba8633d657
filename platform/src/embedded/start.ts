import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { loadConfig } from '@matraz/infra/config/config';
import { StartupError } from '@matraz/infra/config/startup-error';
import { makeDataDir } from '@matraz/infra/processes/data-dir';

const fail = (error: unknown): never => {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};

const config = (() => {
  try {
    const config = loadConfig(process.env);
    makeDataDir(config.dataDir);
    return config;
  } catch (error) {
    return fail(error);
  }
})();
// The cache must be enabled before the other modules are loaded. It only makes the start faster.
if (!process.env.NODE_COMPILE_CACHE) enableCompileCache(join(config.dataDir, 'cache'));
const { runPlatform } = await import('./run-platform.ts');
await runPlatform(config).catch(fail);
