import { z } from 'zod';
import { defineCall } from '../call.ts';
import { studyGoals } from './goals.ts';

export const goalCalls = {
  getGoals: defineCall({
    name: 'getGoals',
    summary: 'Las metas propias; null: todavía no respondió',
    access: 'session',
    reply: z.object({ goals: studyGoals.nullable() }),
  }),
  setGoals: defineCall({
    name: 'setGoals',
    summary: 'Guardar las metas propias',
    access: 'session',
    body: studyGoals,
    reply: z.object({ goals: studyGoals }),
  }),
};
