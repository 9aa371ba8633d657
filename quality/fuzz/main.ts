import { parseArgs } from 'node:util';
import { createPool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import { demoAccounts, demoPassword } from '@matraz/platform/demo/demo-accounts';
import { killProcesses, startPlatform, temporaryDataDir } from '@matraz/platform/system/running-platform';
import fc from 'fast-check';
import { describeRequest, faultOf, longestMs, type Observation } from './finding.ts';
import { knownIds } from './known-ids.ts';
import { type FuzzedRequest, requestsOf } from './make-request.ts';
import { targetsOf } from './open-api.ts';

// Sends hostile requests to every call of the OpenAPI document that writes, as a visitor, a student and an administrator, one after the
// other. A fault is a status of 500 or more, a reply after more than four seconds, and an event after a refusal.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    seed: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`fuzz: seed ${seed}, ${values.seconds} s`);

const dataDir = temporaryDataDir();
/** Tries of a slow request, because another program may have kept the processor busy. */
const slowTries = 3;

const run = async (): Promise<{ sent: number; faults: number }> => {
  const env = { MATRAZ_DEMO: '1', RATE_LIMIT_SCALE: '1000000' };
  const platform = await startPlatform({ dataDir: dataDir.path, env });
  const pool = createPool(readConnectionFile(dataDir.path)?.databaseUrl ?? '', { max: 1 });
  const clients: Record<string, Browser> = { visitor: createBrowser(platform.url) };
  /** A call may have ended a session. */
  const logInAgain = async () => {
    for (const { email, isAdmin, isPremium } of demoAccounts) {
      if (isPremium) continue;
      const who = isAdmin ? 'administrator' : 'student';
      clients[who] ??= createBrowser(platform.url);
      if ((await clients[who].get('/api/auth/user')).status !== 401) continue;
      await clients[who].logIn({ email, password: demoPassword });
    }
  };
  await logInAgain();
  const { administrator, student, visitor } = clients;
  if (!administrator || !student || !visitor) throw new Error('the demo has other accounts');
  const targets = targetsOf((await visitor.get('/api/docs/json')).body).filter(({ method, path }) =>
    `${method} ${path}`.includes(values.only),
  );

  let position = '0';
  /** The events of users since the last call. The worker's own events have no user. */
  const newEvents = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ position: string; type: string; isOfUser: boolean }>(
      `select position, type, metadata ? 'userId' as "isOfUser" from es.events where position > $1 order by position`,
      [position],
    );
    position = rows.at(-1)?.position ?? position;
    return rows.filter(({ isOfUser }) => isOfUser).map(({ type }) => type);
  };

  const sendOnce = async (client: Browser, request: FuzzedRequest): Promise<Observation> => {
    const cookie = client.cookieHeader('/api/');
    const from = performance.now();
    const reply = await fetch(platform.url + request.url, {
      method: request.method,
      headers: { ...(cookie && { cookie }), ...request.headers },
      body: request.payload,
      redirect: 'manual',
      signal: AbortSignal.timeout(60_000),
    }).catch(() => null);
    const text = (await reply?.text().catch(() => '')) ?? '';
    const ms = performance.now() - from;
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? null;
    return { status: reply?.status ?? null, code, ms, events: await newEvents() };
  };

  /** A server that refuses a body before it is read may cut the connection off. */
  const isCutOff = ({ payload = '' }: FuzzedRequest, { status }: Observation) =>
    status === null && payload.length > 1e6;

  const observe = async (client: Browser, request: FuzzedRequest): Promise<Observation> => {
    let observed = await sendOnce(client, request);
    for (let tries = 1; tries < slowTries && observed.ms > longestMs; tries++)
      observed = await sendOnce(client, request);
    return observed;
  };

  await newEvents();
  let [sent, faults] = [0, 0];
  const statuses = new Map<number | null, number>();
  /** Calls that a client may not use. They are tried again in every tenth round. */
  const closed = new Set<string>();
  const until = performance.now() + Number(values.seconds) * 1_000;
  for (let round = 0; performance.now() < until; round++) {
    await logInAgain();
    const ids = await knownIds(administrator, student);
    for (const [place, target] of targets.entries()) {
      for (const [turn, [who, client]] of Object.entries(clients).entries()) {
        if (performance.now() >= until) break;
        const call = `${who} ${target.method} ${target.path}`;
        if (closed.has(call) && round % 10 !== 0) continue;
        const own = (Math.imul(seed, 31) + round * 10_007 + place * 101 + turn) | 0;
        const [request] = fc.sample(requestsOf(target, ids), { seed: own, numRuns: 1 });
        if (!request) throw new Error('no request');
        const observed = await observe(client, request);
        sent += 1;
        statuses.set(observed.status, (statuses.get(observed.status) ?? 0) + 1);
        if (observed.code === 'session_required' || observed.code === 'admin_required') closed.add(call);
        const fault = isCutOff(request, observed) ? undefined : faultOf(observed);
        if (fault === undefined) continue;
        faults += 1;
        console.log(`FAULT ${fault}, as ${who}, seed ${seed}, round ${round}:\n${describeRequest(request)}\n`);
      }
    }
  }
  console.log(`statuses: ${JSON.stringify(Object.fromEntries(statuses))}`);
  await pool.end();
  await platform.stop();
  return { sent, faults };
};

try {
  const { sent, faults } = await run();
  console.log(`fuzz: ${sent} requests, ${faults} faults`);
  process.exitCode = faults > 0 ? 1 : 0;
} finally {
  killProcesses(dataDir.path);
  dataDir.remove();
}
