import { z } from 'zod';
import type { CallName } from './routes.ts';

/**
 * Who may call: anyone, a user with a session, the same but not a child whose guardian has not agreed (`session`), a teacher or an
 * administrator (`teacher`), or only an administrator. The table is in `domain/src/accounts/rights.ts`.
 */
export type Access = 'public' | 'account' | 'session' | 'teacher' | 'admin';

export interface CallDefinition {
  name: CallName;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The body is `multipart/form-data` instead of JSON. Its files are at most `imageUpload.maxBytes` long. */
  multipart?: true;
  reply: z.ZodType;
  /** Status of a success. Default: 200. */
  status?: 200 | 201 | 204;
  /**
   * The reply has `ETag: "<format>-<version>"` and `x-server-time` (ISO 8601, the server's clock). A request whose `If-None-Match`
   * has the same tag gets 304 with these headers and no body. Raise `format` when the reply of an unchanged version changes: then
   * browsers read it again.
   */
  conditional?: { format: number };
  /** The reply is a file to keep: JSON, or a zip when `Accept` asks for it. */
  isFile?: true;
  /** False: the reply does not wait for the read models, because no page reads from them what the call wrote. */
  waitsForReadModels?: false;
}

/** One HTTP call. The api, the client, OpenAPI and the tests derive from it. Its method and path are in `routes.ts`. */
export const defineCall = <const Definition extends CallDefinition>(definition: Definition): Definition => definition;

type SideOf<Definition, Side extends string> = Definition extends { [K in Side]: infer Schema extends z.ZodType }
  ? Schema
  : never;

export type ParamsOf<Definition> = z.output<SideOf<Definition, 'params'>>;
/** The query as a caller sends it: fields with a default are optional. */
export type QueryOf<Definition> = z.input<SideOf<Definition, 'query'>>;
export type BodyOf<Definition> = z.input<SideOf<Definition, 'body'>>;
export type ReplyOf<Definition> = z.output<SideOf<Definition, 'reply'>>;

/** The error reply of every call, `application/problem+json` (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable: programs may depend on it. */
  code: z.string(),
  /** Spanish text to show. */
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Only with code `edit_conflict`: the present content and its `version`. */
  current: z.unknown().optional(),
});
export type Problem = z.infer<typeof problem>;
