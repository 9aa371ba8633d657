import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lessonParts } from '../lessons/lesson-parts.ts';
import { LessonFigure } from './lesson-figure.tsx';

test('a paragraph with the name of a figure cuts the lesson there', () => {
  expect(lessonParts('<p>a</p><p>[figura lente]</p><p>b</p>')).toEqual([
    { html: '<p>a</p>' },
    { figure: 'lente' },
    { html: '<p>b</p>' },
  ]);
});

test.each(['nueva', 'constructor'])('the name %s, which is no figure, shows nothing', (name) => {
  expect(render(<LessonFigure name={name} />).container.innerHTML).toBe('');
});

/** The values of a figure and what it says of them. */
const cases: [name: string, values: [slider: string, value: number][], says: string][] = [
  [
    'bohr',
    [
      ['Protones (Z)', 17],
      ['Electrones', 18],
    ],
    'Con Z = 17 es cloro. Con 18 electrones es un anión de carga 1−. Electrones por nivel: 2, 8, 8.',
  ],
  [
    'bohr',
    [
      ['Protones (Z)', 12],
      ['Electrones', 10],
    ],
    'es magnesio. Con 10 electrones es un catión de carga 2+.',
  ],
  ['bohr', [['Electrones', 0]], 'Con Z = 11 es sodio. Con 0 electrones es un catión de carga 11+.'],
  ['ciclo-ovarico', [['Día del ciclo', 3]], 'menstruación'],
  ['ciclo-ovarico', [['Día del ciclo', 20]], 'cuerpo lúteo produce progesterona'],
  [
    'circuito',
    [
      ['Resistor 1', 4],
      ['Resistor 2', 12],
    ],
    'En serie: 16 Ω, la misma corriente (0,75 A) y voltajes de 3 V y 9 V. En paralelo: 3 Ω',
  ],
  [
    'cuenta-de-luz',
    [
      ['Potencia', 1500],
      ['Horas al día', 2],
    ],
    'son 90 kWh en 30 días',
  ],
  [
    'dilucion',
    [
      ['Concentración inicial', 2],
      ['Agua que agregas', 300],
    ],
    '400 mL. Concentración: 0,2 mol : 0,4 L = 0,5 mol/L',
  ],
  ['espectro', [['Longitud de onda', -7]], 'Ultravioleta: desinfección'],
  ['espectro', [['Longitud de onda', 2]], 'Radio: radio y televisión. Frecuencia: 3 × 10⁶ Hz'],
  ['espectro', [['Longitud de onda', -10]], '1,24 × 10⁴ eV, suficiente para ionizar'],
  [
    'fotosintesis',
    [
      ['Luz', 20],
      ['Dióxido de carbono', 90],
      ['Temperatura', 30],
    ],
    'Rapidez: 25 % de la máxima. Limita la luz.',
  ],
  [
    'fotosintesis',
    [
      ['Luz', 100],
      ['Dióxido de carbono', 100],
      ['Temperatura', 15],
    ],
    'Rapidez: 50 % de la máxima. Limita la temperatura.',
  ],
  ['lente', [['Distancia del objeto', 30]], 'real e invertida, del mismo tamaño, a 30 cm'],
  [
    'lente',
    [['Distancia del objeto', 10]],
    'virtual y derecha, del mismo lado que el objeto, 3 veces el tamaño del objeto, a 30 cm',
  ],
  ['lente', [['Distancia del objeto', 15]], 'no se forma imagen'],
  ['onda', [['Frecuencia', 2]], 'Longitud de onda: 1,5 m. Período: 0,5 s.'],
  ['piramide', [['Energía que pasa', 10]], 'llegan 2000, 200, 20 kJ'],
  [
    'reactivo-limitante',
    [
      ['Moléculas de N₂', 3],
      ['Moléculas de H₂', 6],
    ],
    'El hidrógeno es el reactivo limitante. Se forman 4 moléculas de NH₃ y sobran 1 de N₂ y 0 de H₂.',
  ],
  [
    'reactivo-limitante',
    [
      ['Moléculas de N₂', 2],
      ['Moléculas de H₂', 6],
    ],
    'no hay reactivo limitante',
  ],
  [
    'refraccion',
    [
      ['Ángulo de incidencia', 30],
      ['Índice del medio de abajo', 1.5],
    ],
    'Ángulo de refracción: 19,5°. El rayo pasa y se acerca a la normal.',
  ],
  [
    'refraccion',
    [
      ['Ángulo de incidencia', 60],
      ['Índice del medio de arriba', 1.5],
      ['Índice del medio de abajo', 1],
    ],
    'Reflexión total',
  ],
  [
    'resorte',
    [
      ['Masa', 1],
      ['Constante del resorte', 100],
    ],
    'Peso: 10 N. Alargamiento: 10 cm.',
  ],
  [
    'roce',
    [['Fuerza horizontal', 25]],
    'Roce estático: 25 N, igual a la fuerza aplicada. La caja sigue en reposo, justo en el límite.',
  ],
  ['roce', [['Fuerza horizontal', 30]], 'Roce cinético: 15 N, siempre el mismo. La fuerza neta es 15 N'],
  [
    'segunda-ley',
    [
      ['Fuerza a la derecha', 30],
      ['Fuerza a la izquierda', 10],
      ['Masa del carro', 5],
    ],
    'Fuerza neta: 20 N a la derecha. Aceleración: 4 m/s²',
  ],
  ['segunda-ley', [['Fuerza a la derecha', 10]], 'sigue en reposo o a velocidad constante'],
  [
    'seleccion',
    [
      ['Crías de los oscuros', 0],
      ['Generaciones', 40],
    ],
    'Después de 40 generaciones, 5 de cada 100 son oscuros. Sin diferencia',
  ],
  [
    'seleccion',
    [
      ['Crías de los oscuros', 50],
      ['Generaciones', 10],
    ],
    '75 de cada 100',
  ],
  ['sismo', [['Distancia', 210]], 'La onda P llega a los 35 s y la S a los 60 s: 25 s de diferencia.'],
  [
    'superficie',
    [
      ['Microvellosidades', 7],
      ['Altura', 1],
    ],
    'es 3 veces el de una membrana lisa',
  ],
];

test.each(cases)('%s with %j says %s', async (name, values, says) => {
  render(<LessonFigure name={name} />);
  const figure = await screen.findByRole('region');
  for (const [label, value] of values)
    fireEvent.change(screen.getByRole('slider', { name: (shown) => shown.startsWith(label) }), { target: { value } });
  expect(figure.querySelector('output')?.textContent).toContain(says);
});
