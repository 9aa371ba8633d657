import type { PaperForm } from '@matraz/contracts/exams/limits';
import type { ExamPaper } from '@matraz/contracts/exams/paper-http';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { durationText } from '../../time.ts';

const Line = ({ label }: { label: string }) => (
  <p className="flex items-end gap-2">
    <span className="shrink-0 font-semibold">{label}</span>
    <span aria-hidden="true" className="h-8 flex-1 border-black border-b" />
  </p>
);

/** The first page: whose paper it is, and what to do. */
export const PaperCover = ({ paper, form }: { paper: ExamPaper; form: PaperForm }) => {
  const { title, description, duration, questions, version } = paper;
  const pilots = questions.filter(({ isPilot }) => isPilot).length;
  return (
    <section className="paper-page">
      <div className="flex items-start justify-between gap-6 border-black border-b-2 pb-4">
        <div>
          <p className="font-semibold text-sm">Matraz · ensayo de Ciencias, no es un documento oficial de DEMRE</p>
          <h2 className="wrap-anywhere mt-2 font-extrabold text-3xl">{title}</h2>
        </div>
        <p className="shrink-0 border-2 border-black px-4 py-2 text-center font-extrabold text-4xl">
          <span className="block font-semibold text-sm">Forma</span>
          {form}
        </p>
      </div>
      <div className="mt-6 grid gap-3">
        <Line label="Nombre" />
        <div className="grid grid-cols-3 gap-4">
          <Line label="RUT" />
          <Line label="Curso" />
          <Line label="Fecha" />
        </div>
      </div>
      {description && <p className="mt-6 whitespace-pre-line">{description}</p>}
      <h3 className="mt-6 font-extrabold text-xl">Instrucciones</h3>
      <ol className="mt-2 list-decimal space-y-2 pl-6">
        <li>
          Este ensayo tiene {questionsInWords(questions.length)} y dura {durationText(duration)}.
          {pilots > 0 && ` ${pilots} son de prueba y no cuentan para el puntaje; no se sabe cuáles.`}
        </li>
        <li>Cada pregunta tiene una sola respuesta correcta. Las respuestas malas no descuentan.</li>
        <li>
          Escribe tu nombre y tu RUT aquí y en la hoja de respuestas, y marca en ella la forma <b>{form}</b>.
        </li>
        <li>Responde en la hoja de respuestas: rellena por completo el círculo de la letra que elijas.</li>
        <li>Si te equivocas, borra bien y marca otra letra. Dos letras en una pregunta cuentan como ninguna.</li>
        <li>Puedes usar los espacios en blanco de este cuadernillo para calcular. No uses calculadora ni teléfono.</li>
      </ol>
      <p className="mt-6 text-sm">Edición {version}. Para cargar las respuestas en Matraz hace falta este número.</p>
    </section>
  );
};
