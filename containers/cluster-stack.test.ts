import { type Browser, createBrowser } from '@matraz/infra/testing/browser';
import { skipped } from '@matraz/infra/testing/skipped';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { reasonWithoutStack } from './compose.ts';
import { eventStoreImages, requiredImages } from './images.ts';
import { clusterPassword, type Stack, startStack } from './stack.ts';

const reason = await reasonWithoutStack([...requiredImages, ...eventStoreImages]);
if (reason) skipped('the cluster in containers', `${reason}; docs/testing.md says how to get it`);

const nodes = ['eventstore-1', 'eventstore-2', 'eventstore-3'];

interface Member {
  httpEndPointIp: string;
  state: string;
  isAlive: boolean;
}

describe.skipIf(reason)('the stack of docker-compose.cluster.yml', () => {
  let stack: Stack;
  let student: Browser;
  let attempt: string;
  let questions: string[];
  /** The last acknowledged answer of each question. */
  const acknowledged = new Map<string, number>();
  let saved = 0;

  const saveNext = async () => {
    const questionId = questions[saved % questions.length] ?? '';
    const selectedAnswer = Math.floor(saved / questions.length) % 4;
    const { status } = await student.persist(`/api/exam-attempts/${attempt}/answers`, { questionId, selectedAnswer });
    expect(status).toBe(200);
    acknowledged.set(questionId, selectedAnswer);
    saved += 1;
  };

  const expectAllAnswersKept = async () => {
    const { body } = await student.get(`/api/exam-attempts/${attempt}`);
    const kept = body.answers.map((answer: { questionId: string; selectedAnswer: number }) => [
      answer.questionId,
      answer.selectedAnswer,
    ]);
    expect(new Map(kept)).toEqual(acknowledged);
  };

  /** What this node knows of the cluster. */
  const membersSeenBy = async (node: string): Promise<Member[]> => {
    const login = ['--user', `admin:${clusterPassword}`, '--cacert', '/certificates/trusted/ca.crt'];
    const call = ['curl', '--fail', '--silent', ...login, 'https://localhost:2113/gossip'];
    return JSON.parse(await stack.exec(node, ...call)).members;
  };
  const statesSeenBy = async (node: string) => {
    const alive = (await membersSeenBy(node)).filter(({ isAlive }) => isAlive);
    return alive.map(({ state }) => state).sort();
  };
  const waitForAllNodes = async () => {
    for (const node of nodes) {
      await stack.waitForHealth(node, 'healthy');
      await expect.poll(() => statesSeenBy(node), { timeout: 120_000 }).toEqual(['Follower', 'Follower', 'Leader']);
    }
  };

  beforeAll(async () => {
    stack = await startStack('cluster');
  });

  afterAll(async () => await stack?.remove());

  test('three nodes form a cluster, and each one sees only its own key', async () => {
    await waitForAllNodes();
    for (const node of nodes) {
      const files = await stack.exec(node, 'find', '/certificates', '-type', 'f');
      expect(files.trim().split('\n').sort()).toEqual([
        '/certificates/node/node.crt',
        '/certificates/node/node.key',
        '/certificates/trusted/ca.crt',
      ]);
    }
  });

  test('a student registers and answers questions of an exam', async () => {
    student = createBrowser(stack.url);
    await student.register({ email: 'ana@liceo.test', password: 'una clave larga y propia' });
    const [exam] = (await student.get('/api/exams')).body;
    const { status, body } = await student.persist(`/api/exams/${exam.id}/start`);
    expect(status).toBe(200);
    attempt = body.id;
    const running = (await student.get(`/api/exam-attempts/${attempt}`)).body;
    questions = running.exam.questions.map(({ id }: { id: string }) => id);
    for (let count = 0; count < 5; count++) await saveNext();
    await expectAllAnswersKept();
  });

  test('after a kill of the leader answers are saved again, none is lost, and the node comes back', async () => {
    const leader = (await membersSeenBy('eventstore-1')).find(({ state }) => state === 'Leader')?.httpEndPointIp ?? '';
    expect(nodes).toContain(leader);
    let isKilled = false;
    const killing = stack
      .container(leader)
      .then((container) => container.kill())
      .finally(() => {
        isKilled = true;
      });
    while (!isKilled) await saveNext();
    await killing;
    for (let count = 0; count < 20; count++) await saveNext();
    expect((await stack.inspect(leader)).State.Status).toBe('exited');
    await expectAllAnswersKept();

    await (await stack.container(leader)).start();
    await waitForAllNodes();
    await saveNext();
    await expectAllAnswersKept();
  });

  test('the log is kept after down and up', async () => {
    await stack.down({ removeVolumes: false });
    await expect(stack.container('eventstore-1')).rejects.toThrow('eventstore-1 has no container');
    await stack.up();
    await waitForAllNodes();
    await expectAllAnswersKept();
    await saveNext();
    await expectAllAnswersKept();
  });
});
