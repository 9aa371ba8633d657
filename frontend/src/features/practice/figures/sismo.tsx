import { Figure, shown } from './figure.tsx';
import { Arrow, Dot, Line, Words } from './parts.tsx';

/** Kilometres per second in the crust, rounded. */
const [speedP, speedS] = [6, 3.5];

/** Seconds between the arrivals of both waves. */
const delayOf = (distance: number): number => distance / speedS - distance / speedP;

const place = (seconds: number) => 60 + seconds * 4.2;

const shaking = (from: number, size: number, length: number) => {
  const start = place(from);
  return Array.from({ length: 60 }, (_, step): [number, number] => [
    start + step * (length / 60),
    150 - size * Math.sin(step * 1.3) * Math.exp(-step / 25),
  ]);
};

const Earthquake = () => (
  <Figure
    title="¿A qué distancia fue el sismo?"
    task="Aleja el sismo de la estación y mira cuánto se separan las ondas P y S."
    sliders={{
      distance: { label: 'Distancia', min: 20, max: 400, step: 10, start: 150, text: (value) => `${value} km` },
    }}
    height={280}
    draw={({ distance }) => {
      const [p, s] = [distance / speedP, distance / speedS];
      return (
        <>
          <Line
            points={[
              [60, 150],
              [620, 150],
            ]}
            tone="soft"
            width={2}
          />
          <Line points={shaking(p, 34, 90)} tone="brand" width={3} />
          <Line points={shaking(s, 90, 110)} tone="copper" width={3} />
          <Dot at={[place(p), 150]} tone="brand" />
          <Dot at={[place(s), 150]} tone="copper" />
          <Words at={[place(p), 60]} tone="brand" isStrong>
            P
          </Words>
          <Words at={[place(s) + 14, 40]} tone="copper" isStrong>
            S
          </Words>
          <Arrow from={[place(p), 252]} to={[place(s), 252]} width={3} />
          <Words at={[620, 180]} anchor="end" tone="soft">
            tiempo
          </Words>
        </>
      );
    }}
    say={({ distance }) =>
      `La onda P llega a los ${shown(distance / speedP)} s y la S a los ${shown(distance / speedS)} s: ${shown(delayOf(distance))} s de diferencia. Cada ${shown(1 / delayOf(1))} km de distancia agregan un segundo.`
    }
  />
);

export default Earthquake;
