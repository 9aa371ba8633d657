import { Figure } from './figure.tsx';
import { Dot, Words } from './parts.tsx';

/** Of the reaction N2 + 3 H2 → 2 NH3. */
const reactionOf = (nitrogen: number, hydrogen: number) => {
  const times = Math.min(nitrogen, Math.floor(hydrogen / 3));
  return { ammonia: times * 2, nitrogenLeft: nitrogen - times, hydrogenLeft: hydrogen - times * 3 };
};

const limiting = (nitrogen: number, hydrogen: number): string => {
  if (hydrogen === nitrogen * 3) return 'Alcanzan exactamente: no hay reactivo limitante ni en exceso.';
  return hydrogen < nitrogen * 3 ? 'El hidrógeno es el reactivo limitante.' : 'El nitrógeno es el reactivo limitante.';
};

interface Molecules {
  count: number;
  x: number;
  atoms: readonly { x: number; y: number; tone: 'brand' | 'copper'; radius: number }[];
}

const nitrogenAtoms = [
  { x: -11, y: 0, tone: 'brand', radius: 13 },
  { x: 11, y: 0, tone: 'brand', radius: 13 },
] as const;
const hydrogenAtoms = [
  { x: -7, y: 0, tone: 'copper', radius: 8 },
  { x: 7, y: 0, tone: 'copper', radius: 8 },
] as const;
const ammoniaAtoms = [
  { x: 0, y: 0, tone: 'brand', radius: 13 },
  { x: -15, y: 8, tone: 'copper', radius: 8 },
  { x: 15, y: 8, tone: 'copper', radius: 8 },
  { x: 0, y: -16, tone: 'copper', radius: 8 },
] as const;

const Molecules = ({ count, x, atoms }: Molecules) =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a molecule is its place
    <g key={place} transform={`translate(${x + (place % 2) * 62} ${70 + Math.floor(place / 2) * 44})`}>
      {atoms.map((atom) => (
        <Dot key={`${atom.x} ${atom.y}`} at={[atom.x, atom.y]} tone={atom.tone} radius={atom.radius} />
      ))}
    </g>
  ));

const LimitingReagent = () => (
  <Figure
    title="¿Qué se acaba primero?"
    task="Por cada molécula de nitrógeno reaccionan tres de hidrógeno y se forman dos de amoníaco."
    sliders={{
      nitrogen: { label: 'Moléculas de N₂', min: 1, max: 6, step: 1, start: 3, text: String },
      hydrogen: { label: 'Moléculas de H₂', min: 1, max: 12, step: 1, start: 6, text: String },
    }}
    height={340}
    draw={({ nitrogen, hydrogen }) => {
      const { ammonia, nitrogenLeft, hydrogenLeft } = reactionOf(nitrogen, hydrogen);
      return (
        <>
          <Words at={[150, 36]} tone="soft">
            antes
          </Words>
          <Molecules count={nitrogen} x={50} atoms={nitrogenAtoms} />
          <Molecules count={hydrogen} x={180} atoms={hydrogenAtoms} />
          <path d="M306 20V320" className="stroke-line" strokeWidth={2} />
          <Words at={[480, 34]} tone="soft">
            después
          </Words>
          <Molecules count={nitrogenLeft} x={350} atoms={nitrogenAtoms} />
          <Molecules count={hydrogenLeft} x={450} atoms={hydrogenAtoms} />
          <Molecules count={ammonia} x={552} atoms={ammoniaAtoms} />
        </>
      );
    }}
    say={({ nitrogen, hydrogen }) => {
      const { ammonia, nitrogenLeft, hydrogenLeft } = reactionOf(nitrogen, hydrogen);
      return `${limiting(nitrogen, hydrogen)} Se forman ${ammonia} moléculas de NH₃ y sobran ${nitrogenLeft} de N₂ y ${hydrogenLeft} de H₂.`;
    }}
  />
);

export default LimitingReagent;
