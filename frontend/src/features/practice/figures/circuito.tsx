import { Figure, shown } from './figure.tsx';
import { Box, Line, Words } from './parts.tsx';

const volts = 12;

const Circuit = () => (
  <Figure
    title="Dos resistores: en serie o en paralelo"
    task="La batería es de 12 V. Cambia los resistores y compara ambos circuitos."
    sliders={{
      first: { label: 'Resistor 1', min: 1, max: 24, step: 1, start: 4, text: (value) => `${value} Ω` },
      second: { label: 'Resistor 2', min: 1, max: 24, step: 1, start: 12, text: (value) => `${value} Ω` },
    }}
    height={300}
    draw={({ first, second }) => {
      const series = volts / (first + second);
      const parallel = volts / first + volts / second;
      return (
        <>
          <Line
            points={[
              [40, 230],
              [40, 90],
              [280, 90],
              [280, 230],
              [40, 230],
            ]}
            width={3}
          />
          <Box from={[70, 72]} size={[80, 36]} tone="brand" />
          <Box from={[175, 72]} size={[80, 36]} tone="copper" />
          <Words at={[110, 60]}>{`${first} Ω`}</Words>
          <Words at={[215, 60]}>{`${second} Ω`}</Words>
          <Words at={[160, 180]} isStrong>
            {`${shown(series)} A`}
          </Words>
          <Words at={[160, 275]} tone="soft">
            en serie, 12 V
          </Words>
          <Line
            points={[
              [360, 230],
              [360, 70],
              [600, 70],
              [600, 230],
              [360, 230],
            ]}
            width={3}
          />
          <Line
            points={[
              [360, 140],
              [600, 140],
            ]}
            width={3}
          />
          <Box from={[440, 52]} size={[80, 36]} tone="brand" />
          <Box from={[440, 122]} size={[80, 36]} tone="copper" />
          <Words at={[480, 42]}>{`${first} Ω`}</Words>
          <Words at={[480, 116]}>{`${second} Ω`}</Words>
          <Words at={[480, 205]} isStrong>
            {`${shown(parallel)} A`}
          </Words>
          <Words at={[480, 275]} tone="soft">
            en paralelo, 12 V
          </Words>
        </>
      );
    }}
    say={({ first, second }) => {
      const current = volts / (first + second);
      const equivalent = (first * second) / (first + second);
      return `En serie: ${first + second} Ω, la misma corriente (${shown(current)} A) y voltajes de ${shown(current * first)} V y ${shown(current * second)} V. En paralelo: ${shown(equivalent)} Ω, el mismo voltaje (12 V) y corrientes de ${shown(volts / first)} A y ${shown(volts / second)} A.`;
    }}
  />
);

export default Circuit;
