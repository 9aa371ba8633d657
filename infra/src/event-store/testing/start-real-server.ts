import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { docker, reasonToSkip } from '../../testing/docker.ts';
import { skipped } from '../../testing/skipped.ts';
import type { RunningServer } from './eventstoredb-harness.ts';
import { urlWithLogin } from './url-with-login.ts';

/** The image of docker-compose.yml. */
const image = 'docker.kurrent.io/kurrent-latest/kurrentdb:25.1';
const settings = ['KURRENTDB_INSECURE=true', 'KURRENTDB_MEM_DB=true', 'KURRENTDB_RUN_PROJECTIONS=None'];

const isLive = async (address: string) =>
  (await fetch(`http://${address}/health/live`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.ok;

/** Removes the container when its standard input closes, which also happens when this process is killed. */
const guard = (id: string) =>
  spawn('sh', ['-c', 'cat >/dev/null; docker rm --force "$1"', 'guard', id], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });

const startContainer = async (): Promise<RunningServer> => {
  const environment = settings.flatMap((setting) => ['--env', setting]);
  const id = await docker(['run', '--detach', '--rm', '--publish', '127.0.0.1::2113', ...environment, image]);
  const guarded = guard(id);
  const address = await docker(['port', id, '2113']);
  while (!(await isLive(address))) {
    // Fails when the container has ended, which ends this wait.
    await docker(['inspect', id]);
    await delay(200);
  }
  return {
    url: `esdb://${address}?tls=false`,
    urlWith: async () => null,
    async stop() {
      guarded.stdin.end();
      await once(guarded, 'exit');
    },
  };
};

/** @returns a function that starts a real server; null, with a printed reason, without Docker. @throws with REQUIRE_DOCKER=1 and no Docker */
export const realServer = async (env: NodeJS.ProcessEnv): Promise<(() => Promise<RunningServer>) | null> => {
  const url = env.TEST_EVENTSTOREDB_URL;
  if (url) return async () => ({ url, urlWith: (login) => urlWithLogin(url, login), stop: async () => {} });
  const reason = await reasonToSkip([image], env);
  if (!reason) return startContainer;
  skipped('EventStoreDB real server', `${reason}; set TEST_EVENTSTOREDB_URL or install Docker`);
  return null;
};
