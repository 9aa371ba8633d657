import fc, { type Arbitrary } from 'fast-check';
import { type Ids, idsOfField } from './known-ids.ts';
import type { Schema } from './open-api.ts';

const nested = (open: string, close: string, depth: number): string => open.repeat(depth) + close.repeat(depth);

/** Texts that look like what teachers and students write. */
const plausible = [
  'La célula',
  '<p>¿Qué organelo produce ATP?</p>',
  '<p>\\(\\frac{a}{b}\\) y <img src="https://example.org/a.png" alt="célula"></p>',
  '<ul><li>uno</li><li>dos</li></ul>',
  'PREGUNTA: ¿Cuánto es 2?\nA) 1\nB) 2 *\nC) 3\nD) 4\nEXPLICACIÓN: Es 2.',
  'atom',
  'blue',
  '#3B82F6',
  'dQw4w9WgXcQ',
  '15:30',
  '2026-11-30T12:00:00.000Z',
];
const textsLike = (pattern: RegExp): Arbitrary<string> => {
  const known = plausible.filter((text) => pattern.test(text));
  return known.length > 0 ? fc.constantFrom(...known) : fc.stringMatching(pattern);
};

/** Texts that programs read wrongly. */
const hostileTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\udfff\ud800',
    '\u202e\u200b\ufeff',
    '&#0;&#xd800;',
    "'; drop table es.events; --",
    '$1 %s {{7*7}} %24{7}',
    '../../etc/passwd',
    'a\r\nset-cookie: x=1',
    '<script>alert(1)</script>',
    '<svg onload=alert(1)>',
    '\\(',
    '\\('.repeat(50_000),
    nested('<b>', '</b>', 20_000),
    nested('<ul><li>', '</li></ul>', 10_000),
    `\\(${nested('{', '}', 20_000)}\\)`,
    '<'.repeat(100_000),
    '&'.repeat(100_000),
    '<img src=x '.repeat(15_000),
    `<p style="${'color:red;'.repeat(10_000)}">x</p>`,
    'PREGUNTA: x\n'.repeat(10_000),
    'á'.repeat(199_999),
    'x'.repeat(200_001),
    '\n'.repeat(100_000),
  ),
  fc.string({ maxLength: 60 }),
  fc.string({ maxLength: 60, unit: 'binary' }),
);

const hostileNumbers = fc.constantFrom<unknown>(
  0,
  -0,
  -1,
  0.1,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e21,
  1e308,
  5e-324,
  '1',
  '1e3',
);

const deepArray = (depth: number): unknown => {
  let value: unknown = [];
  for (let level = 0; level < depth; level++) value = [value];
  return value;
};

/** Values of a wrong type. */
const hostileValues: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileTexts },
  { weight: 2, arbitrary: hostileNumbers },
  fc.constantFrom<unknown>(null, true, [], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, deepArray(2_000)),
  fc.constantFrom<unknown>(Array(5_000).fill('x'), Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [n, n]))),
);

/** What a text that fits gets at its end: PostgreSQL cannot store some characters. */
const spoilers = fc.constantFrom('\0', '\ud800', '&#0;', '\u202e', '<script>', "'");
const changes: Arbitrary<Change> = fc.oneof(
  { weight: 2, arbitrary: hostileValues.map((by) => () => by) },
  { weight: 1, arbitrary: spoilers.map((end) => (value: unknown) => (typeof value === 'string' ? value + end : end)) },
);

const hostileFields = fc.constantFrom('__proto__', 'constructor', 'isAdmin', 'userId', 'price', '', '\0', 'toString');

/** An id of the kind that the field names, and rarely one of another kind. */
const idsFor = (field: string, ids: Ids): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...idsOfField(field, ids)) },
    { weight: 1, arbitrary: fc.constantFrom(...Object.values(ids).flat()) },
  );

/** @returns a value that fits the schema. @param field the name of the field: `topicId` gets the id of a topic */
const fitting = (schema: Schema, ids: Ids, field = ''): Arbitrary<unknown> => {
  const any = schema.anyOf ?? schema.oneOf;
  if (any) return fc.oneof(...any.map((one) => fitting(one, ids, field)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples) return fc.constantFrom(...schema.examples);
  const { exclusiveMinimum = -11, minimum = exclusiveMinimum + 1, maximum = 100, minItems = 0, maxItems = 4 } = schema;
  switch ([schema.type].flat()[0]) {
    case 'object': {
      const fields: Record<string, Arbitrary<unknown>> = {};
      for (const [name, part] of Object.entries(schema.properties ?? {})) fields[name] = fitting(part, ids, name);
      return fc.record(fields, { requiredKeys: schema.required ?? [] });
    }
    case 'array':
      return fc.array(fitting(schema.items ?? {}, ids, field), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      });
    case 'integer': {
      const smallest = Math.ceil(minimum);
      return fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: smallest, max: Math.min(maximum, smallest + 3) }) },
        { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
      );
    }
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      if (schema.format === 'uuid') return idsFor(field, ids);
      return schema.pattern === undefined ? fc.constantFrom(...plausible) : textsLike(new RegExp(schema.pattern, 'u'));
    default:
      return fc.constantFrom(...plausible);
  }
};

type Branch = unknown[] | Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Own properties, also one that is called `__proto__`. */
const withField = (branch: Branch, name: string, value: unknown): Branch =>
  Array.isArray(branch)
    ? branch.with(Number(name), value)
    : Object.fromEntries([...Object.entries(branch).filter(([own]) => own !== name), [name, value]]);

type Change = (value: unknown) => unknown;

/** One place of the value, at any depth, is changed. @param choices numbers from 0 to 1: where to go at each level */
const changedAt = (value: unknown, [choice = 0, ...choices]: readonly number[], change: Change): unknown => {
  if (!isBranch(value)) return change(value);
  const names = Object.keys(value);
  const name = names[Math.floor(choice * names.length)];
  // At the last choice, or in an empty object, the place is here.
  if (name === undefined || choices.length === 0) return change(value);
  return withField(value, name, changedAt(Object.entries(value).find(([own]) => own === name)?.[1], choices, change));
};

const share = fc.noBias(fc.nat(9_999)).map((number) => number / 10_000);

/** A body: one that fits, one with a hostile value in some place, one with an unknown field, or anything. */
export const bodies = (schema: Schema, ids: Ids): Arbitrary<unknown> => {
  const fits = fitting(schema, ids);
  const changed = fc
    .tuple(fits, fc.array(share, { minLength: 2, maxLength: 4 }), changes)
    .map(([value, places, change]) => changedAt(value, places, change));
  const extended = fc
    .tuple(fits, hostileFields, hostileValues)
    .map(([value, name, added]) => (isBranch(value) && !Array.isArray(value) ? withField(value, name, added) : added));
  return fc.oneof(
    { weight: 6, arbitrary: fits },
    { weight: 6, arbitrary: changed },
    { weight: 1, arbitrary: extended },
    { weight: 1, arbitrary: hostileValues },
  );
};

/** A part of the address, not encoded yet. @param field the name of the parameter, or the part of the address before it */
export const parts = (schema: Schema, ids: Ids, field: string): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: schema.enum ? fc.constantFrom(...schema.enum).map(String) : idsFor(field, ids) },
    { weight: 1, arbitrary: fc.constantFrom('x', '0', '..', '%', "'", '\0', '\ud800', '1'.repeat(300), 'ñ/ñ') },
    { weight: 1, arbitrary: fc.uuid() },
  );
