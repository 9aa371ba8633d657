import { guardianAge } from '@matraz/contracts/accounts/legal';
import { paths } from '@matraz/contracts/screens';
import { useState } from 'react';
import { reasonOf } from '../../shared/net/api-error.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { Button } from '../../shared/ui/button.tsx';
import { GuardianAddress, Refused } from './guardian-address.tsx';
import { useGiveConsent } from './guardian-queries.ts';

const ages = [
  ['adolescent', `Tengo ${guardianAge} años o más`],
  ['child', `Tengo menos de ${guardianAge}`],
] as const;
type Age = (typeof ages)[number][0];

const choice =
  'flex items-start gap-3 py-2 [&_input]:mt-0.5 [&_input]:size-5.5 [&_input]:shrink-0 [&_input]:accent-brand';
const link = 'font-semibold text-brand underline';

/** Asks an account that did not accept the present texts: made before them, by another provider, or when they changed. */
export const ConsentForm = () => {
  useTitle('Antes de seguir');
  const [age, setAge] = useState<Age | null>(null);
  const [address, setAddress] = useState('');
  const give = useGiveConsent();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        give.mutate(age === 'child' ? address.trim() : null);
      }}
    >
      <h1 className="font-extrabold text-3xl">Antes de seguir</h1>
      <p className="leading-relaxed">
        Contamos en palabras simples qué datos guardamos, para qué y por cuánto tiempo. Léelo y acéptalo una vez; tu
        avance sigue donde lo dejaste.
      </p>
      <fieldset>
        <legend className="font-bold">Tu edad</legend>
        {ages.map(([value, label]) => (
          <label key={value} className={choice}>
            <input type="radio" name="age" required checked={age === value} onChange={() => setAge(value)} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      {age === 'child' && (
        <GuardianAddress
          value={address}
          onChange={setAddress}
          hint="Le pediremos su autorización. Hasta que responda no podrás estudiar aquí. Borramos su correo cuando responda."
        />
      )}
      <label className={choice}>
        <input type="checkbox" required />
        <span>
          Acepto los{' '}
          <a href={paths.terms} target="_blank" rel="noreferrer" className={link}>
            términos
          </a>{' '}
          y la{' '}
          <a href={paths.privacy} target="_blank" rel="noreferrer" className={link}>
            política de privacidad
          </a>
        </span>
      </label>
      {give.error && <Refused reason={reasonOf(give.error) ?? 'No se pudo guardar. Inténtalo de nuevo.'} />}
      <Button type="submit" disabled={give.isPending}>
        Aceptar y seguir
      </Button>
    </form>
  );
};
