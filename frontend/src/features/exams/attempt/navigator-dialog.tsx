import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Navigator, type QuestionMap } from './navigator.tsx';

interface Props extends QuestionMap {
  isLocked: boolean;
  onGoTo: (index: number) => void;
  onFinish: () => void;
  onClose: () => void;
}

/** The same map, where there is no room beside the question. */
export const NavigatorDialog = ({ onClose, ...map }: Props) => (
  <Dialog title="Tu ensayo" description="Toca un número para ir a esa pregunta." onClose={onClose}>
    <div className="mt-4">
      <Navigator {...map} />
    </div>
  </Dialog>
);
