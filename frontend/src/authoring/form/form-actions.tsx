import { Button } from '../../shared/ui/button.tsx';

interface Props {
  /** Text of the submit button. */
  action: string;
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
