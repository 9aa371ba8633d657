import type { Editor } from '@tiptap/core';
import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
} from 'lucide-react';

/** A button that is on where the selection has its format. */
export interface Toggle {
  label: string;
  icon: LucideIcon;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const mark = (name: string, label: string, icon: LucideIcon): Toggle => ({
  label,
  icon,
  isOn: (editor) => editor.isActive(name),
  toggle: (editor) => editor.chain().focus().toggleMark(name).run(),
});

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Toggle => ({
  label: `Título ${level}`,
  icon,
  isOn: (editor) => editor.isActive('heading', { level }),
  toggle: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const alignment = (side: 'left' | 'center' | 'right', label: string, icon: LucideIcon): Toggle => ({
  label,
  icon,
  isOn: (editor) => editor.isActive({ textAlign: side }),
  toggle: (editor) => editor.chain().focus().toggleTextAlign(side).run(),
});

/** For short texts, too. */
export const shortMarks: Toggle[] = [
  mark('bold', 'Negrita', Bold),
  mark('italic', 'Cursiva', Italic),
  mark('underline', 'Subrayado', Underline),
  mark('subscript', 'Subíndice', Subscript),
  mark('superscript', 'Superíndice', Superscript),
];

export const otherMarks: Toggle[] = [mark('strike', 'Tachado', Strikethrough), mark('code', 'Código', Code)];

export const headings: Toggle[] = [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)];

export const lists: Toggle[] = [
  {
    label: 'Lista con viñetas',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Lista numerada',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: 'Cita',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

export const alignments: Toggle[] = [
  alignment('left', 'Alinear a la izquierda', AlignLeft),
  alignment('center', 'Centrar', AlignCenter),
  alignment('right', 'Alinear a la derecha', AlignRight),
];
