import { expect, test } from 'vitest';
import { z } from 'zod';
import { checked } from './spanish-issue.ts';

test('a right value is returned as the schema reads it', () => {
  expect(checked(z.string().trim(), ' luz ')).toEqual({ value: 'luz', errors: [] });
});

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'falta'],
  [z.string(), 7, 'debe ser un texto'],
  [z.number(), 'siete', 'debe ser un número'],
  [z.int(), 1.5, 'debe ser un número entero'],
  [z.boolean(), 'true', 'debe ser true o false'],
  [z.array(z.string()), 'uno', 'debe ser una lista'],
  [z.strictObject({}), [], 'debe ser un objeto { }'],
  [z.date(), 'hoy', 'debe ser date'],
  [z.enum(['a', 'b']), 'c', 'debe ser uno de estos valores: a, b'],
  [z.string().min(1), '', 'no puede quedar vacío'],
  [z.number().min(3), 2, 'debe tener al menos 3'],
  [z.array(z.string()).min(2), ['a'], 'debe tener al menos 2 elementos'],
  [z.string().max(2), 'abc', 'debe tener como máximo 2 caracteres'],
  [z.array(z.string()).max(1), ['a', 'b'], 'debe tener como máximo 1 elementos'],
  [z.number().max(3), 4, 'debe tener como máximo 3'],
  [z.strictObject({}), { uno: 1, dos: 2 }, 'no se conoce el campo «uno», «dos»'],
  [z.number().multipleOf(5), 7, 'Número inválido: debe ser múltiplo de 5'],
])('%#: %j gives a Spanish sentence', (schema, value, sentence) => {
  expect(checked(schema, value)).toEqual({ value: null, errors: [sentence] });
});

test('each wrong field is named, and places in a list count from 1', () => {
  const schema = z.object({ title: z.string(), videos: z.array(z.object({ duration: z.string() })) });
  const value = { videos: [{ duration: '1:00' }, { duration: 60 }] };
  expect(checked(schema, value).errors).toEqual(['«title» falta', '«videos.2.duration» debe ser un texto']);
});
