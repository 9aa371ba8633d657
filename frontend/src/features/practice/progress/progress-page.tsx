import { ActivityCalendar } from '../../../shared/activity/activity-calendar.tsx';
import { NextTopic } from '../../../shared/goals/next-topic.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { useUser } from '../../../shared/session/session.ts';
import { GoalsSection } from './goals-section.tsx';
import { MasterySection } from './mastery-section.tsx';
import { ProgressChart } from './progress-chart.tsx';
import { ScoresSection } from './scores-section.tsx';
import { Section } from './section.tsx';

/** How far the student has come: goals, exams, weeks and study days. Each chart is also a table. */
export default function ProgressPage() {
  useTitle('Mi progreso');
  const { freezes } = useUser();
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="font-extrabold text-3xl sm:text-4xl">Mi progreso</h1>
      <NextTopic />
      <GoalsSection />
      <ScoresSection />
      <MasterySection />
      <Section title="Tu estudio">
        <div className="grid gap-x-10 lg:grid-cols-2">
          <ProgressChart />
          <ActivityCalendar frozen={freezes?.used} />
        </div>
      </Section>
    </div>
  );
}
