import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { makeTopic } from '@matraz/application/testing/content';
import { loadConfig } from '@matraz/infra/config/config';
import { openTracing } from '@matraz/infra/tracing/open-tracing';
import type { Tracing } from '@matraz/infra/tracing/tracing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

interface Span {
  traceId: string;
  spanId: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  parentSpanId?: string;
  name: string;
}
/** The body of OTLP/HTTP in JSON. */
interface Export {
  resourceSpans: { resource: { attributes: { value: { stringValue: string } }[] }; scopeSpans: { spans: Span[] }[] }[];
}

let collector: Server;
let tracing: Tracing;
let api: TestApi;
const received: Export[] = [];

beforeAll(async () => {
  collector = createServer(async (request, reply) => {
    received.push((await json(request)) as Export);
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` };
  tracing = await openTracing('api', loadConfig(env));
  api = await startTestApi({ tracing }, undefined, env);
});
afterAll(async () => {
  await api.close();
  collector.close();
});

/** A trace as the browser makes it: a UUIDv7, which contains the time of the click. */
const clickedAt = (time: number) => {
  const hex = time.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}${hex.slice(8)}7${'0'.repeat(3)}a${'0'.repeat(15)}`;
};

/** `service name`, and `parent` as the name of its span. */
const spansOf = (trace: string) => {
  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = resource.attributes[0]?.value.stringValue;
      return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span })));
    }),
  );
  const named = ({ service, name }: { service: string | undefined; name: string }) => `${service} ${name}`;
  const nameOf = (id: string | undefined) => {
    const parent = spans.find(({ spanId }) => spanId === id);
    return parent ? named(parent) : id;
  };
  return spans.flatMap((span) =>
    span.traceId === trace ? [{ span: named(span), parent: nameOf(span.parentSpanId) }] : [],
  );
};

test('a click is one trace through browser, api, append and projector, without ids of users and contents', async () => {
  const [trace, click] = ['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'];
  const topic = await makeTopic(await api.account({ admin: true }), { questions: 1 });
  const ana = await api.account();
  const answer = (traceparent: string) =>
    api.app.inject({
      method: 'POST',
      url: `/api/questions/${topic.questions[0]}/answer`,
      headers: { cookie: ana.cookie, traceparent },
      payload: { selectedAnswer: 1 },
    });
  const reply = await answer(`00-${trace}-${click}-01`);
  expect(reply.statusCode).toBe(200);

  const { events } = await api.deps.store.readAll({ after: 0n, limit: 100, filter: { types: ['QuestionAnswered'] } });
  expect(events.map(({ metadata }) => metadata.correlationId)).toEqual(['0af76519-16cd-43dd-8448-eb211c80319c']);

  const browserSpan = 'c7ad6b7169203331';
  const now = Date.now();
  const clicks = { second: now - 2_000, future: now + 3_600_000, past: now - 86_400_000 };
  for (const time of Object.values(clicks)) await answer(`00-${clickedAt(time)}-${browserSpan}-01`);

  await tracing.close();
  await api.projector.stop();
  const request = 'matraz-api POST /api/questions/:id/answer';
  expect(spansOf(trace)).toEqual(
    expect.arrayContaining([
      { span: request, parent: click },
      { span: 'matraz-api append', parent: request },
      { span: 'matraz-projector project QuestionAnswered', parent: request },
    ]),
  );
  const browser = 'matraz-api browser POST /api/questions/:id/answer';
  for (const time of Object.values(clicks))
    expect(spansOf(clickedAt(time))).toEqual(
      expect.arrayContaining([
        { span: browser, parent: undefined },
        { span: request, parent: browser },
      ]),
    );
  // The span of the browser is as long as the way of the click to the api. A browser with a wrong clock gets no length.
  const lengthOf = (time: number) => {
    const all = received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans));
    const own = all
      .flatMap(({ spans }) => spans)
      .find(({ traceId, spanId }) => traceId === clickedAt(time) && spanId === browserSpan);
    return Number(BigInt(own?.endTimeUnixNano ?? 0) - BigInt(own?.startTimeUnixNano ?? 0)) / 1e6;
  };
  expect(lengthOf(clicks.second)).toBeGreaterThanOrEqual(2_000);
  expect(lengthOf(clicks.future)).toBe(0);
  expect(lengthOf(clicks.past)).toBe(0);
  const sent = JSON.stringify(received);
  for (const id of [ana.userId, topic.id, topic.questions[0]]) expect(sent).not.toContain(id);
});
