import { Figure, shown } from './figure.tsx';
import { Box, Words } from './parts.tsx';

const levels = ['productores', 'consumidores primarios', 'secundarios', 'terciarios'];
const produced = 20_000;

/** Energy of each level, from the producers. @param efficiency percent */
const energyOf = (efficiency: number) => levels.map((_, level) => produced * (efficiency / 100) ** level);

const Pyramid = () => (
  <Figure
    title="La energía que llega arriba"
    task="Cambia el porcentaje de energía que pasa de un nivel al siguiente. El largo muestra la energía."
    sliders={{
      efficiency: { label: 'Energía que pasa', min: 2, max: 30, step: 1, start: 10, text: (value) => `${value} %` },
    }}
    height={330}
    draw={({ efficiency }) =>
      energyOf(efficiency).map((energy, level) => {
        const width = Math.max(2, (energy / produced) * 600);
        const y = 276 - level * 76;
        return (
          <g key={levels[level]}>
            <Box from={[320 - width / 2, y]} size={[width, 34]} tone={level === 0 ? 'good' : 'copper'} />
            <Words at={[320, y - 8]}>{`${levels[level]}: ${shown(energy)} kJ`}</Words>
          </g>
        );
      })
    }
    say={({ efficiency }) =>
      `De 20 000 kJ de los productores, con ${efficiency} % por paso, llegan ${energyOf(efficiency).slice(1).map(shown).join(', ')} kJ a los niveles siguientes. El resto termina como calor o en restos.`
    }
  />
);

export default Pyramid;
