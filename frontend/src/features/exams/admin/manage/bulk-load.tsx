import { CircleCheck } from 'lucide-react';
import { BulkInput } from '../../../../authoring/bulk/bulk-input.tsx';
import { KeptFields } from '../../../../authoring/form/kept-fields.tsx';
import { showInText } from '../../../../authoring/pictures/show-in-text.ts';
import { questionsInWords } from '../../../../shared/study/words.ts';
import { ExamPreview } from './exam-preview.tsx';
import { type BulkText, blockOf, lineOfBlock } from './use-bulk-text.ts';
import { useCreateQuestions } from './use-question-mutations.ts';

const formatHint =
  'Separa las preguntas con una línea en blanco. Marcas: P: pregunta, A) a E) alternativas, R: letra correcta, E: explicación, PILOTO: SI, TEMA:, HABILIDAD: y ÁREA:. También sirve un texto de Word: 1. pregunta, a) alternativas, Respuesta correcta: B. Puedes subir imágenes o pegarlas donde está el cursor (Ctrl+V).';

const leftOutText = (leftOut: number) =>
  leftOut === 1
    ? '1 bloque quedó fuera y sigue aquí. Corrígelo y procésalo de nuevo, o bórralo.'
    : `${leftOut} bloques quedaron fuera y siguen aquí. Corrígelos y procésalos de nuevo, o bórralos.`;

interface Props {
  examId: string;
  /** Number of questions in the exam. */
  existing: number;
  bulk: BulkText;
}

/** Creates many questions from a text. The preview comes first and says what becomes of each block. */
export const BulkLoad = ({ examId, existing, bulk }: Props) => {
  const { text, area, pictures, preview, leftOut, offer } = bulk;
  const create = useCreateQuestions(examId, ({ created }) => {
    bulk.finish(created);
    area.current?.focus();
  });
  const isBusy = create.isPending || pictures.isUploading;
  const show = (block: number) => {
    const place = blockOf(text, block);
    if (place && area.current) showInText(area.current, place.from, place.to);
  };
  return (
    <KeptFields offer={offer} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BulkInput
        bulk={bulk}
        label="Preguntas"
        rows={12}
        hint={formatHint}
        isCreating={create.isPending}
        progress={{ text: 'Procesando el archivo…', label: 'Archivo procesado' }}
        onProcess={bulk.process}
        notices={
          <>
            {bulk.created !== null && (
              <p className="mb-5 flex items-center gap-2.5 rounded-2xl bg-good-soft px-4 py-3 font-semibold leading-snug">
                <CircleCheck className="size-5 shrink-0 text-good" aria-hidden="true" />
                {bulk.created === 1 ? 'Se creó 1 pregunta.' : `Se crearon ${bulk.created} preguntas.`} El ensayo tiene
                ahora {questionsInWords(existing)}.
              </p>
            )}
            {leftOut > 0 && (
              <p className="mb-5 rounded-2xl bg-gold-soft px-4 py-3 font-semibold leading-snug">
                {leftOutText(leftOut)}
              </p>
            )}
          </>
        }
      />
      {preview && (
        <ExamPreview
          key={preview.id}
          {...preview}
          chosenKeys={bulk.chosenKeys}
          chooseKeys={bulk.chooseKeys}
          isBusy={isBusy}
          lineOf={(block) => lineOfBlock(text, block)}
          onShow={show}
          onCreate={(questions) => create.mutate(questions)}
        />
      )}
    </KeptFields>
  );
};
