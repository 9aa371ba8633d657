import fc, { type Arbitrary } from 'fast-check';
import type { Ids } from './known-ids.ts';
import type { Schema, Target } from './open-api.ts';
import { bodies, parts } from './values.ts';

export interface FuzzedRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** A lone surrogate cannot be encoded; a server gets such bytes only from a broken client. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

const recordOf = <Value>(schemas: Record<string, Schema>, of: (schema: Schema, name: string) => Arbitrary<Value>) =>
  fc.record(Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, of(schema, name)])));

/** `topics` for the `{id}` of `/api/topics/{id}`. */
const kindOf = (path: string, name: string): string =>
  name === 'id' ? (/([\w-]+)\/{id}/.exec(path)?.[1] ?? name) : name;

const formOf = (body: unknown): string =>
  Object.entries(typeof body === 'object' && body !== null ? body : { body })
    .map(([name, value]) => `${encoded(name)}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&');

/** Each field as a file. */
const multipartOf = (body: unknown): string =>
  Object.entries(typeof body === 'object' && body !== null ? body : { image: body })
    .map(([name, value]) => {
      const head = `content-disposition: form-data; name="${encoded(name)}"; filename="a.png"\r\ncontent-type: image/png`;
      return `--fuzz\r\n${head}\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`;
    })
    .concat('--fuzz--')
    .join('');

const textOf = (body: unknown, type: string): string => {
  if (type === 'application/x-www-form-urlencoded') return formOf(body);
  return type.startsWith('multipart/') ? multipartOf(body) : JSON.stringify(body);
};

/** What is wrong with a body before anything of it is read. */
const broken: readonly ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  () => '{"a":'.repeat(20_000),
  () => '['.repeat(500_000),
  () => '\0',
  (text) => `\ufeff${text}`,
  (text) => `${text}${' '.repeat(1_200_000)}`,
];
const wrongTypes = [
  'text/plain',
  'application/json; charset=utf-16',
  'application/json/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'ñ'.normalize('NFD').slice(0, 1),
];
const odds: Arbitrary<Record<string, string>> = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  {},
  { 'idempotency-key': 'x'.repeat(201) },
  { 'idempotency-key': 'the same key' },
  { 'content-encoding': 'gzip' },
  { accept: 'application/xml' },
  { traceparent: '00-x-x-01' },
  { 'if-none-match': '"x"' },
  { 'sec-fetch-site': 'cross-site' },
);

/** Requests of one call. Most have the right content type and a readable body. */
export const requestsOf = (target: Target, ids: Ids): Arbitrary<FuzzedRequest> => {
  const { method, path, contentType } = target;
  const payload = bodies(target.body ?? {}, ids).map((body) => textOf(body, contentType));
  return fc
    .record({
      params: recordOf(target.params, (schema, name) => parts(schema, ids, kindOf(path, name))),
      query: fc.oneof(
        { weight: 4, arbitrary: recordOf(target.query, (schema, name) => parts(schema, ids, name)) },
        { weight: 1, arbitrary: fc.constant<Record<string, string>>({ '__proto__[x]': '1', a: '\0' }) },
      ),
      payload: fc.oneof(
        { weight: 8, arbitrary: payload },
        { weight: 1, arbitrary: fc.tuple(payload, fc.constantFrom(...broken)).map(([text, spoil]) => spoil(text)) },
      ),
      type: fc.oneof(
        { weight: 12, arbitrary: fc.constant(contentType.replace('multipart/form-data', '$&; boundary=fuzz')) },
        { weight: 1, arbitrary: fc.constantFrom(...wrongTypes) },
      ),
      odd: odds,
    })
    .map(({ params, query, payload: text, type, odd }) => {
      const url = path.replace(/{([^}]+)}/g, (_, name) => encoded(params[name] ?? ''));
      const search = Object.entries(query)
        .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
        .join('&');
      return {
        method,
        url: search ? `${url}?${search}` : url,
        headers: { 'content-type': type, ...odd },
        payload: text,
      };
    });
};
