import { hash } from 'node:crypto';
import type { Sha256 } from '@matraz/domain/seal/merkle-tree';

export const nativeSha256: Sha256 = (data) => hash('sha256', data, 'buffer');
