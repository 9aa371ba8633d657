import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hasStandIn } from '../../../shared/net/api.ts';
import { hasPendingAnswers } from '../../../shared/outbox/pending-flag.ts';
import { noteStorageError } from '../../../shared/outbox/storage-error.ts';
import { useUser } from '../../../shared/session/session.ts';
import { storageReady } from '../../../shared/session/storage-lock.ts';
import { type KeptAnswer, useKeptAnswers } from './kept-answers.ts';

const load = () => import('./session-outbox.ts');

const openOutbox = async (userId: string, queries: QueryClient) => {
  const { practiceOutbox } = await load();
  const opening = storageReady();
  if (opening) await opening;
  return practiceOutbox(userId, queries);
};

/**
 * Keeps an answer until the server judges it.
 *
 * @returns false when the code of the outbox did not come
 */
export const keepAnswer = async (queries: QueryClient, { userId, ...answer }: Omit<KeptAnswer, 'order'>) => {
  const outbox = await openOutbox(userId, queries).catch(noteStorageError);
  await outbox?.add(answer);
  return outbox !== undefined;
};

/** Loads the outbox before it is needed, and shows what waits in this browser. */
export const useOutbox = () => {
  const queries = useQueryClient();
  const { id: userId } = useUser();
  useEffect(() => {
    // The preview of a teacher judges answers by itself.
    if (hasStandIn()) return;
    if (hasPendingAnswers('practice', userId)) openOutbox(userId, queries).catch(noteStorageError);
    else load().catch(() => {});
  }, [userId, queries]);
  return useKeptAnswers();
};
