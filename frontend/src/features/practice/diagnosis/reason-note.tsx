import type { RecommendedQuestion } from '@matraz/contracts/practice/diagnosis-http';
import { CalendarClock, Sparkles, Target } from 'lucide-react';

const notes = {
  weak: { Icon: Target, text: 'Para reforzar: aquí has acertado menos', tint: 'text-copper' },
  due: { Icon: CalendarClock, text: 'Toca repasarla antes de olvidarla', tint: 'text-brand' },
  new: { Icon: Sparkles, text: 'Nueva para ti', tint: 'text-good' },
};

/** Why a question is in the practice. */
export const ReasonNote = ({ reason }: Pick<RecommendedQuestion, 'reason'>) => {
  const { Icon, text, tint } = notes[reason];
  return (
    <p className={`flex items-center gap-1.5 font-semibold text-sm ${tint}`}>
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
};
