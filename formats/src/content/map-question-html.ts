/** Questions with each of their HTML texts changed. */
export const mapQuestionHtml = <Question extends { question: string; options: string[]; explanation: string }>(
  questions: readonly Question[],
  change: (html: string) => string,
): Question[] =>
  questions.map((question) => ({
    ...question,
    question: change(question.question),
    options: question.options.map(change),
    explanation: change(question.explanation),
  }));
