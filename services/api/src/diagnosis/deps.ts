import type { CatalogDeps } from '../catalog/deps.ts';
import type { Difficulties } from './difficulties.ts';

export interface DiagnosisDeps extends CatalogDeps {
  difficulties: Difficulties;
}
