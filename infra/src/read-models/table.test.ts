import { expect, test } from 'vitest';
import { select } from './select.ts';
import { boolean, createTableSql, int, nullable, pick, table, text, uuid } from './table.ts';

const plant = table(
  'plant',
  { id: uuid, garden_id: uuid, latin_name: text, height: nullable(int), is_tree: boolean },
  { primaryKey: ['id'], indexes: [['garden_id'], ['garden_id', 'latin_name']] },
);
const planted = table('planted', { plant_id: uuid, day: int }, { primaryKey: ['plant_id', 'day'] });

test('a definition gives the DDL of the table and its indexes', () => {
  expect(createTableSql(plant)).toBe(`
create table plant (
  id uuid primary key,
  garden_id uuid not null,
  latin_name text not null,
  height int,
  is_tree boolean not null
);
create index on plant (garden_id);
create index on plant (garden_id, latin_name);`);
  expect(createTableSql(planted)).toBe(`
create table planted (
  plant_id uuid not null,
  day int not null,
  primary key (plant_id, day)
);`);
});

test('a selection names the columns in camel case, as columns and as JSON pairs', () => {
  expect(select(plant, ['id', 'latin_name'], 'p')).toEqual({
    columns: 'p.id, p.latin_name as "latinName"',
    jsonPairs: `'id', p.id, 'latinName', p.latin_name`,
  });
  expect(select(planted, ['day']).columns).toBe('planted.day');
});

test('a column that the table does not have is a compile error', () => {
  // @ts-expect-error: the column is not in the table
  expect(select(plant, ['colour']).columns).toBe('plant.colour');
  // @ts-expect-error: the column is not in the table
  expect(Object.keys(pick(plant, ['colour']))).toEqual(['colour']);
  // @ts-expect-error: the column is not in the table
  expect(table('plant', { id: uuid }, { primaryKey: ['key'] }).primaryKey).toEqual(['key']);
});
