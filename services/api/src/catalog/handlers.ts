import { readingHandlers } from './reading.ts';
import { writingHandlers } from './writing.ts';

export const catalogHandlers = { ...readingHandlers, ...writingHandlers };
