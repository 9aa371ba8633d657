import {
  type HistoryOf,
  missingContent,
  readContentAtVersion,
  readDeletedContent,
  readHistory,
} from '@matraz/application/history/read-history';
import { restoreContent } from '@matraz/application/history/restore-content';
import type { HistoryKind } from '@matraz/contracts/history-http';
import type pg from 'pg';
import { personName } from '../accounts/person-name.ts';
import type { ExamDeps } from '../exams/deps.ts';
import { requireExamOfQuestion } from '../exams/select-exams.ts';
import { idOr } from '../http/calls/entity-id.ts';
import type { Handlers } from '../http/calls/handler.ts';
import { selectDeletedContent, selectDeletedExams } from './select-deleted-content.ts';

/** The names of users by id. The map has no deleted accounts. */
const selectNames = async (pool: pg.Pool, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `select u.id, ${personName} as name from accounts.users u where u.id = any($1::uuid[])`,
    [userIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** @throws DomainError the error of `missingContent` */
const historyOf = async (pool: pg.Pool, params: { kind: HistoryKind; id: string }): Promise<HistoryOf> => {
  const { kind } = params;
  const id = idOr(missingContent[kind], params.id);
  return kind === 'exam-question' ? { kind, id, examId: await requireExamOfQuestion(pool, id) } : { kind, id };
};

export const historyCalls: Handlers<
  'getHistory' | 'getContentAtVersion' | 'listDeletedContent' | 'listDeletedExams' | 'restoreContent',
  ExamDeps
> = {
  getHistory: async ({ params, query }, deps) => {
    const { entries, ...history } = await readHistory(deps, await historyOf(deps.pool, params), query.before);
    const names = await selectNames(deps.pool, [...new Set(entries.flatMap(({ userId }) => userId ?? []))]);
    return {
      ...history,
      entries: entries.map(({ userId, ...entry }) => ({
        ...entry,
        by: userId === null ? null : { userId, name: names.get(userId) ?? null },
      })),
    };
  },
  listDeletedContent: async ({ params, query }, deps) => {
    const rows = await selectDeletedContent(deps.pool, idOr('topic_not_found', params.id), query.kind);
    return Promise.all(
      rows.map(async ({ deletedAt, ...row }) => ({
        id: row.id,
        deletedAt: deletedAt.toISOString(),
        at: await readDeletedContent(deps, row),
      })),
    );
  },
  listDeletedExams: async (_, { pool }) =>
    (await selectDeletedExams(pool)).map(({ deletedAt, ...row }) => ({ ...row, deletedAt: deletedAt.toISOString() })),
  restoreContent: async ({ params, body, context }, deps) =>
    restoreContent(deps, await historyOf(deps.pool, params), body, context),
  getContentAtVersion: async ({ params }, deps) =>
    readContentAtVersion(deps, await historyOf(deps.pool, params), params.version),
};
