import type { PaperForm } from '@matraz/contracts/exams/limits';
import { letterOf } from '../../../../shared/study/words.ts';
import type { PrintedQuestion } from './form-of.ts';

interface Props {
  title: string;
  form: PaperForm;
  version: number;
  questions: readonly PrintedQuestion[];
}

const Bubble = ({ letter }: { letter: string }) => (
  <span className="grid size-5 place-items-center rounded-full border border-black text-[0.65rem]">{letter}</span>
);

/** The sheet with a circle for each letter. */
export const AnswerSheet = ({ title, form, version, questions }: Props) => (
  <section className="paper-page">
    <div className="flex items-start justify-between gap-6 border-black border-b-2 pb-3">
      <div className="min-w-0">
        <h2 className="font-extrabold text-2xl">Hoja de respuestas</h2>
        <p className="wrap-anywhere">{title}</p>
        <p className="text-sm">Edición {version}</p>
      </div>
      <p className="shrink-0 border-2 border-black px-4 py-1 text-center font-extrabold text-3xl">
        <span className="block font-semibold text-sm">Forma</span>
        {form}
      </p>
    </div>
    <div className="mt-4 grid grid-cols-[2fr_1fr_1fr] gap-4 font-semibold">
      {['Nombre', 'RUT', 'Curso'].map((label) => (
        <p key={label} className="flex items-end gap-2">
          {label}
          <span aria-hidden="true" className="h-7 flex-1 border-black border-b" />
        </p>
      ))}
    </div>
    <ol className="mt-5 columns-4 gap-6 text-sm">
      {questions.map(({ place, options }) => (
        <li key={place} className="flex break-inside-avoid items-center gap-1.5 py-[0.2rem]">
          <span className="w-6 text-right font-bold tabular-nums">{place}</span>
          {options.map((_, option) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options have no id
            <Bubble key={option} letter={letterOf(option)} />
          ))}
        </li>
      ))}
    </ol>
  </section>
);
