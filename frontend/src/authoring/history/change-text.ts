import type { HistoryChange, HistoryEntry, HistoryKind } from '@matraz/contracts/history-http';
import { amount, questionsInWords } from '../../shared/study/words.ts';

const nouns: Record<HistoryKind, string> = {
  topic: 'el tema',
  lesson: 'la lección',
  question: 'la pregunta',
  video: 'el video',
  exam: 'el ensayo',
  'exam-question': 'la pregunta',
};

const fieldNames: Record<string, string> = {
  title: 'el título',
  description: 'la descripción',
  content: 'el contenido',
  orderIndex: 'el orden',
  topicId: 'el tema',
  courseId: 'la materia',
  unit: 'la unidad',
  color: 'el color',
  icon: 'el ícono',
  difficulty: 'la dificultad',
  status: 'el estado',
  question: 'el enunciado',
  options: 'las alternativas',
  correctAnswer: 'la clave',
  explanation: 'la explicación',
  xpReward: 'los XP',
  isPilot: 'si es piloto',
  skill: 'la habilidad',
  area: 'el área',
  youtubeId: 'el video',
  duration: 'la duración',
  subject: 'la materia',
  totalQuestions: 'el total de preguntas',
};

const list = new Intl.ListFormat('es-CL');

const textOf = (change: HistoryChange, kind: HistoryKind): string => {
  switch (change.action) {
    case 'created':
      return `Creó ${nouns[kind]}`;
    case 'deleted':
      return `Eliminó ${nouns[kind]}`;
    case 'published':
      return 'Activó el ensayo';
    case 'unpublished':
      return 'Desactivó el ensayo';
    case 'updated': {
      const fields = change.fields.map((field) => fieldNames[field] ?? field);
      return fields.length > 0 ? `Cambió ${list.format(fields)}` : `Guardó ${nouns[kind]}`;
    }
    case 'restored':
      return `Restauró la versión del ${momentOf(change.at)}`;
    case 'question-restored':
      return `Restauró una pregunta a su versión del ${momentOf(change.at)}`;
    case 'questions-added':
      return `Agregó ${questionsInWords(change.count)}`;
    case 'reordered':
      return kind === 'topic' ? `Ordenó ${amount(change.count, 'lección', 'lecciones')}` : 'Ordenó las preguntas';
    case 'question-updated':
      return `Cambió la pregunta ${change.place}`;
    case 'question-removed':
      return `Eliminó la pregunta ${change.place}`;
    case 'question-voided':
      return kind === 'exam' ? `Anuló la pregunta ${change.place}` : 'Anuló la pregunta';
    case 'question-rekeyed':
      return kind === 'exam' ? `Corrigió la clave de la pregunta ${change.place}` : 'Corrigió la clave';
    case 'question-reason-changed':
      return kind === 'exam'
        ? `Cambió el motivo de la corrección de la pregunta ${change.place}`
        : 'Cambió el motivo de la corrección';
    case 'question-reinstated':
      return kind === 'exam'
        ? `Volvió a la clave original de la pregunta ${change.place}`
        : 'Volvió a la clave original de la pregunta';
  }
};

/** What an entry did. An exam that is created with its questions has several sentences. */
export const changeTexts = ({ changes }: HistoryEntry, kind: HistoryKind): string[] =>
  changes.map((change) => textOf(change, kind));

/** The person of an entry. */
export const authorOf = ({ by }: HistoryEntry): string => {
  if (by === null) return 'La plataforma';
  return by.name ?? 'Una cuenta eliminada';
};

const day = new Intl.DateTimeFormat('es-ES', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const time = new Intl.DateTimeFormat('es-CL', { hour: '2-digit', minute: '2-digit', hour12: false });
const moment = new Intl.DateTimeFormat('es-CL', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** @param at ISO 8601, as in the functions below */
export const dayOf = (at: string): string => day.format(new Date(at));
export const timeOf = (at: string): string => time.format(new Date(at));
export const momentOf = (at: string): string => moment.format(new Date(at));
