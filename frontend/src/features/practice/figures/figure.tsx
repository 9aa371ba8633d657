import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Slider {
  label: string;
  min: number;
  max: number;
  step: number;
  start: number;
  /** The value with its unit, in Spanish. */
  text: (value: number) => string;
}

type Values<Name extends string> = Readonly<Record<Name, number>>;

interface FigureProps<Name extends string> {
  title: string;
  /** What the student tries, in one sentence. */
  task: string;
  sliders: Readonly<Record<Name, Slider>>;
  /** SVG of 640 units of width. Screen readers read `say` instead. */
  draw: (values: Values<Name>) => ReactNode;
  /** Of the drawing. Default: 300. */
  height?: number;
  /** What the figure shows with these values. It is all that a student needs who does not see the drawing. */
  say: (values: Values<Name>) => string;
}

const number = new Intl.NumberFormat('es', { maximumSignificantDigits: 3 });

/** A number of three significant digits, with a decimal comma, and spaces as the lessons write them. */
export const shown = (value: number): string => number.format(value).replaceAll('.', '\u202f');

/** A figure in a lesson that the student changes with sliders. The keyboard moves them with its arrows. */
export const Figure = <Name extends string>({ title, task, sliders, draw, height = 300, say }: FigureProps<Name>) => {
  const id = useId();
  const names = Object.keys(sliders) as Name[];
  const [values, setValues] = useState<Values<Name>>(
    () => Object.fromEntries(names.map((name) => [name, sliders[name].start])) as Record<Name, number>,
  );
  return (
    <section aria-labelledby={id} className="my-8 rounded-2xl bg-sunken p-4 text-base sm:p-6">
      <h3 id={id} className="flex items-center gap-2 font-extrabold text-brand text-lg">
        <SlidersHorizontal className="size-5 shrink-0" aria-hidden="true" />
        {title}
      </h3>
      <p className="mt-1 text-ink-soft">{task}</p>
      <svg
        viewBox={`0 0 640 ${height}`}
        aria-hidden="true"
        fontSize="28"
        className="mt-4 w-full rounded-xl bg-surface fill-ink stroke-none ring-1 ring-line"
      >
        {draw(values)}
      </svg>
      <output htmlFor={names.map((name) => `${id}${name}`).join(' ')} className="mt-3 block font-semibold leading-snug">
        {say(values)}
      </output>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {names.map((name) => {
          const { label, start: _, text, ...range } = sliders[name];
          return (
            <label key={name} className="grid gap-1">
              <span className="flex justify-between gap-3">
                <span>{label}</span>
                <span className="font-bold tabular-nums">{text(values[name])}</span>
              </span>
              <input
                id={`${id}${name}`}
                type="range"
                {...range}
                value={values[name]}
                aria-valuetext={text(values[name])}
                onChange={({ target }) => setValues({ ...values, [name]: Number(target.value) })}
                className="h-11 w-full accent-brand"
              />
            </label>
          );
        })}
      </div>
    </section>
  );
};
