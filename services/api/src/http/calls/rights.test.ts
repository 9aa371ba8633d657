import type { CallDefinition } from '@matraz/contracts/call';
import { calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { rightsTable } from '@matraz/domain/accounts/rights';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '../../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let people: { visitor: Client; student: Client; teacher: Client; admin: Client };
beforeAll(async () => {
  api = await startSharedTestApi();
  people = {
    visitor: api.visitor,
    student: await api.account(),
    teacher: await api.account({ teacher: true }),
    admin: await api.account({ admin: true }),
  };
});
afterAll(() => api.close());

/** What the table refuses with. An allowed call may fail for another reason: its ids are invented. */
const refusals = ['session_required', 'teacher_required', 'admin_required', 'factor_required', 'guardian_required'];

// It would end the session of this test.
const destructive = new Set(['eraseOwnAccount', 'endOtherSessions', 'endSession']);

test.each((Object.values(calls) as CallDefinition[]).filter(({ name }) => !destructive.has(name)))(
  '$name is open to whom the table names, and to nobody else ($access)',
  async ({ name, access }) => {
    const [method, path] = routes[name].split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const url = path.replaceAll(/:\w+/g, () => newId());
    for (const [who, client] of Object.entries(people)) {
      const body = method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, payload: '{"never":1}' };
      const reply = await client.request({ method, url, ...body });
      const isRefused = refusals.includes(reply.text && reply.body?.code);
      expect(isRefused, `${who}: ${reply.status}`).toBe(!rightsTable[access].includes(who as 'student'));
    }
  },
);
