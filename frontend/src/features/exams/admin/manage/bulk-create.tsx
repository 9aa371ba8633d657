import { useState } from 'react';
import { Confirm } from '../../../../authoring/ui/confirm.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/cx.ts';

interface Props {
  /** Numbers of the questions whose key the text does not name, from 1. */
  guessed: readonly number[];
  isBusy: boolean;
  onCreate: () => void;
}

/** Creates the questions of the preview. Asks once about guessed keys, because they would be scored as if they were right. */
export const BulkCreate = ({ guessed, isBusy, onCreate }: Props) => {
  const [asking, setAsking] = useState<'not yet' | 'now' | 'done'>('not yet');
  const isGuessing = guessed.length > 0;
  const [count, where, each] =
    guessed.length === 1
      ? ['1 pregunta queda con una clave supuesta', 'la pregunta', '']
      : [`${guessed.length} preguntas quedan con una clave supuesta`, 'las preguntas', ' de cada una'];
  const places = new Intl.ListFormat('es-CL').format(guessed.map(String));
  return (
    <div className="sticky -bottom-6 low:static -mx-4 -mb-6 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t bg-surface px-4 py-3 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
      <p className={cx('font-semibold', isGuessing ? 'text-gold' : 'text-ink-soft max-sm:sr-only')}>
        {isGuessing ? `${count}.` : 'Revisa las claves antes de crear.'}
      </p>
      <Button
        disabled={isBusy}
        className="max-sm:w-full"
        onClick={() => (isGuessing && asking !== 'done' ? setAsking('now') : onCreate())}
      >
        Crear preguntas
      </Button>
      {asking === 'now' && (
        <Confirm
          title={count}
          text={`El texto no dice cuál es la correcta en ${where} ${places}: quedaría marcada la primera alternativa${each}.`}
          action="Crear de todos modos"
          onConfirm={() => {
            setAsking('done');
            onCreate();
          }}
          onClose={() => setAsking('not yet')}
        />
      )}
    </div>
  );
};
