import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';

export interface Counts {
  questionCount: number;
  totalQuestions: number;
}

/** The exam has fewer questions than it announces. */
export const isIncomplete = ({ questionCount, totalQuestions }: Counts): boolean => questionCount < totalQuestions;

/** The save shows students an incomplete exam that they did not see incomplete before. The server asks in the same cases. */
export const getsIncomplete = (before: State | null, after: State): boolean =>
  isShownIncomplete(after) && !(before && isShownIncomplete(before));

type State = Counts & { isPublished: boolean };
const isShownIncomplete = (state: State) => state.isPublished && isIncomplete(state);

interface Props {
  counts: Counts;
  /** Students see it now. */
  isActive?: boolean;
  isBusy: boolean;
  onActivate: () => void;
  onStayInactive: () => void;
  onClose: () => void;
}

/** Asks before students see an exam that is not complete. Enter makes it inactive, because that button has the focus. */
export const ConfirmIncomplete = ({ counts, isActive, isBusy, onActivate, onStayInactive, onClose }: Props) => (
  <Dialog
    title="El ensayo no está completo"
    description={`Tiene ${counts.questionCount} de ${counts.totalQuestions} preguntas. Si ${isActive ? 'sigue activo' : 'lo activas'}, los estudiantes lo ven y lo pueden rendir así.`}
    onClose={onClose}
  >
    <div className="mt-6 flex flex-wrap gap-3">
      <Button onClick={onStayInactive} disabled={isBusy} className="flex-auto">
        {isActive ? 'Desactivar' : 'Dejar inactivo'}
      </Button>
      <Button look="quiet" onClick={onActivate} disabled={isBusy} className="flex-auto">
        {isActive ? 'Dejar activo' : 'Activar igual'}
      </Button>
    </div>
  </Dialog>
);
