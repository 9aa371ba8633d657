import { RichText } from '../../../shared/rich-text/rich-text.tsx';
import { constants, type Formula, type FormulaGroup, formulaParts, units } from './formulas.ts';

/** Fractions in full size. */
const inline = (tex: string) => `<p>\\(\\displaystyle ${tex.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\\)</p>`;

const FormulaLine = ({ formula: { name, tex, where } }: { formula: Formula }) => (
  <li className="grid break-inside-avoid grid-cols-[minmax(0,1fr)] content-start gap-1 rounded-2xl bg-surface px-4 py-3 ring-1 ring-line">
    <span className="font-semibold leading-snug">{name}</span>
    <RichText html={inline(tex)} className="overflow-x-auto text-lg" />
    {where && <span className="text-ink-soft text-sm leading-snug">{where}</span>}
  </li>
);

const Group = ({ group }: { group: FormulaGroup }) => (
  <>
    <h3 className="mt-5 font-extrabold text-lg">{group.title}</h3>
    <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-2.5">
      {group.formulas.map((formula) => (
        <FormulaLine key={formula.name} formula={formula} />
      ))}
    </ul>
  </>
);

const cell = 'border-line border-b py-2 pr-4 text-left align-top';

const Constants = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a wide table
  <section className="mt-3 overflow-x-auto" aria-label="Tabla de constantes" tabIndex={0}>
    <table className="w-full">
      <thead>
        <tr>
          <th className={cell}>Constante</th>
          <th className={cell}>Símbolo</th>
          <th className={cell}>Valor</th>
        </tr>
      </thead>
      <tbody>
        {constants.map(({ name, symbol, value, isExact }) => (
          <tr key={name}>
            <td className={cell}>{name}</td>
            <td className={cell}>
              <RichText html={inline(symbol)} />
            </td>
            <td className={cell}>
              <RichText html={inline(value)} />
              {isExact && <span className="text-ink-soft text-sm">exacto</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className="mt-2 text-ink-soft text-sm">
      Valores del Sistema Internacional (BIPM) y de CODATA 2022, redondeados.
    </p>
  </section>
);

const Units = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll a wide table
  <section className="mt-3 overflow-x-auto" aria-label="Tabla de unidades" tabIndex={0}>
    <table className="w-full">
      <thead>
        <tr>
          {['Magnitud', 'Unidad', 'Símbolo', 'Equivale a'].map((head) => (
            <th key={head} className={cell}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {units.map(({ quantity, name, symbol, is }) => (
          <tr key={name}>
            <td className={cell}>{quantity}</td>
            <td className={cell}>{name}</td>
            <td className={cell}>{symbol}</td>
            <td className={cell}>{is}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

/** The part of the course comes first. */
const inOrder = (courseId: number | undefined) =>
  [...formulaParts].sort((one, other) => Number(other.courseId === courseId) - Number(one.courseId === courseId));

/** Formulas of the three subjects, constants and units. Beside a question the subject of the question comes first. */
export const FormulaSheet = ({ courseId }: { courseId?: number | undefined }) => (
  <>
    {inOrder(courseId).map(({ id, title, groups }) => (
      <section key={id} aria-labelledby={`formulas-${id}`} className="mt-8 first:mt-0">
        <h2 id={`formulas-${id}`} className="font-extrabold text-2xl">
          {title}
        </h2>
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </section>
    ))}
    <section aria-labelledby="formulas-constantes" className="mt-8">
      <h2 id="formulas-constantes" className="font-extrabold text-2xl">
        Constantes
      </h2>
      <Constants />
    </section>
    <section aria-labelledby="formulas-unidades" className="mt-8">
      <h2 id="formulas-unidades" className="font-extrabold text-2xl">
        Unidades
      </h2>
      <Units />
    </section>
  </>
);
