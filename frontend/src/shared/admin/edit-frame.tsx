import type { ReactNode } from 'react';
import { ConflictChoice } from './conflict-choice.tsx';
import { KeptFields } from './kept-fields.tsx';
import type { EditForm } from './use-edit-form.ts';

interface Props<Draft extends object> {
  form: EditForm<Draft>;
  className?: string;
  /** The content as students see it, for the choice between two versions. */
  renderVersion: (draft: Draft) => ReactNode;
  children: ReactNode;
}

/** The form element of `useEditForm`: its fields, the offer of a kept draft, and the choice in an edit conflict. */
export const EditFrame = <Draft extends object>({ form, className, renderVersion, children }: Props<Draft>) => {
  const { conflict } = form;
  return (
    <>
      <form ref={form.form} noValidate onSubmit={form.onSubmit} className={className}>
        <KeptFields offer={form.offer}>{children}</KeptFields>
      </form>
      {conflict && (
        <ConflictChoice
          mine={renderVersion(form.draft)}
          theirs={renderVersion(conflict.theirs)}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onEditOn={conflict.editOn}
        />
      )}
    </>
  );
};
