import { entityId } from '@matraz/contracts/ids';
import { DomainError, type DomainErrorCode } from '@matraz/domain/errors';

/**
 * An id as it stands in an address, in its one spelling.
 * @throws DomainError `missing` when it can name nothing
 */
export const idOr = (missing: DomainErrorCode, id: string): string => {
  if (!entityId.safeParse(id).success) throw new DomainError(missing);
  return id.toLowerCase();
};
