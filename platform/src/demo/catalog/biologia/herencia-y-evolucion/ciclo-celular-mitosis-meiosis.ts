import { type DemoTopic, html } from '../../../demo-topic.ts';

export const cicloCelularMitosisMeiosis: DemoTopic = {
  slug: 'biologia-ciclo-celular-mitosis-meiosis',
  courseId: 3,
  unit: 'Herencia y evolución',
  title: 'Ciclo celular, mitosis y meiosis',
  description:
    'Sigue al ADN desde la cromatina hasta los gametos: cómo se copia y se reparte, quién controla el proceso y de dónde sale la variabilidad.',
  color: 'indigo',
  icon: 'dna',
  difficulty: 'intermediate',
  orderIndex: 1,
  lessons: [
    {
      slug: 'cromatina-e-interfase',
      title: 'Cromatina, cromosomas e interfase',
      content: html`
<p>Cada célula humana guarda unos <strong>2 metros de ADN</strong> en un núcleo de unas 6 milésimas de milímetro. Y antes de dividirse debe copiarlo todo y repartirlo sin errores. ¿Cómo lo logra? Enrollándolo de manera muy ordenada y siguiendo un calendario estricto: el <strong>ciclo celular</strong>.</p>
<h2>La cromatina y sus grados de compactación</h2>
<p>El ADN no está desnudo: se une a proteínas, sobre todo <em>histonas</em>. Ese conjunto de ADN y proteínas se llama <strong>cromatina</strong>, y puede estar más o menos compacto:</p>
<table>
<thead><tr><th>Nivel</th><th>Descripción</th><th>Grosor aproximado</th></tr></thead>
<tbody>
<tr><td>Doble hélice</td><td>ADN solo</td><td>2 nm</td></tr>
<tr><td>Nucleosomas</td><td>ADN enrollado en histonas, como un collar de cuentas</td><td>11 nm</td></tr>
<tr><td>Fibra de cromatina</td><td>nucleosomas apretados entre sí</td><td>30 nm</td></tr>
<tr><td>Bucles</td><td>la fibra se pliega sobre un andamio de proteínas</td><td>300 nm</td></tr>
<tr><td>Cromosoma en metafase</td><td>máxima compactación, visible al microscopio óptico</td><td>700 nm cada cromátida</td></tr>
</tbody>
</table>
<p>Durante la interfase la cromatina está poco compacta, porque para leer o copiar un gen hay que tener acceso a él. Al dividirse se compacta, para que el reparto sea posible sin enredos: es más fácil mudarse con la ropa en cajas que en montones.</p>
<h2>Cromosoma y cromátidas</h2>
<p>Después de copiarse, cada cromosoma tiene dos <strong>cromátidas hermanas</strong>, copias de la misma molécula de ADN unidas por el <strong>centrómero</strong>. Para contar cromosomas, cuenta <em>centrómeros</em>. La forma de X es <strong>un</strong> cromosoma con dos cromátidas, no dos cromosomas.</p>
<h2>La interfase</h2>
<p>Es la etapa más larga del ciclo. Tiene tres períodos:</p>
<ul>
<li><strong>G1:</strong> la célula crece y realiza sus funciones habituales. Cada cromosoma tiene una cromátida.</li>
<li><strong>S</strong> (de síntesis): se replica el ADN. Cada cromosoma queda con dos cromátidas.</li>
<li><strong>G2:</strong> la célula sigue creciendo y prepara la división.</li>
</ul>
<p>Después viene la fase <strong>M</strong>: la mitosis (división del núcleo) y la citocinesis (división del citoplasma). Algunas células, como la mayoría de las neuronas, salen del ciclo y permanecen en un estado llamado <strong>G0</strong>.</p>
<h2>Ejemplo resuelto: contar ADN</h2>
<p>Llamemos \(C\) a la cantidad de ADN de un gameto. En el ser humano, \(2n = 46\):</p>
<table>
<thead><tr><th>Momento</th><th>Cromosomas</th><th>Cromátidas</th><th>ADN</th></tr></thead>
<tbody>
<tr><td>G1</td><td>46</td><td>46</td><td>\(2C\)</td></tr>
<tr><td>G2 y metafase</td><td>46</td><td>92</td><td>\(4C\)</td></tr>
<tr><td>Célula hija de la mitosis</td><td>46</td><td>46</td><td>\(2C\)</td></tr>
<tr><td>Gameto</td><td>23</td><td>23</td><td>\(C\)</td></tr>
</tbody>
</table>
<p>La replicación duplica el ADN, pero <em>no</em> el número de cromosomas. Por otra parte, ¿cuánto se compacta el ADN? Los 2 m se reparten en 46 moléculas:</p>
<p>\[\frac{2\,\text{m}}{46} \approx 0{,}043\,\text{m} = 4{,}3\,\text{cm}\]</p>
<p>Un cromosoma en metafase mide unos \(5\,\mu\text{m}\) de largo. La razón \(0{,}043\,\text{m} / 0{,}000005\,\text{m} = 8600\) indica que la molécula quedó miles de veces más corta.</p>
<blockquote><p><strong>Error frecuente:</strong> «después de la fase S hay 92 cromosomas». Hay 46 cromosomas con 92 cromátidas.</p></blockquote>`,
    },
    {
      slug: 'mitosis',
      title: 'La mitosis: dos células con la misma información',
      content: html`
<p>La piel que se renueva, el hueso que sana tras una fractura, la guagua que crece, la raíz de un poroto que germina: en todos los casos una célula produce dos con <strong>la misma información genética</strong>. Ese reparto exacto del núcleo se llama <strong>mitosis</strong>.</p>
<h2>Las etapas</h2>
<table>
<thead><tr><th>Etapa</th><th>Qué ocurre</th><th>Cómo reconocerla</th></tr></thead>
<tbody>
<tr><td>Profase</td><td>la cromatina se compacta, se forma el huso de microtúbulos y al final se desarma la envoltura nuclear</td><td>aparecen hebras gruesas</td></tr>
<tr><td>Metafase</td><td>los microtúbulos sujetan a cada cromosoma por su centrómero y lo llevan al plano ecuatorial</td><td>cromosomas alineados en el centro</td></tr>
<tr><td>Anafase</td><td>las cromátidas hermanas se separan y viajan a polos opuestos</td><td>dos grupos que se alejan</td></tr>
<tr><td>Telofase</td><td>se reconstruyen las envolturas nucleares y la cromatina se descompacta</td><td>dos núcleos en formación</td></tr>
</tbody>
</table>
<img src="/demo/etapas-de-la-mitosis.svg" alt="Mitosis de una célula con cuatro cromosomas, dos de cada progenitor, en distinto color. Interfase: cromatina suelta en el núcleo. Profase: cromosomas de dos cromátidas y envoltura nuclear que se desarma. Metafase: los cuatro alineados en el centro, unidos al huso. Anafase: las cromátidas hermanas viajan a polos opuestos. Telofase: dos núcleos en formación y la célula se estrangula. Al final, dos células 2n con la misma información." width="640" height="452" />
<p>La <strong>citocinesis</strong> divide el citoplasma. En las células animales, un anillo de proteínas estrangula la membrana; en las vegetales se forma una placa que dará origen a una nueva pared celular.</p>
<p>\[2n \longrightarrow 2n + 2n\]</p>
<h2>¿Por qué se conserva la información?</h2>
<p>Por dos hechos combinados: la replicación de la fase S produce dos cromátidas <em>idénticas</em>, y la anafase manda <em>una a cada polo</em>. Por eso cada célula hija recibe una copia de todos los cromosomas. Si una de las dos cosas fallara, las células hijas serían distintas entre sí.</p>
<h2>¿Para qué sirve?</h2>
<ul>
<li><strong>Crecimiento y desarrollo:</strong> desde el cigoto hasta los billones de células de un adulto.</li>
<li><strong>Reparación y renovación:</strong> el epitelio del intestino se renueva cada 3 a 5 días.</li>
<li><strong>Reproducción asexual:</strong> los «ojos» de una papa chilota originan plantas genéticamente iguales a la madre.</li>
</ul>
<p>¡Ojo!: si todas tus células tienen la misma información, ¿por qué una neurona y una célula muscular son tan diferentes? Porque no <em>usan</em> los mismos genes. La diferenciación no cambia el ADN, cambia qué partes se leen.</p>
<h2>Ejemplo resuelto: medir el tiempo contando células</h2>
<p>En la punta de una raíz de cebolla cada célula está en un momento distinto del ciclo. Mientras más dura una etapa, más células se encuentran en ella. Si \(N\) es el total de células y \(T\) la duración del ciclo:</p>
<p>\[t_{\text{etapa}} = \frac{N_{\text{etapa}}}{N} \cdot T\]</p>
<table>
<thead><tr><th>Etapa</th><th>Interfase</th><th>Profase</th><th>Metafase</th><th>Anafase</th><th>Telofase</th><th>Total</th></tr></thead>
<tbody>
<tr><td>Células</td><td>200</td><td>30</td><td>8</td><td>5</td><td>7</td><td>250</td></tr>
</tbody>
</table>
<p>Si el ciclo dura 24 horas, la profase dura</p>
<p>\[t = \frac{30}{250} \cdot 24\,\text{h} = 2{,}88\,\text{h} \approx 2\,\text{h}\ 53\,\text{min}\]</p>
<p>y la anafase, \(\frac{5}{250} \cdot 24\,\text{h} = 0{,}48\,\text{h}\), unos 29 minutos: por eso cuesta tanto encontrarla en el microscopio. El <em>índice mitótico</em>, la fracción de células en división, es \(50/250 = 0{,}20\), es decir, 20 %. En un tejido que casi no se divide sería cercano a cero.</p>
<blockquote><p><strong>Para la prueba:</strong> si se separan <em>cromátidas hermanas</em> y las células hijas son diploides e iguales, es mitosis.</p></blockquote>`,
    },
    {
      slug: 'control-y-cancer',
      title: 'Puntos de control y cáncer',
      content: html`
<p>Imagina un avión que despega sin que nadie revise el combustible ni las puertas. Una célula que se divide sin revisiones es igual de peligrosa. Por eso el ciclo tiene <strong>puntos de control</strong>: momentos en que la célula comprueba que todo está en orden. Si algo falla, se detiene a reparar; si el daño no tiene arreglo, activa la <strong>apoptosis</strong>, una muerte celular programada y ordenada.</p>
<h2>Los tres puntos de control</h2>
<table>
<thead><tr><th>Punto</th><th>Qué se revisa</th><th>Qué evita</th></tr></thead>
<tbody>
<tr><td>G1–S</td><td>tamaño, nutrientes, señales de crecimiento y ADN sin daño</td><td>que se copie un ADN dañado</td></tr>
<tr><td>G2–M</td><td>que el ADN esté copiado por completo y sin daño</td><td>que se reparta un ADN incompleto</td></tr>
<tr><td>Metafase</td><td>que todos los cromosomas estén unidos al huso</td><td>células hijas con cromosomas de más o de menos</td></tr>
</tbody>
</table>
<p>El avance lo impulsan proteínas llamadas <em>ciclinas</em>, que activan a otras enzimas. El freno lo ponen otras, como la proteína <strong>p53</strong>, que detiene el ciclo si hay daño en el ADN.</p>
<h2>Cuando el control falla: cáncer</h2>
<p>El <strong>cáncer</strong> es un conjunto de enfermedades en que células con mutaciones se dividen sin control e invaden otros tejidos. Las mutaciones importantes afectan a dos tipos de genes:</p>
<ul>
<li>Los <strong>protooncogenes</strong> estimulan la división de manera normal. Mutados se llaman <em>oncogenes</em>: un acelerador trabado.</li>
<li>Los <strong>genes supresores de tumores</strong>, como el de p53, frenan la división o reparan el ADN. Mutados, el freno no responde.</li>
</ul>
<p>Por lo general se necesitan <em>varias</em> mutaciones acumuladas en una misma célula. De ahí que el riesgo aumente con la edad y con la exposición a agentes que dañan el ADN: la radiación ultravioleta, el humo del tabaco o el arsénico del agua sin tratar, un problema que afectó a Antofagasta en la década de 1960. Un tumor es <em>maligno</em> si invade tejidos vecinos o se disemina a otros órganos (<strong>metástasis</strong>).</p>
<h2>Atacar al ciclo</h2>
<p>Muchos tratamientos detienen células que se dividen rápido: unos dañan el ADN, otros bloquean su síntesis y otros impiden que el huso funcione, con lo que la célula queda detenida en la metafase. Como también afectan a células sanas que se dividen a menudo, las del pelo, el intestino y la sangre, producen caída del cabello, náuseas y anemia.</p>
<h2>Ejemplo resuelto: ¿qué control está alterado?</h2>
<p>Se irradian dos cultivos, de modo que el ADN se daña, y después de 12 horas se mide qué porcentaje de células está en cada etapa:</p>
<table>
<thead><tr><th>Cultivo</th><th>G1 (%)</th><th>S (%)</th><th>G2 y M (%)</th></tr></thead>
<tbody>
<tr><td>Normal, sin irradiar</td><td>55</td><td>30</td><td>15</td></tr>
<tr><td>Normal, irradiado</td><td>84</td><td>4</td><td>12</td></tr>
<tr><td>Tumoral, irradiado</td><td>54</td><td>31</td><td>15</td></tr>
</tbody>
</table>
<p>En las células normales el daño hace que casi ninguna entre en S (de 30 % a 4 %) y se acumulen en G1. En las tumorales la distribución es la de un cultivo sin irradiar: <strong>siguen copiando ADN dañado</strong>. La explicación más simple es que su <strong>punto de control G1–S no funciona</strong>, por ejemplo por una mutación en el gen de p53.</p>
<p>¿Cuánto aumenta un linaje sin freno? Si una célula se divide cada 24 horas, después de 10 días hay</p>
<p>\[2^{10} = 1024\ \text{células}\]</p>
<p>y después de 30 días, \(2^{30}\), más de mil millones, si ninguna muere.</p>
<blockquote><p><strong>Error frecuente:</strong> pensar que las células cancerosas son siempre «ajenas» o que el cáncer se contagia como una infección. Son células propias cuyo ciclo perdió el control.</p></blockquote>`,
    },
    {
      slug: 'meiosis',
      title: 'La meiosis y la variabilidad genética',
      content: html`
<p>Si los gametos tuvieran 46 cromosomas, los hijos tendrían 92 y los nietos, 184. La <strong>meiosis</strong> evita ese problema: a partir de una célula diploide produce cuatro células haploides. Y hace algo más: las hace <em>diferentes entre sí</em>.</p>
<p>\[2n \xrightarrow{\text{meiosis I}} n + n \xrightarrow{\text{meiosis II}} n + n + n + n\]</p>
<h2>Dos divisiones, una sola replicación</h2>
<ul>
<li><strong>Profase I:</strong> los cromosomas <em>homólogos</em> (uno de origen materno y otro paterno) se aparean e intercambian segmentos: es el <strong>entrecruzamiento</strong> o <em>crossing-over</em>.</li>
<li><strong>Metafase I:</strong> los <em>pares</em> de homólogos se ubican en el plano ecuatorial, cada par orientado al azar.</li>
<li><strong>Anafase I:</strong> se separan los <strong>homólogos</strong>. Cada cromosoma conserva sus dos cromátidas.</li>
<li><strong>Telofase I:</strong> dos células, cada una con \(n\) cromosomas. Aquí se redujo el número.</li>
<li><strong>Meiosis II</strong> (profase, metafase, anafase y telofase II): sin replicar el ADN, en la anafase II se separan las <strong>cromátidas hermanas</strong>, como en una mitosis.</li>
</ul>
<img src="/demo/etapas-de-la-meiosis.svg" alt="Meiosis de una célula con 2n = 4. Profase I: los homólogos, de distinto color, se aparean e intercambian un segmento. Metafase I: los pares de homólogos se ubican a ambos lados del centro. Telofase I: dos células con n = 2, cada una con un cromosoma de cada par, todavía de dos cromátidas. Telofase II: cuatro células con n = 2 y una cromátida por cromosoma, todas distintas entre sí." width="640" height="506" />
<h2>Mitosis y meiosis, lado a lado</h2>
<table>
<thead><tr><th>Aspecto</th><th>Mitosis</th><th>Meiosis</th></tr></thead>
<tbody>
<tr><td>Divisiones</td><td>1</td><td>2</td></tr>
<tr><td>Células resultantes</td><td>2, diploides</td><td>4, haploides</td></tr>
<tr><td>Información</td><td>igual a la de la célula de origen</td><td>distinta en cada una</td></tr>
<tr><td>Homólogos apareados</td><td>no</td><td>sí, en la profase I</td></tr>
<tr><td>Dónde (en animales)</td><td>casi todos los tejidos</td><td>gónadas</td></tr>
<tr><td>Función</td><td>crecer, reparar, renovar</td><td>formar gametos</td></tr>
</tbody>
</table>
<h2>Tres fuentes de variabilidad</h2>
<ol>
<li><strong>Entrecruzamiento</strong> (profase I): crea cromosomas con combinaciones nuevas de alelos.</li>
<li><strong>Segregación independiente</strong> (metafase y anafase I): cada par se orienta sin «mirar» a los demás.</li>
<li><strong>Fecundación al azar:</strong> cualquier espermatozoide puede unirse con cualquier ovocito.</li>
</ol>
<p>El origen último de los alelos nuevos es la <strong>mutación</strong>; la meiosis los baraja. Esa variabilidad es la materia prima de la selección natural.</p>
<h2>Ejemplo resuelto: ¿cuántos gametos distintos?</h2>
<p>Con \(n\) pares de homólogos, la segregación independiente permite, sin contar el entrecruzamiento,</p>
<p>\[\text{combinaciones} = 2^{n}\]</p>
<p>La mosca de la fruta tiene \(2n = 8\), es decir, \(n = 4\) y \(2^{4} = 16\) combinaciones. En el ser humano son \(2^{23} = 8\,388\,608\). Para una pareja, el número de combinaciones posibles de cigotos es \(2^{23} \cdot 2^{23} \approx 7 \times 10^{13}\): setenta billones. Por eso los hermanos no son iguales, salvo los gemelos idénticos.</p>
<h2>Cuando el reparto falla</h2>
<p>Si un par de homólogos no se separa en la anafase I (<em>no disyunción</em>), de una célula \(2n = 46\) resultan dos gametos con 24 cromosomas y dos con 22. Si uno de 24, con un cromosoma 21 de más, es fecundado por uno de 23, el cigoto tendrá 47: es el origen más común de la <strong>trisomía 21</strong> o síndrome de Down.</p>
<blockquote><p><strong>Clave:</strong> anafase I separa <em>homólogos</em>; anafase II separa <em>cromátidas</em>.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>La mosca de la fruta tiene \(2n = 8\). ¿Cuántos cromosomas y cuántas cromátidas hay en una de sus células en la metafase de la mitosis?</p>`,
      options: [
        '8 cromosomas y 8 cromátidas',
        '16 cromosomas y 16 cromátidas',
        '8 cromosomas y 16 cromátidas',
        '4 cromosomas y 8 cromátidas',
      ],
      correctAnswer: 2,
      explanation: html`<p>En la fase S cada cromosoma se replicó y quedó con dos cromátidas unidas por un centrómero: <strong>8 cromosomas y 16 cromátidas</strong>. Responder 8 y 8 es olvidar la replicación. Contar 16 cromosomas es confundir cromátida con cromosoma: solo hay 8 centrómeros. 4 y 8 corresponde a una célula haploide, como las de la metafase II de la meiosis.</p>`,
    },
    {
      question: html`<p>Se midió el ADN de tres células de un mismo animal, todas con su núcleo completo.</p><table><thead><tr><th>Célula</th><th>P</th><th>Q</th><th>R</th></tr></thead><tbody><tr><td>ADN (pg)</td><td>6,4</td><td>12,8</td><td>3,2</td></tr></tbody></table><p>Una es un espermatozoide; otra es una célula de la piel en G1 y otra, una célula de la piel en G2. ¿Cuál es cuál?</p>`,
      options: [
        'P: G1; Q: espermatozoide; R: G2',
        'P: G2; Q: G1; R: espermatozoide',
        'P: espermatozoide; Q: G2; R: G1',
        'P: G1; Q: G2; R: espermatozoide',
      ],
      correctAnswer: 3,
      explanation: html`<p>El espermatozoide es haploide: tiene la menor cantidad (3,2 pg, es decir, \(C\)). Una célula en G1 tiene el doble (6,4 pg, \(2C\)) y, tras la replicación de la fase S, una en G2 tiene el doble de la anterior (12,8 pg, \(4C\)). Invertir G1 y G2 sería suponer que el ADN disminuye al replicarse; las otras opciones dan al espermatozoide tanto o más ADN que a una célula diploide.</p>`,
    },
    {
      question: html`<p>Se expusieron dos cultivos de células a radiación que daña el ADN. Antes de la exposición, en ambos entraba en la fase S cerca del 90 % de las células en 24 horas. Después de la exposición, lo hizo el 8 % en el cultivo 1 y el 88 % en el cultivo 2. ¿Qué se puede inferir?</p>`,
      options: [
        'En el cultivo 1 las células perdieron la capacidad de reconocer el daño.',
        'En el cultivo 2 el punto de control G1–S no detiene a las células con ADN dañado.',
        'En el cultivo 1 las células se encuentran detenidas en la metafase de la mitosis.',
        'En el cultivo 2 la radiación no produjo ningún cambio, pues repararon el ADN antes.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El punto de control G1–S debe impedir que se replique un ADN dañado: eso ocurre en el cultivo 1 (baja al 8 %). En el cultivo 2 las células entran en S casi como siempre, lo que indica que <strong>el control no funciona</strong>, como en muchas células tumorales. Que en el 1 se detengan muestra que sí reconocen el daño. No hay datos de que el 2 haya reparado su ADN. Y si las del 1 no entran en S, están detenidas en G1, antes de la mitosis.</p>`,
    },
    {
      question: html`<p>Un fármaco contra el cáncer impide que los microtúbulos del huso se unan a los cromosomas. ¿Qué se espera observar en un cultivo de células en división tratado con él?</p>`,
      options: [
        'Más células en telofase, porque el fármaco acelera la separación.',
        'Más células en la fase S, porque no terminan de replicar su ADN.',
        'Más células detenidas en G1, con cromatina descompactada.',
        'Más células detenidas antes de la anafase, con cromosomas compactos.',
      ],
      correctAnswer: 3,
      explanation: html`<p>El control de la <strong>metafase</strong> comprueba que todos los cromosomas estén unidos al huso. Sin esa unión la anafase no comienza, y las células se acumulan con los cromosomas compactos y sin separar. No llegan a telofase. El huso no participa en G1 ni en la replicación de la fase S, de modo que esas etapas no son las que se bloquean directamente.</p>`,
    },
    {
      question: html`<p>Un estudiante contó 400 células en la punta de una raíz de cebolla.</p><table><thead><tr><th>Interfase</th><th>Profase</th><th>Metafase</th><th>Anafase</th><th>Telofase</th></tr></thead><tbody><tr><td>320</td><td>48</td><td>12</td><td>8</td><td>12</td></tr></tbody></table><p>Si el ciclo celular dura 20 horas y el número de células en cada etapa es proporcional a su duración, ¿cuánto dura la mitosis?</p>`,
      options: ['2,4 h', '4 h', '5 h', '16 h'],
      correctAnswer: 1,
      explanation: html`<p>Las células en mitosis son \(48 + 12 + 8 + 12 = 80\). Entonces \(t = \frac{80}{400} \cdot 20\,\text{h} = 4\,\text{h}\). El valor 2,4 h es solo la profase (\(48/400 \cdot 20\)); 5 h resulta de dividir por las células en interfase (\(80/320 \cdot 20\)) y no por el total; 16 h es la duración de la interfase.</p>`,
    },
    {
      question: html`<p>En una célula con \(2n = 6\) se observa que hacia cada polo migran 3 cromosomas, cada uno formado por dos cromátidas. ¿Qué etapa es?</p>`,
      options: [
        'Anafase de la mitosis',
        'Anafase II de la meiosis',
        'Telofase de la mitosis',
        'Anafase I de la meiosis',
      ],
      correctAnswer: 3,
      explanation: html`<p>Que cada polo reciba la mitad de los cromosomas (3) y que estos <strong>conserven sus dos cromátidas</strong> indica que se separan los homólogos: anafase I. En la anafase de la mitosis irían 6 cromosomas de una cromátida a cada polo. En la anafase II irían 3, pero de una sola cromátida. En la telofase los cromosomas ya llegaron y se forman los núcleos.</p>`,
    },
    {
      question: html`<p>El haba, que se cultiva en gran parte de Chile, tiene \(2n = 12\). Sin contar el entrecruzamiento, ¿cuántas combinaciones distintas de cromosomas puede haber en sus gametos por segregación independiente?</p>`,
      options: ['64', '12', '36', '4096'],
      correctAnswer: 0,
      explanation: html`<p>Con \(2n = 12\) hay \(n = 6\) pares; cada par puede orientarse de 2 maneras, de modo que hay \(2^{6} = 64\) combinaciones. El valor 12 es el número diploide; 36 es \(6^{2}\), con la base y el exponente intercambiados, y 4096 es \(2^{12}\), que usa el número diploide en vez del de pares.</p>`,
    },
    {
      question: html`<p>En una célula de un testículo humano que inicia la meiosis, un par de cromosomas homólogos no se separa en la anafase I; el resto del proceso es normal. ¿Cuántos cromosomas tendrán los cuatro gametos?</p>`,
      options: ['24, 22, 23 y 23', '23, 23, 23 y 23', '24, 24, 22 y 22', '46, 46, 0 y 0'],
      correctAnswer: 2,
      explanation: html`<p>Tras la anafase I, una célula queda con 24 cromosomas y la otra con 22. La meiosis II es normal y separa cromátidas, por lo que cada una origina dos gametos iguales en número: <strong>24, 24, 22 y 22</strong>. «24, 22, 23 y 23» ocurre si el error es en la anafase II de una de las dos células. 23 en todos es la meiosis sin errores, y «46 y 0» exigiría que <em>ningún</em> par se separara.</p>`,
    },
  ],
  videos: [],
};
