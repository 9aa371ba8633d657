import type { ClassExamResults } from '@matraz/contracts/exams/class-results-http';
import { type PaperForm, paperForms } from '@matraz/contracts/exams/limits';
import type { ExamPaper } from '@matraz/contracts/exams/paper-http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { KeptFields } from '../../../../authoring/form/kept-fields.tsx';
import { useKeptDraft } from '../../../../authoring/form/use-kept-draft.ts';
import { call } from '../../../../shared/net/api.ts';
import { ApiError } from '../../../../shared/net/api-error.ts';
import { toast } from '../../../../shared/page/toast.ts';
import { useTitle } from '../../../../shared/page/use-title.ts';
import { amount } from '../../../../shared/study/words.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { TextField } from '../../../../shared/ui/text-field.tsx';
import { formOf } from './form-of.ts';
import { Loaded } from './loaded.tsx';
import { PaperCsv } from './paper-csv.tsx';
import { classResults, classResultsKey, examPaper } from './queries.ts';
import { SheetRow } from './sheet-row.tsx';
import { sheetProblem, type TypedSheet } from './typed-sheets.ts';

interface Draft {
  /** As an input of day and time has it, in the time of this computer. */
  satAt: string;
  minutes: string;
  form: PaperForm;
  sheets: Record<string, TypedSheet>;
}

interface Props {
  data: ClassExamResults;
  paper: ExamPaper;
  version: string;
  onVersion: (version: string) => void;
}

const emptyDraft = (paper: ExamPaper): Draft => ({
  satAt: '',
  minutes: String(Math.round(paper.duration / 60)),
  form: 'A',
  sheets: {},
});

