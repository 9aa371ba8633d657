import { ClipboardPlus } from 'lucide-react';
import { serverTime } from '../../../../shared/net/server-time.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { newDraft } from './assignment-draft.ts';
import { useAssigning } from './use-assigning.ts';

/** One click assigns the topic from now for a week. */
export const AssignTopic = ({ classId, topic }: { classId: string; topic: { id: string; title: string } }) => {
  const assign = useAssigning(classId);
  return (
    <Button
      look="ghost"
      className="-my-2 shrink-0"
      aria-label={`Asignar por una semana: ${topic.title}`}
      disabled={assign.isPending || assign.isSuccess}
      onClick={() => assign.mutate(newDraft('topic', topic.id, serverTime().toISOString()))}
    >
      <ClipboardPlus className="size-5" aria-hidden="true" />
      {assign.isSuccess ? 'Asignado' : 'Asignar'}
    </Button>
  );
};
