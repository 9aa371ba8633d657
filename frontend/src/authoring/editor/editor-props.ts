import type { Ref } from 'react';

export interface RichTextEditorHandle {
  focus: () => void;
}

export interface RichTextEditorProps {
  /** HTML as the server stores it. A new value from outside replaces the text and empties the undo history. */
  value: string;
  /** Called after each change. The HTML is empty when there is no content. */
  onChange: (html: string) => void;
  label: string;
  /** The label is read by screen readers only. */
  isLabelHidden?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  /** The cursor is put into the text when the editor opens. */
  isFocused?: boolean;
  /** For short texts such as an answer option: one line high, and its toolbar is shown while it is used. */
  isCompact?: boolean;
  /** Told when the first upload begins and when the last one ends. A picture is not in the HTML before. */
  onUploading?: (isUploading: boolean) => void;
  ref?: Ref<RichTextEditorHandle>;
}
