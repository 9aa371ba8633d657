import { ClipboardPlus } from 'lucide-react';
import { useState } from 'react';
import { serverTime } from '../../../../shared/net/server-time.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { newDraft } from './assignment-draft.ts';
import { AssignmentForm, type Choice } from './assignment-form.tsx';
import { useAssigning } from './use-assigning.ts';

/** Opens the form with this exam for tomorrow morning. */
export const AssignExam = ({ classId, exam }: { classId: string; exam: Choice }) => {
  const [isOpen, setOpen] = useState(false);
  const assign = useAssigning(classId, () => setOpen(false));
  return (
    <>
      <Button
        look="quiet"
        className="shrink-0 px-3!"
        aria-label={`Asignar al curso: ${exam.title}`}
        onClick={() => setOpen(true)}
      >
        <ClipboardPlus className="size-5" aria-hidden="true" />
        Asignar
      </Button>
      {isOpen && (
        <AssignmentForm
          title={`Asignar «${exam.title}»`}
          initial={newDraft('exam', exam.id, serverTime().toISOString())}
          choices={{ exam: [exam], topic: [] }}
          isPending={assign.isPending}
          onSave={(draft) => assign.mutate(draft)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
