import { describe, expect, test } from 'vitest';
import { parseExamText } from './bulk/exam-text.ts';
import { parseBulkText } from './bulk/practice-text.ts';
import { readCsv } from './exchange/csv.ts';
import { toExamQuestions, toPracticeQuestions } from './exchange/fit-questions.ts';
import { readMoodleXml } from './exchange/moodle-xml.ts';
import { areaOf, findTopic, skillOf, topicTitles } from './syllabus.ts';
import { readNumbered } from './word/read-numbered.ts';

const topics = topicTitles([
  { id: 'newton', title: 'Las leyes de Newton' },
  { id: 'one', title: 'Óptica' },
  { id: 'two', title: 'Optica' },
]);

const practice = (lines: string) =>
  parseBulkText(`PREGUNTA: ¿?\nA) 1\nB) 2 *\nC) 3\nD) 4\nEXPLICACIÓN: Sí.\n${lines}`, topics);
const exam = (lines: string) => parseExamText(`P: ¿?\nA) 1\nB) 2\nR: B\nE: Sí.\n${lines}`, 0, topics);
const syllabusOf = (result: { ok: boolean; questions?: object[] }) => result.questions?.[0];

describe('a name', () => {
  test.each(['las leyes de newton', 'LAS LEYES DE NEWTON.', ' Las  leyes de Néwton '])('%j finds a topic', (title) => {
    expect(findTopic(title, topics)).toEqual({ id: 'newton' });
  });

  test('that two topics have finds none', () => {
    expect(findTopic('óptica', topics)).toEqual({ fault: 'Hay más de un tema con el título «óptica»' });
  });

  test.each([
    ['Procesar y analizar la evidencia', 'process-and-analyse'],
    ['planificar', 'plan-and-investigate'],
    ['EVALUAR', 'evaluate'],
    ['Plan', undefined],
    ['', undefined],
    ['Recordar', undefined],
  ])('%j is the skill %s', (typed, skill) => expect(skillOf(typed)).toBe(skill));

  test('of an area may lack its accent', () => {
    expect([areaOf('fisica'), areaOf('Electivo'), areaOf('Historia')]).toEqual(['Physics', 'elective', undefined]);
  });
});

describe('the bulk text of practice', () => {
  test('names topic and skill after any other field', () => {
    expect(syllabusOf(practice('TEMA: las leyes de newton\nXP: 5\nHABILIDAD: Evaluar'))).toMatchObject({
      topic: 'las leyes de newton',
      topicId: 'newton',
      skill: 'evaluate',
      xpReward: 5,
    });
  });

  test('with an unknown name is refused, and says which', () => {
    expect(practice('TEMA: Alquimia\nHABILIDAD: Recordar')).toEqual({
      ok: false,
      errors: [
        'Bloque 1: No existe el tema «Alquimia»',
        'Bloque 1: No existe la habilidad «Recordar»; puede ser Observar y plantear preguntas, Planificar y conducir una investigación, Procesar y analizar la evidencia o Evaluar',
      ],
    });
  });

  test('keeps such words in small letters as text', () => {
    expect(syllabusOf(practice('Tema: ondas'))).toMatchObject({ explanation: 'Sí.<br>Tema: ondas' });
    expect(syllabusOf(practice('Tema: ondas'))).not.toHaveProperty('topic');
  });

  test('without these marks gives what it gave before', () => {
    expect(Object.keys(syllabusOf(practice('')) ?? {})).toEqual([
      'question',
      'options',
      'correctAnswer',
      'explanation',
      'xpReward',
    ]);
  });
});

