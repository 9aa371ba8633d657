import type { Config } from '../config/config.ts';
import { noTracing, type Tracing } from './tracing.ts';

/**
 * OpenTelemetry, when OTEL_EXPORTER_OTLP_ENDPOINT names a collector. Its packages are loaded only then.
 *
 * @see docs/decisions/tracing.md
 */
export const openTracing = async (
  service: string,
  { otlpUrl, traceRatio }: Pick<Config, 'otlpUrl' | 'traceRatio'>,
): Promise<Tracing> => {
  if (otlpUrl === undefined) return noTracing;
  const { openTelemetry } = await import('./open-telemetry.ts');
  return openTelemetry({ service, url: `${otlpUrl}/v1/traces`, ratio: traceRatio });
};
