import type { RoomMessage } from '@matraz/contracts/exams/attempt-http';
import { MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { browserStorage } from '../../../shared/session/browser-storage.ts';
import { Button } from '../../../shared/ui/button.tsx';

const keyOf = (attemptId: string) => `matraz.exam-messages.${attemptId}`;

/** Messages of staff that the student has not dismissed in this browser. */
export const RoomMessages = ({ attemptId, messages }: { attemptId: string; messages: readonly RoomMessage[] }) => {
  const [dismissed, setDismissed] = useState(() => Number(browserStorage.read(keyOf(attemptId)) ?? 0));
  const shown = messages.filter(({ number }) => number > dismissed);
  const dismiss = () => {
    const last = shown.at(-1)?.number ?? dismissed;
    browserStorage.write(keyOf(attemptId), String(last));
    setDismissed(last);
  };
  return (
    <div role="status">
      {shown.length > 0 && (
        <div className="mt-2.5 flex animate-rise flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl bg-brand-soft px-4 py-3 leading-snug">
          <MessageCircle className="size-6 shrink-0 text-brand" aria-hidden="true" />
          <div className="min-w-52 flex-1">
            <p className="font-extrabold">{shown.length === 1 ? 'Mensaje para ti' : 'Mensajes para ti'}</p>
            <ul className="max-h-28 overflow-y-auto">
              {shown.map(({ number, text }) => (
                <li key={number} className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <Button look="quiet" onClick={dismiss}>
            Entendido
          </Button>
        </div>
      )}
    </div>
  );
};
