import { accountHandlers } from './accounts/handlers.ts';
import { catalogHandlers } from './catalog/handlers.ts';
import { examHandlers } from './exams/handlers.ts';
import type { Handlers } from './http/route.ts';
import { practiceHandlers } from './practice/handlers.ts';
import { premiumHandlers } from './premium/handlers.ts';

/** Who answers each call of the contract. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...catalogHandlers,
  ...practiceHandlers,
  ...examHandlers,
  ...premiumHandlers,
};
