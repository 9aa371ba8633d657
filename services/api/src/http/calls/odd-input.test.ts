import { makeTopic } from '@matraz/application/testing/content';
import { makeExam } from '@matraz/application/testing/exams';
import type { CallDefinition } from '@matraz/contracts/call';
import { calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { loadConfig } from '@matraz/infra/config/config';
import { newId } from '@matraz/infra/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { Client } from '../../testing/client.ts';
import { startSharedTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: Client;
let ids: string[];
beforeAll(async () => {
  api = await startSharedTestApi({
    config: loadConfig({ PUBLIC_URL: 'http://localhost:3000', RATE_LIMIT_SCALE: '1000' }),
  });
  admin = await api.account({ admin: true });
  const topic = await makeTopic(admin, { lessons: 1, questions: 1, videos: 1 });
  const exam = await makeExam(admin, { scored: 1, pilots: 0 });
  ids = [
    topic.id,
    exam.id,
    ...topic.lessons,
    ...topic.questions,
    ...topic.videos,
    ...exam.questions,
    newId(),
    'x',
    '%27',
  ];
});
afterAll(() => api.close());

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  maximum?: number;
  minimum?: number;
  maxLength?: number;
  pattern?: string;
}

/** A value that fits the JSON schema, with numbers and texts as large or as small as it allows. */
const extreme = (schema: Schema, isLarge: boolean, id: string): unknown => {
  const any = schema.anyOf ?? schema.oneOf;
  if (any?.[0]) return extreme(any[0], isLarge, id);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(isLarge ? -1 : 0);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, part]) => [name, extreme(part, isLarge, id)]),
      );
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, isLarge ? 2 : 0) }, () =>
        extreme(schema.items ?? {}, isLarge, id),
      );
    case 'integer':
    case 'number':
      return isLarge ? (schema.maximum ?? Number.MAX_SAFE_INTEGER) : (schema.minimum ?? Number.MIN_SAFE_INTEGER);
    case 'boolean':
      return isLarge;
    case 'string':
      if (schema.format === 'uuid') return id;
      if (schema.pattern !== undefined)
        return ['x', '99:59:59', '#ffffff'].find((text) => new RegExp(schema.pattern ?? '').test(text));
      return isLarge ? 'a'.repeat(schema.maxLength ?? 1_000) : 'x';
    default:
      return isLarge ? [] : '';
  }
};

const jsonOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;

test.each(Object.values(calls as Record<string, CallDefinition>).map((call) => [call.name, call] as const))(
  '%s: no input gives a 500',
  async (name, call) => {
    const [method, path] = routes[name as keyof typeof routes].split(' ') as [
      'GET' | 'POST' | 'PUT' | 'DELETE',
      string,
    ];
    const faults: object[] = [];
    for (const id of path.includes(':') ? ids : ['']) {
      for (const isLarge of [true, false]) {
        const url = path.replaceAll(/:\w+/g, id);
        const query = call.query ? extreme(jsonOf(call.query), isLarge, id) : {};
        const search = new URLSearchParams(query as Record<string, string>).toString();
        const body = call.body ? extreme(jsonOf(call.body), isLarge, ids[0] ?? '') : undefined;
        const { status } = await admin.request({
          method,
          url: search ? `${url}?${search}` : url,
          ...(method !== 'GET' &&
            body !== undefined && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
        });
        // 429 would mean that the call was not reached.
        if (status === 500 || status === 429) faults.push({ status, method, url, body });
      }
    }
    expect(faults).toEqual([]);
  },
);
