import type { StudyTopic } from '@matraz/contracts/practice/path-http';
import { percent } from '../study/percent.ts';
import { amount } from '../study/words.ts';

/** What the answers say about a topic: 'Acertaste 1 de 8: estimamos que lo dominas en 43 %.' */
export const studyFact = ({ reason, percent: known, answers, right, count }: StudyTopic): string => {
  if (reason === 'next') return 'Es lo que sigue en tu camino.';
  const fact =
    known === null
      ? `Acertaste ${right} de ${answers}: son pocas para saberlo.`
      : `Acertaste ${right} de ${answers}: estimamos que lo dominas en ${percent(known)}.`;
  return count === 0 ? `${fact} Hoy ya respondiste todas sus preguntas: mañana vuelven.` : fact;
};

/** Why a topic is the first one to study. Every page says it in these words. */
export const studyReason = (topic: StudyTopic): string =>
  topic.reason === 'next' ? studyFact(topic) : `Es lo que más te conviene reforzar. ${studyFact(topic)}`;

/** Where a topic is practised. When no question is left for today, its lessons. */
export const studyHref = ({ topicId, reason, count }: StudyTopic): string => {
  if (count === 0) return `/topic/${topicId}?seccion=teoria`;
  return reason === 'next' ? `/topic/${topicId}?seccion=practica` : `/practice/recommended?topicId=${topicId}`;
};

export const studyAction = ({ count }: StudyTopic): string =>
  count === 0 ? 'Leer sus lecciones' : `Practicar ${amount(count, 'pregunta', 'preguntas')}`;
