import { placesOfBlocks } from '@matraz/formats/bulk/practice-text';
import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { BulkFindings, type Finding } from '../../../../authoring/bulk/bulk-findings.tsx';
import { BulkInput, takesPictures } from '../../../../authoring/bulk/bulk-input.tsx';
import { ImportProblems } from '../../../../authoring/exchange/import-problems.tsx';
import { KeptFields } from '../../../../authoring/form/kept-fields.tsx';
import { TopicPicker } from '../../../../authoring/form/topic-picker.tsx';
import { showInText } from '../../../../authoring/pictures/show-in-text.ts';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { useLeaveGuard } from '../../../../shared/page/leave-guard.ts';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { PracticePreview } from './practice-preview.tsx';
import { useBulkLoad } from './use-bulk-load.ts';

const formatHint =
  'Separa las preguntas con una línea de tres guiones (---). Marcas: PREGUNTA:, A) a D) con « *» al final de la correcta, EXPLICACIÓN: y, si quieres, XP: (10), HABILIDAD: y TEMA: (otro que el elegido). También sirve un texto de Word: 1. pregunta, a) alternativas, Respuesta correcta: B. Puedes subir imágenes o pegarlas donde está el cursor (Ctrl+V).';

const Done = ({ count, topicId }: { count: number; topicId: string }) => (
  <p className="flex flex-wrap items-center gap-x-2.5 rounded-2xl bg-good-soft px-4 py-2 font-semibold">
    <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
    Listo: {questionsInWords(count)} en el tema.
    <Link
      href={`/admin?seccion=preguntas&tema=${topicId}`}
      className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
    >
      Ver las preguntas
    </Link>
  </p>
);

const findingOf = (error: string): Finding => {
  const [, name = '', block, text = error] = /^(Bloque (\d+)): (.*)$/s.exec(error) ?? [];
  return { block: block === undefined ? null : Number(block), name, text };
};

/** Creates many practice questions from a text. */
export default function BulkPanel() {
  const [topicId, chooseTopic] = useChosenTopic();
  const bulk = useBulkLoad();
  /** What to do once the user agrees to lose the text; null when nothing is asked. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(bulk.isTouched, (go) => setLeave(() => go));
  const { text, result, load, isRunning, area } = bulk;
  const errors = result !== null && 'errors' in result ? result.errors : null;
  const hasErrors = takesPictures(bulk) && errors !== null;
  const places = useMemo(() => (hasErrors ? placesOfBlocks(text) : []), [hasErrors, text]);
  const show = (block: number) => {
    const place = places[block - 1];
    if (place && area.current) showInText(area.current, place.from, place.to);
  };
  const withTopic = (act: (topicId: string) => void) => {
    if (topicId === null) window.alert('Debes seleccionar un tema primero');
    else act(topicId);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h2 className="font-extrabold text-2xl">Carga Masiva</h2>
      <fieldset disabled={isRunning} className="max-w-xl">
        <TopicPicker label="Tema de destino" topicId={topicId} onChoose={chooseTopic} />
      </fieldset>
      <div>
        <KeptFields offer={bulk.offer} className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <BulkInput
            bulk={bulk}
            label="Texto de las preguntas"
            rows={14}
            hint={formatHint}
            isCreating={isRunning}
            progress={{ text: 'Procesando el texto…', label: 'Texto procesado' }}
            onProcess={() => withTopic(() => void bulk.process())}
          />
        </KeptFields>
      </div>
      <div role="status">{bulk.done && <Done {...bulk.done} />}</div>
      {result && errors && (
        <>
          <BulkFindings
            kind="error"
            findings={errors.map(findingOf)}
            lineOf={(block) => places[block - 1]?.line}
            onShow={show}
          />
          <ImportProblems problems={result.problems} />
        </>
      )}
      {result && 'questions' in result && (
        <PracticePreview
          chosenKeys={bulk.chosenKeys}
          chooseKeys={bulk.chooseKeys}
          {...result}
          load={load?.topicId === topicId ? load : null}
          onCreate={(questions) => withTopic((chosen) => void bulk.create(chosen, questions))}
        />
      )}
      {leave && (
        <Confirm
          title="¿Descartar el texto de la carga masiva?"
          text={isRunning ? 'La carga está en curso: faltan preguntas por crear.' : 'Aún no se crean sus preguntas.'}
          action="Descartar"
          tone="destructive"
          onConfirm={() => {
            bulk.forget();
            leave();
          }}
          onClose={() => setLeave(null)}
        />
      )}
    </div>
  );
}
