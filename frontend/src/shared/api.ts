import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@matraz/contracts/call';
import type { Calls } from '@matraz/contracts/calls';
import { routes } from '@matraz/contracts/routes';
import { ApiError } from './api-error.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import { uuidv7 } from './uuid.ts';

type Side<Definition, Name extends string, Value> =
  Definition extends Record<Name, unknown> ? Record<Name, Value> : Partial<Record<Name, undefined>>;

type Request<Definition> = Side<Definition, 'params', ParamsOf<Definition>> &
  Side<Definition, 'query', QueryOf<Definition>> &
  Side<Definition, 'body', BodyOf<Definition>> & {
    /** Of a write: one key per user action. The same key sent again never does the thing twice. */
    idempotencyKey?: string;
    /** One try, given up when it says so: for those who keep trying by themselves. */
    signal?: AbortSignal;
    /** Of a write: it is sent until it is answered, or until this says so. Whether the server got it, nobody knows then. */
    until?: AbortSignal;
  };

type Arguments<Definition> =
  Record<never, never> extends Request<Definition> ? [request?: Request<Definition>] : [request: Request<Definition>];

interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  idempotencyKey?: string;
  signal?: AbortSignal;
  until?: AbortSignal;
}

const send = async (name: keyof Calls, request: AnyRequest = {}, conditions?: Record<string, string>) => {
  const { params, query, body, idempotencyKey = uuidv7(), signal, until } = request;
  const [method = 'GET', path = ''] = routes[name].split(' ');
  const search = new URLSearchParams(query).toString();
  const url = withParams(path, params) + (search && `?${search}`);
  const init = method === 'GET' ? { ...read, headers: conditions } : write(method, body, idempotencyKey);
  const once = () => fetch(url, { ...init, signal: signal ?? until });
  const reply = await (method === 'GET' || signal ? once() : sendUntilAnswered(once, until));
  if (!reply.ok && !(conditions && reply.status === 304)) {
    throw new ApiError(reply.status, reply.statusText, await reply.text());
  }
  return reply;
};

/**
 * One call of the contract.
 * @throws ApiError when the reply is not OK
 * @throws DOMException or TypeError when it was given up
 * @throws TypeError when no reply came (a write has then been sent several times, under one idempotency key)
 */
export const call = async <Name extends keyof Calls>(
  name: Name,
  ...[request]: Arguments<Calls[Name]>
): Promise<ReplyOf<Calls[Name]>> => (await send(name, request as AnyRequest)).json();

/** A reply with the tag by which the server knows it again. */
export interface Tagged<Reply> {
  reply: Reply;
  tag: string | null;
}

/**
 * A read that is answered with a body only where it differs from what is held: else `held` itself comes back.
 * The condition is set by hand because replies of the api are never cached. Throws as `call` does.
 */
export const callIfChanged = async <Name extends keyof Calls>(
  name: Name,
  held: Tagged<ReplyOf<Calls[Name]>> | null,
  ...[request]: Arguments<Calls[Name]>
): Promise<{ now: Tagged<ReplyOf<Calls[Name]>>; headers: Headers }> => {
  const reply = await send(name, request as AnyRequest, held?.tag ? { 'If-None-Match': held.tag } : undefined);
  const { headers } = reply;
  if (held && reply.status === 304) return { now: held, headers };
  return { now: { reply: await reply.json(), tag: headers.get('ETag') }, headers };
};

const withParams = (path: string, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const read: RequestInit = { credentials: 'same-origin' };

const write = (method: string, body: unknown, idempotencyKey: string): RequestInit => ({
  method,
  credentials: 'same-origin',
  headers: {
    'Idempotency-Key': idempotencyKey,
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  },
  body: body === undefined ? undefined : JSON.stringify(body),
});
