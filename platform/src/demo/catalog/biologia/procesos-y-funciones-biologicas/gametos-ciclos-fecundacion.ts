import { type DemoTopic, html } from '../../../demo-topic.ts';

export const gametosCiclosFecundacion: DemoTopic = {
  slug: 'biologia-gametos-ciclos-fecundacion',
  courseId: 3,
  unit: 'Procesos y funciones biológicas',
  title: 'Gametos, ciclo menstrual y fecundación',
  description:
    'Conoce al ovocito y al espermatozoide, sigue las hormonas del ciclo ovárico y uterino día a día y descubre cómo comienza un nuevo ser humano.',
  color: 'pink',
  icon: 'vial',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'gametos',
      title: 'Dos gametos muy distintos',
      content: html`
<p>Casi todas las células de tu cuerpo tienen 46 cromosomas, en 23 pares: son <strong>diploides</strong> (\(2n = 46\)). Los <strong>gametos</strong>, en cambio, tienen 23, uno de cada par: son <strong>haploides</strong> (\(n = 23\)). Se forman por meiosis en las gónadas: los <em>espermatozoides</em> en los testículos y los <em>ovocitos</em> en los ovarios.</p>
<p>Los dos llevan la misma cantidad de cromosomas, pero su forma no puede ser más diferente. En biología, la forma suele ser la pista de la función.</p>
<h2>Estructura y función</h2>
<table>
<thead><tr><th>Característica</th><th>Espermatozoide</th><th>Ovocito</th></tr></thead>
<tbody>
<tr><td>Tamaño</td><td>unos 60 µm de largo, con una cabeza de unos 5 µm</td><td>unos 120 µm de diámetro</td></tr>
<tr><td>Citoplasma</td><td>muy escaso</td><td>abundante, con nutrientes y organelos</td></tr>
<tr><td>Movimiento propio</td><td>sí, gracias al flagelo</td><td>no; lo desplazan los cilios y la contracción de la trompa</td></tr>
<tr><td>Envolturas</td><td>solo su membrana</td><td>zona pelúcida y corona radiada</td></tr>
<tr><td>Vida útil tras liberarse</td><td>hasta unos 5 días en el aparato reproductor femenino</td><td>entre 12 y 24 horas</td></tr>
</tbody>
</table>
<p>El <strong>espermatozoide</strong> tiene tres partes:</p>
<ul>
<li><strong>Cabeza:</strong> el núcleo haploide, muy compacto, y el <em>acrosoma</em>, una vesícula con enzimas que ayudan a atravesar las envolturas del ovocito.</li>
<li><strong>Pieza media:</strong> muchas mitocondrias, que producen el ATP para moverse.</li>
<li><strong>Cola:</strong> un flagelo que lo impulsa.</li>
</ul>
<p>El <strong>ovocito</strong> está rodeado por la <em>zona pelúcida</em>, una capa de glicoproteínas que reconoce a los espermatozoides de la propia especie, y por la <em>corona radiada</em>, formada por células foliculares. Bajo su membrana guarda <em>gránulos corticales</em>, que serán decisivos para que entre un solo espermatozoide.</p>
<h2>Dos maneras de producirlos</h2>
<ul>
<li>La <strong>espermatogénesis</strong> comienza en la pubertad y continúa durante gran parte de la vida. De cada célula que inicia la meiosis se obtienen <strong>cuatro</strong> espermatozoides, millones cada día.</li>
<li>La <strong>ovogénesis</strong> comienza antes de nacer y queda detenida. Desde la pubertad, en cada ciclo suele madurar un ovocito. De cada célula que inicia la meiosis se obtiene <strong>un</strong> gameto grande y pequeños <em>cuerpos polares</em> que degeneran: así casi todo el citoplasma queda en una sola célula.</li>
</ul>
<p>Un detalle importante: lo que el ovario libera es un <strong>ovocito II</strong> detenido en la metafase de la meiosis II. Solo termina la meiosis si lo fecunda un espermatozoide.</p>
<h2>Ejemplo resuelto: ¿cuánto más grande?</h2>
<p>Supongamos que el ovocito y la cabeza del espermatozoide son esferas de 120 µm y 5 µm de diámetro. ¿Cuántas veces mayor es el volumen del ovocito?</p>
<p>El volumen de una esfera es proporcional al cubo de su diámetro, por lo que basta comparar los cubos:</p>
<p>\[\frac{V_{\text{ovocito}}}{V_{\text{cabeza}}} = \left(\frac{120\,\mu\text{m}}{5\,\mu\text{m}}\right)^{3} = 24^{3} = 13\,824\]</p>
<p>El diámetro es 24 veces mayor, pero el volumen lo es casi catorce mil veces. Ese volumen contiene las reservas con que el embrión vivirá sus primeros días.</p>
<blockquote><p><strong>Error frecuente:</strong> creer que el gameto más grande aporta más cromosomas. Ambos aportan 23. Lo que el ovocito aporta de más es citoplasma: organelos, ARN y nutrientes.</p></blockquote>`,
    },
    {
      slug: 'ciclo-ovarico',
      title: 'El ciclo ovárico y sus hormonas',
      content: html`
<p>Desde la primera menstruación (la <em>menarquia</em>) hasta la menopausia, el cuerpo repite un ciclo que prepara un ovocito y el lugar donde podría desarrollarse un embrión. En realidad son dos ciclos coordinados: el <strong>ovárico</strong> y el <strong>uterino</strong>. El día 1 es, por acuerdo, el primer día de la menstruación. El modelo de 28 días es un promedio: son habituales los ciclos de entre 21 y 35 días, y en los primeros años tras la menarquia suelen ser irregulares.</p>
<h2>Quién manda a quién</h2>
<p>El hipotálamo secreta GnRH, que estimula a la <strong>hipófisis</strong>. Esta libera dos hormonas a la sangre, FSH y LH, que actúan en el ovario. El ovario responde con estrógenos y progesterona, que actúan en el útero y, además, «avisan» de vuelta al cerebro.</p>
<table>
<thead><tr><th>Hormona</th><th>Dónde se produce</th><th>Efecto principal en el ciclo</th></tr></thead>
<tbody>
<tr><td>FSH</td><td>hipófisis</td><td>crecimiento de los folículos del ovario</td></tr>
<tr><td>LH</td><td>hipófisis</td><td>su alza brusca provoca la ovulación; forma el cuerpo lúteo</td></tr>
<tr><td>Estrógenos</td><td>folículo en crecimiento y cuerpo lúteo</td><td>reconstruyen el endometrio</td></tr>
<tr><td>Progesterona</td><td>cuerpo lúteo</td><td>mantiene el endometrio y lo prepara para la implantación</td></tr>
</tbody>
</table>
<h2>Las tres etapas</h2>
<ol>
<li><strong>Fase folicular</strong> (días 1 a 13). La FSH hace crecer varios folículos, cada uno con un ovocito. Por lo general uno se vuelve dominante y secreta cada vez más estrógenos.</li>
<li><strong>Ovulación</strong> (cerca del día 14). Cuando los estrógenos se mantienen muy altos, la hipófisis responde con un <strong>alza brusca de LH</strong>. Entre uno y dos días después de que comienza el alza, el folículo se rompe y libera el ovocito II hacia la trompa de Falopio.</li>
<li><strong>Fase lútea</strong> (días 15 a 28). Lo que queda del folículo se transforma en el <strong>cuerpo lúteo</strong>, que secreta progesterona y estrógenos. Si no hay embarazo, degenera a los 10 a 14 días.</li>
</ol>
<img src="/demo/hormonas-del-ciclo.svg" alt="Gráfico de los niveles relativos de hormonas en la sangre durante un ciclo de 28 días. Hormonas de la hipófisis: la FSH sube un poco los primeros días y la LH tiene un alza brusca, junto con un alza menor de FSH, justo antes de la ovulación del día 14. Hormonas del ovario: los estrógenos llegan a su máximo poco antes de la ovulación, bajan y vuelven a subir en la fase lútea; la progesterona es muy baja hasta la ovulación, alcanza su máximo cerca del día 21 y luego cae." width="640" height="452" />
<h2>Retroalimentación negativa y positiva</h2>
<p>Durante casi todo el ciclo los estrógenos y la progesterona <em>inhiben</em> la secreción de FSH y LH: es <strong>retroalimentación negativa</strong>, como un termostato que apaga la estufa cuando la pieza ya está tibia. Solo al final de la fase folicular, los estrógenos altos <em>estimulan</em> la LH: es <strong>retroalimentación positiva</strong>, y dura apenas un par de días.</p>
<h2>Ejemplo resuelto: ¿cuándo ovula?</h2>
<p>La fase lútea dura bastante parecido en todas las personas, unos 14 días. Lo que varía es la fase folicular. Por eso el día aproximado de la ovulación se calcula contando <em>hacia atrás</em> desde la siguiente menstruación:</p>
<p>\[\text{día de ovulación} \approx \text{duración del ciclo} - 14\]</p>
<p>Camila tiene ciclos regulares de 32 días. Ovula alrededor del día \(32 - 14 = 18\). Como los espermatozoides pueden vivir hasta unos 5 días y el ovocito a lo más uno, sus días fértiles van aproximadamente del 13 al 19:</p>
<p>\[18 - 5 = 13 \qquad 18 + 1 = 19\]</p>
<blockquote><p><strong>Cuidado:</strong> «se ovula el día 14» vale solo para ciclos de 28 días. Además, el estrés, una enfermedad o un viaje pueden adelantar o atrasar la ovulación.</p></blockquote>`,
    },
    {
      slug: 'ciclo-uterino',
      title: 'El ciclo uterino: preparar y renovar el endometrio',
      content: html`
<p>El útero es un órgano muscular, del tamaño aproximado de una pera. Por dentro lo recubre el <strong>endometrio</strong>, una mucosa con glándulas y vasos sanguíneos que cambia a lo largo del ciclo según las órdenes del ovario. Si un embrión llega, se implanta ahí; si no, la capa superficial se desprende y el ciclo recomienza.</p>
<h2>Las tres fases</h2>
<ol>
<li><strong>Menstruación</strong> (días 1 a 5). Sin progesterona que lo sostenga, el endometrio pierde riego sanguíneo y su capa superficial se elimina con algo de sangre. Es un proceso normal. Un dolor que impide hacer la vida diaria, en cambio, merece una consulta.</li>
<li><strong>Fase proliferativa</strong> (días 6 a 14). Los <strong>estrógenos</strong> del folículo hacen que las células se dividan y el endometrio se engruese.</li>
<li><strong>Fase secretora</strong> (días 15 a 28). La <strong>progesterona</strong> del cuerpo lúteo hace que las glándulas secreten nutrientes y que aumente la irrigación: el endometrio está listo para recibir a un embrión.</li>
</ol>
<h2>Los dos ciclos, uno al lado del otro</h2>
<table>
<thead><tr><th>Días (ciclo de 28)</th><th>Ovario</th><th>Hormona ovárica dominante</th><th>Endometrio</th></tr></thead>
<tbody>
<tr><td>1 a 5</td><td>fase folicular: inicio</td><td>todas bajas</td><td>menstruación</td></tr>
<tr><td>6 a 13</td><td>fase folicular: crece el folículo</td><td>estrógenos</td><td>fase proliferativa</td></tr>
<tr><td>14</td><td>ovulación</td><td>estrógenos, recién pasado su máximo</td><td>fin de la fase proliferativa</td></tr>
<tr><td>15 a 28</td><td>fase lútea: cuerpo lúteo</td><td>progesterona</td><td>fase secretora</td></tr>
</tbody>
</table>
<img src="/demo/ciclo-uterino.svg" alt="Ovario y endometrio durante un ciclo de 28 días. Arriba, el ovario: crece el folículo, el día 14 libera el ovocito y queda el cuerpo lúteo, que crece y luego se reduce. Abajo, un gráfico del grosor aproximado del endometrio, en milímetros: baja a unos 2 en la menstruación, hasta el día 5; crece hasta unos 10 en la fase proliferativa y llega a unos 12 en la fase secretora, con glándulas onduladas; al final comienza a disminuir." width="640" height="444" />
<p>Fíjate en la cadena de causas: <em>sin ovulación no hay cuerpo lúteo; sin cuerpo lúteo no hay progesterona; sin progesterona no hay fase secretora</em>. Muchas preguntas de la prueba se resuelven siguiendo esa cadena.</p>
<h2>¿Qué pasa si hay embarazo?</h2>
<p>El embrión implantado secreta <strong>gonadotropina coriónica humana</strong> (hCG), una hormona que mantiene vivo al cuerpo lúteo. Así la progesterona sigue alta, el endometrio no se desprende y no hay menstruación. Los test de embarazo que venden en la farmacia detectan justamente hCG en la orina.</p>
<p>\[\text{hCG} \rightarrow \text{cuerpo lúteo activo} \rightarrow \text{progesterona alta} \rightarrow \text{endometrio estable}\]</p>
<h2>Ejemplo resuelto: leer un examen de sangre</h2>
<p>A dos personas con ciclos regulares de 28 días les miden progesterona el día 21:</p>
<table>
<thead><tr><th>Persona</th><th>Progesterona el día 21 (ng/mL)</th></tr></thead>
<tbody>
<tr><td>P</td><td>11,0</td></tr>
<tr><td>Q</td><td>0,6</td></tr>
</tbody>
</table>
<p>¿Quién ovuló? El día 21 corresponde a la mitad de la fase lútea, cuando la progesterona debería estar en su máximo. El valor de P es muy superior al de Q. Como la progesterona del ciclo proviene del cuerpo lúteo, y este se forma del folículo que ovuló, los datos indican que <strong>P ovuló</strong> y que Q probablemente <strong>no</strong> lo hizo en ese ciclo.</p>
<p>¿Y el endometrio de Q? Tuvo estrógenos, de modo que pudo engrosarse (fase proliferativa), pero sin progesterona no llegó a la fase secretora.</p>
<blockquote><p><strong>Recuerda:</strong> estrógenos <em>construyen</em>, progesterona <em>mantiene y prepara</em>, y la caída de ambas produce la menstruación.</p></blockquote>`,
    },
    {
      slug: 'fecundacion',
      title: 'La fecundación: de dos células a una',
      content: html`
<p>La <strong>fecundación</strong> es la unión de un espermatozoide con un ovocito. De ella resulta el <strong>cigoto</strong>, la primera célula del nuevo individuo. Ocurre normalmente en el tercio externo (la <em>ampolla</em>) de la <strong>trompa de Falopio</strong>, no en el útero ni en el ovario.</p>
<h2>Una carrera con pocos finalistas</h2>
<p>En una eyaculación hay cientos de millones de espermatozoides, pero a la ampolla llegan apenas unos cientos. La acidez de la vagina, el moco del cuello uterino y las defensas del organismo detienen a la mayoría. En el trayecto ocurre la <strong>capacitación</strong>: cambios en la membrana del espermatozoide sin los cuales no puede fecundar.</p>
<h2>Los pasos</h2>
<ol>
<li><strong>Paso por la corona radiada.</strong> Los espermatozoides se abren camino entre las células foliculares.</li>
<li><strong>Reconocimiento y reacción acrosómica.</strong> El espermatozoide se une a la zona pelúcida, el acrosoma libera sus enzimas y estas permiten atravesarla.</li>
<li><strong>Fusión de membranas.</strong> El núcleo del espermatozoide ingresa al citoplasma del ovocito.</li>
<li><strong>Reacción cortical.</strong> Los gránulos corticales vierten su contenido y modifican la zona pelúcida, que se vuelve impenetrable. Es el <strong>bloqueo de la polispermia</strong>: evita que entre otro espermatozoide.</li>
<li><strong>Fin de la meiosis II.</strong> El ovocito la completa y elimina el segundo cuerpo polar.</li>
<li><strong>Unión de los dos juegos de cromosomas.</strong> Se restablece el número diploide.</li>
</ol>
<p>\[n + n = 2n \qquad 23 + 23 = 46\]</p>
<p>El ovocito aporta siempre un cromosoma X. El espermatozoide puede aportar un X o un Y, así que el <strong>sexo cromosómico</strong> queda definido en la fecundación por el espermatozoide: XX o XY. Las mitocondrias del cigoto, en cambio, provienen casi por completo del ovocito.</p>
<h2>Las dos primeras semanas</h2>
<table>
<thead><tr><th>Días desde la fecundación</th><th>Qué ocurre</th><th>Dónde</th></tr></thead>
<tbody>
<tr><td>0</td><td>se forma el cigoto</td><td>ampolla de la trompa</td></tr>
<tr><td>1 a 3</td><td>divisiones por mitosis: 2, 4, 8 células</td><td>trompa de Falopio</td></tr>
<tr><td>4 a 5</td><td>mórula y luego blastocisto, que llega al útero</td><td>trompa y útero</td></tr>
<tr><td>6 a 10</td><td>implantación; comienza a secretarse hCG</td><td>endometrio</td></tr>
<tr><td>14</td><td>la hCG ya se detecta en la orina</td><td>—</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto: contar cromosomas</h2>
<p>La llama tiene \(2n = 74\) cromosomas. ¿Cuántos hay en su espermatozoide, en su cigoto y en cada una de las células de un embrión de cuatro células?</p>
<ol>
<li>El espermatozoide es haploide: \(n = 74/2 = 37\).</li>
<li>El cigoto reúne dos gametos: \(37 + 37 = 74\).</li>
<li>Las divisiones del embrión son mitosis, que conserva el número: cada célula tiene <strong>74</strong>. No se reparten los cromosomas entre las cuatro.</li>
</ol>
<p>¿Y si dos espermatozoides entraran en un mismo ovocito? El cigoto tendría \(37 + 37 + 37 = 111\) cromosomas. Un embrión así no es viable: por eso el bloqueo de la polispermia es tan importante.</p>
<blockquote><p><strong>Para la prueba:</strong> distingue los lugares. Ovario: se libera el ovocito. Trompa: fecundación. Útero: implantación.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>La tabla compara dos gametos humanos.</p><table><thead><tr><th>Gameto</th><th>Dimensión mayor (µm)</th><th>Movilidad propia</th><th>Cromosomas</th></tr></thead><tbody><tr><td>M</td><td>120</td><td>no</td><td>23</td></tr><tr><td>N</td><td>60</td><td>sí</td><td>23</td></tr></tbody></table><p>Además, M es casi esférico y N es un filamento delgado con una pequeña cabeza. ¿Qué se puede afirmar acerca del cigoto que se forma a partir de ambos?</p>`,
      options: [
        'La mitad de sus mitocondrias y de su citoplasma proviene de N.',
        'La mayor parte de sus cromosomas proviene de M.',
        'La mayor parte de su citoplasma proviene de M.',
        'La mayor parte de sus mitocondrias proviene de N.',
      ],
      correctAnswer: 2,
      explanation: html`<p>M es un ovocito: una célula grande y con abundante <strong>citoplasma</strong>, que pasa casi entero al cigoto. Los cromosomas, en cambio, se aportan por mitades: 23 y 23, sin importar el tamaño. El espermatozoide N tiene muchas mitocondrias en la pieza media, pero casi no contribuye a las del cigoto, que provienen de M; por eso tampoco aporta la mitad del citoplasma.</p>`,
    },
    {
      question: html`<p>En una muestra de semen se detecta un defecto que impide el funcionamiento de las mitocondrias de los espermatozoides. ¿Qué función se verá afectada de manera más directa?</p>`,
      options: [
        'El aporte de cromosomas al futuro cigoto',
        'El movimiento del flagelo, que depende del ATP',
        'La digestión de la zona pelúcida por el acrosoma',
        'La determinación del sexo cromosómico del embrión',
      ],
      correctAnswer: 1,
      explanation: html`<p>Las mitocondrias de la pieza media producen ATP, la energía con que se mueve el <strong>flagelo</strong>: la primera consecuencia es una menor movilidad. Los cromosomas, y con ellos el X o el Y que define el sexo cromosómico, van en el núcleo de la cabeza. Las enzimas que actúan sobre la zona pelúcida ya están guardadas en el acrosoma.</p>`,
    },
    {
      question: html`<p>Se midió la concentración de LH en la sangre de una mujer durante un ciclo.</p><table><thead><tr><th>Día</th><th>3</th><th>9</th><th>14</th><th>16</th><th>18</th><th>24</th></tr></thead><tbody><tr><td>LH (UI/L)</td><td>5</td><td>7</td><td>12</td><td>58</td><td>10</td><td>4</td></tr></tbody></table><p>¿Qué proceso ocurrió, con mayor probabilidad, entre los días 16 y 18?</p>`,
      options: [
        'La liberación de un ovocito desde un folículo del ovario',
        'La implantación de un embrión en el endometrio',
        'La degeneración del cuerpo lúteo en el ovario',
        'El desprendimiento de la capa superficial del endometrio',
      ],
      correctAnswer: 0,
      explanation: html`<p>El alza brusca de LH (de 12 a 58 UI/L) provoca la <strong>ovulación</strong> uno o dos días después de comenzar: el ovocito se libera entre los días 16 y 18. La menstruación ocurre en los primeros días del ciclo. La implantación, si hay fecundación, ocurre varios días después de la ovulación. El cuerpo lúteo recién empieza a formarse: degenera al final de la fase lútea.</p>`,
    },
    {
      question: html`<p>Una mujer tiene ciclos menstruales regulares de 33 días. Si su fase lútea dura 14 días, ¿en torno a qué día del ciclo ovula?</p>`,
      options: ['Día 14', 'Día 19', 'Día 17', 'Día 28'],
      correctAnswer: 1,
      explanation: html`<p>La fase lútea va desde la ovulación hasta la siguiente menstruación y dura cerca de 14 días, por lo que \(33 - 14 = 19\). Responder 14 es contar la fase lútea desde el comienzo del ciclo, lo que solo coincide en ciclos de 28 días. El día 17 es aproximadamente la mitad del ciclo (33/2 ≈ 16,5), y 28 no es un día de ovulación, sino la duración del ciclo de referencia.</p>`,
    },
    {
      question: html`<p>Si no hay embarazo, el cuerpo lúteo degenera al final del ciclo. ¿Cuál es la cadena de sucesos que lleva a la menstruación?</p>`,
      options: [
        'Aumenta la LH → se rompe el folículo → se desprende el endometrio.',
        'Aumentan los estrógenos → se engruesa el endometrio → este se desprende.',
        'Disminuye la progesterona → el endometrio pierde irrigación → se desprende.',
        'Disminuye la hCG → el ovocito degenera → arrastra consigo al endometrio.',
      ],
      correctAnswer: 2,
      explanation: html`<p>El cuerpo lúteo secreta progesterona, que mantiene el endometrio. Al degenerar, <strong>la progesterona cae</strong>, los vasos se contraen y la capa superficial se desprende. El alza de LH causa la ovulación, a mitad del ciclo. Los estrógenos engruesan el endometrio, no lo desprenden. La hCG solo aparece si hay un embrión implantado, y el ovocito no arrastra al endometrio: es una célula que degenera días antes, en la trompa.</p>`,
    },
    {
      question: html`<p>En un laboratorio de fecundación <em>in vitro</em> se trataron ovocitos de ratón con un compuesto que impide que los gránulos corticales viertan su contenido. Luego se agregaron espermatozoides. ¿Qué resultado se espera en los ovocitos tratados, en comparación con los no tratados?</p>`,
      options: [
        'Ningún espermatozoide capaz de liberar las enzimas del acrosoma',
        'Ningún espermatozoide capaz de adherirse a la zona pelúcida',
        'Un mayor número de espermatozoides que ingresan en cada ovocito',
        'Un mayor número de ovocitos que desarrollan embriones sanos',
      ],
      correctAnswer: 2,
      explanation: html`<p>Los gránulos corticales endurecen la zona pelúcida <em>después</em> de que entra el primer espermatozoide. Sin esa reacción no hay bloqueo y <strong>pueden entrar varios</strong> (polispermia). La adhesión a la zona pelúcida y la reacción del acrosoma ocurren antes y no dependen de esos gránulos. Los embriones con juegos de cromosomas de más no son viables, así que no habría más embriones sanos, sino menos.</p>`,
    },
    {
      question: html`<p>El degú, un roedor de Chile central, tiene \(2n = 58\) cromosomas. ¿Cuántos cromosomas tienen, respectivamente, su espermatozoide, su cigoto y cada célula de su embrión de ocho células?</p>`,
      options: ['58, 58 y 58', '29, 29 y 58', '58, 116 y 116', '29, 58 y 58'],
      correctAnswer: 3,
      explanation: html`<p>El espermatozoide es haploide (\(n = 29\)). El cigoto reúne dos gametos (\(29 + 29 = 58\)), y cada célula del embrión se forma por mitosis, que <strong>conserva</strong> el número: 58. «58, 58 y 58» olvida que la meiosis reduce el número a la mitad; «58, 116 y 116» suma dos gametos que serían diploides; «29, 29 y 58» deja al cigoto sin los cromosomas del ovocito.</p>`,
    },
    {
      question: html`<p>Una mujer se hace un test de embarazo en orina 3 días después de la fecundación y obtiene un resultado negativo. Lo repite 13 días más tarde y obtiene un resultado positivo. ¿Cuál es la explicación más probable?</p>`,
      options: [
        'El embrión secreta hCG desde que se implanta, lo que ocurre varios días después.',
        'La fecundación ocurre en el útero, por lo que su efecto tarda en llegar a la orina.',
        'El primer test midió LH y el segundo midió progesterona en la orina.',
        'El ovario secreta hCG en cada ciclo, pero solo hacia el final de la fase lútea.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El test detecta <strong>hCG</strong>, que secreta el embrión al implantarse, entre 6 y 10 días después de la fecundación. A los 3 días el embrión todavía viaja por la trompa: no hay hCG que detectar. Los dos test miden lo mismo, no LH ni progesterona. La fecundación ocurre en la trompa, no en el útero. Y el ovario no produce hCG: si lo hiciera en cada ciclo, el test no serviría para reconocer un embarazo.</p>`,
    },
  ],
  videos: [],
};
