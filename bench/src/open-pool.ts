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
    async ask(asked: Asked): Promise<Answer> {
      const { statusCode, headers, body } = await pool.request(asked);
      await body.dump({ limit: Number.MAX_SAFE_INTEGER });
      return { status: statusCode, headers };
    },
    /** For the few replies that are read. */
    async askJson<Body>(asked: Asked): Promise<{ status: number; body: Body }> {
      const { statusCode, body } = await pool.request(asked);
      return { status: statusCode, body: (await body.json()) as Body };
    },
    close: () => pool.close(),
  };
};
