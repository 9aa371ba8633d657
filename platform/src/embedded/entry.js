import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

// This file is JavaScript. For a file in TypeScript Node loads its compiler, which stays in memory (30 MB). From the second start on the
// data directory has all files compiled.
const cache = join(process.env.MATRAZ_DATA_DIR || '.matraz', 'cache');
if (!process.env.NODE_COMPILE_CACHE && existsSync(cache)) enableCompileCache(cache);
await import('./start.ts');
