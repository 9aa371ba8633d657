import { setTimeout as delay } from 'node:timers/promises';
import type { Case } from '../case.ts';
import { leaderSession, startSecondProjector } from '../second-projector.ts';

const frozenMs = 5_000;

/** Each kill hits the leader, so the two take over from each other. */
export const twoProjectors: Case = {
  name: 'two-projectors',
  fault: 'two projectors at once, the leader killed -9 twice',
  async run({ fixture, round }) {
    const second = await startSecondProjector(fixture.databaseUrl);
    await delay(2_000); // both run
    await round(async () => void process.kill(fixture.platform.pidOf('projector'), 'SIGKILL'));
    await round(() => second.kill());
  },
};

/**
 * The leader's session keeps its lock while the process is frozen, so the other projector waits. In the second round PostgreSQL ends the
 * session, as after a lost network: the other projector leads, and the thawed one must not write.
 */
export const frozenLeader: Case = {
  name: 'frozen-leader',
  fault: 'the projector with the lock frozen for 5 s and thawed, without and with a take-over',
  async run({ fixture, round, report }) {
    const second = await startSecondProjector(fixture.databaseUrl);
    const freeze = async (meanwhile: () => Promise<void>) => {
      const pid = fixture.platform.pidOf('projector');
      process.kill(pid, 'SIGSTOP');
      await meanwhile();
      process.kill(pid, 'SIGCONT');
    };
    try {
      await round(() => freeze(() => delay(frozenMs)));
      await round(() =>
        freeze(async () => {
          const session = await leaderSession(fixture.databaseUrl);
          await session.end();
          await delay(frozenMs);
          if (!(await session.isReplaced()))
            report({ kind: 'not recovered', text: 'the waiting projector did not take over' });
        }),
      );
    } finally {
      await second.kill();
    }
  },
};
