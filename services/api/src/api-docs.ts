import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const docsPath = '/api/docs';

/** The contract for integrators, from the same schemas that check every request: a page, and OpenAPI 3.1 at `/api/docs/json`. */
const plugin = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Matraz',
        version: '1',
        description:
          'API de Matraz. Los errores son application/problem+json (RFC 9457), con un `code` estable y un `detail` en español. ' +
          'Las escrituras aceptan el encabezado Idempotency-Key: repetir la misma clave da la misma respuesta.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'matraz' } },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, { routePrefix: docsPath });
};

export const apiDocs = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
