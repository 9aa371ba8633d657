import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

export interface Counts {
  questionCount: number;
  totalQuestions: number;
}

/** The exam has fewer questions than it announces. */
export const isIncomplete = ({ questionCount, totalQuestions }: Counts): boolean => questionCount < totalQuestions;

interface Props {
  counts: Counts;
  isBusy: boolean;
  onActivate: () => void;
  onStayInactive: () => void;
  onClose: () => void;
}

/** Asks before students see an exam that is not complete. Enter leaves it inactive, because that button has the focus. */
export const ConfirmIncomplete = ({ counts, isBusy, onActivate, onStayInactive, onClose }: Props) => (
  <Dialog
    title="El ensayo no está completo"
    description={`Tiene ${counts.questionCount} de ${counts.totalQuestions} preguntas. Si lo activas, los estudiantes lo ven y lo pueden rendir así.`}
    onClose={onClose}
  >
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={onStayInactive} disabled={isBusy} className="flex-auto">
        Dejar inactivo
      </Button>
      <Button look="quiet" onClick={onActivate} disabled={isBusy} className="flex-auto">
        Activar igual
      </Button>
    </div>
  </Dialog>
);
