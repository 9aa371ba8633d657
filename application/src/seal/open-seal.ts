import { type Checkpoint, openCheckpoint } from '@matraz/domain/seal/checkpoint';
import type { Seal } from '@matraz/infra/seal/seal-tables';

/** Reads a stored seal. The role of the services can store any text. @returns undefined when no known key signed it for its size */
export const openSeal = (
  { note, size }: Pick<Seal, 'note' | 'size'>,
  publicKeys: readonly string[],
): Checkpoint | undefined => {
  const checkpoint = openCheckpoint(note, ...publicKeys);
  return checkpoint?.size === size ? checkpoint : undefined;
};
