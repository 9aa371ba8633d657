import type { ExamSubject } from '@matraz/contracts/exams/limits';
import { Atom, FlaskConical, Leaf, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import { topicGradient } from '../../shared/study/topic-look.tsx';

const looks: Record<ExamSubject, { name: string; Icon: LucideIcon; color: string }> = {
  Biology: { name: 'Biología', Icon: Leaf, color: 'green' },
  Physics: { name: 'Física', Icon: Atom, color: 'indigo' },
  Chemistry: { name: 'Química', Icon: FlaskConical, color: 'teal' },
};

interface Look {
  name: string;
  Icon: LucideIcon;
  background: CSSProperties;
}

export const subjectLook = (subject: ExamSubject): Look => {
  const { name, Icon, color } = looks[subject];
  return { name, Icon, background: topicGradient(color) };
};
