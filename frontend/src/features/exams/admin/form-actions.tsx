import { Button } from '../../../shared/ui/button.tsx';

interface Props {
  /** What the form does, as its button says it. */
  action: string;
  /** It is under way: it cannot be sent twice. */
  isBusy: boolean;
  onCancel: () => void;
}

export const FormActions = ({ action, isBusy, onCancel }: Props) => (
  <div className="mt-2 flex flex-wrap-reverse gap-3">
    <Button look="quiet" onClick={onCancel} className="flex-auto">
      Cancelar
    </Button>
    <Button type="submit" disabled={isBusy} className="flex-auto">
      {action}
    </Button>
  </div>
);
