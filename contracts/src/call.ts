import { z } from 'zod';
import type { CallName } from './routes.ts';

/** Who may call: anyone, anyone with a session, or an administrator. */
export type Access = 'public' | 'session' | 'admin';

export interface CallDefinition {
  name: CallName;
  summary: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Status of a success; 200 unless said. */
  status?: 200 | 201;
  /**
   * The reply carries `ETag: "<format>-<version>"` and `x-server-time` (ISO 8601, the server's clock); to a request whose
   * `If-None-Match` names that tag it is 304 without a body, with the same headers. `format` counts up whenever the same version
   * would be told otherwise than before: pages that browsers hold are then sent anew.
   */
  conditional?: { format: number };
}

/** One HTTP call, declared once: the api, the client, OpenAPI and the tests derive from it. Its method and path stand in `routes.ts`. */
export const defineCall = <const Definition extends CallDefinition>(definition: Definition): Definition => definition;

type SideOf<Definition, Side extends string> = Definition extends { [K in Side]: infer Schema extends z.ZodType }
  ? Schema
  : never;

export type ParamsOf<Definition> = z.output<SideOf<Definition, 'params'>>;
/** Query and body as a caller sends them; defaults may be left out. */
export type QueryOf<Definition> = z.input<SideOf<Definition, 'query'>>;
export type BodyOf<Definition> = z.input<SideOf<Definition, 'body'>>;
export type ReplyOf<Definition> = z.output<SideOf<Definition, 'reply'>>;

/** Errors of every call, `application/problem+json` (RFC 9457). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, for programs. */
  code: z.string(),
  /** In Spanish, for people. */
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof problem>;