const Entry = ({ data, paper, version, onVersion }: Props) => {
  const { class: taught, exam, students } = data;
  const queries = useQueryClient();
  const [stored] = useState(() => emptyDraft(paper));
  const [draft, setDraft] = useState(stored);
  const [outcomes, setOutcomes] = useState<Record<string, string | null>>({});
  const { offer, forget } = useKeptDraft({
    name: `papers/${taught.id}/${exam.id}`,
    draft,
    stored,
    isTouched: Object.keys(draft.sheets).length > 0,
    onRecover: (kept) => setDraft(kept.draft),
  });
  const optionsOf = Object.fromEntries(
    paperForms.map((form) => [form, formOf(paper, form).map(({ options }) => options.length)]),
  );
  const sheetOf = (userId: string): TypedSheet => draft.sheets[userId] ?? { form: draft.form, letters: '' };
  const ready = students.filter(({ userId }) => {
    const { form, letters } = sheetOf(userId);
    return outcomes[userId] !== null && sheetProblem(letters, optionsOf[form] ?? []) === null;
  });
  const satAt = new Date(draft.satAt);
  const seconds = Math.round(60 * Number(draft.minutes));
  const isTimed = !Number.isNaN(satAt.getTime()) && seconds >= 60;
  const send = useMutation({
    mutationFn: () =>
      call('recordPaperAttempts', {
        params: { id: taught.id, examId: exam.id },
        body: {
          examVersion: paper.version,
          satAt: satAt.toISOString(),
          seconds,
          sheets: ready.map(({ userId }) => ({ userId, ...sheetOf(userId) })),
        },
      }),
    onSuccess: ({ sheets }) => {
      const told = Object.fromEntries(sheets.map(({ userId, detail }) => [userId, detail]));
      const all = { ...outcomes, ...told };
      setOutcomes(all);
      const done = sheets.filter(({ refusal }) => refusal === null).length;
      if (done > 0) toast({ tone: 'good', title: amount(done, 'hoja cargada', 'hojas cargadas') });
      // What is recorded need not be offered again.
      const left = Object.entries(draft.sheets).filter(([userId]) => all[userId] !== null);
      if (left.length === 0) forget();
      void queries.invalidateQueries({ queryKey: classResultsKey(taught.id, exam.id) });
    },
    onError: (error) =>
      toast({
        tone: 'destructive',
        title:
          (error instanceof ApiError && error.problem.detail) || 'No pudimos cargar las hojas. Inténtalo otra vez.',
      }),
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate();
      }}
    >
      <KeptFields offer={offer} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <section className="grid gap-4 rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:grid-cols-2 sm:p-6 lg:grid-cols-4">
          <TextField
            label="Comenzó"
            type="datetime-local"
            hint="Día y hora de la rendición"
            value={draft.satAt}
            onChange={(value) => setDraft({ ...draft, satAt: value })}
          />
          <TextField
            label="Duró (minutos)"
            inputMode="numeric"
            value={draft.minutes}
            onChange={(minutes) => setDraft({ ...draft, minutes })}
          />
          <TextField
            label="Edición"
            inputMode="numeric"
            hint="El número que está en las hojas"
            value={version}
            onChange={onVersion}
          />
          <label className="grid content-start gap-1.5">
            <span className="font-bold">Forma de quien no la marcó</span>
            <select
              value={draft.form}
              onChange={({ target }) => setDraft({ ...draft, form: target.value as PaperForm })}
              className="min-h-11 rounded-xl border-2 border-control bg-surface px-3 font-semibold"
            >
              {paperForms.map((form) => (
                <option key={form}>{form}</option>
              ))}
            </select>
          </label>
        </section>
        <PaperCsv
          students={students}
          questions={paper.questions.length}
          form={draft.form}
          onSheets={(sheets) => {
            setOutcomes(Object.fromEntries(Object.entries(outcomes).filter(([, detail]) => detail === null)));
            setDraft({ ...draft, sheets: { ...draft.sheets, ...sheets } });
          }}
        />
        <section className="rounded-card bg-surface p-5 shadow-card ring-1 ring-line sm:p-6">
          <h2 className="font-extrabold text-xl">Respuestas</h2>
          <p className="mt-1 mb-3 text-ink-soft leading-snug">
            Una letra por pregunta, en el orden de la hoja; un guion o un punto si está en blanco o tiene dos marcas.
            Enter pasa a la persona siguiente.
          </p>
          <ol>
            {students.map((student) => (
              <SheetRow
                key={student.userId}
                student={student}
                sheet={sheetOf(student.userId)}
                options={optionsOf[sheetOf(student.userId).form] ?? []}
                outcome={outcomes[student.userId]}
                onChange={(sheet) => {
                  const { [student.userId]: _, ...others } = outcomes;
                  setOutcomes(others);
                  setDraft({ ...draft, sheets: { ...draft.sheets, [student.userId]: sheet } });
                }}
              />
            ))}
          </ol>
        </section>
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" disabled={ready.length === 0 || !isTimed || send.isPending}>
            {ready.length === 0 ? 'Ninguna hoja completa' : `Cargar ${amount(ready.length, 'hoja', 'hojas')}`}
          </Button>
          {ready.length > 0 && !isTimed && <p className="text-ink-soft">Falta cuándo comenzó y cuánto duró.</p>}
        </div>
      </KeptFields>
    </form>
  );
};

/** Answer sheets of a class, typed in or from a file. */
export const PaperEntry = ({ classId, examId }: { classId: string; examId: string }) => {
  useTitle('Cargar hojas en papel');
  const [version, setVersion] = useState<string | null>(null);
  const results = useQuery(classResults(classId, examId, 'last'));
  const paper = useQuery(examPaper(examId, Number(version) || undefined));
  return (
    <Loaded
      query={results}
      loading="Cargando el curso"
      missing="El curso o el ensayo no existe, o ya no enseñas en él."
    >
      {(data) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-center gap-3">
            <div className="mr-auto min-w-0">
              <h1 className="wrap-anywhere font-extrabold text-3xl sm:text-4xl">Cargar hojas en papel</h1>
              <p className="mt-1 text-ink-soft">
                {data.exam.title} · {data.class.name} · {data.class.year}
              </p>
            </div>
            <ButtonLink look="quiet" href={`/docente/clases/${classId}/ensayos/${examId}`}>
              <ArrowLeft className="size-5" aria-hidden="true" />
              Resultados
            </ButtonLink>
          </div>
          <Loaded
            query={paper}
            loading="Cargando el ensayo"
            missing={`El ensayo no tiene la edición ${version ?? ''}.`}
          >
            {(loaded) => (
              <Entry data={data} paper={loaded} version={version ?? String(loaded.version)} onVersion={setVersion} />
            )}
          </Loaded>
        </div>
      )}
    </Loaded>
  );
};
