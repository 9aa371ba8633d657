import { guardianAge, guardianDays } from '@matraz/contracts/accounts/legal';
import { AccountLink } from './account-link.tsx';
import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';

const sections = [
  {
    id: 'resumen',
    title: 'En pocas palabras',
    body: (
      <ul>
        <li>Guardamos lo que hace falta para que estudies y veas tu avance. Nada más.</li>
        <li>No hay publicidad, no vendemos datos y ninguna otra empresa te sigue en estas páginas.</li>
        <li>
          Puedes <AccountLink>descargar tus datos o borrar tu cuenta</AccountLink> cuando quieras, sin dar razones.
        </li>
        <li>
          Si tienes menos de {guardianAge} años, tu madre, padre o apoderado autoriza tu cuenta antes de que la uses.
        </li>
      </ul>
    ),
  },
  {
    id: 'responsable',
    title: 'Quién responde',
    body: (
      <p>
        Responde quien opera esta instalación de Matraz. Para preguntar o pedir algo sobre tus datos, escribe{' '}
        <Contact />.
      </p>
    ),
  },
  {
    id: 'datos',
    title: 'Qué datos guardamos y para qué',
    body: (
      <ul>
        <li>
          <strong>Tu cuenta:</strong> nombre, apellido y correo, para que entres y para recuperar tu contraseña. La
          contraseña se guarda revuelta de un modo que nadie puede leer. Si entras con otro servicio, como Google, solo
          recibimos de él tu nombre y tu correo.
        </li>
        <li>
          <strong>Tu estudio:</strong> lecciones completadas, respuestas, puntajes y fechas, para mostrarte tu avance y
          elegir qué repasar.
        </li>
        <li>
          <strong>Tus compras:</strong> plan, monto, fecha y estado. El pago lo haces en Mercado Pago: los datos de tu
          tarjeta no pasan por aquí.
        </li>
        <li>
          <strong>La seguridad de tu cuenta:</strong> cuándo se entró y qué cambió. El lugar y el navegador se guardan
          como un código que no permite saber cuáles son.
        </li>
        <li>
          <strong>Que aceptaste estos textos:</strong> la versión y la fecha. No preguntamos tu fecha de nacimiento,
          solo si tienes {guardianAge} años o más.
        </li>
        <li>
          <strong>Fallas de las páginas:</strong> el error y el tipo de navegador, sin tu nombre ni tu cuenta.
        </li>
      </ul>
    ),
  },
  {
    id: 'permiso',
    title: 'Con qué permiso',
    body: (
      <p>
        Con tu consentimiento, que das al crear la cuenta y puedes retirar borrándola. Las compras las guardamos también
        porque son un contrato contigo.
      </p>
    ),
  },
  {
    id: 'menores',
    title: `Si tienes menos de ${guardianAge} años`,
    body: (
      <>
        <p>
          La ley pide el consentimiento de tu madre, padre o quien te cuida (Ley 19.628, artículo 16 quáter). Al
          registrarte escribes su correo y le enviamos un enlace. Mientras no autorice, la cuenta no sirve para
          estudiar.
        </p>
        <p>
          Borramos su correo cuando responde o cuando se borra la cuenta. Si la cuenta es nueva y nadie responde en{' '}
          {guardianDays} días, se borra sola. Tu apoderado puede pedir tus datos, corregirlos o borrarlos por ti.
        </p>
      </>
    ),
  },
  {
    id: 'plazos',
    title: 'Cuánto tiempo',
    body: (
      <ul>
        <li>Tu cuenta y tu estudio: hasta que borres la cuenta.</li>
        <li>Tu sesión abierta: 7 días sin usarla, y 30 días como máximo.</li>
        <li>Los correos que te enviamos: el texto se borra al enviarlo; que se envió, a los 90 días.</li>
        <li>La seguridad de tu cuenta: un año.</li>
        <li>Las fallas de las páginas: 30 días.</li>
        <li>
          Las copias de seguridad: lo borrado sigue en las copias viejas hasta que quien opera la plataforma las
          reemplaza. Solo se usan para recuperar el sistema.
        </li>
      </ul>
    ),
  },
  {
    id: 'quien-ve',
    title: 'Quién los ve',
    body: (
      <>
        <ul>
          <li>Tú. Ningún otro estudiante ve tu nombre ni tus resultados.</li>
          <li>Las profesoras y los profesores que escriben el contenido ven totales, sin nombres.</li>
          <li>
            Quien opera el servidor puede ver tu cuenta y tu historial, por ejemplo para responder un reclamo tuyo.
          </li>
          <li>Mercado Pago ve tu compra, si compras Premium.</li>
          <li>
            YouTube recibe una visita de tu navegador solo cuando aprietas «reproducir» en un video, y en su modo sin
            cookies.
          </li>
        </ul>
        <p>Las letras, las imágenes y los programas de estas páginas vienen de este mismo sitio.</p>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'Qué queda en tu navegador',
    body: (
      <p>
        Una cookie que mantiene tu sesión, otra que dice de quién es lo guardado y algunas que duran lo que tardas en
        entrar. Además, las páginas que abriste y las respuestas que faltan por enviar, para que un ensayo siga aunque
        se corte internet. En un computador compartido, cierra tu sesión al terminar.
      </p>
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <>
        <p>
          La Ley 19.628, con los cambios de la Ley 21.719 que rigen desde el 1 de diciembre de 2026, te da estos
          derechos, gratis:
        </p>
        <ul>
          <li>
            <strong>Acceso:</strong> saber qué datos tuyos hay.
          </li>
          <li>
            <strong>Copia (portabilidad):</strong> <AccountLink>descargarlos</AccountLink> en un archivo que puedes
            llevar a otra parte.
          </li>
          <li>
            <strong>Rectificación:</strong> corregir lo que está mal.
          </li>
          <li>
            <strong>Supresión:</strong> <AccountLink>borrar tu cuenta</AccountLink>. Tu nombre, correo y contraseña
            desaparecen; lo que estudiaste queda bajo un código que ya no lleva a ti.
          </li>
          <li>
            <strong>Oposición:</strong> pedir que dejemos de usar tus datos para algo.
          </li>
          <li>
            <strong>Bloqueo:</strong> pedir que no se usen mientras se resuelve tu reclamo.
          </li>
        </ul>
        <p>
          Escribe <Contact />. La respuesta debe llegar en 30 días corridos. Si no llega o no estás de acuerdo, puedes
          reclamar ante la Agencia de Protección de Datos Personales.
        </p>
      </>
    ),
  },
  {
    id: 'decisiones',
    title: 'Decisiones automáticas',
    body: (
      <p>
        El sistema calcula puntajes y propone qué repasar. No decide nada más sobre ti, y nadie usa esos números para
        admitirte en una carrera.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Si este texto cambia',
    body: <p>Te mostraremos la versión nueva y te pediremos aceptarla antes de seguir, nunca en medio de un ensayo.</p>,
  },
];

export default function PrivacyPage() {
  return (
    <LegalPage
      title="Política de privacidad"
      isAccepted
      lead={<p>Qué hacemos con tus datos cuando estudias en Matraz, escrito para que lo entiendan tú y tu familia.</p>}
      sections={sections}
    />
  );
}
