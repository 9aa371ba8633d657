import { Figure, shown } from './figure.tsx';
import { Arrow, Box, Line, Words } from './parts.tsx';

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Degrees. Null: the ray is reflected completely. */
const refractedAngle = (incident: number, from: number, to: number): number | null => {
  const sine = (from * Math.sin(radians(incident))) / to;
  return sine > 1 ? null : (Math.asin(sine) * 180) / Math.PI;
};

const length = 140;
const end = (angle: number, down: boolean): [number, number] => [
  320 + length * Math.sin(radians(angle)),
  160 + (down ? 1 : -1) * length * Math.cos(radians(angle)),
];

const Refraction = () => (
  <Figure
    title="El rayo que se dobla"
    task="Cambia el ángulo y el medio de abajo. Busca cuándo el rayo deja de pasar."
    sliders={{
      angle: { label: 'Ángulo de incidencia', min: 0, max: 85, step: 1, start: 40, text: (value) => `${value}°` },
      above: { label: 'Índice del medio de arriba', min: 1, max: 2.4, step: 0.05, start: 1, text: shown },
      below: { label: 'Índice del medio de abajo', min: 1, max: 2.4, step: 0.05, start: 1.35, text: shown },
    }}
    height={320}
    draw={({ angle, above, below }) => {
      const refracted = refractedAngle(angle, above, below);
      const [x, y] = end(angle, false);
      return (
        <>
          <Box from={[0, 0]} size={[640, 160]} strength={(above - 1) * 0.25} />
          <Box from={[0, 160]} size={[640, 160]} strength={(below - 1) * 0.25} />
          <Line
            points={[
              [320, 10],
              [320, 310],
            ]}
            tone="soft"
            width={2}
            isDashed
          />
          <Arrow from={[640 - x, y]} to={[320, 160]} tone="copper" />
          {refracted === null ? (
            <Arrow from={[320, 160]} to={[x, y]} tone="copper" />
          ) : (
            <Arrow from={[320, 160]} to={end(refracted, true)} tone="copper" />
          )}
          <Words at={[20, 150]} anchor="start">{`n = ${shown(above)}`}</Words>
          <Words at={[20, 190]} anchor="start">{`n = ${shown(below)}`}</Words>
          <Words at={[332, 30]} anchor="start" tone="soft">
            normal
          </Words>
        </>
      );
    }}
    say={({ angle, above, below }) => {
      const refracted = refractedAngle(angle, above, below);
      if (refracted === null) return 'Reflexión total: ninguna luz pasa al medio de abajo.';
      const side =
        angle === 0 || Math.abs(below - above) < 0.01
          ? 'sin desviarse'
          : below > above
            ? 'y se acerca a la normal'
            : 'y se aleja de la normal';
      return `Ángulo de refracción: ${shown(refracted)}°. El rayo pasa ${side}.`;
    }}
  />
);

export default Refraction;
