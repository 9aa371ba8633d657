import { Figure } from './figure.tsx';
import { Axes, curve, Line, Words } from './parts.tsx';

const bump = (day: number, middle: number, width: number) => Math.exp(-(((day - middle) / width) ** 2));

/** Relative levels in a cycle of 28 days, from 0 to 1. The shapes are those of a textbook drawing, not of one person. */
const hormones = {
  estrogen: (day: number) => 0.12 + 0.8 * bump(day, 12.5, 2.6) + 0.42 * bump(day, 21, 4.2),
  progesterone: (day: number) => 0.05 + 0.85 * bump(day, 21.5, 4),
  lh: (day: number) => 0.1 + 0.85 * bump(day, 13.5, 0.9),
};

const phaseOf = (day: number): string => {
  if (day <= 5) return 'menstruación; en el ovario crece un folículo (fase folicular)';
  if (day <= 13) return 'fase folicular; el endometrio se engruesa';
  if (day === 14) return 'ovulación, tras el alza de LH';
  return day <= 24
    ? 'fase lútea; el cuerpo lúteo produce progesterona'
    : 'fase lútea; sin embarazo, el cuerpo lúteo se degrada y las hormonas bajan';
};

const place = (day: number, level: number): [number, number] => [50 + day * 20, 270 - level * 210];

const OvarianCycle = () => (
  <Figure
    title="Un ciclo de 28 días"
    task="Avanza por los días y lee qué pasa. En una persona real, la duración y los niveles varían."
    sliders={{ day: { label: 'Día del ciclo', min: 1, max: 28, step: 1, start: 14, text: String } }}
    height={320}
    draw={({ day }) => (
      <>
        <Axes origin={[50, 270]} width={580} height={250} x="días" y="" />
        <Line points={curve(1, 28, 108, (time) => place(time, hormones.estrogen(time)))} tone="copper" />
        <Line points={curve(1, 28, 108, (time) => place(time, hormones.progesterone(time)))} tone="brand" />
        <Line points={curve(1, 28, 216, (time) => place(time, hormones.lh(time)))} tone="good" isDashed />
        <Line points={[place(day, 0), place(day, 1.15)]} width={2} />
        <Words at={[150, 110]} tone="copper">
          estrógenos
        </Words>
        <Words at={[545, 60]} tone="brand">
          progesterona
        </Words>
        <Words at={[300, 34]} anchor="end" tone="good">
          LH
        </Words>
      </>
    )}
    say={({ day }) => `Día ${day}: ${phaseOf(day)}.`}
  />
);

export default OvarianCycle;
