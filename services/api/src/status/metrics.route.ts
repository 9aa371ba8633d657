import { createHash, timingSafeEqual } from 'node:crypto';
import { readPlatformStatus } from '@matraz/application/status/platform-status';
import type { PlatformStatus } from '@matraz/contracts/status-http';
import { partsInNeed } from '@matraz/domain/status/status-parts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ClientErrorDeps } from '../client-errors/deps.ts';
import type { Group } from '../group/group.ts';
import { HttpProblem } from '../http/calls/problems.ts';
import type { StatusDeps } from './deps.ts';

/** Never negative: the clock may have been set back since. */
const ageSeconds = (now: string, then: string): number => Math.max(0, (Date.parse(now) - Date.parse(then)) / 1_000);

/** Each number of the status that is a metric. Null: there is nothing to measure. */
const gauges: Record<string, { help: string; value: (status: PlatformStatus) => number | null }> = {
  matraz_projection_lag_seconds: {
    help: 'Age of the oldest event that the read models do not contain.',
    value: ({ readModels }) => readModels.behindSeconds,
  },
  matraz_projection_lag_events: {
    help: 'Events that the read models do not contain. Absent with EventStoreDB.',
    value: ({ readModels }) => readModels.behindEvents,
  },
  matraz_parked_events: {
    help: 'Events that could not be projected.',
    value: ({ readModels }) => readModels.parked,
  },
  matraz_rebuild_running: {
    help: '1 while the read models are rebuilt.',
    value: ({ readModels }) => Number(readModels.isRebuilding),
  },
  matraz_open_attempts: { help: 'Exam attempts that are not completed.', value: ({ attempts }) => attempts.open },
  matraz_overdue_attempts: {
    help: 'Open attempts more than a minute after their deadline.',
    value: ({ attempts }) => attempts.overdue,
  },
  matraz_waiting_payment_notices: {
    help: 'Notices of the payment provider that wait for the worker.',
    value: ({ waitingNotices }) => waitingNotices,
  },
  matraz_sealed_events: { help: 'Events that the last seal covers.', value: ({ seal }) => seal?.size ?? null },
  matraz_seal_lag_seconds: {
    help: 'Age of the oldest event without a seal.',
    value: ({ seal }) => seal?.behindSeconds ?? null,
  },
  matraz_seal_age_seconds: {
    help: 'Age of the last seal. The worker seals every minute, also without new events.',
    value: ({ checkedAt, seal }) => seal && ageSeconds(checkedAt, seal.sealedAt),
  },
  matraz_seal_working: {
    help: '1: the log is sealed. 0: it never was, nothing was sealed for ten minutes, or the last seal is not signed.',
    value: ({ sealProblem }) => Number(sealProblem === null),
  },
  matraz_log_verified: {
    help: '1: the comparisons found the log as it was sealed. 0: it differs, or the last comparison is older than 36 hours.',
    value: (status) => Number(!partsInNeed(status).has('verification')),
  },
  matraz_log_comparison_age_seconds: {
    help: 'Age of the last comparison of the log with its seal.',
    value: ({ checkedAt, verification }) => verification && ageSeconds(checkedAt, verification.verifiedAt),
  },
  matraz_queue_scheduled_jobs: {
    help: 'Jobs in the queue whose time has not come. An exam deadline is added one to two minutes before it.',
    value: ({ queue }) => queue?.scheduled ?? null,
  },
  matraz_queue_waiting_jobs: {
    help: 'Jobs of the worker whose time has come, and that do not run yet.',
    value: ({ queue }) => queue?.waiting ?? null,
  },
  matraz_queue_oldest_seconds: {
    help: 'How long the oldest of the waiting jobs has waited.',
    value: ({ queue }) => queue?.oldestSeconds ?? null,
  },
  matraz_queue_age_seconds: {
    help: 'Age of the last count of the jobs. A worker counts every 15 s.',
    value: ({ checkedAt, queue }) => queue && ageSeconds(checkedAt, queue.measuredAt),
  },
  matraz_backup_age_seconds: {
    help: 'Age of the last backup.',
    value: ({ checkedAt, backup }) => backup && ageSeconds(checkedAt, backup.madeAt),
  },
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Without a token only a program of this machine may read. A header that names a client comes from a proxy, so it is refused. */
const mayRead = ({ headers, socket }: FastifyRequest, token: string | undefined): boolean => {
  if (token !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers;
  return !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '');
};

/** `GET /metrics` for Prometheus: the platform, and all api processes of this machine together. Routes are labels, ids are not, so nothing personal is in it. */
export const metrics = (app: FastifyInstance, deps: ClientErrorDeps & StatusDeps & { group: Group }): void => {
  /** The metrics of this process. */
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  registry.registerMetric(deps.clientErrors);
  deps.appends.register(registry);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its reply.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const allMetrics = deps.group.shareMetrics(() => registry.getMetricsAsJSON());
  /** The metrics of the platform, which every process would answer alike. */
  const platform = new Registry();
  const processes = new Gauge({
    name: 'matraz_api_processes',
    help: 'Api processes that answer.',
    registers: [platform],
  });
  const isRead = new Gauge({
    name: 'matraz_status_read',
    help: '1: the metrics of the platform were read. 0: the database or the event store does not answer, and they are absent.',
    registers: [platform],
  });
  const clockJump = new Gauge({
    name: 'matraz_clock_jump_seconds',
    help: 'How far the clock was set forward or back (negative) by its last jump within an hour. 0: there was none.',
    registers: [platform],
  });
  const takesWrites = new Gauge({
    name: 'matraz_database_takes_writes',
    help: '1: a small write succeeded. 0: the disk is full, the server only reads, or it does not answer.',
    registers: [platform],
  });
  const diskGauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['folder'], registers: [platform] });
  const freeBytes = diskGauge('matraz_disk_free_bytes', 'Free space of the disk that has the folder.');
  const sizeBytes = diskGauge('matraz_disk_size_bytes', 'Size of the disk that has the folder.');
  const status = Object.entries(gauges).map(([name, { help, value }]) => ({
    gauge: new Gauge({ name, help, registers: [platform] }),
    value,
  }));
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    const labels = { method, route: routeOptions?.url ?? 'none', status: String(statusCode) };
    requests.observe(labels, elapsedTime / 1_000);
    done();
  });
  // A plugin of its own, so that the route comes after the description of all routes.
  app.register(async (scope) => {
    scope.get('/metrics', async (request, reply) => {
      if (!mayRead(request, deps.config.metricsToken)) throw new HttpProblem('not_found');
      const current = await readPlatformStatus(deps, deps.clock()).catch((err: unknown) => {
        request.log.warn({ err }, 'the metrics of the platform could not be read');
        return null;
      });
      isRead.set(Number(current !== null));
      clockJump.set(deps.clockJump()?.seconds ?? 0);
      takesWrites.set(Number((await deps.writeProbe.state()) === 'ok'));
      for (const disk of await deps.disks()) {
        freeBytes.set({ folder: disk.folder }, disk.freeBytes);
        sizeBytes.set({ folder: disk.folder }, disk.sizeBytes);
      }
      for (const { gauge, value } of status) {
        const measured = current && value(current);
        if (measured === null)
          gauge.remove(); // a reset would show 0
        else gauge.set(measured);
      }
      const all = await allMetrics();
      processes.set(all.length);
      const texts = [await AggregatorRegistry.aggregate(all).metrics(), await platform.metrics()];
      return reply.type(platform.contentType).header('cache-control', 'no-store').send(texts.join('\n'));
    });
  });
};
