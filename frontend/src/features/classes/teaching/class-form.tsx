import { classTexts, classYears } from '@matraz/contracts/classes/limits';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';

interface Props {
  initial: { name: string; year: number };
  action: string;
  isPending: boolean;
  onSubmit: (details: { name: string; year: number }) => void;
}

/** Name and year of a class. */
export const ClassForm = ({ initial, action, isPending, onSubmit }: Props) => {
  const [name, setName] = useState(initial.name);
  const [year, setYear] = useState(String(initial.year));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSubmit({ name: name.trim(), year: Number(year) });
  };
  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      <TextField
        label="Nombre"
        hint="Como lo conoce el colegio, por ejemplo 4°B."
        value={name}
        onChange={setName}
        maxLength={classTexts.name}
        pattern=".*\S.*"
      />
      <TextField label="Año" type="number" value={year} onChange={setYear} min={classYears.min} max={classYears.max} />
      <Button type="submit" disabled={isPending} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
};
