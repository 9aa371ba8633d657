import { isBlank } from '../../exchange/html.ts';
import type { FolderFiles } from '../open-folder.ts';

export type Texts = Record<string, string | null>;

/** Files with these texts. A file with null is left out. */
export const filesOf = (texts: Texts): FolderFiles =>
  new Map(
    Object.entries(texts).flatMap(([path, text]) => (text === null ? [] : [[path, new TextEncoder().encode(text)]])),
  );

export const readOptions = {
  courses: new Map([
    ['Química', 1],
    ['Física', 2],
  ]),
  pictureUrl: (name: string) => `/uploads/${name}`,
  isEmpty: isBlank,
};

const topic = {
  slug: 'fisica-espejos',
  course: 'Física',
  unit: 'Ondas',
  title: 'Espejos',
  description: 'Imágenes en espejos planos y curvos.',
  lessons: [
    { file: 'planos.html', title: 'Espejos planos' },
    { file: 'curvos.html', title: 'Espejos curvos' },
  ],
  videos: [
    {
      title: 'Reflexión',
      description: 'Un rayo y un espejo.',
      youtubeId: 'https://youtu.be/aqz-KE-bpKQ',
      duration: '15:30',
    },
  ],
};

const block = `PREGUNTA: ¿Cómo es la imagen de un espejo plano?
A) Real
B) Virtual *
C) Invertida
D) Mayor
EXPLICACIÓN: Los rayos no se cruzan.`;

const exam = { slug: 'ensayo-1', title: 'Ensayo 1', subject: 'Physics', duration: 9600 };

const examBlock = `P: ¿Qué muestra la figura?
<img src="pictures/rayos.png" alt="Dos rayos">
A) Un espejo
B) Una lente
R: B
E: Los rayos la cruzan.
PILOTO: SI`;

/** A valid folder. `changes` replaces files; `fields` replaces fields of topic.json. */
export const topicFiles = (changes: Texts = {}, fields: object = {}): FolderFiles =>
  filesOf({
    'topic.json': JSON.stringify({ ...topic, ...fields }, null, 2),
    'lessons/planos.html': '<p>Uno</p>\n<img src="pictures/plano.png" alt="Un espejo">\n',
    'lessons/curvos.html': '<p>Dos</p>',
    'pictures/plano.png': 'png',
    'questions.txt': `${block}\n---\n${block}\nXP: 25\n`,
    ...changes,
  });

export const examFiles = (changes: Texts = {}, fields: object = {}): FolderFiles =>
  filesOf({
    'exam.json': JSON.stringify({ ...exam, ...fields }),
    'questions.txt': `${examBlock}\n\n${examBlock.replaceAll(/<img.*>\n|PILOTO.*/g, '')}`,
    'pictures/rayos.png': 'png',
    ...changes,
  });
