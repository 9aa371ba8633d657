/** '1 pregunta', '80 preguntas'. */
export const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const questionsInWords = (count: number) => amount(count, 'pregunta', 'preguntas');

/** @param option index from 0 @returns 'A' for the first */
export const letterOf = (option: number) => String.fromCharCode(65 + option);
