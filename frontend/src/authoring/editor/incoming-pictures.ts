import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { copiedPictures, picturesOf } from '../pictures/picture-files.ts';
import type { PictureUploads } from './uploads.ts';

/** Uploads the pictures that are pasted or dropped, and cleans pasted HTML. */
export const incomingPictures = (uploads: PictureUploads) => {
  let rtf = '';
  return Extension.create({
    name: 'incomingPictures',
    transformPastedHTML(html) {
      return uploads.transformPasted(this.editor, html, rtf);
    },
    addProseMirrorPlugins() {
      const { editor } = this;
      return [
        new Plugin({
          props: {
            handleDOMEvents: {
              paste: (_view, { clipboardData }) => {
                rtf = clipboardData?.getData('text/rtf') ?? '';
                return false;
              },
            },
            handlePaste: (_view, { clipboardData }) => {
              const files = copiedPictures(clipboardData);
              if (files.length === 0) return false;
              void uploads.insert(editor, files, 'pasted');
              return true;
            },
            handleDrop: (view, event, _slice, isMoved) => {
              const files = picturesOf(event.dataTransfer);
              if (isMoved || files.length === 0) return false;
              const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
              void uploads.insert(editor, files, 'picked', place?.pos);
              return true;
            },
          },
        }),
      ];
    },
  });
};
