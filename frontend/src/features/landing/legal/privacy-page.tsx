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
        Responde quien administra esta plataforma: la persona o institución que instaló Matraz en su servidor. Para
        preguntar o pedir algo sobre tus datos, escribe <Contact />.
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
          recibimos de él tu nombre y tu correo. Si pides otro correo, guardamos el pedido hasta que lo confirmes.
        </li>
        <li>
          <strong>Tu foto</strong>, si subes una.
        </li>
        <li>
          <strong>Tus otras formas de entrar</strong>, si las activas: el nombre y la clave pública de cada llave de
          acceso, la clave cifrada de tu app de códigos y una huella de cada código de recuperación.
        </li>
        <li>
          <strong>Tu estudio:</strong> lecciones completadas, respuestas, puntajes y fechas, para mostrarte tu avance y
          elegir qué repasar.
        </li>
        <li>
          <strong>Tus apuntes:</strong> las lecciones que guardas, lo que escribes en ellas y lo que destacas. Solo tú
          los ves en la plataforma.
        </li>
        <li>
          <strong>Tus cursos:</strong> a cuáles te uniste y desde cuándo. Quien enseña en ellos ve tu nombre y correo,
          los días que estudias, tus respuestas de la práctica contadas por tema y habilidad, y tus ensayos corregidos,
          con cada respuesta y el segundo en que llegó, mientras estés en el curso. También ve si hiciste lo que te
          asignó, y puede cargar las respuestas que diste en papel. Ve y cambia tus apoyos en los ensayos, como más
          tiempo: no guardamos el motivo. Mientras rindes uno, ve por dónde vas, si tu página tiene conexión o la
          dejaste, y cuántas respuestas te faltan por enviar; y puede darte tiempo, pausarlo o terminarlo. La hora de la
          última conexión se borra en una semana; los cortes de más de 30 segundos quedan en el registro del ensayo. No
          ve tus apuntes, metas, avisos ni compras. Si alguien que enseña te invita, guardamos el nombre y el correo que
          escribió hasta que respondas, 60 días como máximo.
        </li>
        <li>
          <strong>Tus avisos:</strong> lo que escribes al reportar una pregunta, y la respuesta que te dieron.
        </li>
        <li>
          <strong>Tus compras:</strong> plan, monto, fecha y estado. El pago lo haces en Mercado Pago: los datos de tu
          tarjeta no pasan por aquí.
        </li>
        <li>
          <strong>La seguridad de tu cuenta:</strong> cuándo se entró y qué cambió. En ese historial, la dirección de
          internet y el navegador son un código que no dice cuáles son. De cada sesión abierta guardamos el equipo en
          palabras, como «Chrome en Android», para que reconozcas los tuyos.
        </li>
        <li>
          <strong>Lo que pides sobre tus datos:</strong> qué pediste y cuándo se respondió, sin tu nombre.
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
        porque son un contrato contigo. El historial de seguridad se guarda por un interés legítimo: descubrir a quien
        entra a una cuenta que no es suya. Lo que pides sobre tus datos, porque la ley exige poder demostrar que se
        respondió.
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
          Borramos su correo cuando autoriza, cuando se borra la cuenta o si nadie responde en {guardianDays} días desde
          el último enlace. Si además la cuenta es nueva, se borra sola. Tu apoderado puede pedir tus datos, corregirlos
          o borrarlos por ti.
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
        <li>
          Una cuenta nueva que no confirma su correo: 7 días, si la plataforma envía correos y la cuenta no tiene
          Premium.
        </li>
        <li>Los recordatorios que pides, con su hora y tus navegadores: hasta que los apagues.</li>
        <li>Tu sesión abierta: 7 días sin usarla, y 30 días como máximo.</li>
        <li>Los correos que te enviamos: el texto se borra al enviarlo; a quién y cuándo se envió, a los 90 días.</li>
        <li>El historial de seguridad: un año, también si borras la cuenta antes.</li>
        <li>Lo que pediste sobre tus datos, y tus compras: sin plazo, también si borras la cuenta.</li>
        <li>Las fallas de las páginas: 30 días desde la última vez.</li>
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
          <li>
            El servicio de correo que usa quien administra la plataforma ve los correos que te enviamos y tu dirección.
          </li>
          <li>
            Si pides recordatorios en un navegador, el servicio de avisos de su fabricante sabe cuándo te avisamos, pero
            no puede leer el aviso.
          </li>
          <li>Si entras con otro servicio, como Google, ese servicio sabe cuándo entras.</li>
          <li>Mercado Pago ve tu compra y sabe quién eres, si compras Premium.</li>
          <li>
            YouTube recibe una visita de tu navegador solo cuando aprietas «reproducir» en un video, y en su modo sin
            cookies.
          </li>
        </ul>
        <p>
          Mercado Pago y YouTube pueden guardar lo que ven en otros países, y también el servicio de correo o el que
          usas para entrar.
        </p>
        <p>Las letras, las imágenes y los programas de estas páginas vienen de este mismo sitio.</p>
      </>
    ),
  },
  {
    id: 'navegador',
    title: 'Qué queda en tu navegador',
    body: (
      <>
        <p>Estas cookies, todas de este sitio y ninguna de publicidad:</p>
        <ul>
          <li>
            <code>matraz</code>, <code>matraz-student</code> y <code>matraz-storage</code>: tu sesión, de quién es y la
            clave de lo guardado en este navegador. 30 días, o hasta que cierres la sesión.
          </li>
          <li>
            <code>matraz-browser</code>: que desde este navegador ya entraste con tu contraseña. 180 días.
          </li>
          <li>
            <code>matraz-return</code>: qué página querías ver al entrar. Un día.
          </li>
          <li>
            Las del inicio de sesión, como <code>matraz-login</code>: una hora como máximo.
          </li>
        </ul>
        <p>
          Con https, sus nombres empiezan con <code>__Host-</code> o <code>__Secure-</code>. Además quedan las páginas
          que abriste, tus apuntes y las respuestas que faltan por enviar, para que sigas aunque se corte internet. En
          un computador compartido, cierra tu sesión al terminar.
        </p>
      </>
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
            desaparecen; lo que estudiaste queda bajo un código sin tu nombre. Si compraste, tus compras conservan
            además el número del pago, y Mercado Pago sí sabe de quién es.
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
