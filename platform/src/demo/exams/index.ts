import type { DemoExam } from './demo-exam.ts';
import { ensayoCiencias1 } from './ensayo-ciencias-1/index.ts';

export const demoExams: readonly DemoExam[] = [ensayoCiencias1];
