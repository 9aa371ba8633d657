import type { NextStep, StudyPath } from '@matraz/contracts/practice/path-http';
import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { minutesInWords, stepTexts } from './step-texts.ts';

/** Says what comes next, why, and how long it takes. It is a part of the welcome banner. */
export const NextStepCard = ({ step, path: { studyFirst, done } }: { step: NextStep; path: StudyPath }) => {
  const { href, title, why, action, after } = stepTexts(step, studyFirst);
  return (
    <div className="mt-5 rounded-3xl bg-black/20 p-4 sm:p-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold text-sm text-white/90">
        <span>{done.minutes >= done.goal ? 'Meta de hoy lista. Si quieres seguir' : 'Lo que sigue'}</span>
        <span className="rounded-full bg-black/25 px-2.5 py-0.5">{minutesInWords(step.minutes)}</span>
      </p>
      <h2 className="mt-2 font-extrabold text-2xl leading-tight sm:text-3xl">{title}</h2>
      <p className="mt-1.5 max-w-[46ch] leading-snug">{why}</p>
      <ButtonLink look="copper" href={href} className="mt-4 min-h-13 w-full px-7 text-lg sm:w-auto">
        {action}
        <ArrowRight className="size-5" aria-hidden="true" />
      </ButtonLink>
      {after && <p className="mt-3 max-w-[46ch] text-sm text-white/90 leading-snug">{after}</p>}
    </div>
  );
};
