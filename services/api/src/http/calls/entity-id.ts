import { entityId } from '@matraz/contracts/ids';
import { DomainError, type DomainErrorCode } from '@matraz/domain/errors';

/**
 * An id from a path in lower case.
 *
 * @throws DomainError `missing` when the text is not a UUID
 */
export const idOr = (missing: DomainErrorCode, id: string): string => {
  if (!entityId.safeParse(id).success) throw new DomainError(missing);
  return id.toLowerCase();
};
