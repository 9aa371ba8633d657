import type { Ref } from 'react';

interface Props {
  ref: Ref<HTMLInputElement>;
  /** Read by screen readers. */
  label: string;
  /** The types that the browser offers. */
  accept: string;
  /** Undefined: the choice was cancelled. */
  onFile: (file: File | undefined) => void;
}

/** The input behind a button that chooses a file. The same file can be chosen again. */
export const FileInput = ({ ref, label, accept, onFile }: Props) => (
  <input
    ref={ref}
    type="file"
    accept={accept}
    aria-label={label}
    tabIndex={-1}
    className="sr-only"
    onChange={({ target }) => {
      onFile(target.files?.[0]);
      target.value = '';
    }}
  />
);
