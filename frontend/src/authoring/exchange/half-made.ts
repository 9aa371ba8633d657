import type { HistoryKind } from '@matraz/contracts/history-http';
import { call } from '../../shared/net/api.ts';
import { ApiError } from '../../shared/net/api-error.ts';

/**
 * The content that an earlier try of this import created is deleted. The next try needs new idempotency keys, because the server
 * answers the old ones with the deleted content.
 */
export class HalfMadeDeleted extends Error {}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Handles the failure of an import into this content.
 *
 * @throws HalfMadeDeleted when the content is deleted; the failure itself otherwise
 */
export const throwDeletedOr =
  (kind: HistoryKind, id: string) =>
  async (failure: unknown): Promise<never> => {
    if (!isNotFound(failure)) throw failure;
    // The history comes from the log. A slow projector also has no such content yet.
    const history = await call('getHistory', { params: { kind, id }, query: {} }).catch(() => null);
    throw history?.isDeleted ? new HalfMadeDeleted('deleted meanwhile', { cause: failure }) : failure;
  };
