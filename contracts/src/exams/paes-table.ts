/**
 * Points of PAES Regular, prueba electiva de Ciencias, by number of correct answers among the 75 scored questions (0 to 75).
 * Wrong answers cost no points.
 *
 * Source: published by DEMRE as table of the admission process 2026,
 * https://demre.cl/paes/factores-seleccion/tabla-transformacion-puntajes-paes-regular-p2026-ciencias
 * Caveat: the values come from a public copy, because the official page could not be reached. There are 76, as in
 * the official table. They increase strictly from 100 to 1000. The year is not verified. DEMRE publishes a new table for every test, so a score
 * here is a simulation.
 */
export const paesTable: readonly number[] = [
  ...[100, 116, 140, 163, 183, 202, 220, 235, 249, 263], // 0 to 9
  ...[278, 293, 307, 318, 327, 335, 345, 356, 368, 381], // 10 to 19
  ...[393, 402, 410, 415, 420, 427, 435, 446, 458, 471], // 20 to 29
  ...[481, 489, 495, 499, 503, 507, 513, 522, 532, 545], // 30 to 39
  ...[557, 567, 574, 580, 584, 588, 593, 599, 608, 619], // 40 to 49
  ...[632, 644, 654, 662, 668, 673, 679, 688, 698, 711], // 50 to 59
  ...[724, 736, 747, 756, 765, 776, 789, 804, 819, 834], // 60 to 69
  ...[849, 866, 884, 905, 927, 1000], // 70 to 75
];
