import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { flushCompileCache, getCompileCacheDir } from 'node:module';
await import('./src/serve.ts');
if (process.argv[2]==='flush') flushCompileCache();
setFlagsFromString('--expose-gc'); runInNewContext('gc')({ type: 'major', flavor: 'last-resort', execution: 'sync' });
await new Promise(r=>setTimeout(r,1000));
let h=0,t=0; let n=''; for (const l of readFileSync('/proc/self/smaps','utf8').split('\n')) { if (/^[0-9a-f]+-/.test(l)) n=l; if (/^Private_Dirty/.test(l)) { const k=+/\d+/.exec(l)[0]; t+=k; if (n.includes('[heap]')) h+=k; } }
console.log(getCompileCacheDir()??'no cache', process.argv[2]??'', 'malloc', h, 'private', t, 'heapUsed', process.memoryUsage().heapUsed/1e6|0, 'ext', process.memoryUsage().external/1e6);
