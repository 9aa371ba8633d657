import type { ExamForm, ExamQuestionForm } from '@matraz/contracts/exams/content';

/**
 * A mock exam of the demo, as a teacher would write it. Questions stand in the order in which students see them; texts
 * follow the same rules as those of a demo topic.
 *
 * The slug never changes once published: the seeder makes its ids from it.
 */
export interface DemoExam extends Pick<ExamForm, 'title' | 'description' | 'subject' | 'duration'> {
  slug: string;
  questions: DemoExamQuestion[];
}

type DemoExamQuestion = Pick<ExamQuestionForm, 'question' | 'options' | 'correctAnswer' | 'explanation' | 'isPilot'>;

/** As it stands in a subject's list: only a pilot says so. */
export type WrittenQuestion = Omit<DemoExamQuestion, 'isPilot'> & { isPilot?: true };
