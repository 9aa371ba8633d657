import { Figure, shown } from './figure.tsx';
import { Box, Words } from './parts.tsx';

/** Micrometres of the piece that is drawn. */
const piece = 7;

/** How many times as long the border is as without folds. @param height micrometres */
const borderOf = (folds: number, height: number): number => 1 + (folds * 2 * height) / piece;

const Folds = () => (
  <Figure
    title="Más superficie en el mismo lugar"
    task="La membrana de un enterocito tiene microvellosidades. Cambia cuántas son y su altura (el modelo es plano y sencillo)."
    sliders={{
      folds: { label: 'Microvellosidades', min: 0, max: 20, step: 1, start: 8, text: String },
      height: { label: 'Altura', min: 0.5, max: 2, step: 0.1, start: 1, text: (value) => `${shown(value)} µm` },
    }}
    height={300}
    draw={({ folds, height }) => {
      const width = folds === 0 ? 0 : 280 / folds;
      return (
        <>
          <Box from={[40, 220]} size={[560, 60]} tone="copper" strength={0.5} />
          {Array.from({ length: folds }, (_, place) => (
            <Box
              // biome-ignore lint/suspicious/noArrayIndexKey: a fold is its place
              key={place}
              from={[40 + width / 2 + place * width * 2, 220 - height * 80]}
              size={[width, height * 80 + 1]}
              tone="copper"
              strength={0.5}
            />
          ))}
          <Words at={[320, 258]}>enterocito</Words>
          <Words at={[320, 36]} tone="soft">
            alimento digerido
          </Words>
        </>
      );
    }}
    say={({ folds, height }) =>
      `Con ${folds} microvellosidades de ${shown(height)} µm el borde es ${shown(borderOf(folds, height))} veces el de una membrana lisa. Más membrana significa más lugar para absorber en el mismo tiempo.`
    }
  />
);

export default Folds;
