import { newId } from '../ids.ts';

export interface Reply {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  /** The parsed text, when it is JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies of any shape
  body: any;
}

export interface Request {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
  url: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
}

type Headers = Record<string, string>;

/** Calls the api, over a real connection (`browser.ts`) or by a call into the app of this process. */
export interface Client {
  request(request: Request): Promise<Reply>;
  get(url: string, headers?: Headers): Promise<Reply>;
  post(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
  put(url: string, body?: unknown, headers?: Headers): Promise<Reply>;
  delete(url: string, headers?: Headers): Promise<Reply>;
  /** A POST that is repeated with the same idempotency key until the reply is not an error of the server. */
  persist(url: string, body?: unknown): Promise<Reply>;
}

interface RawReply extends Omit<Reply, 'body'> {}

export const clientOver = (send: (request: Request) => Promise<RawReply>): Client => {
  const request = async (asked: Request): Promise<Reply> => {
    const reply = await send(asked);
    const isJson = String(reply.headers['content-type']).includes('json');
    return { ...reply, body: isJson && reply.text ? JSON.parse(reply.text) : undefined };
  };
  const write =
    (method: 'POST' | 'PUT') =>
    (url: string, body: unknown = {}, headers: Headers = {}) =>
      request({
        method,
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(body),
      });
  const post = write('POST');
  return {
    request,
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    post,
    put: write('PUT'),
    delete: (url, headers = {}) => request({ method: 'DELETE', url, headers }),
    async persist(url, body) {
      const headers = { 'idempotency-key': newId() };
      for (;;) {
        const reply = await post(url, body, headers).catch(() => undefined);
        if (reply && reply.status < 500 && reply.status !== 429) return reply;
        await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 100));
      }
    },
  };
};
