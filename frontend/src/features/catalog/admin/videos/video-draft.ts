import type { VideoContent } from '@matraz/contracts/catalog/content';
import { videoTexts } from '@matraz/contracts/catalog/limits';
import { youtubeIdOf } from '@matraz/contracts/catalog/youtube-id';
import { requiredTextError } from '../../../../authoring/form/field-errors.ts';
import type { DraftErrors } from '../../../../authoring/form/use-form-draft.ts';

export type VideoDraft = VideoContent;

export const newVideo = (topicId: string): VideoDraft => ({
  topicId,
  title: '',
  description: '',
  youtubeId: '',
  duration: '',
});

export const toVideoDraft = ({ topicId, title, description, youtubeId, duration }: VideoContent): VideoDraft => ({
  topicId,
  title,
  description,
  youtubeId,
  duration,
});

const durationError = (duration: string) => {
  if (duration.trim() === '') return 'Escribe la duración';
  return /^(\d{1,2}:)?\d{1,2}:\d{2}$/.test(duration.trim()) ? undefined : 'Escribe minutos y segundos, como 15:30';
};

const idError = (pasted: string) => {
  if (pasted.trim() === '') return 'Escribe el id del video o pega su enlace';
  return youtubeIdOf(pasted) ? undefined : 'Debe ser un enlace de YouTube o el id de un video (11 caracteres)';
};

/** Errors by field, with the same limits as the server. */
const errorsOf = ({ topicId, title, description, youtubeId, duration }: VideoDraft): DraftErrors<VideoDraft> => ({
  title: requiredTextError(title, videoTexts.title, 'Escribe el título'),
  topicId: topicId === '' ? 'Elige un tema' : undefined,
  description: requiredTextError(description, videoTexts.description, 'Escribe la descripción'),
  youtubeId: idError(youtubeId),
  duration: durationError(duration),
});

const toBody = ({ topicId, title, description, youtubeId, duration }: VideoDraft): VideoContent => ({
  topicId,
  title: title.trim(),
  description: description.trim(),
  youtubeId: youtubeIdOf(youtubeId) ?? '',
  duration: duration.trim(),
});

export const videoRules = { errorsOf, toBody };
