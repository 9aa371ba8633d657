import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { asOwner } from '@matraz/platform/system/owner';
import type { DataDir } from '@matraz/platform/system/running-platform';
import type { Case } from '../case.ts';
import { whyNoMount } from '../why-skipped.ts';

const sizeMb = 192;
const fullMs = 8_000;

/** A data directory on a disk of its own. */
const smallDisk = (): DataDir => {
  const mountPoint = mkdtempSync(join(tmpdir(), 'matraz-disk-'));
  chmodSync(mountPoint, 0o755);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m,mode=755`, 'matraz-faults', mountPoint]);
  return {
    path: join(mountPoint, 'data'),
    remove() {
      execFileSync('umount', ['--lazy', mountPoint]);
      rmdirSync(mountPoint);
    },
  };
};

/** Fills the disk. A second call fills the space that became free. */
const fill = (path: string): void => {
  const file = openSync(path, 'a');
  try {
    for (let bytes = 2 ** 20; bytes >= 1; ) {
      try {
        writeSync(file, Buffer.alloc(bytes));
      } catch {
        bytes = Math.floor(bytes / 2);
      }
    }
  } finally {
    closeSync(file);
  }
};

/** PostgreSQL writes into an existing segment of 16 MB, so this makes it begin new ones. */
export const diskFull: Case = {
  name: 'disk-full',
  fault: 'the disk of the data directory full for 8 s',
  dataDir: smallDisk,
  whySkipped: whyNoMount,
  async run({ fixture, round }) {
    const ballast = join(dirname(fixture.dataDir), 'ballast');
    await round(async () => {
      const endsAt = performance.now() + fullMs;
      while (performance.now() < endsAt) {
        fill(ballast);
        await asOwner(fixture, async (owner) => void (await owner.query('select pg_switch_wal()'))).catch(() => {});
        await delay(100);
      }
      rmSync(ballast);
    });
  },
};
