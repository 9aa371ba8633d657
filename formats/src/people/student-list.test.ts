import { expect, test } from 'vitest';
import { readStudentList } from './student-list.ts';

const ana = { name: 'Ana Rojas', email: 'ana@liceo.cl' };
const luis = { name: 'Luis Díaz', email: 'luis@liceo.cl' };

test.each([
  [
    'CSV of Excel in Chile',
    '\uFEFFNombre;Correo\r\nAna Rojas;ana@liceo.cl\r\nLuis Díaz;luis@liceo.cl\r\n',
    ['Nombre Correo'],
  ],
  ['commas and quotes', 'Nombre,Correo\n"Ana Rojas",ana@liceo.cl\nLuis Díaz,luis@liceo.cl', ['Nombre Correo']],
  ['names in two columns, with a number', '1;Ana;Rojas;ana@liceo.cl\n2;Luis;Díaz;luis@liceo.cl', []],
  ['cells of a spreadsheet', 'Ana Rojas\tana@liceo.cl\nLuis Díaz\tluis@liceo.cl', []],
  ['the e-mail first', 'ana@liceo.cl;Ana Rojas\nluis@liceo.cl;Luis Díaz', []],
  ['addresses of a mail program', 'Ana Rojas <ana@liceo.cl>\n\nLuis Díaz <luis@liceo.cl>', []],
  ['spaces alone', 'Ana Rojas ana@liceo.cl\nLuis Díaz luis@liceo.cl', []],
  ['several delimiters in one list', 'Ana Rojas;ana@liceo.cl\nLuis Díaz, luis@liceo.cl', []],
  ['lines without an e-mail are told', 'Ana Rojas;ana@liceo.cl\nLuis Díaz;luis@liceo.cl\nEva Paz', ['Eva Paz']],
])('%s', (_, text, others) => {
  expect(readStudentList(text)).toEqual({ people: [ana, luis], others });
});

test('e-mails alone have no names', () => {
  expect(readStudentList('ana@liceo.cl\nluis@liceo.cl')).toEqual({
    people: [
      { name: '', email: 'ana@liceo.cl' },
      { name: '', email: 'luis@liceo.cl' },
    ],
    others: [],
  });
});

test('a surname with a comma stays whole in a list with semicolons', () => {
  expect(readStudentList('"Rojas, Ana";ana@liceo.cl').people).toEqual([{ name: 'Rojas, Ana', email: 'ana@liceo.cl' }]);
});
