import { areaNames, type ExamArea, examAreas, type Skill, skillNames, skills } from '@matraz/contracts/syllabus';
import { Field } from '../../shared/ui/field.tsx';
import { Select } from '../ui/select.tsx';

interface Props<Value extends string> {
  label: string;
  error?: string | undefined;
  /** Of the choice that names none. */
  none: string;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  value: Value | '' | undefined;
  onChange: (value: Value | '') => void;
}

const Choice = <Value extends string>({ label, error, none, values, names, value, onChange }: Props<Value>) => (
  <Field label={label} error={error}>
    {(control) => (
      <Select {...control} value={value ?? ''} onChange={({ target }) => onChange(target.value as Value | '')}>
        <option value="">{none}</option>
        {values.map((option) => (
          <option key={option} value={option}>
            {names[option]}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

type Chosen<Value extends string> = Pick<Props<Value>, 'value' | 'error' | 'onChange'>;

/** The skill of a question; it may have none. */
export const SkillField = (props: Chosen<Skill>) => (
  <Choice {...props} label="Habilidad" none="Sin habilidad" values={skills} names={skillNames} />
);

/** The part of the exam that a question belongs to. */
export const AreaField = (props: Chosen<ExamArea>) => (
  <Choice {...props} label="Área" none="Sin área" values={examAreas} names={areaNames} />
);
