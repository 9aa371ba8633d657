import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { studentRoutes } from '@matraz/contracts/student-routes';
import { ApiError } from './api-error.ts';
import { NoReply, orNoReply } from './no-reply.ts';
import { noteLag } from './read-models-late.ts';
import { noteReadPosition } from './read-position.ts';
import { busyDelay, sendWithRetry } from './send-with-retry.ts';
import { noteServerTime } from './server-time.ts';
import { uuidv7 } from './uuid.ts';

const routes: Partial<Record<keyof Calls, string>> = { ...studentRoutes };

/** The pages of teachers and administrators bring the routes of their calls. */
export const addRoutes = (more: Partial<Record<keyof Calls, string>>) => Object.assign(routes, more);

const routeOf = (name: keyof Calls): string[] => {
  const route = routes[name];
  if (route === undefined) throw new Error(`the page of ${name} did not add its route`);
  return route.split(' ');
};

type Side<Definition, Name extends string, Value> =
  Definition extends Record<Name, unknown> ? Record<Name, Value> : Partial<Record<Name, undefined>>;

type Request<Definition> = Side<Definition, 'params', ParamsOf<Definition>> &
  Side<Definition, 'query', QueryOf<Definition>> &
  Side<Definition, 'body', BodyOf<Definition>> & {
    /** One key per user action. The server carries out a write once, however often its key comes. */
    idempotencyKey?: string;
    /** Ends the call. The server may or may not have carried out a write. */
    signal?: AbortSignal;
    /** False: a write is not sent again. `busy`: only when the server was busy and named a delay. */
    retry?: boolean | 'busy';
  };

type Arguments<Definition> =
  Record<never, never> extends Request<Definition> ? [request?: Request<Definition>] : [request: Request<Definition>];

interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  retry?: boolean | 'busy';
}

/**
 * Answers calls in place of the server, for the preview of content. It may ask the server itself.
 *
 * @throws ApiError to refuse a call
 */
export type StandIn = (
  call: { name: keyof Calls; params: Record<string, string>; body: unknown },
  askServer: () => Promise<Response>,
) => Promise<Response>;

let standIn: StandIn | null = null;

/** From now on the stand-in answers every call; null: the server does. */
export const answerCallsWith = (next: StandIn | null) => {
  standIn = next;
};

export const hasStandIn = () => standIn !== null;

const send = async (name: keyof Calls, request: AnyRequest = {}, conditions?: Record<string, string>) => {
  if (standIn === null) return sendToServer(name, request, conditions);
  const { params = {}, body } = request;
  return standIn({ name, params, body }, () => sendToServer(name, request, conditions));
};

/** A server that does not answer for this time is away. It is long, because some connections are bad. */
const longestReadMs = 30_000;

/** Every reply of our server has JSON. A page of a proxy or filter has none, so it counts as no reply. */
const withJson = (reply: Response): Response => {
  if (reply.ok && !reply.headers.get('Content-Type')?.includes('json')) throw new NoReply('The reply is not JSON');
  return reply;
};

const sendToServer = async (name: keyof Calls, request: AnyRequest, conditions?: Record<string, string>) => {
  const [method = 'GET', path = ''] = routeOf(name);
  const { params, query, body, idempotencyKey = uuidv7(), retry = method !== 'GET' } = request;
  const { signal = method === 'GET' ? AbortSignal.timeout(longestReadMs) : undefined } = request;
  const search = new URLSearchParams(query).toString();
  const url = withParams(path, params) + (search && `?${search}`);
  const init = method === 'GET' ? { ...read, headers: conditions } : write(method, body, idempotencyKey);
  const once = async () => withJson(await orNoReply(fetch(url, { ...init, signal })));
  const reply = await (retry ? sendWithRetry(once, signal, retry === 'busy') : once());
  noteServerTime(reply.headers.get('date'));
  if (method === 'GET') {
    noteReadPosition(reply.headers.get('x-read-position'));
    noteLag(reply.headers.get('x-projection-lag'));
  }
  if (!reply.ok && !(conditions && reply.status === 304)) {
    throw new ApiError(reply.status, reply.statusText, await orNoReply(reply.text()), busyDelay(reply));
  }
  return reply;
};

/**
 * One call of the contract. A write without a reply is sent again, with the same idempotency key.
 *
 * @throws ApiError when the reply is not OK
 * @throws NoReply when no reply of our server came, `signal` was aborted, or a read took longer than 30 s
 */
export const call = async <Name extends keyof Calls>(
  name: Name,
  ...[request]: Arguments<Calls[Name]>
): Promise<ReplyOf<Calls[Name]>> => orNoReply((await send(name, request as AnyRequest)).json());

/** A reply that is a file. @param type the kind of file, for `Accept`. Throws as `call` does, but has no limit of time. */
export const download = async (name: keyof Calls, type: string): Promise<Blob> => {
  const [, path = ''] = routeOf(name);
  const reply = await orNoReply(fetch(path, { ...read, headers: { Accept: type } }));
  if (!reply.ok) throw new ApiError(reply.status, reply.statusText, await orNoReply(reply.text()), busyDelay(reply));
  return orNoReply(reply.blob());
};

/** A reply and its ETag. */
export interface Tagged<Reply> {
  reply: Reply;
  tag: string | null;
}

/**
 * A conditional read: gives `held` back when the server's reply still has the same tag. Throws as `call` does.
 * The browser does not send the condition by itself, because replies of the api are never cached.
 */
export const callIfChanged = async <Name extends keyof Calls>(
  name: Name,
  held: Tagged<ReplyOf<Calls[Name]>> | null,
  ...[request]: Arguments<Calls[Name]>
): Promise<{ now: Tagged<ReplyOf<Calls[Name]>>; headers: Headers }> => {
  const reply = await send(name, request as AnyRequest, held?.tag ? { 'If-None-Match': held.tag } : undefined);
  const { headers } = reply;
  if (held && reply.status === 304) return { now: held, headers };
  return { now: { reply: await orNoReply(reply.json()), tag: headers.get('ETag') }, headers };
};

const withParams = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const read: RequestInit = { credentials: 'same-origin' };

/** W3C Trace Context. The server continues this trace when tracing is on. */
const traceparent = () => {
  const id = uuidv7().replaceAll('-', '');
  return `00-${id}-${id.slice(16)}-01`;
};

const write = (method: string, body: unknown, idempotencyKey: string): RequestInit => ({
  method,
  credentials: 'same-origin',
  headers: {
    'Idempotency-Key': idempotencyKey,
    Traceparent: traceparent(),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  },
  body: body === undefined ? undefined : JSON.stringify(body),
});
