import { paths } from '@matraz/contracts/screens';
import { Link } from 'wouter';
import { AccountLink } from './account-link.tsx';
import { Contact } from './contact.tsx';
import { LegalPage } from './legal-page.tsx';

const sections = [
  {
    id: 'contrasena',
    title: 'Olvidé mi contraseña',
    body: (
      <p>
        En <a href="/api/login">Iniciar sesión</a> elige «Olvidé mi contraseña» y escribe tu correo: te llega un enlace
        que sirve durante una hora. Mira también en el correo no deseado. Si la plataforma no envía correos, la página
        te dice a quién pedir el enlace. Si entras con otro servicio, cámbiala allí.
      </p>
    ),
  },
  {
    id: 'apoderado',
    title: 'Mi cuenta espera a mi apoderado',
    body: (
      <p>
        Si tienes menos de 14 años, tu madre, padre o apoderado recibe un enlace y debe apretar «Autorizo». Si
        escribiste mal su correo o no le llegó, entra a tu cuenta: ahí puedes corregirlo y enviarlo otra vez.
      </p>
    ),
  },
  {
    id: 'conexion',
    title: 'Un ensayo con mala conexión',
    body: (
      <ul>
        <li>Sigue respondiendo. Cada respuesta queda en tu equipo y se envía sola cuando vuelve internet.</li>
        <li>No cierres sesión ni borres los datos del navegador mientras diga que hay respuestas sin enviar.</li>
        <li>Si se cierra la página, ábrela otra vez: el ensayo sigue donde estaba.</li>
        <li>
          El reloj es el del servidor y no se detiene. Al terminar el tiempo, el ensayo se entrega con lo que alcanzó a
          llegar.
        </li>
      </ul>
    ),
  },
  {
    id: 'cursos',
    title: 'Unirme al curso de mi colegio, o salir',
    body: (
      <p>
        En tu perfil, <Link href={paths['own-classes']}>Mis cursos</Link>: escribe el código que te dio tu docente, o
        acepta su invitación. Antes de unirte lees qué verá de ti. Para salir, la misma página; conservas todo tu
        avance.
      </p>
    ),
  },
  {
    id: 'docentes',
    title: 'Para docentes: mi primer curso',
    body: (
      <ol>
        <li>
          Quien administra Matraz te invita con tu correo. El enlace sirve una vez; entra con tu cuenta o crea una con
          ese correo.
        </li>
        <li>
          En <Link href={paths.teaching}>Cursos</Link> aprieta «Nuevo curso» y después «Abrir un código»: proyéctalo o
          copia el enlace. También puedes pegar una lista de nombres y correos; ves qué pasará con cada línea antes de
          enviar.
        </li>
        <li>
          La página del curso dice quién está al día, quién tiene dificultades y quién no estudia hace una semana, y qué
          temas no domina el curso. Toca un nombre para ver a esa persona e imprimir su página para la reunión de
          apoderados.
        </li>
        <li>
          «Asignar» da al curso un ensayo o un tema, con apertura, cierre, intentos y una palabra de acceso. Cada
          estudiante puede tener otro orden de preguntas y alternativas, y tú decides cuándo se ven los resultados.
          Junto a un tema débil, el mismo botón lo asigna por una semana.
        </li>
        <li>
          ¿Tienes preguntas propias? En Cursos, <Link href={paths['own-exams']}>«Tus ensayos»</Link>: las escribes una a
          una o las cargas todas juntas, y asignas tu ensayo a tus cursos. Para que lo vean todas las personas, lo
          publica quien administra Matraz.
        </li>
        <li>
          El día del ensayo abre su sala desde la página del curso: ves quién empezó, cuánto lleva y cuánto tiempo le
          queda, y a una, a varias o a todas las personas puedes dar minutos, pausar, seguir, terminar o mandar un
          mensaje. Cada estudiante lo ve en segundos y queda escrito en sus resultados, con tu motivo. Si alguien
          entregó sin querer, o su tiempo terminó en un corte, elige su fila y «Reabrir»: se puede mientras no vea el
          resultado.
        </li>
        <li>
          Si se corta internet, la sala dice quién está sin conexión y desde cuándo. Cuando vuelve, propone en «Tiempo
          perdido por cortes» lo que perdió cada persona, y lo devuelves con un botón.
        </li>
        <li>
          Si alguien tiene derecho a más tiempo, letra más grande o a no ver el reloj, márcalo una vez en su página, en
          «Apoyos en los ensayos». Ahí también das minutos de descanso, que la persona toma cuando quiere: el tiempo se
          detiene y las preguntas no se ven. Vale en cada ensayo que comience después.
        </li>
        <li>
          En «Resultados» de un ensayo ves cómo respondió el curso cada pregunta, cada tema y cada habilidad, y abres la
          prueba corregida de cada persona para imprimirla. Si alguien apela, «Lo que vio» muestra su intento segundo a
          segundo, como lo tenía el servidor.
        </li>
        <li>
          Para rendir en papel, «Imprimir»: cuadernillo con hoja de respuestas en cuatro formas, y la clave aparte.
          Después, «Cargar hojas en papel»: escribes una letra por pregunta o traes un CSV. Si te equivocas al escribir,
          cárgala otra vez con otra hora: queda como otro intento, y en resultados eliges cuál cuenta.
        </li>
        <li>
          En resultados, «Probar con otra tabla» calcula los puntajes del curso con la tabla de otro año que tú pegues.
          Nada cambia ni se guarda.
        </li>
        <li>«Notas para Excel» guarda el primer y el mejor puntaje de cada ensayo.</li>
        <li>Cuando termine el año, «Ajustes», «Archivar el curso». Nada se borra.</li>
      </ol>
    ),
  },
  {
    id: 'puntaje',
    title: 'Cómo se simula el puntaje',
    body: (
      <p>
        Se cuentan las respuestas correctas de las preguntas que valen; las piloto y las anuladas no. Ese número se
        lleva a la escala de 100 a 1000 con la tabla publicada de la PAES de Ciencias. Si el ensayo tiene otra cantidad
        de preguntas, se ajusta en proporción. Las malas no descuentan. Es una estimación, no tu puntaje de la PAES.
      </p>
    ),
  },
  {
    id: 'premium',
    title: 'Premium',
    body: (
      <p>
        Sin Premium estudias completos los primeros temas de cada unidad y una parte de los demás. Con Premium, todo. Se
        paga una vez y no se renueva: mira los <Link href={paths.pricing}>planes</Link>. Después de pagar, Premium se
        activa en unos minutos; si no, revisa tu compra en la misma página.
      </p>
    ),
  },
  {
    id: 'telefono',
    title: 'Perdí el teléfono con mis códigos o mi llave de acceso',
    body: (
      <p>
        Entra con tu contraseña y uno de los códigos de recuperación que guardaste. Después, en{' '}
        <AccountLink>tu cuenta</AccountLink>, quita lo que perdiste y cierra las demás sesiones. Si no te queda ningún
        código, escribe <Contact />: puede quitar la verificación cuando está claro que la cuenta es tuya.
      </p>
    ),
  },
  {
    id: 'datos',
    title: 'Descargar mis datos o borrar mi cuenta',
    body: (
      <p>
        En <AccountLink>tu cuenta</AccountLink> están «Descargar para leer», «Descargar como JSON» y «Borrar mi cuenta».
        Antes de borrar dice qué se pierde y qué queda. También puedes pedirlo por escrito.
      </p>
    ),
  },
  {
    id: 'contacto',
    title: 'Contacto',
    body: (
      <p>
        Si no encontraste la respuesta, escribe <Contact />. Para una duda de la materia, pregunta a tu profesora o
        profesor.
      </p>
    ),
  },
];

export default function HelpPage() {
  return <LegalPage title="Ayuda" lead={<p>Las preguntas que más se repiten.</p>} sections={sections} />;
}
