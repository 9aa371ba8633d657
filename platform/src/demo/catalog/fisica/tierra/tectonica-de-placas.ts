import { type DemoTopic, html } from '../../../demo-topic.ts';

export const tectonicaDePlacas: DemoTopic = {
  slug: 'fisica-tectonica-de-placas',
  courseId: 2,
  unit: 'Energía – tierra',
  title: 'De la deriva continental a la tectónica de placas',
  description:
    'Sigue la historia de una idea: de los fósiles de Wegener al fondo del océano, hasta entender los límites de placas que dan forma a Chile.',
  color: 'green',
  icon: 'fas fa-leaf',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'deriva-continental',
      title: 'La deriva continental y sus evidencias',
      content: html`
<p>Mira un mapamundi: la costa oriental de Sudamérica y la occidental de África parecen piezas de un rompecabezas. Mucha gente lo había notado, pero el primero en reunir evidencias de varias ciencias fue el meteorólogo alemán <strong>Alfred Wegener</strong>, que presentó su teoría en 1912.</p>
<h2>La propuesta</h2>
<p>Según la <strong>teoría de la deriva continental</strong>, los continentes estuvieron unidos en un supercontinente, <strong>Pangea</strong>, hace unos 300 millones de años. Comenzó a fragmentarse hace unos 200 millones de años y sus partes se desplazaron hasta las posiciones actuales. Primero se separaron Laurasia, al norte, y Gondwana, al sur (con Sudamérica, África, India, Australia y la Antártica).</p>
<h2>Las evidencias</h2>
<table>
<thead><tr><th>Tipo</th><th>Observación</th><th>Por qué apoya la deriva</th></tr></thead>
<tbody>
<tr><td>Geográficas</td><td>los bordes de los continentes encajan, mejor aún los de las plataformas sumergidas</td><td>sugiere que estuvieron unidos</td></tr>
<tr><td>Paleontológicas</td><td>el reptil de agua dulce <em>Mesosaurus</em> aparece fósil solo en Sudamérica y África; la planta <em>Glossopteris</em>, en todos los continentes del sur</td><td>no pudieron cruzar océanos enteros</td></tr>
<tr><td>Geológicas</td><td>rocas y cadenas montañosas de igual edad y tipo se continúan a ambos lados del Atlántico</td><td>eran una misma formación</td></tr>
<tr><td>Paleoclimáticas</td><td>huellas de glaciares en zonas hoy tropicales; carbón, formado en pantanos con mucha vegetación, en la Antártica</td><td>esos terrenos estaban en otras latitudes</td></tr>
</tbody>
</table>
<h2>¿Por qué no le creyeron?</h2>
<p>Wegener mostró <em>que</em> los continentes se habían movido, pero no logró explicar <em>cómo</em>. Propuso que avanzaban abriéndose paso por el fondo oceánico, impulsados por la rotación de la Tierra y las mareas. Los físicos calcularon que esas fuerzas eran demasiado débiles y que la roca se rompería. Tenían razón en eso. Sin un <strong>mecanismo</strong>, la teoría fue rechazada por la mayoría durante casi cincuenta años, hasta que aparecieron nuevos datos desde el fondo del mar.</p>
<p>La historia enseña algo sobre la ciencia: una buena explicación necesita evidencias <em>y</em> un mecanismo plausible, y una idea rechazada puede volver si llegan mejores datos.</p>
<h2>Ejemplo resuelto 1: ¿cuánto se han separado?</h2>
<p>Sudamérica y África se alejan hoy a unos 3,0 cm por año. Si lo hubieran hecho siempre a ese ritmo, ¿cuánto tiempo les habría tomado separarse los 4500 km que las distancian en promedio?</p>
<ol>
<li>Convierte: \(4500\,\text{km} = 4{,}5 \times 10^{8}\,\text{cm}\).</li>
<li>Divide por la rapidez:</li>
</ol>
<p>\[t = \frac{4{,}5 \times 10^{8}\,\text{cm}}{3{,}0\,\text{cm/año}} = 1{,}5 \times 10^{8}\,\text{años}\]</p>
<p>Unos 150 millones de años. Las rocas más antiguas del fondo del Atlántico Sur tienen cerca de 130 millones: el orden de magnitud coincide.</p>
<h2>Ejemplo resuelto 2: evaluar una evidencia</h2>
<p>«El puma vive desde Canadá hasta Magallanes. Eso demuestra que Norteamérica y Sudamérica estuvieron unidas en Pangea.» ¿Es un buen argumento?</p>
<p>No. El puma es un animal <em>actual</em>, que puede caminar por el istmo de Panamá. Para apoyar la deriva se necesitan organismos de la <em>época</em> de Pangea, que no pudieran cruzar un océano. El <em>Mesosaurus</em> sí cumple: vivió hace unos 280 millones de años, en agua dulce o salobre de poca profundidad, y medía cerca de 1 m.</p>
<blockquote><p><strong>Recuerda:</strong> Wegener hablaba de continentes que se mueven. La idea actual es que se mueven <em>placas</em>, que llevan continentes y fondo oceánico juntos.</p></blockquote>`,
    },
    {
      slug: 'expansion-del-fondo-oceanico',
      title: 'La expansión del fondo oceánico',
      content: html`
<p>A mediados del siglo XX, los barcos con sonar dibujaron por primera vez el fondo del mar. No era plano: en medio del Atlántico apareció una cordillera submarina de miles de kilómetros, con un valle en su cima. <strong>Marie Tharp</strong>, que trazó los mapas, reconoció en ese valle una grieta que se abre.</p>
<h2>La hipótesis de Hess</h2>
<p>En 1962, Harry Hess propuso la <strong>expansión del fondo oceánico</strong>: en las <strong>dorsales</strong> asciende magma, que al enfriarse forma corteza nueva; esta se aleja hacia ambos lados y, lejos de allí, se hunde en las <strong>fosas</strong>. El fondo oceánico se crea y se destruye: es una cinta transportadora. Ahora sí había un mecanismo.</p>
<h2>Las evidencias</h2>
<ol>
<li><strong>La edad de las rocas</strong>: son más jóvenes junto a la dorsal y más antiguas al alejarse, de manera simétrica.</li>
<li><strong>El espesor de los sedimentos</strong>: casi nulo en la dorsal y cada vez mayor hacia los continentes. Mientras más antiguo el fondo, más tiempo ha tenido para cubrirse.</li>
<li><strong>Las bandas magnéticas</strong>: al enfriarse, los minerales con hierro quedan orientados según el campo magnético de ese momento. Como el campo se ha <em>invertido</em> muchas veces, el fondo tiene franjas de polaridad alternada, <em>simétricas</em> respecto de la dorsal.</li>
<li><strong>La juventud del fondo oceánico</strong>: casi no hay fondo de más de 200 millones de años, mientras que existen rocas continentales de unos 4000 millones. El fondo se recicla.</li>
</ol>
<table>
<thead><tr><th>Distancia a la dorsal (km)</th><th>Edad al oeste (millones de años)</th><th>Edad al este (millones de años)</th></tr></thead>
<tbody>
<tr><td>0</td><td>0</td><td>0</td></tr>
<tr><td>30</td><td>2</td><td>2</td></tr>
<tr><td>60</td><td>4</td><td>4</td></tr>
<tr><td>90</td><td>6</td><td>6</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto: rapidez de expansión</h2>
<p>Con los datos de la tabla, ¿a qué rapidez se aleja cada lado de la dorsal? ¿A qué rapidez se separan los dos lados entre sí?</p>
<ol>
<li>Cada lado recorre 30 km en 2 millones de años. Como \(30\,\text{km} = 3{,}0 \times 10^{6}\,\text{cm}\):</li>
</ol>
<p>\[v = \frac{3{,}0 \times 10^{6}\,\text{cm}}{2{,}0 \times 10^{6}\,\text{años}} = 1{,}5\,\text{cm/año}\]</p>
<p>Los dos lados se alejan en sentidos opuestos: se separan a \(2 \cdot 1{,}5 = 3{,}0\,\text{cm/año}\), más o menos lo que crecen tus uñas.</p>
<h2>La Tierra no crece</h2>
<p>Si se crea corteza en las dorsales y el planeta no se agranda, en otra parte debe destruirse a igual ritmo. Eso ocurre en las <strong>zonas de subducción</strong>, donde una placa se hunde bajo otra y vuelve al manto. Frente a Chile, la fosa de Atacama (o fosa Perú-Chile), con más de 8000 m de profundidad, marca el lugar donde se hunde la placa de Nazca.</p>
<p>La litosfera oceánica se enfría al alejarse de la dorsal, se hace más gruesa y más <em>densa</em>, y por eso puede hundirse. La continental, menos densa, casi no se subduce: así se explica que los continentes conserven rocas tan antiguas.</p>
<h2>¿Cómo se mide hoy?</h2>
<p>Antenas GPS de alta precisión, instaladas en todo el país por el Centro Sismológico Nacional, detectan desplazamientos de milímetros. Muestran que la placa de Nazca se acerca a la Sudamericana a unos 6,5 cm por año. Durante el terremoto del 27 de febrero de 2010, la ciudad de Concepción se desplazó unos 3 m hacia el oeste, en menos de dos minutos.</p>
<blockquote><p><strong>Piensa en simetría:</strong> en las bandas magnéticas y en las edades, lo que aparece a un lado de la dorsal se repite al otro, a igual distancia (si se expande igual hacia ambos lados).</p></blockquote>`,
    },
    {
      slug: 'limites-de-placas',
      title: 'Los límites de placas',
      content: html`
<p>A fines de los años sesenta se unieron todas las piezas en la <strong>teoría de la tectónica de placas</strong>: la litosfera está dividida en una docena de placas grandes, y otras menores, que se mueven sobre la astenosfera. La mayor parte de los sismos, volcanes y montañas se concentra en sus bordes.</p>
<h2>Tres tipos de límites</h2>
<table>
<thead><tr><th>Límite</th><th>Movimiento</th><th>¿Qué pasa con la litosfera?</th><th>Qué se forma</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td><strong>Divergente</strong></td><td>se separan</td><td>se crea</td><td>dorsales oceánicas, valles de rift</td><td>dorsal mesoatlántica; rift de África oriental</td></tr>
<tr><td><strong>Convergente</strong></td><td>se acercan</td><td>se destruye o se engrosa</td><td>fosas, volcanes, cordilleras</td><td>Nazca y Sudamericana</td></tr>
<tr><td><strong>Transformante</strong></td><td>se deslizan de lado</td><td>se conserva</td><td>fallas</td><td>San Andrés (California); Magallanes-Fagnano</td></tr>
</tbody>
</table>
<img src="/demo/tipos-de-limites.svg" alt="Los tres tipos de límites. Divergente: dos placas se separan, asciende magma y se crea litosfera. Convergente: dos placas se acercan y una se hunde bajo la otra, o se engrosan. Transformante, visto desde arriba: dos placas se deslizan de lado en sentidos opuestos y la litosfera se conserva." width="640" height="384" />
<h2>Los límites convergentes, en detalle</h2>
<ul>
<li><strong>Oceánica con continental:</strong> la oceánica, más densa, se hunde (<em>subducción</em>). Se forman una fosa y una cordillera con volcanes en el continente. Es el caso de los Andes.</li>
<li><strong>Oceánica con oceánica:</strong> se hunde la más antigua, por ser más fría y densa. Se forma un <em>arco de islas</em> volcánicas, como Japón o las Sandwich del Sur.</li>
<li><strong>Continental con continental:</strong> ninguna se hunde fácilmente; chocan, se pliegan y se engrosan. Así se formó el Himalaya, por el choque de India con Eurasia. Hay muchos sismos, pero casi no hay volcanes.</li>
</ul>
<h2>Chile, país de placas</h2>
<p>La placa de <strong>Nazca</strong> se hunde bajo la <strong>Sudamericana</strong> desde Arica hasta la península de Taitao, en Aysén. Más al sur se hunde la placa <strong>Antártica</strong>, bastante más lento (unos 2 cm/año), por lo que allí los grandes sismos son menos frecuentes. En el extremo austral, la falla Magallanes-Fagnano es el límite transformante entre la placa Sudamericana y la de <strong>Scotia</strong>.</p>
<img src="/demo/subduccion-de-nazca.svg" alt="Corte de oeste a este frente a Chile. La placa de Nazca, bajo el océano Pacífico, avanza hacia el este y se hunde bajo la placa Sudamericana, que avanza hacia el oeste; donde se encuentran está la fosa. Por encima de la placa hundida se forma magma, que asciende hasta un volcán de los Andes. Bajo las placas está la astenosfera, sólida, que fluye. El relieve está exagerado." width="640" height="420" />
<h2>Ejemplo resuelto 1: energía acumulada</h2>
<p>Nazca y Sudamérica convergen a unos 6,5 cm/año, pero en el contacto están «pegadas» por el roce. Si una zona estuvo trabada 50 años, ¿cuánto desplazamiento se acumuló?</p>
<p>\[6{,}5\,\text{cm/año} \cdot 50\,\text{años} = 325\,\text{cm} = 3{,}25\,\text{m}\]</p>
<p>Ese desplazamiento no se pierde: las rocas se deforman como un resorte y guardan energía elástica. Cuando el roce ya no puede sostenerla, se libera de golpe: un <strong>terremoto</strong>. Se puede estimar cuánto se ha acumulado, pero <em>no</em> predecir el día ni la hora.</p>
<h2>Puntos calientes</h2>
<p>No todos los volcanes están en límites de placas. Una columna de material caliente que asciende desde el manto forma un <strong>punto caliente</strong>. Como la placa se mueve sobre él, queda una fila de islas o montes submarinos cada vez más antiguos. Hawái es el ejemplo clásico. El archipiélago de Juan Fernández y la cadena que comienza cerca de Rapa Nui se explican de esta manera.</p>
<h2>Ejemplo resuelto 2</h2>
<p>En una cadena de islas formada por un punto caliente, una isla está a 180 km del volcán activo y sus rocas tienen 2,0 millones de años. ¿A qué rapidez se mueve la placa?</p>
<p>\[v = \frac{180\,\text{km}}{2{,}0 \times 10^{6}\,\text{años}} = \frac{1{,}8 \times 10^{7}\,\text{cm}}{2{,}0 \times 10^{6}\,\text{años}} = 9{,}0\,\text{cm/año}\]</p>
<p>La placa se mueve desde el volcán activo hacia las islas más antiguas.</p>
<blockquote><p><strong>Para identificar un límite:</strong> ¿se crea litosfera? Divergente. ¿Hay fosa o gran cordillera? Convergente. ¿Hay sismos sin volcanes ni montañas nuevas, y desplazamiento lateral? Transformante.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Fósiles de <em>Mesosaurus</em>, un pequeño reptil de agua dulce, se han hallado únicamente en el este de Sudamérica y el sur de África. ¿Por qué este hallazgo apoya la deriva continental?</p>`,
      options: [
        'Porque demuestra que el animal podía nadar a través del Atlántico.',
        'Porque muestra que ambos continentes tienen hoy el mismo clima.',
        'Porque indica que ambos lugares estuvieron unidos cuando vivió.',
        'Porque prueba que el animal surgió dos veces, en forma independiente.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Un animal pequeño y de agua dulce no podía cruzar un océano: lo más sencillo es que su hábitat fuera <strong>continuo</strong> y después se separara. Suponer que cruzaba el Atlántico contradice su modo de vida. El clima actual no informa del pasado. Que la misma especie surgiera dos veces es muchísimo menos probable.</p>`,
    },
    {
      question: html`<p>¿Cuál fue la principal razón por la que la teoría de Wegener fue rechazada por la mayor parte de la comunidad científica de su época?</p>`,
      options: [
        'No presentó evidencias fósiles ni geológicas.',
        'No explicó de manera convincente qué movía a los continentes.',
        'Afirmó que los continentes estuvieron siempre en el mismo lugar.',
        'Sus mapas de los bordes de los continentes no calzaban entre sí.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Wegener reunió buenas evidencias, pero le faltó un <strong>mecanismo</strong>: las fuerzas que propuso eran demasiado débiles. Sí presentó fósiles y rocas. Afirmó justo lo contrario de la inmovilidad. Y los bordes calzan bien, sobre todo los de las plataformas continentales.</p>`,
    },
    {
      question: html`<p>La tabla muestra la edad de rocas del fondo oceánico al este de una dorsal.</p><table><thead><tr><th>Distancia a la dorsal (km)</th><th>Edad (millones de años)</th></tr></thead><tbody><tr><td>40</td><td>2</td></tr><tr><td>80</td><td>4</td></tr><tr><td>160</td><td>8</td></tr></tbody></table><p>Si la expansión es simétrica, ¿con qué rapidez se separan entre sí los dos lados de la dorsal?</p>`,
      options: ['2,0 cm/año', '20 cm/año', '40 cm/año', '4,0 cm/año'],
      correctAnswer: 3,
      explanation: html`<p>Cada lado avanza \(40\,\text{km} = 4{,}0 \times 10^{6}\,\text{cm}\) en \(2 \times 10^{6}\) años: 2,0 cm/año. Como se alejan en sentidos opuestos, se separan a \(2 \cdot 2{,}0 = 4{,}0\,\text{cm/año}\). Responder 2,0 considera un solo lado. Los valores 20 y 40 equivocan la conversión de kilómetros a centímetros (\(1\,\text{km} = 10^{5}\,\text{cm}\)).</p>`,
    },
    {
      question: html`<p>Las franjas de polaridad magnética del fondo oceánico son simétricas respecto de la dorsal. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'La corteza se forma en la dorsal y se aleja hacia ambos lados.',
        'Las corrientes marinas depositan minerales a ambos lados por igual.',
        'El campo magnético terrestre es más intenso sobre las dorsales.',
        'La corteza se hunde en la dorsal y desaparece por ambos lados.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La corteza nueva «graba» la polaridad del campo al enfriarse; como se aleja <strong>hacia ambos lados</strong>, el registro queda duplicado. Los minerales magnéticos son parte de la roca volcánica, no depósitos de las corrientes. Una mayor intensidad no produciría inversiones alternadas. Y en las dorsales la corteza se crea: donde se hunde es en las fosas.</p>`,
    },
    {
      question: html`<p>Frente a las costas de Chile central, la placa de Nazca se hunde bajo la Sudamericana. ¿Por qué se hunde la de Nazca y no al revés?</p>`,
      options: [
        'Porque la placa de Nazca se mueve más rápido que la Sudamericana.',
        'Porque la placa Sudamericana es arrastrada hacia abajo por los Andes.',
        'Porque la litosfera oceánica es más densa que la continental.',
        'Porque la placa de Nazca tiene una superficie menor que la otra.',
      ],
      correctAnswer: 2,
      explanation: html`<p>En un límite convergente se hunde la placa <strong>más densa</strong>: la oceánica, de basalto, fría y delgada, frente a la continental, de rocas menos densas como el granito. Ni la rapidez ni el tamaño deciden cuál se hunde. Y el peso de los Andes no hace que la placa Sudamericana se subduzca.</p>`,
    },
    {
      question: html`<p>En una región se observan muchos sismos poco profundos, un desplazamiento lateral de ríos y caminos a lo largo de una falla, y ausencia de volcanes. ¿Qué tipo de límite de placas es el más probable?</p>`,
      options: ['Divergente', 'Transformante', 'Convergente con subducción', 'Convergente entre continentes'],
      correctAnswer: 1,
      explanation: html`<p>El <strong>desplazamiento lateral</strong>, con sismos poco profundos y sin volcanes, es propio de un límite <strong>transformante</strong>, como las fallas de San Andrés o Magallanes-Fagnano. En un límite divergente hay volcanismo y separación. En la subducción hay volcanes, fosa y sismos también profundos. Entre continentes se forma una gran cordillera.</p>`,
    },
    {
      question: html`<p>Una cadena de islas volcánicas se formó sobre un punto caliente fijo. La isla activa tiene 0 años; otra, a 150 km hacia el noroeste, 2,5 millones de años; otra, a 300 km en la misma dirección, 5,0 millones de años. ¿Qué se puede concluir del movimiento de la placa?</p>`,
      options: [
        'Se mueve hacia el sureste, a 6,0 cm/año.',
        'Se mueve hacia el noroeste, a 60 cm/año.',
        'Se mueve hacia el sureste, a 60 cm/año.',
        'Se mueve hacia el noroeste, a 6,0 cm/año.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Las islas se forman sobre el punto caliente y la placa se las lleva: las más antiguas están hacia donde va la placa, el <strong>noroeste</strong>. Rapidez: \(150\,\text{km}/2{,}5 \times 10^{6}\,\text{años} = 1{,}5 \times 10^{7}\,\text{cm}/2{,}5 \times 10^{6}\,\text{años} = 6{,}0\,\text{cm/año}\). Responder «sureste» invierte el razonamiento, y 60 cm/año es un error de conversión.</p>`,
    },
    {
      question: html`<p>Casi no existe fondo oceánico con más de 200 millones de años, mientras que en los continentes hay rocas de miles de millones de años. ¿Qué explica esta diferencia?</p>`,
      options: [
        'El fondo oceánico se hunde en las zonas de subducción y se recicla.',
        'Los océanos de la Tierra se formaron hace solo 200 millones de años.',
        'La erosión del agua destruye las rocas antiguas del fondo oceánico.',
        'Las rocas continentales se forman más rápido que las oceánicas.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La litosfera oceánica, densa, vuelve al manto en las <strong>zonas de subducción</strong> antes de envejecer demasiado; la continental, menos densa, casi no se subduce. Los océanos existen desde hace más de 3500 millones de años: lo joven es su <em>fondo</em>. La erosión es débil en el fondo del mar, donde más bien se acumulan sedimentos. La rapidez de formación no explica la edad máxima.</p>`,
    },
  ],
  videos: [],
};
