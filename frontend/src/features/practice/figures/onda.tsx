import { Figure, shown } from './figure.tsx';
import { Arrow, Axes, curve, Line, Words } from './parts.tsx';

/** Units of the drawing for one metre of the wave. */
const metre = 90;
/** Metres per second. */
const speed = 3;

const Wave = () => (
  <Figure
    title="Una onda que tú cambias"
    task="Todas las ondas de este medio avanzan a 3 m/s. Cambia la frecuencia y mira la longitud de onda."
    sliders={{
      frequency: { label: 'Frecuencia', min: 1, max: 6, step: 0.5, start: 1.5, text: (value) => `${shown(value)} Hz` },
      amplitude: { label: 'Amplitud', min: 10, max: 50, step: 5, start: 40, text: (value) => `${value} cm` },
    }}
    height={350}
    draw={({ frequency, amplitude }) => {
      const length = speed / frequency;
      const crest = 60 + (length / 4) * metre;
      return (
        <>
          <Axes origin={[60, 180]} width={560} height={150} x="" y="" />
          <Line
            points={curve(0, 6, 240, (x) => [
              60 + x * metre,
              180 - amplitude * 2 * Math.sin((2 * Math.PI * x) / length),
            ])}
            tone="brand"
          />
          <Arrow from={[crest, 306]} to={[crest + length * metre, 306]} tone="copper" width={3} />
          <Words at={[Math.max(210, crest + (length / 2) * metre), 340]} tone="copper" isStrong>
            {`longitud de onda: ${shown(length)} m`}
          </Words>
          <Arrow from={[crest, 180]} to={[crest, 180 - amplitude * 2]} tone="good" width={3} />
        </>
      );
    }}
    say={({ frequency, amplitude }) =>
      `Longitud de onda: ${shown(speed / frequency)} m. Período: ${shown(1 / frequency)} s. Amplitud: ${amplitude} cm. La rapidez sigue en 3 m/s.`
    }
  />
);

export default Wave;
