import { setTimeout as delay } from 'node:timers/promises';
import { asOwner } from '@matraz/platform/system/owner';
import { isReady, waitUntil } from '@matraz/platform/system/running-platform';
import type { Case } from '../case.ts';
import { whyNotInPostgres } from '../why-skipped.ts';

const loadMs = 3_000;

/**
 * PostgreSQL acknowledges before it writes, and writes only every ten seconds. A kill -9 then loses what is in its own memory. The log
 * before the load is on disk.
 */
const durabilityOff: Case = {
  name: 'control-durability-off',
  fault: 'negative control: commits are acknowledged before they are written, then kill -9 of PostgreSQL',
  mustFind: ['lost'],
  whySkipped: whyNotInPostgres,
  async run({ fixture }) {
    await asOwner(fixture, async (owner) => {
      await owner.query('alter database matraz set synchronous_commit = off');
      await owner.query("alter system set wal_writer_delay = '10s'");
      await owner.query("alter system set wal_writer_flush_after = '1GB'");
      await owner.query('select pg_reload_conf()');
      await owner.query('checkpoint');
      // The setting counts for new sessions.
      await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
    });
    await delay(loadMs);
    process.kill(fixture.platform.pidOf('postgres'), 'SIGKILL');
    await waitUntil(() => isReady(fixture.platform.url));
  },
};

const countsTwice: Case = {
  name: 'control-counts-twice',
  fault: 'negative control: each answer arrives again as a new one, and XP is added without an event',
  mustFind: ['counted twice', 'read model'],
  sendsTwice: true,
  async run({ fixture }) {
    await delay(loadMs);
    await asOwner(fixture, async (owner) => void (await owner.query('update read.student_xp set xp = xp + 10')));
  },
};

export const negativeControls: Case[] = [durabilityOff, countsTwice];
