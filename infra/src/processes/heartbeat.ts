import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '../logging/logger.ts';

interface Heartbeat {
  dataDir: string;
  name: string;
  /** Fails, or does not answer, while the process cannot work. */
  check(): Promise<unknown>;
  logger: Logger;
  everyMs?: number;
}

/**
 * Renews the file `run/<name>.alive` of the data directory after each check that succeeds. The health check of the container reads
 * the time of the file.
 *
 * @returns ends it
 */
export const startHeartbeat = ({ dataDir, name, check, logger, everyMs = 5_000 }: Heartbeat): (() => void) => {
  const path = join(dataDir, 'run', `${name}.alive`);
  const stopping = new AbortController();
  const { signal } = stopping;
  const beat = async () => {
    for (let failures = 0; !signal.aborted; ) {
      try {
        await check();
        if (signal.aborted) return;
        writeFileSync(path, `${new Date().toISOString()}\n`);
        failures = 0;
      } catch (error) {
        if (signal.aborted) return;
        failures += 1;
        if (failures === 1) logger.warn({ err: error }, 'not healthy');
      }
      await delay(everyMs, undefined, { signal, ref: false }).catch(() => {});
    }
  };
  void beat();
  return () => stopping.abort();
};
