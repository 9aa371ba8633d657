import type { StudyGoals } from '@matraz/contracts/practice/goals';
import type { StudyPath } from '@matraz/contracts/practice/path-http';
import { ArrowRight } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { MentionChoice, MinutesChoice } from '../../../shared/goals/goal-choices.tsx';
import { noGoals, useSetGoals } from '../../../shared/goals/goals.ts';
import { fetchedPanel } from '../../../shared/loading/fetched-part.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { stepTexts } from './step-texts.ts';

/** Only a student who answers the first question needs them. */
const TargetFields = fetchedPanel(() => import('../../../shared/goals/target-fields.tsx'));

const QUESTIONS = 3;

/**
 * Three short questions, one at a time. The last one, or 'Empezar' at any time, saves the answers and opens the first question to
 * practise.
 */
export const FirstVisit = ({ path }: { path: StudyPath }) => {
  const [, navigate] = useLocation();
  const [place, setPlace] = useState(0);
  const [goals, setGoals] = useState(noGoals);
  const save = useSetGoals();
  const box = useRef<HTMLElement>(null);
  const start = (answers: StudyGoals) => {
    save.mutate(answers);
    if (path.nextStep) navigate(stepTexts(path.nextStep, path.studyFirst).href);
  };
  const go = (part: Partial<StudyGoals> = {}) => {
    const answers = { ...goals, ...part };
    setGoals(answers);
    if (place + 1 < QUESTIONS) setPlace(place + 1);
    else start(answers);
  };
  // The button that had the focus is gone with its question.
  useEffect(() => {
    if (place > 0) box.current?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div className="mt-5 rounded-3xl bg-surface p-4 text-ink shadow-card sm:p-6">
      <section ref={box} tabIndex={-1} aria-label={`Pregunta ${place + 1} de ${QUESTIONS}`} className="outline-none">
        <p aria-hidden="true" className="mb-2 font-semibold text-ink-soft text-sm">
          {`${place + 1} de ${QUESTIONS} · para armar tu camino`}
        </p>
        {place === 0 && <MentionChoice chosen={goals.mention} onChoose={(mention) => go({ mention })} />}
        {place === 1 && (
          <>
            <h2 className="mb-2.5 font-bold text-lg leading-snug">¿Cuándo la rindes y qué puntaje buscas?</h2>
            <Suspense fallback={<Skeleton className="h-55 sm:h-27.5" />}>
              <TargetFields
                examDate={goals.examDate}
                goalScore={goals.goalScore}
                today={path.today}
                onDate={(examDate) => setGoals({ ...goals, examDate })}
                onScore={(goalScore) => setGoals({ ...goals, goalScore })}
              />
            </Suspense>
            <Button className="mt-3 w-full" onClick={() => go()}>
              Siguiente
            </Button>
          </>
        )}
        {place === 2 && <MinutesChoice chosen={goals.minutesADay} onChoose={(minutesADay) => go({ minutesADay })} />}
      </section>
      <div className="mt-4 flex gap-3 border-line border-t pt-4">
        <Button look="ghost" className="min-h-13 px-3" onClick={() => go()}>
          Ahora no
        </Button>
        {/* Beside 'Siguiente' it is the second choice. */}
        <Button
          look={place === 1 ? 'quiet' : 'copper'}
          className="min-h-13 flex-1 text-lg"
          onClick={() => start(goals)}
        >
          Empezar
          <ArrowRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
};
