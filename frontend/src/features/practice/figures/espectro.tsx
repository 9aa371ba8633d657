import { Figure, shown } from './figure.tsx';
import { Arrow, Box, type Tone, Words } from './parts.tsx';

/** Each region up to its shortest wave, by the power of ten of its length in metres. The limits are conventions. */
const regions = [
  { name: 'radio', to: 0, tone: 'plum', use: 'radio y televisión' },
  { name: 'microondas', to: -3, tone: 'bad', use: 'telefonía móvil, wifi y radar' },
  { name: 'infrarrojo', to: -6.15, tone: 'copper', use: 'controles remotos y cámaras térmicas' },
  { name: 'luz visible', to: -6.42, tone: 'good', use: 'lo que ven nuestros ojos' },
  { name: 'ultravioleta', to: -8, tone: 'brand', use: 'desinfección; quema la piel' },
  { name: 'rayos X', to: -11, tone: 'ink', use: 'radiografías' },
  { name: 'rayos gamma', to: -13, tone: 'soft', use: 'radioterapia' },
] as const satisfies { name: string; to: number; tone: Tone; use: string }[];

const longest = 3;
const placeOf = (power: number) => 30 + ((longest - power) / (longest + 13)) * 580;
const regionOf = (power: number) => regions.find(({ to }) => power >= to) ?? regions[6];

const powers = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const raised = (power: number) =>
  `${power < 0 ? '⁻' : ''}${[...String(Math.abs(power))].map((digit) => powers[Number(digit)]).join('')}`;
const scientific = (value: number): string => {
  if (value >= 1 && value < 1000) return shown(value);
  const power = Math.floor(Math.log10(value) + 1e-9);
  return `${shown(value / 10 ** power)} × 10${raised(power)}`;
};

const Spectrum = () => (
  <Figure
    title="Recorre el espectro"
    task="Mueve la longitud de onda desde la radio hasta los rayos gamma."
    sliders={{
      power: {
        label: 'Longitud de onda',
        min: -13,
        max: 3,
        step: 0.1,
        start: -6.3,
        text: (value) => `${scientific(10 ** value)} m`,
      },
    }}
    height={210}
    draw={({ power }) => (
      <>
        {regions.map(({ name, to, tone }, place) => {
          const from = placeOf(regions[place - 1]?.to ?? longest);
          return <Box key={name} from={[from, 80]} size={[placeOf(to) - from - 2, 60]} tone={tone} strength={0.75} />;
        })}
        <Words at={[30, 186]} anchor="start" tone="soft">
          ondas largas
        </Words>
        <Words at={[610, 186]} anchor="end" tone="soft">
          ondas cortas
        </Words>
        <Arrow from={[placeOf(power), 44]} to={[placeOf(power), 78]} />
        <Words at={[Math.min(530, Math.max(110, placeOf(power))), 34]} isStrong>
          {regionOf(power).name}
        </Words>
      </>
    )}
    say={({ power }) => {
      const { name, use } = regionOf(power);
      const frequency = 3e8 / 10 ** power;
      const energy = 1.24e-6 / 10 ** power;
      return `${name[0]?.toUpperCase()}${name.slice(1)}: ${use}. Frecuencia: ${scientific(frequency)} Hz. Energía de un fotón: ${scientific(energy)} eV${energy > 10 ? ', suficiente para ionizar' : ''}.`;
    }}
  />
);

export default Spectrum;
