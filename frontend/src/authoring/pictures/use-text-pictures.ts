import { type RefObject, useState } from 'react';
import { reasonOf } from '../../shared/net/api-error.ts';
import { toast } from '../../shared/page/toast.ts';
import { isPicture } from './picture-files.ts';
import { uploadImage } from './upload-image.ts';

/** Pixels. A wider picture is shown at this width. */
const MAX_WIDTH = 300;

type Origin = 'picked' | 'pasted';

const messages: Record<Origin, { success: (name: string) => string; failure: (name: string) => string }> = {
  picked: { success: (name) => `Imagen ${name} subida exitosamente`, failure: (name) => `Error subiendo ${name}` },
  pasted: { success: () => 'Imagen pegada exitosamente', failure: () => 'Error al pegar imagen' },
};

/** Undefined for a picture that is narrow enough. A picture whose width cannot be read counts as wide. */
const shownWidth = async (file: File): Promise<number | undefined> => {
  try {
    const picture = await createImageBitmap(file);
    const { width } = picture;
    picture.close();
    return width > MAX_WIDTH ? MAX_WIDTH : undefined;
  } catch {
    return MAX_WIDTH;
  }
};

const altOf = ({ name }: File, origin: Origin) =>
  origin === 'pasted' ? 'Imagen pegada' : name.replace(/["<>&]/g, '') || 'Imagen subida';

/**
 * Uploads pictures and writes their tags at the cursor of a text field, which must not change meanwhile.
 *
 * @param onChange gets the whole text
 */
export const useTextPictures = (area: RefObject<HTMLTextAreaElement | null>, onChange: (text: string) => void) => {
  const [isUploading, setIsUploading] = useState(false);
  /** Why the last pictures were refused; empty when all were stored. */
  const [refusal, setRefusal] = useState('');
  const write = (tag: string) => {
    if (area.current === null) return false; // the dialog was closed
    const { selectionStart, selectionEnd } = area.current;
    area.current.setRangeText(tag, selectionStart, selectionEnd, 'end');
    onChange(area.current.value);
    return true;
  };
  const uploadOne = async (file: File, origin: Origin) => {
    const { success, failure } = messages[origin];
    try {
      const [url, width] = await Promise.all([uploadImage(file, file.name || undefined), shownWidth(file)]);
      const tag = `<img src="${url}" alt="${altOf(file, origin)}"${width === undefined ? '' : ` width="${width}"`}>`;
      if (write(tag)) toast({ tone: 'good', title: success(file.name) });
    } catch (error) {
      console.error(error);
      const reason = error instanceof Error ? reasonOf(error) : undefined;
      const description = reason ?? 'Inténtalo de nuevo.';
      toast({ tone: 'destructive', title: failure(file.name), description });
      setRefusal(`${failure(file.name)}: ${description}`);
    }
  };
  const upload = async (files: readonly File[], origin: Origin) => {
    const pictures = files.filter(isPicture);
    if (pictures.length === 0 || isUploading) return;
    setIsUploading(true);
    setRefusal('');
    for (const file of pictures) await uploadOne(file, origin); // one after the other, so that they keep their order
    setIsUploading(false);
    area.current?.focus();
  };
  return { isUploading, refusal, upload };
};
