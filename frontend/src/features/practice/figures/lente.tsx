import { Figure, shown } from './figure.tsx';
import { Arrow, Dot, Line, Window, Words } from './parts.tsx';

/** Units of the drawing for one centimetre. */
const scale = 6;
const [middle, axis] = [320, 170];
/** Centimetres. */
const objectHeight = 8;

/** Of a thin lens. Centimetres; a virtual image has a negative distance. Null: no image, because the rays are parallel. */
const imageOf = (object: number, focal: number): { distance: number; size: number } | null => {
  if (object === focal) return null;
  const distance = (object * focal) / (object - focal);
  return { distance, size: -distance / object };
};

const Lens = () => (
  <Figure
    title="Una lente convergente"
    task="Acerca el objeto a la lente. La distancia focal es de 15 cm."
    sliders={{
      object: { label: 'Distancia del objeto', min: 5, max: 50, step: 1, start: 40, text: (value) => `${value} cm` },
    }}
    height={340}
    draw={({ object }) => {
      const image = imageOf(object, 15);
      const from = middle - object * scale;
      const top = axis - objectHeight * scale;
      // Far beyond the drawing when there is no image.
      const [x, y] = image
        ? [middle + image.distance * scale, axis - image.size * objectHeight * scale]
        : [middle + 9_000, axis + 9_000 * ((objectHeight * scale) / (15 * scale))];
      const isVirtual = image !== null && image.distance < 0;
      /** Where the ray from the lens at this height leaves the drawing. */
      const leaving = (height: number): [number, number] => {
        const slope = (y - height) / (x - middle);
        return [640, height + slope * (640 - middle)];
      };
      return (
        <Window from={[0, 0]} size={[640, 340]}>
          <Line
            points={[
              [0, axis],
              [640, axis],
            ]}
            tone="soft"
            width={2}
          />
          <ellipse cx={middle} cy={axis} rx={14} ry={140} className="fill-brand-soft stroke-brand" strokeWidth={3} />
          {[-15, 15].map((place) => (
            <Dot key={place} at={[middle + place * scale, axis]} tone="soft" />
          ))}
          <Words at={[middle - 15 * scale, axis + 32]} tone="soft">
            F
          </Words>
          <Words at={[middle + 15 * scale, axis + 32]} tone="soft">
            F
          </Words>
          {[top, axis].map((height) => (
            <Line
              key={height}
              points={
                height === top
                  ? [[from, top], [middle, top], leaving(top)]
                  : [[from, top], [middle, axis], leaving(axis)]
              }
              tone="copper"
              width={2.5}
            />
          ))}
          {isVirtual && (
            <Line
              points={[
                [middle, top],
                [x, y],
                [middle, axis],
              ]}
              tone="copper"
              width={2}
              isDashed
            />
          )}
          <Arrow from={[from, axis]} to={[from, top]} tone="good" width={6} />
          {image && <Arrow from={[x, axis]} to={[x, y]} tone={isVirtual ? 'plum' : 'bad'} width={6} />}
          <Words at={[Math.max(60, from), axis + 32]} tone="good" isStrong>
            objeto
          </Words>
        </Window>
      );
    }}
    say={({ object }) => {
      const image = imageOf(object, 15);
      if (!image) return 'El objeto está en el foco: los rayos salen paralelos y no se forma imagen.';
      const size = Math.abs(image.size);
      const kind = image.distance < 0 ? 'virtual y derecha, del mismo lado que el objeto' : 'real e invertida';
      const amount = size === 1 ? 'del mismo tamaño' : `${shown(size)} veces el tamaño del objeto`;
      return `La imagen es ${kind}, ${amount}, a ${shown(Math.abs(image.distance))} cm de la lente.`;
    }}
  />
);

export default Lens;
