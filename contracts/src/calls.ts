import { accountCalls } from './accounts/http.ts';
import { catalogCalls } from './catalog/http.ts';
import { practiceCalls } from './practice/http.ts';

/** Every JSON call of the product, by name. `GET /api/updates` is a stream and stands in `updates.ts`. */
export const calls = { ...accountCalls, ...catalogCalls, ...practiceCalls };

export type Calls = typeof calls;
