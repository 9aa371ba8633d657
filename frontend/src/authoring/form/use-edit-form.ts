import { type SubmitEvent, useState } from 'react';
import { isEditConflict } from './edit-conflict.ts';
import { type DraftRules, useFormDraft } from './use-form-draft.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface Versioned {
  version?: number;
}

interface Settings<Stored, Draft extends object, Body, Input> {
  /** Names the draft that is kept in this browser: kind and id, or kind and place of new content. */
  name: string;
  /** The content as the server has it; null for new content. */
  stored: (Stored & Versioned) | null;
  /** Called also with the content of an edit conflict. */
  toDraft: (stored: Stored) => Draft;
  /** The draft of new content. */
  empty: Draft;
  rules: DraftRules<Draft, Body>;
  /** From `useAdminMutation`. */
  save: {
    mutate: (input: Body & Input, then: { onSuccess: () => void; onError: (error: Error) => void }) => void;
    isPending: boolean;
  };
  onSaved: () => void;
}

/** What a save sends besides the fields of the form. */
export interface Expected {
  expectedVersion?: number;
}

/** The names of the fields in which two versions differ. */
const differences = <Body extends object>(mine: Body, theirs: Body): string[] => {
  const other = new Map<string, unknown>(Object.entries(theirs));
  return Object.entries(mine).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(other.get(name)) ? [] : name,
  );
};

/** A form whose text is kept until it is saved, and that asks when another author saved the same content meanwhile. */
export const useEditForm = <Stored, Draft extends object, Body extends object>({
  name,
  stored,
  toDraft,
  empty,
  rules,
  save,
  onSaved,
}: Settings<Stored, Draft, Body, Expected>) => {
  const { load, submit, onRefused, form, ...state } = useFormDraft(stored ? toDraft(stored) : empty, rules);
  const { draft, initial, isTouched } = state;
  /** The version on which the draft is based. */
  const [version, setVersion] = useState(stored?.version);
  const { offer, forget } = useKeptDraft({
    name,
    draft,
    stored: initial,
    version,
    isTouched,
    onRecover: (kept) => {
      load(kept.draft, initial);
      setVersion(kept.version);
    },
  });
  /** The content that another author saved; null when there is no conflict. */
  const [theirs, setTheirs] = useState<(Stored & Versioned) | null>(null);
  /** Fields with an upload under way. A picture is in the HTML only after its upload. */
  const [uploading, setUploading] = useState<ReadonlySet<string>>(new Set());
  const isBusy = save.isPending || uploading.size > 0;

  const send = (body: Body, expectedVersion = version) => {
    save.mutate(expectedVersion === undefined ? body : { ...body, expectedVersion }, {
      onSuccess: () => {
        forget();
        onSaved();
      },
      onError: (error) => {
        if (isEditConflict(error)) setTheirs(error.problem.current as Stored & Versioned);
        else onRefused(error);
      },
    });
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBusy) submit(send)(event);
  };

  return {
    ...state,
    form,
    onSubmit,
    load,
    forget,
    offer,
    isSaving: save.isPending,
    isBusy,
    /** Closing the form would lose something. */
    isUnsaved: isTouched || uploading.size > 0,
    /** @param field one per editor of the form */
    setUploading: (field: string, isUploading: boolean) =>
      setUploading((before) => {
        const next = new Set(before);
        if (isUploading) next.add(field);
        else next.delete(field);
        return next;
      }),
    /** The kind and id of the content, for its history. */
    name,
    conflict: theirs && {
      theirs: toDraft(theirs),
      differences: differences(rules.toBody(draft), rules.toBody(toDraft(theirs))),
      keepMine: () => {
        setTheirs(null);
        setVersion(theirs.version);
        send(rules.toBody(draft), theirs.version);
      },
      takeTheirs: () => {
        setTheirs(null);
        setVersion(theirs.version);
        load(toDraft(theirs));
      },
      editOn: () => setTheirs(null),
    },
  };
};

export type EditForm<Draft extends object> = ReturnType<typeof useEditForm<object, Draft, object>>;
