import type { ReactNode } from 'react';
import { useOnline } from '../../shared/net/use-online.ts';
import type { Side } from '../history/mark-changes.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { KeptFields } from './kept-fields.tsx';
import type { EditForm } from './use-edit-form.ts';

/** What a version is compared with. */
export interface Compared<Draft> {
  other: Draft;
  side: Side;
}

/** The content as students see it, for the choice between two versions. */
export type RenderVersion<Draft> = (version: Draft, compared: Compared<Draft>) => ReactNode;

interface Props<Draft extends object> {
  form: EditForm<Draft>;
  className?: string;
  renderVersion: RenderVersion<Draft>;
  children: ReactNode;
}

/** Says that a save waits for the network. The request is sent as soon as there is one. */
const OfflineNote = ({ isSaving }: { isSaving: boolean }) => {
  const isOnline = useOnline();
  return (
    <div role="status">
      {isSaving && !isOnline && (
        <p className="mt-3 rounded-2xl bg-gold-soft px-4 py-3 font-semibold leading-snug">
          Sin conexión: aún no se guarda. Se guardará cuando vuelva la red, si dejas abierta esta página.
        </p>
      )}
    </div>
  );
};

/** The form element of `useEditForm`: its fields, the offer of a kept draft, and the choice in an edit conflict. */
export const EditFrame = <Draft extends object>({ form, className, renderVersion, children }: Props<Draft>) => {
  const { conflict } = form;
  return (
    <>
      <form ref={form.form} noValidate onSubmit={form.onSubmit} className={className}>
        <KeptFields offer={form.offer}>{children}</KeptFields>
        <OfflineNote isSaving={form.isSaving} />
      </form>
      {conflict && (
        <ConflictChoice
          contentName={form.name}
          mine={renderVersion(form.draft, { other: conflict.theirs, side: 'after' })}
          theirs={renderVersion(conflict.theirs, { other: form.draft, side: 'before' })}
          differences={conflict.differences}
          onKeepMine={conflict.keepMine}
          onTakeTheirs={conflict.takeTheirs}
          onEditOn={conflict.editOn}
        />
      )}
    </>
  );
};
