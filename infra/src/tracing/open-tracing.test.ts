import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const script = `
  import { registerHooks } from 'node:module';
  let loaded = 0;
  registerHooks({
    load(url, context, next) {
      if (url.includes('@opentelemetry')) loaded += 1;
      return next(url, context);
    },
  });
  const { openTracing } = await import(${JSON.stringify(new URL('./open-tracing.ts', import.meta.url))});
  await openTracing('api', { otlpUrl: process.env.COLLECTOR, traceRatio: 1 });
  process.stdout.write(loaded > 0 ? 'loaded' : 'not loaded');
  process.exit();
`;

test.each([
  ['not loaded', undefined],
  ['loaded', 'http://127.0.0.1:9'],
])('OpenTelemetry is %s when the collector is %s', (state, collector) => {
  const env = { ...process.env, COLLECTOR: collector };
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { env, encoding: 'utf8' });
  expect(stdout).toBe(state);
});
