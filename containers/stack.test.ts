import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import { docker, reasonToSkip } from '@matraz/infra/testing/docker';
import { skipped } from '@matraz/infra/testing/skipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCompose } from './compose.ts';
import { eventStoreImages, requiredImages } from './images.ts';
import { createStack, ownServices, type Stack } from './stack.ts';

const compose = await findCompose();
const reason = compose ? await reasonToSkip(requiredImages, process.env) : 'no docker compose';
if (!compose && process.env.REQUIRE_DOCKER === '1') throw new Error('REQUIRE_DOCKER=1, but no docker compose');
if (reason) skipped('the containers', `${reason}; docs/testing.md says how to get it`);

describe.skipIf(reason)('the stack of docker-compose.yml', () => {
  const ana = { email: 'ana@liceo.test', password: 'una clave larga y propia' };
  let stack: Stack;
  let student: Browser;
  /** Ids of the questions of one topic. The first `answered` of them have an answer. */
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

  beforeAll(async () => {
    if (!compose) throw new Error('no docker compose');
    const withoutEventStore = await reasonToSkip(eventStoreImages, process.env);
    if (withoutEventStore) skipped('EventStoreDB in containers', `${withoutEventStore}; PostgreSQL holds the log here`);
    stack = await createStack(compose, { hasEventStore: !withoutEventStore });
    await stack.compose('build', 'api');
    await stack.up();
  });

  afterAll(async () => await stack?.remove());

  test('a student registers and answers a question', async () => {
    student = createBrowser(stack.url);
    await student.register(ana);
    const [topic] = (await student.get('/api/topics')).body;
    const topicDetail = (await student.get(`/api/topics/${topic.id}`)).body;
    questions = topicDetail.questions.map(({ id }: { id: string }) => id);
    await answerNext();
    await expectAllAnswersKept();
  });

  test('the image contains the built frontend', async () => {
    const page = await fetch(stack.url);
    const [, script = 'none'] = /src="([^"]+\.js)"/.exec(await page.text()) ?? [];
    expect((await fetch(new URL(script, stack.url))).headers.get('content-type')).toContain('javascript');
  });

  test.for(ownServices)('no process of %s runs as root', async (service) => {
    const [, ...processes] = (await docker(['top', await stack.container(service), '-eo', 'pid,uid'])).split('\n');
    expect(processes.length).toBeGreaterThan(0);
    for (const line of processes) expect(line).not.toMatch(/ 0$/);
  });

  test('the secrets are in the named volume, and only their owner can read them', async () => {
    const mounts = JSON.parse(await docker(['inspect', '--format', '{{json .Mounts}}', await stack.container('api')]));
    expect(mounts).toMatchObject([{ Name: expect.stringMatching(/_data$/), Destination: '/var/lib/matraz' }]);
    const { stdout } = await stack.compose(
      'exec',
      '-T',
      'api',
      'stat',
      '--format=%a %U',
      '/var/lib/matraz/secrets.json',
    );
    expect(stdout.trim()).toBe('600 node');
  });

  test.for(['eventstore', 'redis', 'postgres', 'projector', 'worker', 'api'])(
    'after a restart of %s the student is still logged in, can answer, and has every earlier answer',
    async (service) => {
      await stack.compose('restart', service);
      await stack.waitForHealth('api', 'healthy');
      await answerNext();
      await expectAllAnswersKept();
      expect((await stack.state(service)).Status).toBe('running');
    },
  );

  test('the health check of the api fails while the database is stopped', async () => {
    await stack.compose('stop', 'postgres');
    await stack.waitForHealth('api', 'unhealthy');
    await stack.compose('start', 'postgres');
    await stack.waitForHealth('api', 'healthy');
  });

  test('every service ends with exit code 0 when it is stopped', async () => {
    await stack.compose('stop', ...ownServices);
    for (const service of ownServices) expect(await stack.state(service), service).toMatchObject({ ExitCode: 0 });
  });

  test('account, session and log are kept after down and up', async () => {
    await stack.compose('down');
    expect(await stack.container('api')).toBe('');
    await stack.up();
    await expectAllAnswersKept();
    await answerNext();
    const elsewhere = createBrowser(stack.url);
    await elsewhere.logIn(ana);
    expect((await elsewhere.get('/api/user/stats')).body).toMatchObject({ questionsAnswered: answered });
  });
});
