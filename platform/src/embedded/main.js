// JavaScript, so that `npm start` loads no compiler when everything is in the cache: it would keep several MB of this process.
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// The first start makes the data directory, with its checks and rights.
const cache = join(process.env.MATRAZ_DATA_DIR || '.matraz', 'cache');
if (!process.env.NODE_COMPILE_CACHE && existsSync(cache)) enableCompileCache(cache);
await import('./start.ts');
