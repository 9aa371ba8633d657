import type { S3Client } from '@aws-sdk/client-s3';
import { type FileStore, isFileName, requireFileName } from './port.ts';

/** The SDK is large, so it is loaded at the first use. It reads the AWS variables, the shared configuration or the role of the machine. */
const connect = async () => {
  const sdk = await import('@aws-sdk/client-s3');
  const client: S3Client = new sdk.S3Client({
    region: process.env.AWS_REGION || 'us-east-1',
    // Servers other than Amazon's have no domain for each bucket, and some refuse the newer checksums.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL || process.env.AWS_ENDPOINT_URL_S3),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000 },
  });
  return { sdk, client };
};

/**
 * Files in a bucket of S3, or of a server that speaks its protocol.
 *
 * @param url `s3://bucket` or `s3://bucket/folder`
 */
export const createS3FileStore = (url: string): FileStore => {
  const { hostname: Bucket, pathname } = new URL(url);
  const folder = pathname.replace(/^\/+|\/+$/g, '');
  const prefix = folder && `${folder}/`;
  const at = (name: string) => ({ Bucket, Key: prefix + requireFileName(name) });
  let connecting: ReturnType<typeof connect> | undefined;
  const connection = () => {
    connecting ??= connect();
    return connecting;
  };
  return {
    async put(name, content) {
      const place = at(name);
      const { sdk, client } = await connection();
      await client.send(new sdk.PutObjectCommand({ ...place, Body: content }));
    },
    async get(name) {
      const place = at(name);
      const { sdk, client } = await connection();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(place));
        return await Body?.transformToByteArray();
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return undefined;
        throw error;
      }
    },
    async *list() {
      const { sdk, client } = await connection();
      for await (const { Contents = [] } of sdk.paginateListObjectsV2({ client }, { Bucket, Prefix: prefix })) {
        for (const { Key = '', Size: bytes = 0, LastModified: storedAt = new Date(0) } of Contents) {
          const name = Key.slice(prefix.length);
          if (isFileName(name)) yield { name, bytes, storedAt };
        }
      }
    },
    async delete(name) {
      const place = at(name);
      const { sdk, client } = await connection();
      await client.send(new sdk.DeleteObjectCommand(place));
    },
  };
};
