import { Figure } from './figure.tsx';
import { Dot, Words } from './parts.tsx';

const elements = [
  'hidrógeno',
  'helio',
  'litio',
  'berilio',
  'boro',
  'carbono',
  'nitrógeno',
  'oxígeno',
  'flúor',
  'neón',
  'sodio',
  'magnesio',
  'aluminio',
  'silicio',
  'fósforo',
  'azufre',
  'cloro',
  'argón',
  'potasio',
  'calcio',
];

/** Electrons in each shell, for up to 20 of them. */
const shellsOf = (electrons: number): number[] => {
  const shells: number[] = [];
  let left = electrons;
  for (const room of [2, 8, 8, 2]) {
    if (left <= 0) break;
    shells.push(Math.min(room, left));
    left -= room;
  }
  return shells;
};

const chargeText = (charge: number): string => {
  if (charge === 0) return 'átomo neutro';
  return charge > 0 ? `catión de carga ${charge}+` : `anión de carga ${-charge}−`;
};

const Bohr = () => (
  <Figure
    title="Un átomo según Bohr"
    task="Elige los protones y los electrones. Haz un átomo neutro, un catión y un anión."
    sliders={{
      protons: { label: 'Protones (Z)', min: 1, max: 20, step: 1, start: 11, text: String },
      electrons: { label: 'Electrones', min: 0, max: 20, step: 1, start: 11, text: String },
    }}
    height={380}
    draw={({ protons, electrons }) => (
      <>
        <circle cx={320} cy={190} r={34} className="fill-copper-soft stroke-copper" strokeWidth={3} />
        <Words at={[320, 198]} tone="copper" isStrong>
          {`${protons} p⁺`}
        </Words>
        {shellsOf(electrons).map((count, shell) => {
          const radius = 66 + shell * 36;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a shell is its place
            <g key={shell}>
              <circle cx={320} cy={190} r={radius} className="stroke-line" fill="none" strokeWidth={2} />
              {Array.from({ length: count }, (_, place) => {
                const angle = (2 * Math.PI * place) / count - Math.PI / 2;
                return (
                  <Dot
                    // biome-ignore lint/suspicious/noArrayIndexKey: an electron is its place
                    key={place}
                    at={[320 + radius * Math.cos(angle), 190 + radius * Math.sin(angle)]}
                    tone="brand"
                    radius={9}
                  />
                );
              })}
            </g>
          );
        })}
      </>
    )}
    say={({ protons, electrons }) => {
      const shells = shellsOf(electrons);
      const places = shells.length > 0 ? ` Electrones por nivel: ${shells.join(', ')}.` : '';
      return `Con Z = ${protons} es ${elements[protons - 1]}. Con ${electrons} electrones es un ${chargeText(protons - electrons)}.${places}`;
    }}
  />
);

export default Bohr;
