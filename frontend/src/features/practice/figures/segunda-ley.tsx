import { Figure, shown } from './figure.tsx';
import { Arrow, Box, Line, Words } from './parts.tsx';

const SecondLaw = () => (
  <Figure
    title="Fuerza neta, masa y aceleración"
    task="Cambia las dos fuerzas y la masa del carro. ¿Cuándo la aceleración es cero?"
    sliders={{
      right: { label: 'Fuerza a la derecha', min: 0, max: 40, step: 1, start: 30, text: (value) => `${value} N` },
      left: { label: 'Fuerza a la izquierda', min: 0, max: 40, step: 1, start: 10, text: (value) => `${value} N` },
      mass: { label: 'Masa del carro', min: 1, max: 10, step: 0.5, start: 5, text: (value) => `${shown(value)} kg` },
    }}
    height={260}
    draw={({ right, left, mass }) => {
      const acceleration = (right - left) / mass;
      const half = 34 + mass * 3;
      return (
        <>
          <Line
            points={[
              [20, 210],
              [620, 210],
            ]}
            width={3}
          />
          <Box from={[320 - half, 190 - 40 - mass * 5]} size={[half * 2, 40 + mass * 5]} tone="brand" strength={0.8} />
          {[-1, 1].map((side) => (
            <circle key={side} cx={320 + side * half * 0.6} cy={196} r={14} className="fill-ink" />
          ))}
          <Arrow from={[320 + half, 150]} to={[320 + half + right * 5, 150]} tone="good" width={6} />
          <Arrow from={[320 - half, 150]} to={[320 - half - left * 5, 150]} tone="bad" width={6} />
          <Arrow from={[320, 70]} to={[320 + acceleration * 8, 70]} tone="copper" width={6} />
          <Words at={[320, 40]} tone="copper" isStrong>
            aceleración
          </Words>
        </>
      );
    }}
    say={({ right, left, mass }) => {
      const net = right - left;
      if (net === 0) return 'Fuerza neta: 0 N. El carro no acelera: sigue en reposo o a velocidad constante.';
      const side = net > 0 ? 'derecha' : 'izquierda';
      return `Fuerza neta: ${Math.abs(net)} N a la ${side}. Aceleración: ${shown(Math.abs(net) / mass)} m/s² a la ${side}.`;
    }}
  />
);

export default SecondLaw;
