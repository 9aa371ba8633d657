import { z } from 'zod';
import { defineCall, type ReplyOf } from './call.ts';

const count = z.int().nonnegative();
const time = z.iso.datetime();

/** What the health check found when it last tried to write. */
export const writeStates = ['ok', 'read-only', 'disk-full', 'failing'] as const;

export const statusCalls = {
  getPlatformStatus: defineCall({
    name: 'getPlatformStatus',
    summary: 'Cómo está la plataforma: lecturas, ensayos, pagos, sello y respaldo',
    access: 'admin',
    reply: z.object({
      checkedAt: time,
      /** The last time in an hour that the clock was set forward or back (negative) while the api ran. Null: it was not. */
      clockJump: z.object({ at: time, seconds: z.int() }).nullable(),
      /** Whether PostgreSQL takes writes. `failing`: it refuses them for a reason that its log tells. */
      database: z.object({ writes: z.enum(writeStates) }),
      /** The disks that the app or its database fills, on the machine of the api. */
      disks: z.array(z.object({ folder: z.enum(['data', 'database']), freeBytes: count, sizeBytes: count })),
      readModels: z.object({
        /** Age of the oldest event that the read models do not contain. 0: they contain all. */
        behindSeconds: z.number().nonnegative(),
        /** Events that the read models do not contain. Null: EventStoreDB does not count them. */
        behindEvents: count.nullable(),
        /** Events that could not be projected. */
        parked: count,
        isRebuilding: z.boolean(),
      }),
      attempts: z.object({
        open: count,
        /** Open for more than a minute after their deadline: the worker should have completed them. */
        overdue: count,
      }),
      /**
       * The jobs of the worker. `scheduled`: their time has not come. `waiting`: their time has come, and none runs them yet.
       * `oldestSeconds`: how long the oldest has waited. Null: no worker has counted them yet.
       */
      queue: z
        .object({ scheduled: count, waiting: count, oldestSeconds: z.number().nonnegative(), measuredAt: time })
        .nullable(),
      /** Notices of the payment provider that the worker has not handled. */
      waitingNotices: count,
      /** `behindSeconds`: age of the oldest event without a seal. Null: nothing was sealed yet. */
      seal: z.object({ size: count, sealedAt: time, behindSeconds: z.number().nonnegative() }).nullable(),
      /**
       * Null: the log is sealed. `missing`: it was never sealed. `unsigned`: the last seal does not have the signature of the key in
       * use. `stopped`, `behind`: nothing was sealed, or some event has no seal, for ten minutes.
       */
      sealProblem: z.enum(['missing', 'unsigned', 'stopped', 'behind']).nullable(),
      /** The last comparison of the log with its seal. `problem`: what differs, also in an earlier one. */
      verification: z.object({ verifiedAt: time, size: count, problem: z.string().nullable() }).nullable(),
      /** The last backup that was written whole. Null: there was never one. */
      backup: z.object({ madeAt: time, events: count }).nullable(),
      /** Errors of the app in browsers, the latest ten messages of 30 days. `reports`: how many came; the other fields come from the last one. */
      clientErrors: z.array(
        z.object({
          message: z.string(),
          reports: count,
          firstAt: time,
          lastAt: time,
          release: z.string(),
          browser: z.string(),
          path: z.string(),
          stack: z.string(),
        }),
      ),
    }),
  }),
};

export type PlatformStatus = ReplyOf<typeof statusCalls.getPlatformStatus>;
