import type { ExamArchive } from '@matraz/application/exams/exam-archive';
import type { ExamLookup } from '@matraz/application/exams/exam-lookup';
import type { CatalogDeps } from '../catalog/deps.ts';
import type { ExamList } from './exam-list.ts';
import type { Presence } from './presence.ts';

export interface ExamDeps extends CatalogDeps {
  archive: ExamArchive;
  examList: ExamList;
  examLookup: ExamLookup;
  /** Counts an access word that an account typed. @throws TooManyGuesses */
  countWord(userId: string): Promise<void>;
  presence: Presence;
}
