import type { ExamSummary } from '@matraz/contracts/exams/http';
import type { Position } from '@matraz/infra/event-store/port';
import type { ReadModelWaiter } from '@matraz/infra/read-models/read-model-waiter';
import type pg from 'pg';
import { createReadModelMemory } from '../catalog/read-model-memory.ts';
import { selectExams } from './select-exams.ts';

/** Longer lists are read for each request. */
const mostBytes = 4 * 1024 * 1024;

interface Sources {
  pool: pg.Pool;
  waiter: Pick<ReadModelWaiter, 'onChanged' | 'hasHeardAll' | 'waitFor'>;
}

/** The list of exams in the memory of this process, at least as new as the read tables were at a position. */
export type ExamList = (isStaff: boolean, atLeast: Position) => Promise<ExamSummary[]>;

export const createExamList = ({ pool, waiter }: Sources): ExamList => {
  const lists = createReadModelMemory({
    waiter,
    load: (reader) => selectExams(pool, reader === 'staff'),
    isChangedBy: ([model]) => model === 'exams',
    sizeOf: (exams) => 2 * JSON.stringify(exams).length,
    mostBytes,
  });
  return (isStaff, atLeast) => lists(isStaff ? 'staff' : 'student', atLeast);
};
