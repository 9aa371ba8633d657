import type { RegistrationErrors, RegistrationValues } from '../registration.ts';
import { ageField, consentField } from './consent-fields.ts';
import { alert, field } from './field.ts';
import { html } from './html.ts';
import { leadOf } from './invited-lead.ts';
import { layout } from './layout.ts';
import { newPasswordField } from './new-password-field.ts';

interface RegistrationPage {
  /** The address of the interaction, without `/registro`. */
  path: string;
  values?: RegistrationValues;
  /** The role of an invitation that brought the person here. */
  invited?: unknown;
  errors?: RegistrationErrors;
}

const labels: Record<keyof RegistrationErrors, string> = {
  firstName: 'nombre',
  lastName: 'apellido',
  email: 'correo electrónico',
  password: 'contraseña',
  age: 'edad',
  guardianEmail: 'correo de tu apoderado',
  consent: 'términos y privacidad',
};

/** The text of a single error, or the names of the fields with errors. */
const summaryOf = (errors: RegistrationErrors): string | undefined => {
  const fields = (Object.keys(labels) as (keyof RegistrationErrors)[]).filter((name) => errors[name]);
  if (fields.length <= 1) return Object.values(errors)[0];
  return `Revisa estos campos: ${new Intl.ListFormat('es').format(fields.map((name) => labels[name]))}.`;
};

export const registrationPage = ({ path, values = {}, invited, errors = {} }: RegistrationPage): string => {
  const [firstWrong = 'firstName'] = Object.keys(errors);
  // A password is never sent back, so the person has to be told that the field is empty again.
  const again =
    Object.keys(errors).length > 0 && !errors.password
      ? 'Vuelve a escribir tu contraseña: por seguridad no la guardamos.'
      : undefined;
  const own = (name: keyof RegistrationErrors) => ({ error: errors[name], focused: name === firstWrong });
  return layout(
    'Registrarse',
    html`<h1>Crea tu cuenta</h1>
        <p class="lead">${leadOf(invited, 'Gratis y en menos de un minuto. Después, tres preguntas cortas y tu camino de estudio.')}</p>
        ${alert([summaryOf(errors), again].filter(Boolean).join(' '))}
        <form method="post" action="${path}/registro" novalidate>
          <div class="pair">
            ${field({ name: 'firstName', label: 'Nombre', type: 'text', autocomplete: 'given-name', value: values.firstName, maxLength: 80, ...own('firstName') })}
            ${field({ name: 'lastName', label: 'Apellido', type: 'text', autocomplete: 'family-name', value: values.lastName, maxLength: 80, ...own('lastName') })}
          </div>
          ${field({ name: 'email', label: 'Correo electrónico', type: 'email', autocomplete: 'username', value: values.email, maxLength: 254, ...own('email') })}
          ${newPasswordField({ label: 'Contraseña', ...(again && { hint: again }), ...own('password') })}
          ${ageField({ value: values.age, ...own('age') })}
          <div class="guardian">
            ${field({ name: 'guardianEmail', label: 'Correo de tu madre, padre o apoderado', type: 'email', autocomplete: 'off', value: values.guardianEmail, hint: 'Le pediremos su autorización. Lo borramos cuando responda.', maxLength: 254, ...own('guardianEmail') })}
          </div>
          ${consentField({ isChecked: values.consent === 'on', ...own('consent') })}
          <button type="submit">Registrarse</button>
        </form>
        <p class="other">¿Ya tienes cuenta? <a href="${path}?screen=login">Iniciar sesión</a></p>`,
  );
};
