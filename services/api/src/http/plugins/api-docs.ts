import swagger, { type SwaggerTransformObject } from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Deps } from '../../deps.ts';
import { describedRoutes } from './described-routes.ts';

const docsPath = '/api/docs';

const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><text y="28" font-family="sans-serif" font-size="26" ' +
    'font-weight="700" fill="#fff">Matraz</text></svg>',
);

/** Calls have the schema of their contract. Every other route has its description. */
const schemaOf = ({ url, route, schema }: Parameters<typeof jsonSchemaTransform>[0]) => {
  const methods = [route.method].flat();
  return methods.map((method) => describedRoutes[`${method} ${url}`]).find(Boolean) ?? schema;
};

const usedMethods = new Set(['get', 'post', 'put', 'delete']);

/** The route of the identity provider takes every method, and answers most of them with an error. */
const withUsedMethods = (document: Parameters<SwaggerTransformObject>[0]) => {
  if (!('openapiObject' in document)) throw new Error('not an OpenAPI document');
  const { paths = {}, ...rest } = document.openapiObject;
  const used = Object.entries(paths).map(([url, methods]) => [
    url,
    Object.fromEntries(Object.entries(methods ?? {}).filter(([method]) => usedMethods.has(method))),
  ]);
  return { ...rest, paths: Object.fromEntries(used) };
};

/** Documents the calls for integrators: a page, and OpenAPI 3.1 at `/api/docs/json`. Made from the schemas that check requests. */
const plugin = async (app: FastifyInstance, { config }: Deps): Promise<void> => {
  const cookie = config.publicUrl.startsWith('https:') ? '__Host-matraz' : 'matraz';
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
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      },
      security: [{ session: [] }],
    },
    transform: (document) => jsonSchemaTransform({ ...document, schema: schemaOf(document) }),
    transformObject: withUsedMethods,
  });
  await app.register(swaggerUi, {
    routePrefix: docsPath,
    logo: { type: 'image/svg+xml', content: logo, href: '/', target: '_self' },
    // The page writes inline styles. Scripts have the same policy as on every page.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
  });
};

export const apiDocs = Object.assign(plugin, { [Symbol.for('skip-override')]: true });
