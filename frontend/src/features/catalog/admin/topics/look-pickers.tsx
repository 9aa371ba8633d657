import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  offeredColors,
  offeredIcons,
  TopicSymbol,
  topicGradient,
  topicIcon,
} from '../../../../shared/study/topic-look.tsx';
import { cx } from '../../../../shared/ui/cx.ts';

const iconNames: Record<string, string> = {
  atom: 'Átomo',
  flask: 'Matraz',
  fire: 'Fuego',
  leaf: 'Hoja',
  water: 'Agua',
  bolt: 'Rayo',
  microscope: 'Microscopio',
  dna: 'ADN',
  'balance-scale': 'Balanza',
  vial: 'Tubo de ensayo',
};

const colorNames: Record<string, string> = {
  blue: 'Azul',
  green: 'Verde',
  purple: 'Morado',
  orange: 'Naranja',
  red: 'Rojo',
  indigo: 'Índigo',
  pink: 'Rosado',
  teal: 'Turquesa',
};

interface Props {
  value: string;
  onChange: (value: string) => void;
}

interface PickerProps extends Props {
  legend: string;
  options: readonly string[];
  nameOf: (option: string) => string;
  draw: (option: string, isChosen: boolean) => ReactNode;
}

/** Radio buttons that are drawn as tiles. */
const Picker = ({ legend, options, value, nameOf, draw, onChange }: PickerProps) => {
  const group = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold leading-snug">{legend}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            title={nameOf(option)}
            className={cx(
              'relative grid size-12 place-items-center overflow-hidden rounded-2xl border-2 transition',
              option === value ? 'border-ink' : 'border-line hover:border-brand',
            )}
          >
            <input
              type="radio"
              name={group}
              aria-label={nameOf(option)}
              checked={option === value}
              onChange={() => onChange(option)}
              className="absolute inset-0 z-10 size-full cursor-pointer appearance-none rounded-2xl -outline-offset-3"
            />
            {draw(option, option === value)}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const bare = (icon: string) => icon.trim().replace('fas fa-', '');

/** A stored icon that is not offered stays among the options. */
export const IconPicker = ({ value, onChange }: Props) => {
  const offered = offeredIcons.find((icon) => icon === bare(value));
  return (
    <Picker
      legend="Icono"
      options={offered ? offeredIcons : [value, ...offeredIcons]}
      value={offered ?? value}
      nameOf={(icon) => iconNames[topicIcon(icon)] ?? icon}
      draw={(icon, isChosen) => (
        <span className={cx('grid size-full place-items-center', isChosen ? 'bg-brand-soft text-brand' : 'bg-surface')}>
          <TopicSymbol icon={icon} className="size-6" />
        </span>
      )}
      onChange={onChange}
    />
  );
};

const isNamed = (color: string) => offeredColors.some((name) => name === color);

/** Eight gradients, and the plain colour that a new topic begins with. */
export const ColorPicker = ({ value, initial, onChange }: Props & { initial: string }) => (
  <Picker
    legend="Color"
    options={[...new Set([initial, value])].filter((color) => !isNamed(color)).concat(offeredColors)}
    value={value}
    nameOf={(color) => (color === initial ? 'Azul intenso' : (colorNames[color] ?? `Color ${color}`))}
    draw={(color, isChosen) => (
      <span className="grid size-full place-items-center text-white" style={topicGradient(color)}>
        {isChosen && <Check className="size-6" strokeWidth={3} aria-hidden="true" />}
      </span>
    )}
    onChange={onChange}
  />
);
