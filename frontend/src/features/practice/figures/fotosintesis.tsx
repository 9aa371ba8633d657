import { Figure } from './figure.tsx';
import { Axes, curve, Dot, Line, Words } from './parts.tsx';

/** Percent of the greatest rate, in a simple model: the scarcest factor limits it. @param values percent and °C */
const rateOf = ({ light, carbon, temperature }: Record<'light' | 'carbon' | 'temperature', number>) => {
  const warmth = temperature <= 30 ? (temperature / 30) * 100 : Math.max(0, 100 - (temperature - 30) * 7);
  const rate = Math.min(light * 1.25, carbon * 1.25, warmth, 100);
  const limits =
    rate >= 100 ? 'nada' : rate === warmth ? 'la temperatura' : light <= carbon ? 'la luz' : 'el dióxido de carbono';
  return { rate, limits };
};

const Photosynthesis = () => (
  <Figure
    title="El factor que limita"
    task="Modelo de una hoja: sube la luz hasta que ya no ayude, y busca qué falta."
    sliders={{
      light: { label: 'Luz', min: 0, max: 100, step: 5, start: 40, text: (value) => `${value} %` },
      carbon: { label: 'Dióxido de carbono', min: 0, max: 100, step: 5, start: 50, text: (value) => `${value} %` },
      temperature: { label: 'Temperatura', min: 0, max: 45, step: 1, start: 25, text: (value) => `${value} °C` },
    }}
    height={320}
    draw={(values) => {
      const place = (light: number): [number, number] => [
        70 + light * 5,
        270 - rateOf({ ...values, light }).rate * 2.2,
      ];
      return (
        <>
          <Axes origin={[70, 270]} width={540} height={250} x="luz" y="rapidez" />
          <Line points={curve(0, 100, 100, place)} tone="good" />
          <Dot at={place(values.light)} tone="copper" radius={11} />
          <Words at={[600, 250]} anchor="end" tone="copper" isStrong>
            {`limita: ${rateOf(values).limits}`}
          </Words>
        </>
      );
    }}
    say={(values) => {
      const { rate, limits } = rateOf(values);
      const dead = values.temperature > 44 ? ' Con tanto calor las enzimas ya no funcionan.' : '';
      return `Rapidez: ${Math.round(rate)} % de la máxima. Limita ${limits}.${dead}`;
    }}
  />
);

export default Photosynthesis;
