import { guardianAge } from '@matraz/contracts/accounts/legal';
import { paths } from '@matraz/contracts/screens';
import { Link } from 'wouter';
import { AccountLink } from './account-link.tsx';
import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';

const sections = [
  {
    id: 'que-es',
    title: 'Qué es Matraz',
    body: (
      <p>
        Una plataforma para preparar la PAES de Ciencias con lecciones, preguntas y ensayos. Es un proyecto
        independiente: no pertenece al DEMRE ni a una universidad, y sus puntajes son una simulación.
      </p>
    ),
  },
  {
    id: 'cuenta',
    title: 'Tu cuenta',
    body: (
      <ul>
        <li>Es personal. Usa tu nombre y un correo tuyo, y no compartas tu contraseña.</li>
        <li>Con menos de {guardianAge} años necesitas la autorización de tu madre, padre o apoderado.</li>
        <li>
          Puedes <AccountLink>borrarla</AccountLink> cuando quieras.
        </li>
      </ul>
    ),
  },
  {
    id: 'uso',
    title: 'Cómo usarla',
    body: (
      <ul>
        <li>Úsala para estudiar. Las lecciones y preguntas son para ti: no las publiques en otra parte.</li>
        <li>No intentes entrar en cuentas ajenas, conocer respuestas antes de tiempo ni hacer fallar el servicio.</li>
        <li>Si alguien lo hace, quien opera la plataforma puede cerrar su cuenta.</li>
      </ul>
    ),
  },
  {
    id: 'ensayos',
    title: 'Los ensayos',
    body: (
      <p>
        El tiempo corre en el servidor desde que comienzas y el ensayo se entrega solo al terminar. Si después se
        corrige una pregunta, tu puntaje se calcula otra vez y te avisamos en tus resultados.
      </p>
    ),
  },
  {
    id: 'premium',
    title: 'Premium',
    body: (
      <ul>
        <li>Es una compra de una sola vez por los días del plan, en pesos chilenos. No se renueva ni se cobra sola.</li>
        <li>Una compra nueva se suma a los días que te quedan.</li>
        <li>Pagas en Mercado Pago. Si el pago se devuelve, los días de esa compra terminan.</li>
        <li>
          Si algo sale mal con tu compra, escribe <Contact />. Estos términos no quitan ningún derecho de la Ley del
          Consumidor.
        </li>
      </ul>
    ),
  },
  {
    id: 'datos',
    title: 'Tus datos',
    body: (
      <p>
        Los cuenta la <Link href={paths.privacy}>política de privacidad</Link>, que aceptas junto con estos términos.
      </p>
    ),
  },
  {
    id: 'servicio',
    title: 'Qué podemos prometer',
    body: (
      <p>
        Cuidamos que el contenido sea correcto y que nada de lo que guardas se pierda, pero puede haber errores y
        pausas. Si encuentras un error, avísale a tu profesora o profesor. Matraz no garantiza un puntaje en la PAES.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Si cambian',
    body: (
      <p>
        Te mostraremos los términos nuevos antes de que sigas y podrás aceptarlos o borrar tu cuenta. Rigen las leyes de
        Chile.
      </p>
    ),
  },
];

export default function TermsPage() {
  return (
    <LegalPage
      title="Términos de uso"
      isAccepted
      lead={<p>Las reglas de Matraz, en corto. Al crear una cuenta las aceptas.</p>}
      sections={sections}
    />
  );
}
