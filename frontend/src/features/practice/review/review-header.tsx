import { CalendarClock, RotateCcw } from 'lucide-react';
import { type ReviewKind, reviewTexts } from './review-kinds.ts';
import { RoundHeader } from './round-header.tsx';

const looks = {
  mistakes: { icon: <RotateCcw />, tint: 'bg-copper-soft text-copper' },
  due: { icon: <CalendarClock />, tint: 'bg-brand-soft text-brand' },
};

export const ReviewHeader = ({ kind, subject }: { kind: ReviewKind; subject: string | undefined }) => {
  const { title, about } = reviewTexts[kind];
  return (
    <RoundHeader
      {...looks[kind]}
      above={subject}
      title={title}
      about={about}
      closeLabel="Cerrar repaso y volver al inicio"
    />
  );
};
