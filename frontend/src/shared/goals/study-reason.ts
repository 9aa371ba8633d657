import type { StudyTopic } from '@matraz/contracts/practice/path-http';

/** Why a topic is the first one to study. Every page says it in these words. */
export const studyReason = ({ reason, fact }: StudyTopic): string =>
  reason === 'weak' ? `Es lo que más te conviene reforzar. ${fact}` : fact;

/** Where a topic is practised. When no question is left for today, its lessons. */
export const studyHref = ({ topicId, reason, count }: StudyTopic): string =>
  reason === 'next' || count === 0
    ? `/topic/${topicId}?seccion=${count === 0 ? 'teoria' : 'practica'}`
    : `/practice/recommended?topicId=${topicId}`;
