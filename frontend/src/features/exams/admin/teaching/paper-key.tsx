import type { PaperForm } from '@matraz/contracts/exams/limits';
import type { PrintedQuestion } from './form-of.ts';

interface Props {
  title: string;
  version: number;
  forms: readonly { form: PaperForm; questions: readonly PrintedQuestion[] }[];
}

/** The keys of the forms, a page for each. Printed apart: it is not for the students. */
export const PaperKey = ({ title, version, forms }: Props) => (
  <>
    {forms.map(({ form, questions }) => (
      <section key={form} className="paper-page">
        <div className="flex items-start justify-between gap-6 border-black border-b-2 pb-3">
          <div className="min-w-0">
            <h2 className="font-extrabold text-2xl">Clave de la forma {form}</h2>
            <p className="wrap-anywhere">{title}</p>
            <p className="text-sm">Edición {version}. Solo para docentes. Entre paréntesis, el número en la forma A.</p>
          </div>
          <p className="shrink-0 border-2 border-black px-4 py-1 font-extrabold text-3xl">{form}</p>
        </div>
        <ol className="mt-5 columns-4 gap-6 text-sm">
          {questions.map(({ place, key, original, question }) => (
            <li key={place} className="flex break-inside-avoid items-baseline gap-2 py-1">
              <span className="w-6 text-right font-bold tabular-nums">{place}</span>
              <b>{key}</b>
              {question.isPilot && <span>piloto</span>}
              {form !== 'A' && <span className="tabular-nums">({original})</span>}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </>
);
