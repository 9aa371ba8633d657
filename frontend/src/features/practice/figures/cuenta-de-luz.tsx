import { Figure, shown } from './figure.tsx';
import { Box, Words } from './parts.tsx';

/** kWh of 30 days. */
const monthOf = (watts: number, hours: number): number => (watts * hours * 30) / 1000;

/** Watts of things at home, as their labels say. */
const appliances = [
  { name: 'hervidor', watts: 2000, hours: 0.25 },
  { name: 'refrigerador', watts: 100, hours: 10 },
  { name: 'televisor', watts: 90, hours: 5 },
] as const;

const PowerBill = () => (
  <Figure
    title="¿Cuánto consume al mes?"
    task="Elige la potencia de un artefacto y sus horas de uso al día, y compáralo con otros."
    sliders={{
      watts: { label: 'Potencia', min: 10, max: 3000, step: 10, start: 1000, text: (value) => `${shown(value)} W` },
      hours: { label: 'Horas al día', min: 0.25, max: 12, step: 0.25, start: 2, text: (value) => `${shown(value)} h` },
    }}
    height={250}
    draw={({ watts, hours }) => {
      const all = [{ name: 'el tuyo', watts, hours }, ...appliances];
      const energies = all.map((one) => monthOf(one.watts, one.hours));
      return all.map(({ name }, place) => {
        const energy = energies[place] ?? 0;
        const width = (energy / Math.max(...energies)) * 300;
        return (
          <g key={name}>
            <Words at={[170, 45 + place * 55]} anchor="end" isStrong={place === 0}>
              {name}
            </Words>
            <Box from={[185, 22 + place * 55]} size={[width, 34]} tone={place === 0 ? 'copper' : 'brand'} />
            <Words at={[195 + width, 46 + place * 55]} anchor="start">
              {`${shown(energy)} kWh`}
            </Words>
          </g>
        );
      });
    }}
    say={({ watts, hours }) =>
      `${shown(watts / 1000)} kW durante ${shown(hours)} h al día son ${shown(monthOf(watts, hours))} kWh en 30 días. El hervidor del dibujo, de 2 kW, gasta 15 kWh porque se usa solo 15 minutos al día.`
    }
  />
);

export default PowerBill;
