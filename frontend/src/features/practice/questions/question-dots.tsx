import { cx } from '../../../shared/ui/cx.ts';
import type { Question } from '../open-content.ts';

interface Props {
  questions: Question[];
  isDone: (questionId: string) => boolean;
  index: number;
  total: number;
}

/** One line per question. Answered ones are filled, the current one is taller, locked ones are pale. */
export const QuestionDots = ({ questions, isDone, index, total }: Props) => (
  <div aria-hidden="true" className="mt-3 flex h-2.5 items-center gap-1">
    {Array.from({ length: total }, (_, place) => {
      const question = questions[place];
      return (
        <span
          key={question?.id ?? `locked-${place}`}
          className={cx(
            'flex-1 rounded-full transition-all',
            place === index ? 'h-2.5' : 'h-1.5',
            question === undefined && 'bg-sunken opacity-50',
            question !== undefined && (isDone(question.id) ? 'bg-brand' : place === index ? 'bg-control' : 'bg-line'),
          )}
        />
      );
    })}
  </div>
);
