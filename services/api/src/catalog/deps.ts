import type { CatalogLookup } from '@matraz/application/catalog/catalog-lookup';
import type { FileStore } from '@matraz/infra/files/port';
import type { Deps } from '../deps.ts';
import type { CatalogMemory } from './catalog-memory.ts';

export interface CatalogDeps extends Deps {
  catalog: CatalogMemory;
  catalogLookup: CatalogLookup;
  /** The uploaded pictures. */
  files: FileStore;
}
