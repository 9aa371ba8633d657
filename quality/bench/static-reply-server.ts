import { readFileSync } from 'node:fs';
import fastify from 'fastify';

// Runs in its own process, like the api. Answers every request with the bytes of one file.
const bytes = readFileSync(process.argv[2] ?? '');
const app = fastify();
app.get('/', (_, reply) => reply.type('application/json; charset=utf-8').send(bytes));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
