import { uploadImage } from '@matraz/application/catalog/upload-image';
import type { BulkQuestion } from '@matraz/formats/bulk/practice-text';
import { mapQuestionHtml } from '@matraz/formats/content/map-question-html';
import { pictureSources, replacePictures } from '@matraz/formats/exchange/html';
import type { FileStore } from '@matraz/infra/files/port';
import { ImageRefused } from '@matraz/infra/images/re-encode';
import { OpsError } from '../ops-error.ts';
import type { QuestionFile } from './read-question-file.ts';

const reasons: Record<ImageRefused['code'], string> = {
  image_too_large: 'es demasiado grande: redúcela a 5 MB y 40 megapíxeles como máximo',
  image_type_unsupported: 'debe ser JPEG, PNG, WebP o GIF',
  image_unreadable: 'está vacía o dañada',
};

const folder = 'pictures/';

/**
 * Stores the pictures that the questions show, and puts their addresses into the texts. With `dryRun` nothing is stored.
 *
 * @throws OpsError with every picture that is refused
 */
export const placePictures = async (
  { questions, pictures }: QuestionFile,
  { files, dryRun }: { files: FileStore; dryRun: boolean },
): Promise<BulkQuestion[]> => {
  const addresses = new Map<string, string>();
  const errors: string[] = [];
  const target = dryRun ? { ...files, put: async () => {} } : files;
  const sources = questions.flatMap(({ question, options, explanation }) =>
    pictureSources([question, ...options, explanation].join('\n')),
  );
  for (const [name, bytes] of pictures) {
    if (!sources.includes(folder + name)) continue;
    try {
      addresses.set(folder + name, (await uploadImage({ files: target }, bytes)).url);
    } catch (error) {
      if (!(error instanceof ImageRefused)) throw error;
      errors.push(`La imagen ${name} ${reasons[error.code]}`);
    }
  }
  if (errors.length > 0)
    throw new OpsError('Hay imágenes que no se pueden usar y no se importó nada:', { details: errors });
  return mapQuestionHtml(questions, (html) => replacePictures(html, (src) => addresses.get(src) ?? src));
};