describe('the bulk text of exams', () => {
  test('names topic, skill and area, also above the question', () => {
    const named = { topicId: 'newton', skill: 'observe-and-question', area: 'elective' };
    const lines = 'TEMA: Las leyes de Newton\nHABILIDAD: Observar y plantear preguntas\nÁREA: Electivo';
    expect(syllabusOf(exam(lines))).toMatchObject(named);
    const above = parseExamText(`${lines}\nP: ¿?\nA) 1\nB) 2\nR: B\nE: Sí.`, 0, topics);
    expect(above.warnings).toEqual([]);
    expect(above.ok && above.questions[0]).toMatchObject(named);
  });

  test('with an unknown name keeps the question and has an error of its block', () => {
    const result = exam('TEMA: óptica\nÁREA: Historia');
    expect(result.ok).toBe(true);
    expect(result.warnings).toEqual([
      { block: 1, question: 1, kind: 'syllabus', text: 'hay más de un tema con el título «óptica»' },
      {
        block: 1,
        question: 1,
        kind: 'syllabus',
        text: 'no existe el área «Historia»; puede ser Biología, Física, Química o Electivo',
      },
    ]);
  });

  test('has an area in square metres above the options as text', () => {
    const result = parseExamText('P: Un techo.\nÁREA: 2 m²\nA) 1\nB) 2\nR: B\nE: Sí.', 0, topics);
    expect(result.ok && result.questions[0]).toMatchObject({ question: 'Un techo.<br>ÁREA: 2 m²' });
    expect(result.warnings).toEqual([]);
  });
});

describe('a file', () => {
  const csv = 'pregunta;A;B;correcta;tema;habilidad;área\n¿?;1;2;B;Las leyes de Newton;Evaluar;Fisica';

  test('of CSV has columns for them', () => {
    expect(toExamQuestions(readCsv(csv), topics).questions[0]).toMatchObject({
      topicId: 'newton',
      skill: 'evaluate',
      area: 'Physics',
    });
  });

  test('whose topic is unknown gives a question without topic, and says it', () => {
    const { questions, problems } = toExamQuestions(readCsv(csv));
    expect(questions[0]).not.toHaveProperty('topicId');
    expect(problems.map(({ text }) => text)).toEqual(['no existe el tema «Las leyes de Newton»; queda sin tema']);
  });

  test('for practice goes to the chosen topic', () => {
    const { questions, problems } = toPracticeQuestions(readCsv(csv));
    expect(questions[0]).toMatchObject({ skill: 'evaluate' });
    expect(problems.map(({ text }) => text)).toEqual([
      'no se importó su tema «Las leyes de Newton»; va al tema elegido',
    ]);
  });

  test('of Moodle XML has them as tags', () => {
    const tags = ['matraz-tema-Las leyes de Newton', 'matraz-habilidad-evaluar', 'matraz-area-quimica', 'otra'];
    const read = readMoodleXml(
      `<quiz><question type="multichoice"><questiontext format="html"><text>¿?</text></questiontext>
      <answer fraction="100"><text>1</text></answer><answer fraction="0"><text>2</text></answer>
      <tags>${tags.map((tag) => `<tag><text>${tag}</text></tag>`).join('')}</tags></question></quiz>`,
    );
    expect(read.items[0]).toMatchObject({ topic: 'Las leyes de Newton', skill: 'evaluate', area: 'Chemistry' });
    expect(read.problems.map(({ text }) => text)).toEqual(['no se importaron sus etiquetas: otra']);
  });

  test('as in Word has them below the options', () => {
    const read = readNumbered(
      '1. ¿?\na) uno\nb) dos\nRespuesta: B\nTema: Óptica\nHabilidad: evaluar\nEje: Física\nNivel: 2',
    );
    expect(read.items[0]).toMatchObject({ topic: 'Óptica', skill: 'evaluate', area: 'Physics' });
    expect(read.problems.map(({ text }) => text)).toEqual(['no se importó la línea «Nivel: 2»']);
    const other = readNumbered('1. ¿?\na) uno\nb) dos\nRespuesta: B\nHabilidad: recordar');
    expect(other.items[0]).not.toHaveProperty('skill');
    expect(other.problems.map(({ text }) => text)).toEqual(['no se importó la línea «Habilidad: recordar»']);
  });
});
