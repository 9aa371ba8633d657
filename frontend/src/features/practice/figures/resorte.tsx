import { Figure, shown } from './figure.tsx';
import { Axes, Box, curve, Dot, Line, Words } from './parts.tsx';

const Spring = () => (
  <Figure
    title="Ley de Hooke"
    task="Cuelga más masa y cambia el resorte (con g = 10 m/s²). La recta muestra la fuerza según el alargamiento."
    sliders={{
      mass: { label: 'Masa', min: 0, max: 2, step: 0.1, start: 1, text: (value) => `${shown(value)} kg` },
      constant: {
        label: 'Constante del resorte',
        min: 50,
        max: 200,
        step: 10,
        start: 100,
        text: (value) => `${value} N/m`,
      },
    }}
    height={340}
    draw={({ mass, constant }) => {
      const stretch = (mass * 10) / constant;
      const end = 110 + stretch * 420;
      const place = (meters: number): [number, number] => [320 + meters * 680, 290 - meters * constant * 10];
      return (
        <>
          <Box from={[60, 14]} size={[140, 10]} tone="ink" />
          <Line
            points={curve(0, 1, 64, (part) => [130 + 22 * Math.sin(part * 16 * Math.PI), 24 + part * (end - 24)])}
            tone="brand"
            width={3}
          />
          <Box from={[130 - 14 - mass * 14, end]} size={[28 + mass * 28, 20 + mass * 16]} tone="copper" />
          <Line
            points={[
              [60, 110],
              [200, 110],
            ]}
            tone="soft"
            width={2}
            isDashed
          />
          <Axes origin={[320, 290]} width={300} height={260} x="alargamiento" y="fuerza" />
          <Line points={[place(0), place(Math.min(0.4, 23 / constant))]} tone="brand" />
          <Dot at={place(stretch)} tone="copper" radius={10} />
          <Words at={[66, 100]} anchor="end" tone="soft">
            0
          </Words>
        </>
      );
    }}
    say={({ mass, constant }) =>
      `Peso: ${shown(mass * 10)} N. Alargamiento: ${shown(((mass * 10) / constant) * 100)} cm. La pendiente de la recta es la constante, ${constant} N/m.`
    }
  />
);

export default Spring;
