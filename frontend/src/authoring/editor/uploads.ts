import { imageUpload } from '@matraz/contracts/catalog/limits';
import { isPictureAddress } from '@matraz/domain/picture-address';
import type { Editor } from '@tiptap/core';
import { reasonOf } from '../../shared/net/api-error.ts';
import { uuidv7 } from '../../shared/net/uuid.ts';
import { isPicture } from '../pictures/picture-files.ts';
import { uploadImage } from '../pictures/upload-image.ts';
import { cleanPaste } from './clean-paste.ts';
import { droppedByPaste, droppedNote } from './dropped-by-paste.ts';
import { isOwnCopy } from './own-copies.ts';
import { dataBlob, ownPath, remoteBlob, rtfPictures } from './picture-sources.ts';
import { parseDom } from './prepare-dom.ts';

type Origin = 'picked' | 'pasted';

const failures: Record<Origin, string> = {
  picked: 'Error al subir la imagen',
  pasted: 'Error al subir la imagen pegada',
};

interface Listener {
  onUploading: (uploading: boolean) => void;
  /** Something that the teacher should know and that is no failure. */
  onNote: (note: string) => void;
}

/** A picture in the text whose file is on its way to the server. */
interface Pending {
  id: string;
  read: () => Blob | Promise<Blob>;
  /** A picture of another site, which may not let us read it. */
  isForeign?: true;
}

/**
 * Pixels of a picture as the server stores it. With them a page leaves room for the picture before it comes. Nothing when the browser
 * cannot read it.
 */
const sizeOf = async (picture: Blob) => {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, imageUpload.maxSide / Math.max(bitmap.width, bitmap.height));
    const [width, height] = [bitmap.width, bitmap.height].map((side) => String(Math.max(1, Math.round(side * scale))));
    bitmap.close();
    return { width, height };
  } catch {
    return {};
  }
};

interface Stored {
  src: string;
  width?: string | undefined;
  height?: string | undefined;
}

export type PictureUploads = ReturnType<typeof pictureUploads>;

/** Pictures of the editor: each is uploaded, and only then gets its address. */
export const pictureUploads = ({ onUploading, onNote }: Listener) => {
  let running = 0;
  /** What the last paste dropped. Notes about its pictures are added to it. */
  let pasteNote = '';
  const addNote = (note: string) => onNote(pasteNote === '' ? note : `${pasteNote} ${note}`);

  /** The picture may have been moved or deleted meanwhile. */
  const settle = (editor: Editor, id: string, stored: Stored | null) => {
    if (editor.isDestroyed) return;
    const { tr, doc } = editor.state;
    doc.descendants((node, position) => {
      if (node.type.name !== 'image' || node.attrs.upload !== id) return;
      if (stored === null) tr.delete(position, position + node.nodeSize);
      else {
        const { src, ...size } = stored;
        // A width that a teacher chose stays.
        const isSized = node.attrs.width !== null || node.attrs.height !== null;
        tr.setNodeMarkup(position, undefined, { ...node.attrs, ...(isSized ? {} : size), src, upload: null });
      }
    });
    if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
  };

  /** @returns whether the file was read and stored. That another site keeps its picture is no failure. */
  const upload = async (editor: Editor, { id, read, isForeign }: Pending): Promise<boolean> => {
    let blob: Blob;
    try {
      blob = await read();
    } catch (error) {
      settle(editor, id, null);
      if (!isForeign) throw error;
      return false;
    }
    try {
      const src = await uploadImage(blob, blob instanceof File ? blob.name : undefined);
      settle(editor, id, { src, ...(await sizeOf(blob)) });
      return true;
    } catch (error) {
      settle(editor, id, null);
      throw error;
    }
  };

  const uploadAll = async (editor: Editor, pictures: Pending[], origin: Origin) => {
    if (pictures.length === 0) return;
    if (running++ === 0) onUploading(true);
    const results = await Promise.allSettled(pictures.map((picture) => upload(editor, picture)));
    if (--running === 0) onUploading(false);
    if (results.some((result) => result.status === 'fulfilled' && !result.value))
      addNote('Una imagen es de un sitio que no permite copiarla. Guárdala en tu PC y súbela desde ahí.');
    const failed = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failed) console.error(failures[origin], reason);
    if (failed.length === 0) return;
    const told = failed.map(({ reason }) => reasonOf(reason)).find((reason) => reason !== undefined);
    if (told !== undefined) addNote(`${told}.`);
    window.alert(failures[origin]);
  };

  return {
    /** Puts picture files where the cursor is, or at a position. */
    insert: (editor: Editor, files: readonly File[], origin: Origin, position?: number): Promise<void> => {
      pasteNote = '';
      onNote('');
      const pictures = files.filter(isPicture).map((file) => ({ file, id: uuidv7() }));
      const content = pictures.map(({ file, id }) => ({
        type: 'image',
        attrs: { src: '', alt: origin === 'pasted' ? 'Imagen pegada' : file.name || 'Imagen subida', upload: id },
      }));
      if (position === undefined) editor.chain().focus().insertContent(content).run();
      else editor.chain().focus().insertContentAt(position, content).run();
      const pending = pictures.map(({ file, id }) => ({ id, read: () => file }));
      return uploadAll(editor, pending, origin);
    },

    /** Copies a picture of another site to where the cursor is. */
    insertForeign: (editor: Editor, src: string): Promise<void> => {
      pasteNote = '';
      onNote('');
      const id = uuidv7();
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: '', alt: '', upload: id } })
        .run();
      return uploadAll(editor, [{ id, read: () => remoteBlob(src), isForeign: true }], 'picked');
    },

    /** Cleans copied HTML, and uploads its pictures once they are in the text. */
    transformPasted: (editor: Editor, html: string, rtf: string): string => {
      const body = isOwnCopy(html) ? parseDom(html) : cleanPaste(html);
      const images = [...body.querySelectorAll('img')];
      const local = images.filter((image) => image.src.startsWith('file:'));
      const fromRtf = local.length > 0 ? rtfPictures(rtf) : [];
      const pending: Pending[] = [];
      let lost = 0;
      for (const image of images) {
        const given = image.getAttribute('src') ?? '';
        const own = ownPath(given);
        // Our pages show no pictures with http. Most sites have the same picture with https.
        const src = given.replace(/^http:/i, 'https:');
        image.alt ||= 'Imagen pegada';
        if (own !== null) {
          image.src = own;
          continue;
        }
        const blob = fromRtf.length === local.length ? fromRtf[local.indexOf(image)] : undefined;
        const id = uuidv7();
        image.dataset.upload = id;
        if (blob) pending.push({ id, read: () => blob });
        else if (/^data:image\//i.test(src)) pending.push({ id, read: () => dataBlob(src) });
        else if (isPictureAddress(src)) pending.push({ id, read: () => remoteBlob(src), isForeign: true });
        else {
          image.remove();
          lost += 1;
          continue;
        }
        image.setAttribute('src', '');
      }
      const lostNote = 'Algunas imágenes no venían en lo pegado. Cópialas de a una, o súbelas desde tu PC.';
      pasteNote = [isOwnCopy(html) ? '' : droppedNote(droppedByPaste(html)), lost > 0 ? lostNote : '']
        .filter((note) => note !== '')
        .join(' ');
      onNote(pasteNote);
      setTimeout(() => void uploadAll(editor, pending, 'pasted'));
      return body.innerHTML;
    },
  };
};
