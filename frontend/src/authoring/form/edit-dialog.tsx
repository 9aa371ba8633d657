import type { ReactNode } from 'react';
import { cx } from '../../shared/ui/cx.ts';
import { EditFrame, type RenderVersion } from './edit-frame.tsx';
import { FormActions } from './form-actions.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { EditForm } from './use-edit-form.ts';

interface Props<Draft extends object> {
  form: EditForm<Draft>;
  title: string;
  description?: string;
  size?: 'card' | 'page';
  /** The first field is not what an author wants to change. */
  startsAtTitle?: boolean;
  /** Text of the submit button. */
  action: string;
  renderVersion: RenderVersion<Draft>;
  /** Shown beside the fields, below them on a narrow screen. */
  preview?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The dialog of a form: fields, buttons, and questions before something is lost. */
export const EditDialog = <Draft extends object>({
  form,
  title,
  description,
  size = 'page',
  startsAtTitle,
  action,
  renderVersion,
  preview,
  onClose,
  children,
}: Props<Draft>) => (
  <FormDialog
    title={title}
    description={description}
    size={size}
    startsAtTitle={startsAtTitle}
    isUnsaved={form.isUnsaved}
    onDiscard={form.forget}
    onClose={onClose}
  >
    {(close) => (
      <EditFrame
        form={form}
        renderVersion={renderVersion}
        className={size === 'page' ? 'mt-4 min-h-0 overflow-y-auto border-line border-t px-4 py-6 sm:px-8' : 'mt-5'}
      >
        <div
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] content-start gap-8',
            preview !== undefined && 'lg:grid-cols-2',
          )}
        >
          <div
            className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] content-start', size === 'page' ? 'gap-5' : 'gap-4')}
          >
            {children}
            <FormActions action={action} isBusy={form.isBusy} onCancel={close} />
          </div>
          {preview}
        </div>
      </EditFrame>
    )}
  </FormDialog>
);
