import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import type { PaperForm } from '@matraz/contracts/exams/limits';
import { decodeText } from '@matraz/formats/exchange/decode-text';
import { readAnswerSheets } from '@matraz/formats/people/answer-sheets';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { amount } from '../../../../shared/study/words.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { FileInput } from '../../../../shared/ui/file-input.tsx';
import { LongTextField } from '../../../../shared/ui/text-field.tsx';
import { sheetsOfRows, type TypedSheet } from './typed-sheets.ts';

interface Props {
  students: ClassExamResults['students'];
  questions: number;
  form: PaperForm;
  onSheets: (sheets: Record<string, TypedSheet>) => void;
}

/** Answers of a file. They go to the list below, so it is the preview: nothing is recorded yet. */
export const PaperCsv = ({ students, questions, form, onSheets }: Props) => {
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ taken: number; problems: string[] } | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const take = () => {
    const { sheets, problems } = sheetsOfRows(readAnswerSheets(text, questions), students, form);
    onSheets(sheets);
    setTold({ taken: Object.keys(sheets).length, problems });
  };
  return (
    <details className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
      <summary className="min-h-11 cursor-pointer content-center font-extrabold text-xl">Traer de un CSV</summary>
      <p className="mb-3 max-w-prose text-ink-soft leading-snug">
        Una línea por hoja: correo o nombre completo; forma; respuesta 1; respuesta 2… También sirve una sola celda con
        todas las letras. Matraz no guarda el RUT, así que no se puede usar. Primero se ve en la lista de abajo.
      </p>
      <LongTextField label="Respuestas" value={text} onChange={setText} required={false} />
      <div className="mt-3 flex flex-wrap gap-3">
        <FileInput
          ref={file}
          label="Archivo CSV de respuestas"
          accept=".csv,.txt,text/csv,text/plain"
          onFile={async (chosen) => chosen && setText(decodeText(new Uint8Array(await chosen.arrayBuffer())).text)}
        />
        <Button look="quiet" onClick={() => file.current?.click()}>
          <FileUp className="size-5" aria-hidden="true" />
          Elegir un archivo
        </Button>
        <Button disabled={text.trim() === ''} onClick={take}>
          Pasar a la lista
        </Button>
      </div>
      <div role="status">
        {told && (
          <>
            <p className="mt-3 font-semibold">
              {amount(told.taken, 'hoja pasó a la lista', 'hojas pasaron a la lista')}.
            </p>
            <ul className="mt-1 list-disc pl-5 text-bad">
              {told.problems.map((problem) => (
                <li key={problem} className="wrap-anywhere">
                  {problem}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
};
