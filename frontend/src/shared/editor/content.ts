import { type AnyExtension, getSchema, type JSONContent } from '@tiptap/core';
import { readHtml } from './document.ts';

/** Stored HTML as the content of a new editor. */
export const contentOf = (extensions: AnyExtension[], html: string): JSONContent =>
  readHtml(getSchema(extensions), html).toJSON();
