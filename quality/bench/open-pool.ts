import { Pool } from 'undici';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
}

export interface Asked {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Connections to a server that stay open. A request waits for a free one. */
export const openPool = (url: string, connections: number) => {
  const pool = new Pool(url, { connections, pipelining: 1 });
  return {
    /** Drops the body. A stream for it would cost more than the rest. */
    ask: (asked: Asked): Promise<Answer> =>
      new Promise((resolve, reject) => {
        let answer: Answer = { status: 0, headers: {} };
        pool.dispatch(asked, {
          onRequestStart: () => {},
          onResponseStart: (_, status, headers) => {
            answer = { status, headers };
          },
          onResponseData: () => {},
          onResponseEnd: () => resolve(answer),
          onResponseError: (_, error) => reject(error),
        });
      }),
    /** For the few replies that are read. */
    async askJson<Body>(asked: Asked): Promise<{ status: number; body: Body }> {
      const { statusCode, body } = await pool.request(asked);
      return { status: statusCode, body: (await body.json()) as Body };
    },
    close: () => pool.close(),
  };
};
