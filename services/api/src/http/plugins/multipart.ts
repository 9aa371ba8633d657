import fastifyMultipart from '@fastify/multipart';
import { imageUpload } from '@matraz/contracts/catalog/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../calls/problems.ts';

const limits = {
  files: 1,
  fileSize: imageUpload.maxBytes,
  fields: 10,
  fieldSize: 1_000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};
/** For the boundaries and headers of the parts. */
const OVERHEAD_BYTES = 64 * 1024;

/** Calls of this scope take `multipart/form-data` and no other body. */
export const acceptMultipart = async (scope: FastifyInstance): Promise<void> => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', async () => {
    throw new HttpProblem('multipart_required');
  });
  await scope.register(fastifyMultipart, { limits });
};

const bodyOf = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    body[part.fieldname] = part.type === 'file' ? new File([await part.toBuffer()], '') : part.value;
  }
  return body;
};

/**
 * Reads the body of a multipart request: the text of each field, and each file as a File without its name.
 *
 * @throws HttpProblem multipart_required, malformed_request, image_too_large
 */
export const readMultipart = async (request: FastifyRequest): Promise<Record<string, unknown>> => {
  if (!request.isMultipart()) throw new HttpProblem('multipart_required');
  if (Number(request.headers['content-length']) > imageUpload.maxBytes + OVERHEAD_BYTES) {
    throw new HttpProblem('image_too_large');
  }
  return bodyOf(request).catch((error: Error) => {
    // The parser's own errors have no code.
    throw 'code' in error ? error : new HttpProblem('malformed_request');
  });
};
