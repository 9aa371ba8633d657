/** Minutes of one thing. An answer counts half a minute, so ten questions are five minutes. An exam counts like its 80 questions. */
const minutesOf = { answer: 0.5, lesson: 3, exam: 40 } as const;

export interface StudyAmounts {
  answers: number;
  lessons: number;
  exams: number;
}

/** About how long a student studied, by what she did: nobody measures it. Whole minutes. */
export const studyMinutes = ({ answers, lessons, exams }: StudyAmounts): number =>
  Math.round(answers * minutesOf.answer + lessons * minutesOf.lesson + exams * minutesOf.exam);
