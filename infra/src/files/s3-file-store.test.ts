import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openFileStore } from './open-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { fileStoreContract, namesOf } from './testing/file-store.contract.ts';
import { startS3StandIn } from './testing/s3-stand-in.ts';

let server: Awaited<ReturnType<typeof startS3StandIn>>;
beforeAll(async () => {
  server = await startS3StandIn('matraz-test');
});
afterAll(() => server.close());

beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL', server.url);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'matraz-test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_REGION', '');
});
afterEach(() => void vi.unstubAllEnvs());

let buckets = 0;
fileStoreContract('a bucket', async () => createS3FileStore(`s3://bucket-${++buckets}`));
fileStoreContract('a folder of a bucket', async () => createS3FileStore(`s3://bucket-${++buckets}/matraz/uploads/`));

test('UPLOADS_URL names bucket and folder', async () => {
  await openFileStore({ dataDir: '/nowhere', uploadsUrl: 's3://liceo.cl/matraz' }).put('a.webp', Buffer.from('uno'));
  expect(server.paths()).toContain('/liceo.cl/matraz/a.webp');
});

test('files beside the folder are not listed', async () => {
  await createS3FileStore('s3://shared').put('a.webp', Buffer.from('uno'));
  await createS3FileStore('s3://shared/other').put('b.webp', Buffer.from('dos'));
  const store = createS3FileStore('s3://shared/ours');
  await store.put('c.webp', Buffer.from('tres'));
  expect(await namesOf(store)).toEqual(['c.webp']);
});

test('a refusal of the server is an error, not a missing file', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'another');
  await expect(createS3FileStore('s3://bucket-1').get('a.webp')).rejects.toThrow('AccessDenied');
});
