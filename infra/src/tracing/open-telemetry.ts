import { setTimeout as delay } from 'node:timers/promises';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { isSpanId, noTracing, type Tracing } from './tracing.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
};

/** A collector that is away must not delay the end of a service. */
const closeTimeoutMs = 2_000;

interface Options {
  service: string;
  /** Where spans are sent, as OTLP/HTTP JSON. */
  url: string;
  /** The part of the traces that is recorded. The trace's id decides, so all services record the same ones. */
  ratio: number;
}

export const openTelemetry = ({ service, url, ratio }: Options): Tracing => {
  const random = new RandomIdGenerator();
  let nextTrace = '';
  let nextSpan: string | undefined;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `matraz-${service}` }),
    sampler: new TraceIdRatioBasedSampler(ratio),
    idGenerator: { generateTraceId: () => nextTrace, generateSpanId: () => nextSpan ?? random.generateSpanId() },
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  const tracer = provider.getTracer('matraz');
  return {
    isOn: true,
    start(name, { correlationId, causationId = '' }, { kind = 'internal', attributes = {}, id, startedAt } = {}) {
      const traceId = correlationId.replaceAll('-', '');
      if (!/^[0-9a-f]{32}$/.test(traceId)) return noTracing.start(name, { correlationId });
      nextTrace = traceId;
      nextSpan = id;
      const parent = { traceId, spanId: causationId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
      const context = isSpanId(causationId) ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes, startTime: startedAt }, context);
      return {
        id: span.spanContext().spanId,
        end({ attributes: found = {}, isFailed = false, at } = {}) {
          span.setAttributes(found);
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end(at);
        },
      };
    },
    async close() {
      await Promise.race([provider.shutdown().catch(() => {}), delay(closeTimeoutMs, undefined, { ref: false })]);
    },
  };
};
