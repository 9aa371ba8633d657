import { Figure, shown } from './figure.tsx';
import { Arrow, Axes, Box, Dot, Line, Words } from './parts.tsx';

const weight = 50;
const [staticCoefficient, kineticCoefficient] = [0.5, 0.3];

/** Newton. The box is at rest until the force passes the greatest static friction. */
const frictionOn = (force: number): number =>
  force <= staticCoefficient * weight ? force : kineticCoefficient * weight;

const place = (force: number, friction: number): [number, number] => [330 + force * 6, 290 - friction * 8];

const Friction = () => (
  <Figure
    title="¿Cuándo se mueve la caja?"
    task="Una caja de 50 N está sobre el suelo (coeficientes 0,50 y 0,30). Empújala cada vez más."
    sliders={{
      force: { label: 'Fuerza horizontal', min: 0, max: 45, step: 1, start: 12, text: (value) => `${value} N` },
    }}
    height={340}
    draw={({ force }) => {
      const friction = frictionOn(force);
      return (
        <>
          <Line
            points={[
              [10, 230],
              [290, 230],
            ]}
            width={3}
          />
          <Box from={[110, 150]} size={[80, 80]} tone="brand" strength={0.8} />
          <Arrow from={[190, 175]} to={[190 + force * 2.2, 175]} tone="good" width={6} />
          <Arrow from={[110, 222]} to={[110 - friction * 2.2, 222]} tone="bad" width={6} />
          <Words at={[150, 50]} isStrong>
            {force > staticCoefficient * weight ? 'se mueve' : 'en reposo'}
          </Words>
          <Words at={[150, 270]} tone="bad">{`roce ${shown(friction)} N`}</Words>
          <Axes origin={[330, 290]} width={290} height={260} x="fuerza aplicada" y="roce" />
          <Line points={[place(0, 0), place(25, 25), place(25, 15), place(45, 15)]} tone="soft" />
          <Dot at={place(force, friction)} tone="bad" radius={10} />
        </>
      );
    }}
    say={({ force }) => {
      const friction = frictionOn(force);
      if (force <= staticCoefficient * weight)
        return `Roce estático: ${shown(friction)} N, igual a la fuerza aplicada. La caja sigue en reposo${force === 25 ? ', justo en el límite' : ''}.`;
      return `Roce cinético: ${shown(friction)} N, siempre el mismo. La fuerza neta es ${shown(force - friction)} N y la caja acelera.`;
    }}
  />
);

export default Friction;
