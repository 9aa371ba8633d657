import { skillNames, skills } from '@matraz/contracts/syllabus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { topicList } from '../../shared/study/topic-list.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../ui/select.tsx';
import type { QuestionTexts } from './analysed-row.tsx';

type Of = Pick<QuestionTexts, 'topicId' | 'skill'>;

/** A part of the questions, by topic and skill. @param isExam the questions of practice have one topic */
export const useSyllabusFilter = (questions: readonly Of[], isExam: boolean) => {
  const [topicId, chooseTopic] = useState('');
  const [skill, chooseSkill] = useState('');
  const ids = new Set(isExam ? questions.flatMap((question) => question.topicId ?? []) : []);
  const { data: topics = [] } = useQuery({ ...topicList, enabled: ids.size > 0 });
  const named = topics.filter(({ id }) => ids.has(id));
  const known = skills.filter((one) => questions.some((question) => question.skill === one));
  // A choice that no question has any more would hide all.
  const topic = named.some(({ id }) => id === topicId) ? topicId : '';
  const chosenSkill = known.find((one) => one === skill) ?? '';
  return {
    topics: named,
    skills: known,
    topic,
    skill: chosenSkill,
    chooseTopic,
    chooseSkill,
    /** Changes with the choice. */
    key: `${topic} ${chosenSkill}`,
    titleOf: (id: string | undefined) => named.find((one) => one.id === id)?.title,
    isShown: (question: Of) =>
      (topic === '' || question.topicId === topic) && (chosenSkill === '' || question.skill === chosenSkill),
  };
};

/** Chooses topic and skill; nothing when the questions have only one of each. */
export const SyllabusFilter = ({ filter }: { filter: ReturnType<typeof useSyllabusFilter> }) => {
  const { topics, skills: known, topic, skill, chooseTopic, chooseSkill } = filter;
  if (topics.length === 0 && known.length === 0) return null;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {topics.length > 0 && (
        <Field label="Tema">
          {(control) => (
            <Select {...control} value={topic} onChange={({ target }) => chooseTopic(target.value)}>
              <option value="">Todos los temas</option>
              {topics.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {known.length > 0 && (
        <Field label="Habilidad">
          {(control) => (
            <Select {...control} value={skill} onChange={({ target }) => chooseSkill(target.value)}>
              <option value="">Todas las habilidades</option>
              {known.map((one) => (
                <option key={one} value={one}>
                  {skillNames[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
};
