import { loadDatabaseSecrets } from '@matraz/infra/config/database-secrets';
import { migrate } from '@matraz/infra/postgres/migrate';
import { createPool, type Pool } from '@matraz/infra/postgres/pool';
import { readConnectionFile } from '@matraz/infra/processes/connection-file';
import { createBrowser } from '@matraz/infra/testing/browser';
import {
  killProcesses,
  type RunningPlatform,
  startPlatform,
  temporaryDataDir,
} from '@matraz/platform/system/running-platform';

/** Concurrent students or writers in every benchmark. */
export const concurrency = 32;

export interface Student {
  cookie: string;
  attemptId: string;
}

/** A separate database on the server of the platform, with an empty log and no projector. */
interface EmptyLog {
  databaseUrl: string;
  pool: Pool;
}

/** The whole platform with its demo, and students who take the demo exam of 80 questions. */
export interface Fixture {
  readonly dataDir: string;
  readonly platform: RunningPlatform;
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly emptyLog: EmptyLog;
  students: Student[];
  examId: string;
  /** Ids of the exam's questions. */
  questions: string[];
  /** Stops the platform and starts it again with the same data. */
  restart(): Promise<void>;
  end(): Promise<void>;
}

const startStudent = async (url: string, index: number, examId: string): Promise<Student> => {
  const client = createBrowser(url);
  await client.register({ email: `banca${index}@liceo.test`, password: 'una clave larga y propia' });
  const { id } = (await client.persist(`/api/exams/${examId}/start`, {})).body;
  return { cookie: client.cookieHeader(), attemptId: id };
};

/** @param database absent: the database of the platform */
export const ownerUrl = (serviceUrl: string, dataDir: string, database?: string): string => {
  const url = new URL(serviceUrl);
  url.username = 'postgres';
  url.password = loadDatabaseSecrets(dataDir).databasePassword;
  if (database !== undefined) url.pathname = `/${database}`;
  return url.href;
};

/** The server has another port after each start. */
const connectEmptyLog = (serviceUrl: string, dataDir: string): EmptyLog => {
  const databaseUrl = ownerUrl(serviceUrl, dataDir, 'matraz_bench');
  return { databaseUrl, pool: createPool(databaseUrl, { max: 4 }) };
};

const makeEmptyLog = async (serviceUrl: string, dataDir: string): Promise<EmptyLog> => {
  const owner = createPool(ownerUrl(serviceUrl, dataDir), { max: 1 });
  await owner.query('create database matraz_bench');
  await owner.end();
  const emptyLog = connectEmptyLog(serviceUrl, dataDir);
  await migrate(emptyLog.databaseUrl);
  return emptyLog;
};

const createFixture = async (dataDir: string, end: () => void): Promise<Fixture> => {
  const env = { MATRAZ_DEMO: '1', RATE_LIMIT_SCALE: '1000000', CI: undefined };
  const start = () => startPlatform({ dataDir, env });
  const connect = () => {
    const databaseUrl = readConnectionFile(dataDir)?.databaseUrl ?? '';
    return { databaseUrl, pool: createPool(databaseUrl, { max: 4 }) };
  };
  let platform = await start();
  let { databaseUrl, pool } = connect();

  let emptyLog = await makeEmptyLog(databaseUrl, dataDir);

  const visitor = createBrowser(platform.url);
  await visitor.register({ email: 'portera@liceo.test', password: 'una clave larga y propia' });
  const [exam] = (await visitor.get('/api/exams')).body;
  const { questions } = (await visitor.get(`/api/exams/${exam.id}`)).body;
  const students: Student[] = [];
  // One after the other, because password hashing is slow.
  for (let index = 0; index < concurrency; index++) students.push(await startStudent(platform.url, index, exam.id));

  return {
    dataDir,
    get platform() {
      return platform;
    },
    get pool() {
      return pool;
    },
    get databaseUrl() {
      return databaseUrl;
    },
    get emptyLog() {
      return emptyLog;
    },
    students,
    examId: exam.id,
    questions: questions.map(({ id }: { id: string }) => id),
    async restart() {
      await emptyLog.pool.end();
      await pool.end();
      await platform.stop();
      platform = await start();
      ({ databaseUrl, pool } = connect());
      emptyLog = connectEmptyLog(databaseUrl, dataDir);
    },
    async end() {
      await emptyLog.pool.end();
      await pool.end();
      await platform.stop();
      end();
    },
  };
};

export const startFixture = async (): Promise<Fixture> => {
  const dataDir = temporaryDataDir();
  const end = () => {
    killProcesses(dataDir.path);
    dataDir.remove();
  };
  return createFixture(dataDir.path, end).catch((error: unknown) => {
    end();
    throw error;
  });
};
