import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { FormatChoice } from '../../../../shared/admin/exchange/format-choice.tsx';
import { ImportProblems } from '../../../../shared/admin/exchange/import-problems.tsx';
import { PickedFileCard } from '../../../../shared/admin/exchange/picked-file-card.tsx';
import { QuestionFileDrop } from '../../../../shared/admin/exchange/question-file-drop.tsx';
import { KeptFields } from '../../../../shared/admin/kept-fields.tsx';
import { useLeaveGuard } from '../../../../shared/leave-guard.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Confirm } from '../../../../shared/ui/confirm.tsx';
import { Field } from '../../../../shared/ui/field.tsx';
import { ProgressBar } from '../../../../shared/ui/progress-bar.tsx';
import { questionsInWords } from '../../../../shared/words.ts';
import { TopicPicker } from '../topic-picker.tsx';
import { useChosenTopic } from '../use-chosen-topic.ts';
import { BulkErrors } from './bulk-errors.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { useBulkLoad } from './use-bulk-load.ts';

const formatHint =
  'Separa las preguntas con una línea de tres guiones (---). Marcas: PREGUNTA:, A) a D) con « *» al final de la correcta, EXPLICACIÓN: y XP: (opcional, 10).';

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

/** Creates many practice questions from a text. */
export default function BulkPanel() {
  const [topicId, chooseTopic] = useChosenTopic();
  const bulk = useBulkLoad();
  /** What to do once the user agrees to lose the text; null when nothing is asked. */
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(bulk.isTouched, (go) => setLeave(() => go));
  const { text, file, result, load, reading, isRunning } = bulk;
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
          <QuestionFileDrop isDisabled={isRunning} onText={bulk.add} onFile={bulk.takeFile}>
            {file ? (
              <PickedFileCard file={file} disabled={isRunning} onRemove={() => bulk.takeFile(null)} />
            ) : (
              <Field label="Texto de las preguntas" hint={bulk.format === 'text' ? formatHint : undefined}>
                {({ className, ...control }) => (
                  <textarea
                    {...control}
                    rows={14}
                    spellCheck={false}
                    readOnly={isRunning}
                    value={text}
                    onChange={({ target }) => bulk.change(target.value)}
                    className={`${className} resize-y font-mono text-sm leading-relaxed`}
                  />
                )}
              </Field>
            )}
          </QuestionFileDrop>
          {!bulk.isEmpty && (
            <FormatChoice
              format={bulk.format}
              isPackage={file?.source.kind === 'package'}
              disabled={isRunning}
              onChoose={bulk.chooseFormat}
            />
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button
              disabled={bulk.isEmpty || isRunning || reading !== null}
              onClick={() => withTopic(() => void bulk.process())}
            >
              Procesar
            </Button>
            <Button look="quiet" disabled={isRunning || file !== null} onClick={bulk.addExample}>
              Cargar ejemplo
            </Button>
            {reading !== null && (
              <div className="min-w-48 flex-1">
                <p role="status">Procesando el texto…</p>
                <ProgressBar value={Math.round(reading * 100)} label="Texto procesado" />
              </div>
            )}
          </div>
        </KeptFields>
      </div>
      <div role="status">{bulk.done && <Done {...bulk.done} />}</div>
      {result && !result.ok && <BulkErrors errors={result.errors} />}
      {result && !result.ok && <ImportProblems problems={bulk.problems} />}
      {result?.ok && (
        <BulkPreview
          questions={result.questions}
          problems={bulk.problems}
          load={load?.topicId === topicId ? load : null}
          onCreate={() => withTopic((chosen) => void bulk.create(chosen, result.questions))}
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
