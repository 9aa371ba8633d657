import { AnswerOption } from '../../shared/ui/answer-option.tsx';
import type { Question } from './open-content.ts';
import type { Answering } from './use-answering.ts';
import { verdictOf } from './verdict.ts';

interface Props {
  question: Pick<Question, 'options'>;
  answering: Pick<Answering, 'selected' | 'result' | 'isLocked' | 'select'>;
  /** The name of the radio group. It is unique on the page. */
  name: string;
  labelledBy: string;
  className: string;
}

/** The options of a question. After the answer they say which one is right. */
export const QuestionOptions = ({ question, answering, name, labelledBy, className }: Props) => {
  const { selected, result, isLocked, select } = answering;
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={className}>
      {question.options.map((option, place) => (
        <AnswerOption
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is its place
          key={place}
          name={name}
          place={place}
          html={option}
          isSelected={place === selected}
          isLocked={isLocked}
          verdict={result && verdictOf(result, place, selected)}
          onSelect={() => select(place)}
        />
      ))}
    </div>
  );
};
