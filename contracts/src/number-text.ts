/** As people in Chile write it: 12.345. */
export const numberText = (number: number): string => number.toLocaleString('es-CL');
