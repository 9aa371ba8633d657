import { accountHandlers } from './accounts/handlers.ts';
import { catalogHandlers } from './catalog/handlers.ts';
import { examHandlers } from './exams/handlers.ts';
import { practiceHandlers } from './practice/handlers.ts';
import { premiumHandlers } from './premium/handlers.ts';
import type { Handlers } from './route.ts';

/** Who answers each call of the contract. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...catalogHandlers,
  ...practiceHandlers,
  ...examHandlers,
  ...premiumHandlers,
};
