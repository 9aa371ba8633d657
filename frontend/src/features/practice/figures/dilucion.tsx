import { Figure, shown } from './figure.tsx';
import { Arrow, Box, Dot, Line, Words } from './parts.tsx';

/** Litres of the flask. */
const start = 0.1;

const Glass = ({ x, volume, amount }: { x: number; volume: number; amount: number }) => {
  const height = volume * 220;
  return (
    <>
      <Box
        from={[x, 300 - height]}
        size={[180, height]}
        tone="brand"
        strength={Math.min(0.8, (amount / volume) * 0.4)}
      />
      {Array.from({ length: Math.round(amount * 100) }, (_, place) => (
        <Dot
          // biome-ignore lint/suspicious/noArrayIndexKey: a particle is its place
          key={place}
          at={[x + 14 + ((place * 0.618) % 1) * 152, 292 - ((place * 0.7549) % 1) * Math.max(0, height - 14)]}
          tone="copper"
          radius={6}
        />
      ))}
      <Line
        points={[
          [x, 50],
          [x, 300],
          [x + 180, 300],
          [x + 180, 50],
        ]}
        width={3}
      />
    </>
  );
};

const Dilution = () => (
  <Figure
    title="Agregar agua"
    task="Parte de 100 mL de solución y agrega agua. Mira qué cambia y qué no."
    sliders={{
      concentration: {
        label: 'Concentración inicial',
        min: 0.5,
        max: 2,
        step: 0.1,
        start: 1,
        text: (value) => `${shown(value)} mol/L`,
      },
      water: { label: 'Agua que agregas', min: 0, max: 900, step: 50, start: 300, text: (value) => `${value} mL` },
    }}
    height={340}
    draw={({ concentration, water }) => {
      const amount = concentration * start;
      return (
        <>
          <Glass x={60} volume={start} amount={amount} />
          <Arrow from={[270, 180]} to={[370, 180]} tone="soft" />
          <Glass x={400} volume={start + water / 1000} amount={amount} />
          <Words at={[150, 332]}>{`${shown(concentration)} mol/L`}</Words>
          <Words at={[490, 332]} isStrong>
            {`${shown(amount / (start + water / 1000))} mol/L`}
          </Words>
        </>
      );
    }}
    say={({ concentration, water }) => {
      const amount = concentration * start;
      const volume = start + water / 1000;
      return `Soluto: ${shown(amount)} mol antes y después. Volumen: ${shown(volume * 1000)} mL. Concentración: ${shown(amount)} mol : ${shown(volume)} L = ${shown(amount / volume)} mol/L.`;
    }}
  />
);

export default Dilution;
