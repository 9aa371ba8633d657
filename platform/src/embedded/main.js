// JavaScript, so `npm start` does not load the compiler of TypeScript when everything else is in the cache. The compiler takes 10 MB.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

const keepCompiled = (dataDir) => {
  if (!process.env.NODE_COMPILE_CACHE) enableCompileCache(join(dataDir, 'cache'));
};

// Before the other modules are loaded. The first start makes the data directory below, with its checks and rights.
const usual = process.env.MATRAZ_DATA_DIR || '.matraz';
if (existsSync(join(usual, 'cache'))) keepCompiled(usual);
const { loadConfig } = await import('@matraz/infra/config/config');
const { useSecretFiles } = await import('@matraz/infra/config/secret-files');
const { StartupError } = await import('@matraz/infra/config/startup-error');
const { makeDataDir } = await import('@matraz/infra/processes/data-dir');

try {
  useSecretFiles(process.env);
  const config = loadConfig(process.env);
  makeDataDir(config.dataDir);
  keepCompiled(config.dataDir);
  const { runPlatform } = await import('./run-platform.ts');
  await runPlatform(config);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
