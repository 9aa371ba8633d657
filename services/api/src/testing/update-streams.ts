import type { AddressInfo } from 'node:net';
import { openEventSource } from './event-source.ts';
import type { TestApi } from './test-api.ts';

type Source = Awaited<ReturnType<typeof openEventSource>>;

/** Lets the api listen on a port, so that tests can read `GET /api/updates` as browsers do. */
export const updateStreams = async ({ app }: Pick<TestApi, 'app'>) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/updates`;
  const opened: Source[] = [];
  return {
    /** The open streams, the oldest first. */
    opened: opened as readonly Source[],
    async listen({ cookie }: { cookie: string }, headers: Record<string, string> = {}, search = ''): Promise<Source> {
      const source = await openEventSource(address + search, { cookie, ...headers });
      opened.push(source);
      return source;
    },
    closeAll() {
      for (const source of opened.splice(0)) source.close();
    },
  };
};

export type UpdateStreams = Awaited<ReturnType<typeof updateStreams>>;
