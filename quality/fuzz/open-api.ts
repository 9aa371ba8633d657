/** The parts of a JSON schema that the api's document uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  examples?: unknown[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

/** A call that writes. */
export interface Target {
  method: 'POST' | 'PUT' | 'DELETE';
  /** `/api/topics/{id}` */
  path: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  contentType: string;
  body: Schema | undefined;
}

const schemasOf = ({ parameters = [] }: Operation, place: string) =>
  Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, schema]));

const isWriting = (method: string): method is Target['method'] => ['POST', 'PUT', 'DELETE'].includes(method);

/** Every call of the document that writes. */
export const targetsOf = ({ paths }: Document): Target[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([name, operation]) => {
      const method = name.toUpperCase();
      const [contentType, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? ['application/json'];
      if (!isWriting(method)) return [];
      return [
        {
          method,
          path,
          params: schemasOf(operation, 'path'),
          query: schemasOf(operation, 'query'),
          contentType,
          body: content?.schema,
        },
      ];
    }),
  );
