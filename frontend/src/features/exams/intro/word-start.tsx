import { accessWordLength } from '@matraz/contracts/assignments/limits';
import { useState } from 'react';
import { TextField } from '../../../shared/ui/text-field.tsx';
import type { useStartExam } from '../queries.ts';
import { StartButton } from './start-button.tsx';

/** Loaded only for an exam whose class asks for a word. */
export default function WordStart({ start }: { start: ReturnType<typeof useStartExam> }) {
  const [word, setWord] = useState('');
  return (
    <div className="mx-auto mt-6 max-w-md">
      <TextField
        label="Palabra de acceso"
        hint="La da tu docente al comenzar."
        value={word}
        onChange={setWord}
        maxLength={accessWordLength}
        autoCapitalize="none"
        onKeyDown={({ key }) => key === 'Enter' && word.trim() !== '' && !start.isPending && start.mutate(word)}
      />
      <StartButton start={start} accessWord={word} />
    </div>
  );
}
