/** Minutes of one thing. An answer counts half a minute, so ten questions are five minutes. */
const minutesOf = { answer: 0.5, lesson: 3 } as const;

export interface StudyAmounts {
  answers: number;
  lessons: number;
  /** Of the exams that ended. */
  examSeconds: number;
}

/** About how long a student studied, by what she did: only exams are measured. Whole minutes. */
export const studyMinutes = ({ answers, lessons, examSeconds }: StudyAmounts): number =>
  Math.round(answers * minutesOf.answer + lessons * minutesOf.lesson + examSeconds / 60);
