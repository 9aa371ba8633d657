import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Keys on one page of a list. Small, so that tests see several pages. */
const PAGE = 2;

interface StoredObject {
  content: Buffer;
  modifiedAt: Date;
}

const problem = (response: ServerResponse, status: number, code: string): void => {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
};

/**
 * A server that speaks as much of the S3 protocol as the file store uses: put, get, delete, and lists in pages. It checks that requests
 * are signed for `accessKeyId` by Signature Version 4, but not the signature.
 */
export const startS3StandIn = async (accessKeyId: string) => {
  const objects = new Map<string, StoredObject>();

  const list = (bucket: string, search: URLSearchParams, response: ServerResponse): void => {
    const prefix = search.get('prefix') ?? '';
    const after = search.get('continuation-token') ?? '';
    const keys = [...objects.keys()]
      .filter((path) => path.startsWith(`/${bucket}/${prefix}`))
      .map((path) => path.slice(bucket.length + 2))
      .filter((key) => key > after)
      .sort();
    const page = keys.slice(0, PAGE);
    const entries = page.map((key) => {
      const { content, modifiedAt } = objects.get(`/${bucket}/${key}`) ?? { content: [], modifiedAt: new Date(0) };
      return `<Contents><Key>${key}</Key><Size>${content.length}</Size><LastModified>${modifiedAt.toISOString()}</LastModified></Contents>`;
    });
    const isLast = page.length === keys.length;
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(
      `<?xml version="1.0"?><ListBucketResult><IsTruncated>${!isLast}</IsTruncated>${entries.join('')}` +
        `${isLast ? '' : `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>`}</ListBucketResult>`,
    );
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const content = await buffer(request);
    const signature = `AWS4-HMAC-SHA256 Credential=${accessKeyId}/`;
    if (!request.headers.authorization?.startsWith(signature)) return problem(response, 403, 'AccessDenied');
    const stored = objects.get(pathname);
    if (searchParams.get('list-type') === '2') return list(pathname.split('/')[1] ?? '', searchParams, response);
    if (request.method === 'PUT') objects.set(pathname, { content, modifiedAt: new Date() });
    else if (request.method === 'DELETE') objects.delete(pathname);
    else if (!stored) return problem(response, 404, 'NoSuchKey');
    response.writeHead(request.method === 'DELETE' ? 204 : 200);
    response.end(request.method === 'GET' ? stored?.content : undefined);
  };

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The paths of all objects, with their buckets. */
    paths: () => [...objects.keys()].sort(),
    async close(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};
