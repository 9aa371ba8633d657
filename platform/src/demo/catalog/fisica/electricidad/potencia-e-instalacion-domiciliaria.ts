import { type DemoTopic, html } from '../../../demo-topic.ts';

export const potenciaEInstalacionDomiciliaria: DemoTopic = {
  slug: 'fisica-potencia-e-instalacion-domiciliaria',
  courseId: 2,
  unit: 'Electricidad',
  title: 'Potencia, consumo e instalación domiciliaria',
  description:
    'Lee la placa de un artefacto y la cuenta de la luz, compara eficiencias y conoce las protecciones que evitan incendios y descargas en la casa.',
  color: 'green',
  icon: 'bolt',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'potencia-y-energia',
      title: 'Potencia y energía eléctrica',
      content: html`
<p>Da vuelta un hervidor y mira su placa: «220 V, 2000 W». El primer número dice dónde enchufarlo; el segundo, qué tan rápido transforma la energía. Eso es la <strong>potencia</strong>.</p>
<h2>Potencia</h2>
<p>La potencia \(P\) es la energía transformada por unidad de tiempo. Se mide en <strong>watt</strong> (W):</p>
<p>\[P = \frac{E}{t} \qquad 1\,\text{W} = 1\,\frac{\text{J}}{\text{s}}\]</p>
<p>En un circuito, cada coulomb transfiere \(V\) joules y cada segundo pasan \(I\) coulombs. Por lo tanto,</p>
<p>\[P = V \cdot I\]</p>
<p>Si el elemento es un resistor, con la ley de Ohm se obtienen otras dos formas:</p>
<p>\[P = I^{2} \cdot R \qquad P = \frac{V^{2}}{R}\]</p>
<p>Las tres dicen lo mismo. Elige la que use los datos que tienes. Cuando <em>comparas</em> resistores, usa \(I^2 R\) si están en serie (igual corriente) y \(V^2/R\) si están en paralelo (igual voltaje).</p>
<table>
<thead><tr><th>Conexión</th><th>Qué es común</th><th>¿Quién disipa más potencia?</th></tr></thead>
<tbody>
<tr><td>Serie</td><td>la corriente</td><td>el de <strong>mayor</strong> resistencia</td></tr>
<tr><td>Paralelo</td><td>el voltaje</td><td>el de <strong>menor</strong> resistencia</td></tr>
</tbody>
</table>
<p>La transformación de energía eléctrica en calor en un conductor se llama <strong>efecto Joule</strong>. Es lo que buscamos en un secador de pelo y lo que queremos evitar en un cable.</p>
<h2>Energía</h2>
<p>La energía que usa un artefacto depende de su potencia <em>y</em> del tiempo que está encendido:</p>
<p>\[E = P \cdot t\]</p>
<p>Con la potencia en watt y el tiempo en segundos, la energía sale en joule. Para la casa el joule es muy pequeño; se usa el <strong>kilowatt-hora</strong> (kWh), la energía de un artefacto de 1 kW que funciona durante 1 hora:</p>
<p>\[1\,\text{kWh} = 1000\,\text{W} \cdot 3600\,\text{s} = 3{,}6 \times 10^{6}\,\text{J}\]</p>
<p>El kWh es una unidad de <strong>energía</strong>, no de potencia.</p>
<h2>Ejemplo resuelto: un circuito de corriente continua</h2>
<p>El foco de una bicicleta se conecta a una batería de 6,0 V y conduce 0,50 A. Funciona 20 minutos. Calcula su potencia, su resistencia y la energía que transforma.</p>
<p>\[P = V \cdot I = 6{,}0\,\text{V} \cdot 0{,}50\,\text{A} = 3{,}0\,\text{W}\]</p>
<p>\[R = \frac{V}{I} = \frac{6{,}0\,\text{V}}{0{,}50\,\text{A}} = 12\,\Omega\]</p>
<p>\[E = P \cdot t = 3{,}0\,\text{W} \cdot 1200\,\text{s} = 3600\,\text{J}\]</p>
<p>Comprobemos la potencia con otra fórmula: \(I^2 R = 0{,}50^2 \cdot 12 = 0{,}25 \cdot 12 = 3{,}0\,\text{W}\). ✓</p>
<h2>¿Y si cambia el voltaje?</h2>
<p>Si ese foco, con igual resistencia, se conecta a 3,0 V, la corriente baja a la mitad y el voltaje también. La potencia baja a la <strong>cuarta parte</strong>:</p>
<p>\[P = \frac{V^2}{R} = \frac{(3{,}0\,\text{V})^2}{12\,\Omega} = 0{,}75\,\text{W}\]</p>
<p>Por eso un artefacto de 110 V comprado en el extranjero se quema en un enchufe chileno: con el doble de voltaje recibiría cerca de cuatro veces la potencia para la que fue diseñado.</p>
<blockquote><p><strong>Error frecuente:</strong> pensar que más watts siempre significa más gasto. Un hervidor de 2000 W usado 6 minutos consume 0,2 kWh; una ampolleta de 40 W encendida 10 horas, 0,4 kWh.</p></blockquote>`,
    },
    {
      slug: 'consumo-y-eficiencia',
      title: 'Consumo y eficiencia energética',
      content: html`
<p>La cuenta de la luz llega cada mes con un número en kWh. ¿De dónde sale? De sumar, para cada artefacto, su potencia por las horas de uso.</p>
<h2>Calcular el consumo de un mes</h2>
<p>\[E\,(\text{kWh}) = P\,(\text{kW}) \cdot t\,(\text{h}) \qquad \text{costo} = E \cdot \text{precio por kWh}\]</p>
<p>Supongamos un precio de $200 por kWh (cambia según la comuna y la época) y un mes de 30 días:</p>
<table>
<thead><tr><th>Artefacto</th><th>Potencia (W)</th><th>Uso diario (h)</th><th>Energía mensual (kWh)</th><th>Costo ($)</th></tr></thead>
<tbody>
<tr><td>Refrigerador (promedio)</td><td>50</td><td>24</td><td>36</td><td>7.200</td></tr>
<tr><td>Estufa eléctrica</td><td>1500</td><td>4</td><td>180</td><td>36.000</td></tr>
<tr><td>Hervidor</td><td>2000</td><td>0,25</td><td>15</td><td>3.000</td></tr>
<tr><td>6 ampolletas LED de 10 W</td><td>60</td><td>5</td><td>9</td><td>1.800</td></tr>
<tr><td>Televisor</td><td>100</td><td>4</td><td>12</td><td>2.400</td></tr>
</tbody>
</table>
<p>Lo que produce <strong>calor</strong> domina la cuenta. Cambiar una ampolleta ayuda; usar menos la estufa eléctrica, o aislar mejor la casa, ayuda mucho más.</p>
<h2>Eficiencia energética</h2>
<p>La energía no se crea ni se destruye, pero no toda se transforma en lo que buscamos. La <strong>eficiencia</strong> compara la energía útil con la que recibe el artefacto:</p>
<p>\[\eta = \frac{E_{\text{útil}}}{E_{\text{recibida}}} \cdot 100\,\%\]</p>
<p>Nunca supera el 100 %. Una ampolleta incandescente convierte en luz visible menos del 10 % de la energía: es más bien una estufa que alumbra. Una LED da la misma luz con seis o siete veces menos potencia. Por eso en Chile ya no se pueden vender las incandescentes más comunes.</p>
<p>La <strong>etiqueta de eficiencia energética</strong>, obligatoria en refrigeradores, lavadoras y ampolletas, entre otros, clasifica los modelos con letras y colores, del verde (más eficiente) al rojo, e informa el consumo. Sirve para comparar artefactos del <em>mismo tipo y tamaño</em>.</p>
<h2>Ejemplo resuelto: la eficiencia de un hervidor</h2>
<p>Un hervidor de 2000 W demora 3,0 minutos en calentar 1,0 kg de agua de 20 °C a 95 °C. El agua necesita 4,18 kJ por kilogramo y por grado. ¿Cuál es su eficiencia?</p>
<p>\[E_{\text{útil}} = 1{,}0 \cdot 4{,}18 \cdot (95 - 20) = 313{,}5\,\text{kJ}\]</p>
<p>\[E_{\text{recibida}} = P \cdot t = 2{,}0\,\text{kW} \cdot 180\,\text{s} = 360\,\text{kJ}\]</p>
<p>\[\eta = \frac{313{,}5}{360} \cdot 100\,\% \approx 87\,\%\]</p>
<p>El 13 % restante calentó el hervidor y el aire. ¿Cómo mejorar? Con la tapa cerrada y calentando <strong>solo el agua que vas a usar</strong>.</p>
<h2>Ejemplo resuelto: ¿conviene la LED?</h2>
<p>Una LED de 9 W reemplaza a una halógena de 43 W que se usa 4 horas al día. En un año:</p>
<p>\[\Delta E = (0{,}043 - 0{,}009)\,\text{kW} \cdot 4\,\text{h} \cdot 365 \approx 49{,}6\,\text{kWh}\]</p>
<p>A $200 por kWh son unos $9.900 al año. Si la LED cuesta $2.000, se paga en menos de tres meses.</p>
<blockquote><p><strong>Consumo fantasma:</strong> un decodificador que gasta 8 W «en espera» todo el día usa \(0{,}008 \cdot 24 \cdot 30 \approx 5{,}8\,\text{kWh}\) al mes. Una zapatilla con interruptor lo evita.</p></blockquote>`,
    },
    {
      slug: 'instalacion-domiciliaria',
      title: 'La instalación eléctrica de la casa',
      content: html`
<p>La electricidad entra a tu casa por el <strong>empalme</strong>, pasa por el <strong>medidor</strong> y llega al <strong>tablero</strong>. Desde ahí salen varios circuitos independientes: uno para las luces, otro para los enchufes, otro para la cocina. En cada uno, los artefactos se conectan <em>en paralelo</em>, a 220 V.</p>
<h2>Los tres conductores</h2>
<table>
<thead><tr><th>Conductor</th><th>Color habitual en Chile</th><th>Función</th></tr></thead>
<tbody>
<tr><td>Fase</td><td>rojo, azul o negro</td><td>trae la diferencia de potencial: está «vivo»</td></tr>
<tr><td>Neutro</td><td>blanco</td><td>cierra el circuito; casi sin voltaje respecto de tierra</td></tr>
<tr><td>Tierra de protección</td><td>verde, o verde con amarillo</td><td>une las carcasas metálicas con el suelo; no lleva corriente en uso normal</td></tr>
</tbody>
</table>
<p>En el enchufe chileno, los orificios de los extremos son fase y neutro, y el del medio es la tierra. Cortar la «patita» del medio para que un enchufe calce elimina esa protección.</p>
<p>El <strong>interruptor</strong> de una luz se instala en la <em>fase</em>. Si se pusiera en el neutro, también apagaría la luz, pero el portalámparas seguiría conectado a la fase y podría dar una descarga al cambiar la ampolleta.</p>
<h2>Las protecciones</h2>
<ul>
<li><strong>Interruptor automático (disyuntor):</strong> corta si la corriente supera su valor, por ejemplo 10 A o 16 A, ya sea por <em>sobrecarga</em> (demasiados artefactos) o por <em>cortocircuito</em>. Protege los <strong>cables</strong> y evita incendios.</li>
<li><strong>Interruptor diferencial:</strong> compara la corriente que va por la fase con la que vuelve por el neutro. Si la diferencia llega a su valor de disparo, por lo común 30 mA, corta en una fracción de segundo: la corriente que falta se está fugando, quizás a través de una persona. Protege a las <strong>personas</strong>.</li>
<li><strong>Conexión a tierra:</strong> si un cable suelto toca la carcasa metálica, la corriente se va por este conductor, de muy baja resistencia, y las protecciones actúan.</li>
</ul>
<img src="/demo/instalacion-domiciliaria.svg" alt="Esquema de la instalación de una casa. La fase y el neutro pasan por el medidor y por el interruptor diferencial de 30 mA. En el tablero, la fase se reparte en dos interruptores automáticos: el de 10 A alimenta una luz, con su interruptor en la fase, y el de 16 A, un enchufe. El neutro vuelve desde la luz y desde el enchufe. La tierra de protección une el orificio del medio del enchufe con el suelo." width="640" height="410" />
<p>Ninguna reemplaza a las otras. Una fuga de 0,1 A a través de una persona puede ser mortal, pero no hace saltar a un automático de 10 A.</p>
<h2>Por qué hay que cuidarse</h2>
<p>Lo que daña es la <strong>corriente</strong> que atraviesa el cuerpo, y esta depende del voltaje y de la resistencia. Con la piel seca la resistencia puede ser de unos 100 000 Ω; mojada, de unos 1000 Ω:</p>
<p>\[I_{\text{seca}} = \frac{220\,\text{V}}{100\,000\,\Omega} = 2{,}2\,\text{mA} \qquad I_{\text{mojada}} = \frac{220\,\text{V}}{1000\,\Omega} = 220\,\text{mA}\]</p>
<p>La primera se siente como un cosquilleo; la segunda puede causar un paro cardíaco. Nunca uses artefactos con las manos mojadas ni los lleves a la tina. Si alguien recibe una descarga, corta primero la electricidad en el tablero: no lo toques antes.</p>
<h2>Ejemplo resuelto: ¿salta el automático?</h2>
<p>Un circuito de enchufes tiene un automático de 16 A. Se conectan un hervidor de 2000 W, un microondas de 1200 W y un tostador de 800 W. ¿Salta?</p>
<ol>
<li>Potencia total: \(2000 + 1200 + 800 = 4000\,\text{W}\).</li>
<li>Corriente: \(I = \frac{P}{V} = \frac{4000\,\text{W}}{220\,\text{V}} \approx 18{,}2\,\text{A}\).</li>
<li>Como \(18{,}2\,\text{A} &gt; 16\,\text{A}\), <strong>el automático corta</strong>. La potencia máxima del circuito es \(220\,\text{V} \cdot 16\,\text{A} = 3520\,\text{W}\).</li>
</ol>
<p>¿Solución? Usarlos por turnos o repartirlos en circuitos distintos. Reemplazar el automático por uno de 25 A <strong>no</strong> lo es: los cables siguen siendo los mismos y se recalentarían sin que nada corte. Toda modificación debe hacerla un instalador autorizado por la Superintendencia de Electricidad y Combustibles (SEC).</p>
<blockquote><p><strong>Recuerda:</strong> automático, por exceso de corriente; diferencial, por corriente que no vuelve; tierra, para que la carcasa nunca quede electrizada.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una estufa eléctrica de 1200 W se usa 5 horas al día durante 30 días. Si el kWh cuesta $200, ¿cuánto se paga por su consumo?</p>`,
      options: ['$1.200', '$7.200', '$36.000', '$180.000'],
      correctAnswer: 2,
      explanation: html`<p>\(E = 1{,}2\,\text{kW} \cdot 5\,\text{h} \cdot 30 = 180\,\text{kWh}\) y el costo es \(180 \cdot 200 = 36\,000\) pesos. Pagar $1.200 es contar un solo día (6 kWh); $7.200 resulta de olvidar las 5 horas diarias (\(1{,}2 \cdot 30 = 36\,\text{kWh}\)), y $180.000 es confundir los 180 kWh con el costo en miles de pesos.</p>`,
    },
    {
      question: html`<p>Un resistor conectado a una fuente de 12 V disipa 36 W. Si se conecta a una fuente de 6,0 V y su resistencia no cambia, ¿qué potencia disipa?</p>`,
      options: ['9,0 W', '18 W', '36 W', '72 W'],
      correctAnswer: 0,
      explanation: html`<p>\(R = \frac{V^2}{P} = \frac{144}{36} = 4{,}0\,\Omega\), de modo que \(P = \frac{6{,}0^2}{4{,}0} = 9{,}0\,\text{W}\). Con la mitad de voltaje circula también la mitad de corriente: la potencia baja a la <strong>cuarta parte</strong>. El valor 18 W considera solo que baja el voltaje y olvida la corriente; 36 W supone que la potencia es fija, y 72 W, que aumenta al bajar el voltaje.</p>`,
    },
    {
      question: html`<p>En un circuito de 220 V protegido por un interruptor automático, que corta si la corriente supera 10 A, ya funciona un horno eléctrico de 1500 W. ¿Cuál de estos artefactos se puede conectar además, sin que el automático corte?</p>`,
      options: [
        'Un secador de pelo de 1400 W',
        'Una plancha de 1100 W',
        'Una aspiradora de 900 W',
        'Un extractor de jugo de 600 W',
      ],
      correctAnswer: 3,
      explanation: html`<p>La potencia máxima es \(P = 220\,\text{V} \cdot 10\,\text{A} = 2200\,\text{W}\). Con el horno encendido quedan \(2200 - 1500 = 700\,\text{W}\): solo el <strong>extractor de 600 W</strong> cabe (en total, 2100 W y unos 9,5 A). La aspiradora llevaría la corriente a \(2400/220 \approx 10{,}9\,\text{A}\); la plancha, a 11,8 A, y el secador, a 13,2 A. Cada uno por separado funcionaría, pero lo que cuenta es la suma de las corrientes en paralelo.</p>`,
    },
    {
      question: html`<p>Un hervidor recibe 400 kJ de energía eléctrica y el agua que contiene recibe 340 kJ. ¿Cuál es su eficiencia y qué pasó con el resto de la energía?</p>`,
      options: [
        '15 %; el resto se destruyó al hervir el agua.',
        '118 %; el resto quedó guardado en el cable.',
        '85 %; el resto se destruyó al hervir el agua.',
        '85 %; el resto calentó el hervidor y el aire.',
      ],
      correctAnswer: 3,
      explanation: html`<p>\(\eta = \frac{340}{400} \cdot 100\,\% = 85\,\%\). Los 60 kJ restantes <strong>calentaron el hervidor y el ambiente</strong>: la energía no se destruye. El 15 % es la fracción que no se aprovechó. Un valor de 118 % resulta de invertir el cociente (\(400/340\)) y es imposible, porque la energía útil no puede superar a la recibida; tampoco se guarda energía en el cable.</p>`,
    },
    {
      question: html`<p>Por una falla, una persona descalza toca un cable de fase y 0,08 A pasan por su cuerpo hacia el suelo. El circuito tiene un automático de 16 A y un diferencial de 30 mA. ¿Qué protección actúa y por qué?</p>`,
      options: [
        'El automático, porque la corriente por el cuerpo supera los 16 A.',
        'Ambos, porque toda descarga eléctrica produce un cortocircuito.',
        'El diferencial, porque la corriente de ida y la de vuelta difieren en 80 mA.',
        'Ninguno, porque una corriente de 0,08 A es demasiado pequeña para ser peligrosa.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Los 0,08 A (80 mA) salen por la fase, pero no vuelven por el neutro. El <strong>diferencial</strong> detecta esa diferencia, mayor que 30 mA, y corta. El automático solo actúa sobre 16 A, doscientas veces más. No hay cortocircuito, porque la persona opone una resistencia considerable. Y 80 mA a través del cuerpo pueden ser mortales: por eso el límite es de 30 mA.</p>`,
    },
    {
      question: html`<p>En una instalación, el interruptor de una lámpara se colocó por error en el conductor neutro en vez de la fase. ¿Qué consecuencia tiene?</p>`,
      options: [
        'La lámpara no enciende, porque el neutro no lleva corriente.',
        'La lámpara queda siempre encendida, aunque se abra el interruptor.',
        'La lámpara brilla menos, porque recibe solo la mitad del voltaje.',
        'La lámpara se apaga, pero el portalámparas sigue conectado a la fase.',
      ],
      correctAnswer: 3,
      explanation: html`<p>El interruptor está en serie con la lámpara: al abrirlo se corta la corriente, sin importar en qué conductor esté. Pero la fase <strong>sigue llegando al portalámparas</strong>, y quien lo toque puede recibir una descarga. El neutro sí lleva corriente cuando la lámpara está encendida, la misma que la fase. Por eso mismo la lámpara no queda encendida al abrirlo, y con el interruptor cerrado recibe los 220 V completos.</p>`,
    },
    {
      question: html`<p>Una familia compara dos refrigeradores de igual tamaño.</p><table><thead><tr><th>Modelo</th><th>Precio ($)</th><th>Consumo mensual (kWh)</th></tr></thead><tbody><tr><td>A</td><td>290.000</td><td>18</td></tr><tr><td>B</td><td>230.000</td><td>33</td></tr></tbody></table><p>Si el kWh cuesta $200, ¿en cuántos meses el ahorro de energía del modelo A compensa su mayor precio?</p>`,
      options: ['9 meses', '20 meses', '17 meses', '97 meses'],
      correctAnswer: 1,
      explanation: html`<p>A cuesta \(290\,000 - 230\,000 = 60\,000\) pesos más y ahorra \((33 - 18) \cdot 200 = 3000\) pesos al mes: \(60\,000/3000 = 20\) meses. Con 9 meses se divide por el gasto total de B (\(60\,000/6600\)); con 17, por el gasto total de A (\(60\,000/3600\)); con 97 se usa el precio completo de A (\(290\,000/3000\)) y no la diferencia.</p>`,
    },
    {
      question: html`<p>Dos resistores, de 10 Ω y 30 Ω, se conectan primero en serie y luego en paralelo a la misma fuente. ¿Cuál disipa más potencia en cada caso?</p>`,
      options: [
        'En serie, el de 30 Ω; en paralelo, el de 10 Ω.',
        'En serie, el de 10 Ω; en paralelo, el de 30 Ω.',
        'En ambos casos, el de 30 Ω.',
        'En ambos casos, el de 10 Ω.',
      ],
      correctAnswer: 0,
      explanation: html`<p>En serie la corriente es común, y \(P = I^2 R\) es mayor en el de <strong>mayor</strong> resistencia: 30 Ω. En paralelo el voltaje es común, y \(P = V^2/R\) es mayor en el de <strong>menor</strong> resistencia: 10 Ω. Elegir siempre el de 30 Ω es usar solo \(I^2 R\) aunque las corrientes sean distintas; elegir siempre el de 10 Ω es usar solo \(V^2/R\) aunque los voltajes lo sean.</p>`,
    },
  ],
  videos: [],
};
