import { guardianAge } from '@matraz/contracts/accounts/legal';
import { guardianPath } from '../paths.ts';
import { html } from './html.ts';
import { layout } from './layout.ts';

/**
 * A program that reads mails may open the link, so the guardian agrees with a button.
 *
 * @param child the e-mail of the child's account, or the name in an account without one
 */
export const guardianPage = ({ token, child }: { token: string; child: string }): string =>
  layout(
    'Autorizar una cuenta',
    html`<h1>¿Autorizas esta cuenta?</h1>
        <p class="lead">
          <strong>${child}</strong> tiene menos de ${String(guardianAge)} años y quiere estudiar en Matraz. Por ley, a esa edad
          autoriza su madre, su padre o quien tiene su cuidado.
        </p>
        <ul class="points">
          <li>Guardamos su nombre, su correo y lo que estudia: lecciones, respuestas y puntajes.</li>
          <li>Sirve para mostrarle su avance. No hay publicidad ni se venden datos.</li>
          <li>Puede descargar o borrar todo cuando quiera, y tú puedes pedirlo.</li>
          <li>Al autorizar borramos este correo tuyo.</li>
        </ul>
        <p><a class="terms" href="/privacidad" target="_blank">Leer la política de privacidad</a></p>
        <form method="post" action="${guardianPath}?token=${token}">
          <button type="submit">Autorizo</button>
        </form>
        <p class="other">
          Si no autorizas o no conoces a esta persona, cierra esta página: la cuenta no se podrá usar.
        </p>`,
  );
