import type { AnalysedQuestion } from '@matraz/contracts/item-analysis/http';
import { type Skill, skillNames } from '@matraz/contracts/syllabus';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { RichText } from '../../shared/rich-text/rich-text.tsx';
import { acceptedOptions, correctionText, type QuestionKey } from '../../shared/study/question-key.ts';
import { amount } from '../../shared/study/words.ts';
import { cx } from '../../shared/ui/cx.ts';
import { useExcerpt } from '../text/use-excerpt.ts';
import { discriminationText, proportionText, timeText } from './figures.ts';
import { OptionTable } from './option-table.tsx';
import { warningText } from './warning-text.ts';

/** The texts of a question. Question and options are HTML. */
export interface QuestionTexts extends QuestionKey {
  id: string;
  question: string;
  options: readonly string[];
  isPilot?: boolean;
  topicId?: string | undefined;
  skill?: Skill | undefined;
}

const EXCERPT_LENGTH = 160;
const tones = { bad: 'bg-bad-soft text-bad', gold: 'bg-gold-soft text-gold', quiet: 'bg-sunken text-ink-soft' };

const Figure = ({ name, value }: { name: string; value: string }) => (
  <span className="flex gap-1.5">
    <span className="text-ink-soft">{name}</span>
    <b className="tabular-nums">{value}</b>
  </span>
);

interface Props {
  analysis: AnalysedQuestion;
  question: QuestionTexts;
  /** Title of the topic of an exam question. */
  topic?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  /** Buttons below the details. */
  actions: ReactNode;
}

/** A question in the list of the analysis. Its details open below it. */
export const AnalysedRow = ({ analysis, question, topic, isOpen, onToggle, actions }: Props) => {
  const details = useId();
  const excerpt = useExcerpt(question.question, EXCERPT_LENGTH);
  const warnings = analysis.warnings.map((warning) => warningText(warning, analysis));
  const badges = [question.isPilot ? 'Piloto' : null, correctionText(question)].filter((badge) => badge !== null);
  return (
    <li className="rounded-2xl bg-surface ring-1 ring-line">
      <button
        type="button"
        data-question={question.id}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={onToggle}
        className="flex w-full items-start gap-3 rounded-2xl p-3 text-left transition hover:text-brand"
      >
        <span className="w-10 shrink-0 text-center font-extrabold text-lg tabular-nums">
          <span className="sr-only">Pregunta </span>
          {analysis.place}
        </span>
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 leading-snug [overflow-wrap:anywhere]">{excerpt}</span>
          <span className="mt-2 flex flex-wrap gap-1.5 text-sm">
            {warnings.map(({ short, tone }) => (
              <span key={short} className={cx('rounded-full px-2.5 py-0.5 font-bold', tones[tone])}>
                {short}
              </span>
            ))}
            {badges.map((badge) => (
              <span key={badge} className="rounded-full bg-sunken px-2.5 py-0.5 font-bold text-ink-soft">
                {badge}
              </span>
            ))}
          </span>
          {(topic || question.skill) && (
            <span className="mt-2 block text-ink-soft text-sm leading-snug">
              {[topic, question.skill && skillNames[question.skill]].filter(Boolean).join(' · ')}
            </span>
          )}
          <span className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <Figure name="Aciertos" value={proportionText(analysis.proportionCorrect)} />
            <Figure name="Discriminación" value={discriminationText(analysis.discrimination)} />
            <Figure name="Tiempo" value={timeText(analysis.medianSeconds)} />
            <Figure name="Respondida" value={amount(analysis.answered, 'vez', 'veces')} />
          </span>
        </span>
        <ChevronDown
          className={cx('mt-1 size-5 shrink-0 text-ink-soft transition', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div id={details} hidden={!isOpen}>
        {isOpen && (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-line border-t p-4">
            <RichText html={question.question} className="font-semibold" />
            <OptionTable analysis={analysis} options={question.options} accepted={acceptedOptions(question)} />
            {warnings.length > 0 && (
              <ul className="grid gap-2 text-sm">
                {warnings.map(({ short, advice }) => (
                  <li key={short}>
                    <b>{short}.</b> {advice}
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-3">{actions}</div>
          </div>
        )}
      </div>
    </li>
  );
};
