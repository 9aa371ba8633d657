import { Figure } from './figure.tsx';
import { Axes, curve, Dot, Line, Words } from './parts.tsx';

/** Part of the population with the favoured trait, from 0 to 1. @param advantage percent more offspring */
const shareAfter = (generations: number, advantage: number, start: number): number => {
  const growth = (start / (1 - start)) * (1 + advantage / 100) ** generations;
  return growth / (1 + growth);
};

/** Percent. */
const first = 5;

const Selection = () => (
  <Figure
    title="Generación tras generación"
    task="Al comienzo, 5 de cada 100 insectos son oscuros y heredan su color. Cambia la ventaja de los oscuros."
    sliders={{
      advantage: {
        label: 'Crías de los oscuros',
        min: -20,
        max: 50,
        step: 5,
        start: 20,
        text: (value) => (value === 0 ? 'igual que los claros' : `${Math.abs(value)} % ${value > 0 ? 'más' : 'menos'}`),
      },
      generations: { label: 'Generaciones', min: 0, max: 60, step: 1, start: 10, text: String },
    }}
    height={320}
    draw={({ advantage, generations }) => {
      const place = (time: number): [number, number] => [
        70 + time * 8.5,
        270 - shareAfter(time, advantage, first / 100) * 220,
      ];
      return (
        <>
          <Axes origin={[70, 270]} width={540} height={250} x="generaciones" y="% de oscuros" />
          <Line points={curve(0, 60, 120, place)} tone="plum" />
          <Dot at={place(generations)} tone="copper" radius={11} />
          <Words at={[60, 60]} anchor="end" tone="soft">
            100
          </Words>
        </>
      );
    }}
    say={({ advantage, generations }) => {
      const share = Math.round(shareAfter(generations, advantage, first / 100) * 100);
      const reason = advantage === 0 ? ' Sin diferencia en las crías, la selección no cambia la población.' : '';
      return `Después de ${generations} generaciones, ${share} de cada 100 son oscuros.${reason} Ningún insecto cambió de color: cambió la población.`;
    }}
  />
);

export default Selection;
