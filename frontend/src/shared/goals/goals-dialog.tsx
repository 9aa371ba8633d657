import type { StudyGoals } from '@matraz/contracts/practice/goals';
import { type SubmitEvent, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { MentionChoice, MinutesChoice } from './goal-choices.tsx';
import { noGoals, useSetGoals } from './goals.ts';
import TargetFields from './target-fields.tsx';

interface Props {
  goals: StudyGoals | null;
  /** `YYYY-MM-DD` */
  today: string;
  onClose: () => void;
}

/** Every goal in one form. A field that stays empty is no goal. */
export default function GoalsDialog({ goals: present, today, onClose }: Props) {
  const [goals, setGoals] = useState(present ?? noGoals);
  const save = useSetGoals();
  const change = (part: Partial<StudyGoals>) => setGoals((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(goals, { onSuccess: onClose });
  };
  return (
    <Dialog title="Tus metas" description="Con ellas armamos tu plan. Cámbialas cuando quieras." onClose={onClose}>
      <form onSubmit={submit} className="mt-5 grid gap-5">
        <MentionChoice chosen={goals.mention} onChoose={(mention) => change({ mention })} />
        <TargetFields
          examDate={goals.examDate}
          goalScore={goals.goalScore}
          today={today}
          onDate={(examDate) => change({ examDate })}
          onScore={(goalScore) => change({ goalScore })}
        />
        <MinutesChoice chosen={goals.minutesADay} onChoose={(minutesADay) => change({ minutesADay })} />
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Guardando…' : 'Guardar mis metas'}
        </Button>
      </form>
    </Dialog>
  );
}
