import '../../../shared/styles/admin.css';
import type { CompletedAttempt } from '@matraz/contracts/exams/attempt-http';
import { ArrowLeft, Printer } from 'lucide-react';
import { useRef } from 'react';
import { displayName } from '../../../shared/session/display-name.ts';
import { useUser } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CorrectedPaper } from './corrected-paper.tsx';
import { printWhenReady } from './print-when-ready.ts';

/** The own result for the printer: marks, keys and explanations. */
export default function PrintedResult({ attempt, onBack }: { attempt: CompletedAttempt; onBack: () => void }) {
  const user = useUser();
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap gap-3 print:hidden">
        <h1 className="mr-auto font-extrabold text-3xl">Tu ensayo corregido</h1>
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft className="size-5" aria-hidden="true" />
          Resultados
        </Button>
        <Button onClick={() => sheet.current && void printWhenReady(sheet.current)}>
          <Printer className="size-5" aria-hidden="true" />
          Imprimir
        </Button>
      </div>
      <div ref={sheet} className="overflow-hidden rounded-card ring-1 ring-line print:overflow-visible print:ring-0">
        <CorrectedPaper attempt={attempt} name={displayName(user)} />
      </div>
    </div>
  );
}
