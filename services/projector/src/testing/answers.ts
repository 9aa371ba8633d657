import type { EventStore, Position, ReadAllOptions } from '@matraz/infra/event-store/port';
import { beforeEach } from 'vitest';
import { studentXp } from '../practice/student-xp.projection.ts';
import type { fillBeside } from '../runner/rebuild.ts';
import { answered, id } from './events.ts';
import { eachWithPlatform, type Platform } from './platform.ts';

/** A log of correct answers. Each gives 10 XP, so the table of XP tells how many of them it contains, and which ones twice. */
export const createAnswers = ({ school, rows }: Platform) => {
  let asked = 0;
  return {
    async append(count: number): Promise<void> {
      for (let left = count; left > 0; left -= 1) {
        asked += 1;
        await school.record(answered(id('u0'), id(`q${asked}`), id('t0')));
      }
    },
    async countIn(schema: string): Promise<number> {
      const [found] = await rows(`select coalesce(sum(xp), 0)::int / 10 as answers from ${schema}.student_xp`);
      return found?.answers;
    },
  };
};

export type Answers = ReturnType<typeof createAnswers>;

/** A platform whose log has this many answers, for each test of the file. */
export const eachWithAnswers = (count: number, use: (platform: Platform, answers: Answers) => void) => {
  let platform: Platform;
  eachWithPlatform((fresh) => {
    platform = fresh;
  });
  beforeEach(async () => {
    const answers = createAnswers(platform);
    await answers.append(count);
    use(platform, answers);
  });
};

/** The log in pages of at most `size` events. @param onRead called before each read */
export const inPages = (
  store: EventStore,
  size: number,
  onRead: (options: ReadAllOptions) => unknown = () => {},
): EventStore => ({
  ...store,
  async readAll(options) {
    await onRead(options);
    return store.readAll({ ...options, limit: Math.min(options.limit, size) });
  },
});

/** The positions and numbers of events that a filling reports after its pages. */
export const createPageReport = () => {
  const pages: [position: Position, events: number][] = [];
  return { pages, onPage: (...page: [Position, number]) => void pages.push(page) };
};

/** What every filling of tables needs. The tables are the smallest ones. */
export const fillOptions = ({ database, store, logger }: Platform): Parameters<typeof fillBeside>[0] => ({
  databaseUrl: database.url,
  store,
  logger,
  signal: new AbortController().signal,
  projections: [studentXp],
});

/** What the log lines say. */
export const linesOf = ({ lines }: Platform): Record<string, unknown>[] => lines().map(({ level, ...said }) => said);

/** The kinds of the tables that are being filled. u: unlogged, p: permanent. */
export const persistenceOf = async ({ rows }: Platform): Promise<string> => {
  const kinds = await rows(`
    select distinct relpersistence as kind from pg_class
    where relnamespace = 'read_next'::regnamespace and relkind = 'r' order by 1`);
  return kinds.map(({ kind }) => kind).join();
};
