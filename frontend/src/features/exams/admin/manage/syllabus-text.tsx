import type { ExamQuestion } from '@matraz/contracts/exams/http';
import { areaNames, skillNames } from '@matraz/contracts/syllabus';
import { useQuery } from '@tanstack/react-query';
import { topicList } from '../../../../shared/study/topic-list.ts';

/** 'Física · Las leyes de Newton · Evaluar'; nothing when the question has none of them. */
export const SyllabusText = ({ topicId, skill, area }: Pick<ExamQuestion, 'topicId' | 'skill' | 'area'>) => {
  const { data: topics = [] } = useQuery({ ...topicList, enabled: topicId !== undefined });
  const topic = topicId && (topics.find(({ id }) => id === topicId)?.title ?? '…');
  const parts = [area && areaNames[area], topic, skill && skillNames[skill]].filter(Boolean);
  return parts.length > 0 && <span className="min-w-0 text-ink-soft text-sm">{parts.join(' · ')}</span>;
};
