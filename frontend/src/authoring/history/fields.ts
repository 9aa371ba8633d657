import type { ContentAtVersion } from '@matraz/contracts/history-http';
import { areaNames, type Skill, skillNames } from '@matraz/contracts/syllabus';
import { letterOf } from '../../shared/study/words.ts';

export interface ShownField {
  /** The same field of two versions has the same key. */
  key: string;
  label: string;
  /** HTML of the editor, or plain text. */
  as: 'html' | 'text';
  value: string;
  /** The option is the correct one. */
  isKey?: boolean;
}

/** Names of what a content names by id. */
export interface Names {
  topics: ReadonlyMap<string, string>;
  courses: ReadonlyMap<number, string>;
}

const text = (key: string, label: string, value: string | number): ShownField => ({
  key,
  label,
  as: 'text',
  value: String(value),
});
const html = (key: string, label: string, value: string): ShownField => ({ key, label, as: 'html', value });
const skillField = (skill: Skill | undefined) => (skill ? [text('skill', 'Habilidad', skillNames[skill])] : []);
const yesNo = (value: boolean) => (value ? 'Sí' : 'No');

const difficulties = { beginner: 'Inicial', intermediate: 'Intermedia', advanced: 'Avanzada' };
const statuses = { draft: 'Borrador', published: 'Publicado' };
const subjects = { Biology: 'Biología', Physics: 'Física', Chemistry: 'Química' };

interface Keyed {
  question: string;
  options: string[];
  correctAnswer: number;
  explanation: string;
}

const questionFields = ({ question, options, correctAnswer, explanation }: Keyed): ShownField[] => [
  html('question', 'Enunciado', question),
  ...options.map((option, place) => ({
    ...html(`option-${place}`, `Alternativa ${letterOf(place)}`, option),
    isKey: place === correctAnswer,
  })),
  html('explanation', 'Explicación', explanation),
];

/** The fields of a content in the order in which they are shown. The questions of an exam are not fields. */
export const fieldsOf = (at: ContentAtVersion, { topics, courses }: Names): ShownField[] => {
  const topic = (id: string) => text('topicId', 'Tema', topics.get(id) ?? 'Un tema eliminado');
  switch (at.kind) {
    case 'topic': {
      const { title, description, unit, courseId, difficulty, orderIndex, status, icon, color } = at.content;
      return [
        text('title', 'Título', title),
        text('description', 'Descripción', description),
        text('courseId', 'Materia', courses.get(courseId) ?? courseId),
        text('unit', 'Unidad', unit),
        text('difficulty', 'Dificultad', difficulties[difficulty]),
        text('orderIndex', 'Orden', orderIndex),
        text('status', 'Estado', statuses[status]),
        text('icon', 'Ícono', icon),
        text('color', 'Color', color),
      ];
    }
    case 'lesson':
      return [
        topic(at.content.topicId),
        text('title', 'Título', at.content.title),
        html('content', 'Contenido', at.content.content),
      ];
    case 'question':
      return [
        topic(at.content.topicId),
        ...skillField(at.content.skill),
        ...questionFields(at.content),
        text('xpReward', 'XP', at.content.xpReward),
      ];
    case 'video': {
      const { topicId, title, description, youtubeId, duration } = at.content;
      return [
        topic(topicId),
        text('title', 'Título', title),
        text('description', 'Descripción', description),
        text('youtubeId', 'Video de YouTube', youtubeId),
        text('duration', 'Duración', duration),
      ];
    }
    case 'exam': {
      const { title, description, subject, duration, totalQuestions, isPublished } = at.content;
      return [
        text('title', 'Título', title),
        text('description', 'Descripción', description),
        text('subject', 'Materia', subjects[subject]),
        text('duration', 'Duración en minutos', duration / 60),
        text('totalQuestions', 'Total de preguntas anunciado', totalQuestions),
        text('isPublished', 'Activo', yesNo(isPublished)),
      ];
    }
    case 'exam-question': {
      const { topicId, skill, area, isPilot, isVoided } = at.content;
      return [
        ...(topicId ? [topic(topicId)] : []),
        ...skillField(skill),
        ...(area ? [text('area', 'Área', areaNames[area])] : []),
        ...questionFields(at.content),
        text('isPilot', 'Piloto', yesNo(isPilot)),
        text('isVoided', 'Anulada', yesNo(isVoided)),
      ];
    }
  }
};

export interface FieldPair {
  key: string;
  label: string;
  /** Undefined: this version does not have the field. */
  before: ShownField | undefined;
  after: ShownField | undefined;
  isChanged: boolean;
}

/** The fields of both versions, in order. A field that only one version has is changed. */
export const fieldPairs = (before: readonly ShownField[], after: readonly ShownField[]): FieldPair[] => {
  const all = [...after, ...before.filter(({ key }) => !after.some((field) => field.key === key))];
  return all.map(({ key, label }) => {
    const [old, now] = [before, after].map((fields) => fields.find((field) => field.key === key));
    const isChanged = old?.value !== now?.value || old?.isKey !== now?.isKey;
    return { key, label, before: old, after: now, isChanged };
  });
};
