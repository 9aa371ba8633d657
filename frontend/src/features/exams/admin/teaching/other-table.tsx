import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { scoreBy } from '@matraz/domain/exams/score';
import { decodeText } from '@matraz/formats/exchange/decode-text';
import { readScoreTable } from '@matraz/formats/people/score-table';
import { writeCsv } from '@matraz/formats/people/write-csv';
import { FileSpreadsheet, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../../../shared/page/save-file.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Columns } from '../../../../shared/ui/columns.tsx';
import { FileInput } from '../../../../shared/ui/file-input.tsx';
import { LongTextField } from '../../../../shared/ui/text-field.tsx';
import { scoreInWords } from '../../words.ts';

interface Compared {
  userId: string;
  name: string;
  now: number;
  other: number;
}

/** Each student with a result, by both tables. */
const comparedBy = (table: readonly number[], { students }: Pick<ClassExamResults, 'students'>): Compared[] =>
  students.flatMap(({ userId, name, result }) =>
    result ? [{ userId, name, now: result.paesScore, other: scoreBy(table, result.correct, result.scored) }] : [],
  );

const meanOf = (points: readonly number[]): number =>
  Math.round(points.reduce((sum, one) => sum + one, 0) / points.length);

const signed = (difference: number): string => (difference > 0 ? `+${difference}` : String(difference));

const Cells = ({ now, other }: Pick<Compared, 'now' | 'other'>) => (
  <>
    <td className="py-2 pr-3 text-right">{scoreInWords(now)}</td>
    <td className="py-2 pr-3 text-right font-bold">{scoreInWords(other)}</td>
    <td className="py-2 text-right">{signed(other - now)}</td>
  </>
);

const Comparison = ({ students, title }: { students: readonly Compared[]; title: string }) => {
  const mean = { now: meanOf(students.map(({ now }) => now)), other: meanOf(students.map(({ other }) => other)) };
  const save = () =>
    saveFile({
      name: `otra tabla ${title}.csv`.replace(/[/\\:*?"<>|]/g, '-'),
      blob: new Blob(
        [
          writeCsv([
            ['Nombre', 'Puntaje', 'Con la otra tabla', 'Diferencia'],
            ...students.map(({ name, now, other }) => [name, now, other, other - now]),
          ]),
        ],
        { type: 'text/csv;charset=utf-8' },
      ),
    });
  return (
    <>
      <table className="mt-4 w-full tabular-nums">
        <caption className="sr-only">Puntajes con la otra tabla</caption>
        <Columns names={['Nombre', 'Hoy', 'Con la otra', 'Cambio']} />
        <tbody>
          {students.map(({ userId, name, ...scores }) => (
            <tr key={userId} className="border-line border-t">
              <th scope="row" className="wrap-anywhere py-2 pr-3 text-left font-normal leading-snug">
                {name}
              </th>
              <Cells {...scores} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line border-t-2 font-bold">
            <th scope="row" className="py-2 pr-3 text-left">
              Promedio
            </th>
            <Cells {...mean} />
          </tr>
        </tfoot>
      </table>
      <Button look="quiet" onClick={save} className="mt-3">
        <FileSpreadsheet className="size-5" aria-hidden="true" />
        Guardar esta comparación
      </Button>
    </>
  );
};

/** What the class would have with the table of another year, which the teacher brings. Nothing is stored. */
export const OtherTable = ({ data }: { data: ClassExamResults }) => {
  const [text, setText] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const read = text.trim() === '' ? null : readScoreTable(text);
  return (
    <details className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <summary className="min-h-11 cursor-pointer content-center font-extrabold text-xl">Probar con otra tabla</summary>
      <p className="mb-3 max-w-prose text-ink-soft leading-snug">
        ¿Qué puntajes tendría el curso con la tabla de otro año? Pégala aquí: correctas y puntaje, desde 0. Solo lo ves
        tú, nada se guarda y ningún puntaje cambia.
      </p>
      <LongTextField
        label="Tabla de puntajes"
        value={text}
        onChange={setText}
        required={false}
        error={read && 'fault' in read ? read.fault : undefined}
      />
      <FileInput
        ref={file}
        label="Archivo CSV de la tabla"
        accept=".csv,.txt,text/csv,text/plain"
        onFile={async (chosen) => chosen && setText(decodeText(new Uint8Array(await chosen.arrayBuffer())).text)}
      />
      <Button look="quiet" onClick={() => file.current?.click()} className="mt-3">
        <FileUp className="size-5" aria-hidden="true" />
        Elegir un archivo
      </Button>
      <div role="status">
        {read && 'table' in read && <Comparison students={comparedBy(read.table, data)} title={data.exam.title} />}
      </div>
    </details>
  );
};
