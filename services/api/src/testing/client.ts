import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what came, whatever its shape
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

type Headers = Record<string, string>;

export interface Client {
  request(options: InjectOptions): Promise<Answer>;
  get(url: string, headers?: Headers): Promise<Answer>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Answer>;
  delete(url: string, headers?: Headers): Promise<Answer>;
}

/** @param cookie of a session; absent: a visitor */
export const clientOf = (app: FastifyInstance, cookie?: string): Client => {
  const request = async (options: InjectOptions): Promise<Answer> => {
    const headers = { ...(cookie && { cookie }), ...options.headers };
    const { statusCode, payload, headers: answered } = await app.inject({ ...options, headers });
    const isJson = String(answered['content-type']).includes('json');
    return {
      status: statusCode,
      body: isJson && payload ? JSON.parse(payload) : undefined,
      headers: answered,
      text: payload,
    };
  };
  const send =
    (method: 'POST' | 'PUT') =>
    (url: string, body: unknown = {}, headers: Headers = {}) =>
      request({
        method,
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      });
  return {
    request,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    post: send('POST'),
    put: send('PUT'),
    delete: (url, headers = {}) => request({ method: 'DELETE', url, headers }),
  };
};
