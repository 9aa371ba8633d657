import type { ExamSubject } from '@matraz/contracts/exams/limits';
import { subjectNames } from '@matraz/domain/exams/subjects';
import { Atom, FlaskConical, Leaf, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { topicGradient } from '../../shared/topic-look.tsx';

const looks: Record<ExamSubject, { Icon: LucideIcon; color: string }> = {
  Biology: { Icon: Leaf, color: 'green' },
  Physics: { Icon: Atom, color: 'indigo' },
  Chemistry: { Icon: FlaskConical, color: 'teal' },
};

interface Look {
  name: string;
  Icon: LucideIcon;
  background: CSSProperties;
}

/** How an exam's subject is named and shown. */
export const subjectLook = (subject: ExamSubject): Look => {
  const { Icon, color } = looks[subject];
  return { name: subjectNames[subject], Icon, background: topicGradient(color) };
};
