import { type DemoTopic, html } from '../../../demo-topic.ts';

export const ondasElectromagneticas: DemoTopic = {
  slug: 'fisica-ondas-electromagneticas',
  courseId: 2,
  unit: 'Ondas',
  title: 'Ondas electromagnéticas y su espectro',
  description:
    'Reconoce los elementos de una onda, relaciona rapidez, frecuencia y longitud de onda, y recorre el espectro desde la radio hasta los rayos gamma.',
  color: 'orange',
  icon: 'bolt',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'elementos-de-una-onda',
      title: 'Los elementos de una onda',
      content: html`
<p>Cuando tiembla en Chile, la energía que se libera a decenas de kilómetros de profundidad llega hasta tu casa sin que las rocas viajen hasta allá. Eso es una <strong>onda</strong>: una perturbación que se propaga y <em>transporta energía sin transportar materia</em>.</p>
<h2>Dos grandes grupos</h2>
<ul>
<li><strong>Ondas mecánicas</strong>: necesitan un medio material. El sonido, las olas y las ondas sísmicas son mecánicas.</li>
<li><strong>Ondas electromagnéticas</strong>: son oscilaciones de campos eléctricos y magnéticos y <strong>no necesitan un medio</strong>: se propagan también en el vacío. La luz, las ondas de radio y los rayos X son electromagnéticas.</li>
</ul>
<p>Por eso vemos el Sol, pero no lo oímos: su luz cruza el espacio vacío, mientras que el sonido no puede hacerlo.</p>
<p>Las ondas electromagnéticas son además <strong>transversales</strong>: los campos oscilan en dirección perpendicular a la de propagación. En una onda <em>longitudinal</em>, como el sonido en el aire, la oscilación es paralela a la propagación.</p>
<h2>Los elementos</h2>
<table>
<thead><tr><th>Elemento</th><th>Símbolo</th><th>Qué es</th><th>Unidad SI</th></tr></thead>
<tbody>
<tr><td>Amplitud</td><td>\(A\)</td><td>máximo alejamiento desde el equilibrio; se relaciona con la energía</td><td>depende de la onda</td></tr>
<tr><td>Longitud de onda</td><td>\(\lambda\)</td><td>distancia entre dos crestas (o dos valles) consecutivas</td><td>m</td></tr>
<tr><td>Período</td><td>\(T\)</td><td>tiempo de una oscilación completa</td><td>s</td></tr>
<tr><td>Frecuencia</td><td>\(f\)</td><td>número de oscilaciones por unidad de tiempo</td><td>Hz (\(1\,\text{Hz} = 1\,\text{s}^{-1}\))</td></tr>
</tbody>
</table>
<img src="/demo/onda-transversal.svg" alt="Gráfico de una onda transversal: desplazamiento según la posición. La longitud de onda λ es la distancia entre dos crestas consecutivas. La amplitud A va desde el eje de equilibrio hasta una cresta o hasta un valle. La onda avanza hacia la derecha." width="640" height="376" />
<p>El período y la frecuencia cuentan lo mismo de dos maneras. Si una onda completa 5 oscilaciones en 1 s, cada una demora 1/5 de segundo:</p>
<p>\[f = \frac{1}{T} \qquad\Longleftrightarrow\qquad T = \frac{1}{f}\]</p>
<h2>Leer un gráfico de una onda</h2>
<p>Hay dos gráficos muy parecidos y es fácil confundirlos. Mira siempre el <em>eje horizontal</em>:</p>
<ul>
<li>si muestra la <strong>posición</strong> (en metros), la distancia entre dos crestas es la <strong>longitud de onda</strong>;</li>
<li>si muestra el <strong>tiempo</strong> (en segundos), el intervalo entre dos crestas es el <strong>período</strong>.</li>
</ul>
<p>La amplitud se mide desde el eje de equilibrio hasta la cresta, <em>no</em> desde el valle hasta la cresta: esa distancia es el doble.</p>
<h2>Ejemplo resuelto</h2>
<p>Un sismógrafo registra 24 oscilaciones completas en 8,0 s. ¿Cuáles son la frecuencia y el período?</p>
<p>\[f = \frac{24}{8{,}0\,\text{s}} = 3{,}0\,\text{Hz} \qquad T = \frac{1}{3{,}0\,\text{Hz}} \approx 0{,}33\,\text{s}\]</p>
<p>Comprueba: 24 oscilaciones de 0,33 s suman unos 8 s. ¡Coincide!</p>
<h2>¿De qué depende cada elemento?</h2>
<p>La <strong>frecuencia</strong> la fija la fuente que produce la onda: si la onda pasa de un medio a otro, su frecuencia no cambia. La <strong>rapidez</strong> depende del medio. La <strong>longitud de onda</strong> se ajusta a las dos, como verás en la lección siguiente. La <strong>amplitud</strong> depende de la energía que entrega la fuente y no altera la rapidez: una luz más intensa no viaja más rápido.</p>
<blockquote><p><strong>Recuerda:</strong> una onda transporta energía. Un corcho sobre las olas de Pichilemu sube y baja, pero la ola no lo lleva de viaje con ella.</p></blockquote>`,
    },
    {
      slug: 'rapidez-frecuencia-longitud',
      title: 'Rapidez, frecuencia y longitud de onda',
      content: html`
<p>En el vacío, todas las ondas electromagnéticas viajan con la misma rapidez, la mayor que existe en la naturaleza:</p>
<p>\[c = 3{,}00 \times 10^{8}\,\text{m/s} = 300\,000\,\text{km/s}\]</p>
<p>En un segundo, la luz podría dar más de siete vueltas a la Tierra. En el aire su rapidez es prácticamente la misma.</p>
<h2>La relación fundamental</h2>
<p>En un período \(T\) la onda avanza exactamente una longitud de onda \(\lambda\). Como la rapidez es distancia dividida por tiempo:</p>
<p>\[v = \frac{\lambda}{T} = \lambda \cdot f\]</p>
<p>Para ondas electromagnéticas en el vacío, \(v = c\), que es constante. Entonces \(\lambda\) y \(f\) son <strong>inversamente proporcionales</strong>: a mayor frecuencia, menor longitud de onda. Si la frecuencia se duplica, la longitud de onda se reduce a la mitad; la rapidez no cambia.</p>
<h2>Ejemplo resuelto 1: la radio FM</h2>
<p>Una radio transmite en 100 MHz. ¿Cuál es su longitud de onda en el aire?</p>
<ol>
<li>Convierte: \(100\,\text{MHz} = 100 \times 10^{6}\,\text{Hz} = 1{,}00 \times 10^{8}\,\text{Hz}\).</li>
<li>Despeja y reemplaza:</li>
</ol>
<p>\[\lambda = \frac{c}{f} = \frac{3{,}00 \times 10^{8}\,\text{m/s}}{1{,}00 \times 10^{8}\,\text{Hz}} = 3{,}00\,\text{m}\]</p>
<h2>Ejemplo resuelto 2: la luz verde</h2>
<p>Un láser verde emite con \(\lambda = 500\,\text{nm}\) en el aire (\(1\,\text{nm} = 10^{-9}\,\text{m}\)). Su frecuencia es</p>
<p>\[f = \frac{c}{\lambda} = \frac{3{,}00 \times 10^{8}\,\text{m/s}}{500 \times 10^{-9}\,\text{m}} = 6{,}00 \times 10^{14}\,\text{Hz}\]</p>
<p>¡Seiscientos billones de oscilaciones por segundo!</p>
<h2>¿Qué pasa en otro medio?</h2>
<p>En el agua, el vidrio u otro medio transparente, la luz va más lento. El <strong>índice de refracción</strong> \(n\) dice cuántas veces:</p>
<p>\[n = \frac{c}{v}\]</p>
<table>
<thead><tr><th>Medio</th><th>\(n\)</th><th>Rapidez de la luz (m/s)</th></tr></thead>
<tbody>
<tr><td>Vacío</td><td>1 (exacto)</td><td>\(3{,}00 \times 10^{8}\)</td></tr>
<tr><td>Aire</td><td>1,0003</td><td>\(3{,}00 \times 10^{8}\)</td></tr>
<tr><td>Agua</td><td>1,33</td><td>\(2{,}26 \times 10^{8}\)</td></tr>
<tr><td>Vidrio común</td><td>1,50</td><td>\(2{,}00 \times 10^{8}\)</td></tr>
<tr><td>Diamante</td><td>2,42</td><td>\(1{,}24 \times 10^{8}\)</td></tr>
</tbody>
</table>
<p>Al cambiar de medio la <strong>frecuencia se mantiene</strong>, porque la fija la fuente. Cambian la rapidez y la longitud de onda, en la misma proporción.</p>
<h2>Ejemplo resuelto 3: del aire al vidrio</h2>
<p>El láser verde anterior entra en un vidrio con \(n = 1{,}50\).</p>
<ol>
<li>Rapidez: \(v = c/n = 3{,}00 \times 10^{8} / 1{,}50 = 2{,}00 \times 10^{8}\,\text{m/s}\).</li>
<li>Frecuencia: sigue siendo \(6{,}00 \times 10^{14}\,\text{Hz}\).</li>
<li>Longitud de onda: \(\lambda = v/f = 2{,}00 \times 10^{8} / 6{,}00 \times 10^{14} = 3{,}33 \times 10^{-7}\,\text{m} = 333\,\text{nm}\).</li>
</ol>
<p>El rayo sigue viéndose verde: el color que percibimos está ligado a la frecuencia, y esa no cambió.</p>
<blockquote><p><strong>Error frecuente:</strong> creer que por la fórmula \(v = \lambda f\) una onda de mayor frecuencia viaja más rápido. En un mismo medio, al aumentar \(f\) disminuye \(\lambda\), y el producto en el vacío siempre es \(c\).</p></blockquote>`,
    },
    {
      slug: 'espectro-electromagnetico',
      title: 'El espectro electromagnético',
      content: html`
<p>La luz que ves es solo una franja angosta de una familia enorme. El <strong>espectro electromagnético</strong> ordena todas las ondas electromagnéticas según su frecuencia o su longitud de onda. Todas tienen la misma naturaleza y la misma rapidez en el vacío; cambia la <em>frecuencia</em> y, con ella, la energía que puede entregar cada fotón.</p>
<h2>De menor a mayor frecuencia</h2>
<table>
<thead><tr><th>Región</th><th>Longitud de onda (aproximada)</th><th>Fuente o detección</th><th>Uso</th></tr></thead>
<tbody>
<tr><td>Radio</td><td>mayor que 1 m</td><td>antenas</td><td>radio AM y FM, televisión</td></tr>
<tr><td>Microondas</td><td>1 m a 1 mm</td><td>antenas pequeñas</td><td>wifi, teléfono móvil, radar, horno</td></tr>
<tr><td>Infrarrojo</td><td>1 mm a 700 nm</td><td>cuerpos tibios o calientes</td><td>control remoto, cámara térmica</td></tr>
<tr><td>Luz visible</td><td>700 nm a 400 nm</td><td>Sol, ampolletas</td><td>visión, fotografía</td></tr>
<tr><td>Ultravioleta</td><td>400 nm a 10 nm</td><td>Sol, lámparas especiales</td><td>esterilización, detección de billetes falsos</td></tr>
<tr><td>Rayos X</td><td>10 nm a 0,01 nm</td><td>tubos de rayos X</td><td>radiografías, seguridad en aeropuertos</td></tr>
<tr><td>Rayos gamma</td><td>menor que 0,01 nm</td><td>núcleos atómicos</td><td>radioterapia</td></tr>
</tbody>
</table>
<img src="/demo/espectro-electromagnetico.svg" alt="Espectro electromagnético ordenado de menor a mayor frecuencia, con una onda que se va apretando: radio, microondas (desde 1 m), infrarrojo (desde 1 mm), luz visible, ultravioleta (UV), rayos X (desde 10 nm) y rayos gamma (desde 0,01 nm). La luz visible es una franja muy angosta que se amplía abajo: va del rojo, 700 nm, al violeta, 400 nm, pasando por el verde." width="640" height="384" />
<p>Los límites no son muros: las regiones se traslapan y distintas fuentes fijan valores algo diferentes. Lo importante es el <strong>orden</strong>. En la luz visible, de menor a mayor frecuencia: rojo, naranja, amarillo, verde, azul y violeta. El rojo tiene la mayor longitud de onda; el violeta, la mayor frecuencia.</p>
<h2>Frecuencia, energía y salud</h2>
<p>La energía de cada fotón es proporcional a la frecuencia. Los fotones de los rayos X, los rayos gamma y el ultravioleta de mayor frecuencia pueden arrancar electrones de los átomos: son <strong>radiación ionizante</strong> y pueden dañar el ADN. Las ondas de radio, las microondas, el infrarrojo y la luz visible son <em>no ionizantes</em>. Las microondas del horno calientan los alimentos porque hacen rotar moléculas de agua; no los vuelven radiactivos.</p>
<p>La radiación ultravioleta del Sol también puede dañar el ADN de la piel, aunque la que llega al suelo casi no ioniza. En el norte de Chile su índice suele ser extremo en verano, por la latitud, la altura y los cielos despejados: bloqueador, sombrero y sombra no son un lujo.</p>
<h2>Ejemplo resuelto: ALMA, en el llano de Chajnantor</h2>
<p>El radiotelescopio ALMA, a unos 5000 m de altitud en la Región de Antofagasta, observa ondas de alrededor de 1 mm. ¿A qué frecuencia corresponde?</p>
<p>\[f = \frac{c}{\lambda} = \frac{3{,}00 \times 10^{8}\,\text{m/s}}{1{,}0 \times 10^{-3}\,\text{m}} = 3{,}0 \times 10^{11}\,\text{Hz} = 300\,\text{GHz}\]</p>
<p>Está en el límite entre las microondas y el infrarrojo. ¿Por qué tan alto y en un lugar tan seco? Porque el vapor de agua de la atmósfera <em>absorbe</em> estas ondas: mientras menos vapor haya por encima de las antenas, más señal llega.</p>
<h2>Comparar sin calcular</h2>
<p>Muchas preguntas se resuelven solo con proporciones. Si la luz azul tiene \(\lambda = 450\,\text{nm}\) y un rayo infrarrojo tiene \(\lambda = 900\,\text{nm}\), el infrarrojo tiene el doble de longitud de onda y, por lo tanto, la <strong>mitad</strong> de la frecuencia. En el vacío, los dos viajan a la misma rapidez.</p>
<blockquote><p><strong>Tres cosas que siempre van juntas:</strong> mayor frecuencia, menor longitud de onda, mayor energía por fotón.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>En un observatorio se reciben al mismo tiempo una onda de radio y un destello de luz visible emitidos juntos por una estrella, después de viajar por el vacío. ¿Qué característica tienen en común ambas ondas durante ese viaje?</p>`,
      options: ['La frecuencia', 'La longitud de onda', 'El período', 'La rapidez de propagación'],
      correctAnswer: 3,
      explanation: html`<p>En el vacío <strong>todas</strong> las ondas electromagnéticas viajan con la misma rapidez, \(c = 3{,}00 \times 10^{8}\,\text{m/s}\); por eso llegan juntas. La radio y la luz visible ocupan regiones distintas del espectro: la radio tiene menor frecuencia, mayor período y mayor longitud de onda.</p>`,
    },
    {
      question: html`<p>El router de una casa emite ondas de 2,4 GHz. Si se propagan en el aire a \(3{,}0 \times 10^{8}\,\text{m/s}\), ¿cuál es su longitud de onda?</p>`,
      options: [
        html`\(0{,}125\,\text{m}\)`,
        html`\(8{,}0\,\text{m}\)`,
        html`\(125\,\text{m}\)`,
        html`\(7{,}2 \times 10^{17}\,\text{m}\)`,
      ],
      correctAnswer: 0,
      explanation: html`<p>\(\lambda = \dfrac{c}{f} = \dfrac{3{,}0 \times 10^{8}\,\text{m/s}}{2{,}4 \times 10^{9}\,\text{Hz}} = 0{,}125\,\text{m}\), unos 12 cm. El valor 125 m aparece al convertir GHz como \(10^{6}\) en vez de \(10^{9}\). El valor 8,0 es \(f/c\), la división al revés. El valor \(7{,}2 \times 10^{17}\) resulta de multiplicar \(c\) por \(f\).</p>`,
    },
    {
      question: html`<p>Un gráfico muestra la intensidad del campo eléctrico de una onda en función del <strong>tiempo</strong>. Las crestas consecutivas aparecen en 2 ns, 6 ns y 10 ns (\(1\,\text{ns} = 10^{-9}\,\text{s}\)). ¿Cuál es la frecuencia de la onda?</p>`,
      options: [
        html`\(1{,}0 \times 10^{8}\,\text{Hz}\)`,
        html`\(2{,}5 \times 10^{8}\,\text{Hz}\)`,
        html`\(5{,}0 \times 10^{8}\,\text{Hz}\)`,
        html`\(4{,}0 \times 10^{9}\,\text{Hz}\)`,
      ],
      correctAnswer: 1,
      explanation: html`<p>Entre crestas consecutivas pasan 4 ns: ese es el período. \(f = \dfrac{1}{T} = \dfrac{1}{4 \times 10^{-9}\,\text{s}} = 2{,}5 \times 10^{8}\,\text{Hz}\). Con 10 ns (la última cresta) se obtiene \(1{,}0 \times 10^{8}\) y con 2 ns (la primera), \(5{,}0 \times 10^{8}\): ninguno es el tiempo entre dos crestas seguidas. El valor \(4{,}0 \times 10^{9}\) confunde el período con la frecuencia.</p>`,
    },
    {
      question: html`<p>Un rayo de luz roja pasa del aire al agua. ¿Qué ocurre con su frecuencia, su rapidez y su longitud de onda?</p>`,
      options: [
        'La frecuencia disminuye; la rapidez y la longitud de onda se mantienen.',
        'La frecuencia y la rapidez disminuyen; la longitud de onda aumenta.',
        'La frecuencia se mantiene; la rapidez y la longitud de onda disminuyen.',
        'La frecuencia se mantiene; la rapidez disminuye y la longitud de onda aumenta.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La frecuencia la fija la fuente y <strong>no cambia</strong> al pasar de un medio a otro. En el agua (\(n = 1{,}33\)) la rapidez baja y, como \(\lambda = v/f\) con \(f\) constante, la longitud de onda disminuye en la misma proporción. Las opciones que hacen variar la frecuencia suponen que el agua puede cambiar las oscilaciones que recibe por segundo. La que aumenta \(\lambda\) aplica una proporción inversa que solo vale cuando \(v\) es constante.</p>`,
    },
    {
      question: html`<p>Se comparan dos ondas electromagnéticas en el vacío. La onda X tiene una longitud de onda tres veces mayor que la onda Y. ¿Cuál es la relación entre sus frecuencias?</p>`,
      options: [
        html`\(f_X = 3 f_Y\)`,
        html`\(f_X = f_Y\)`,
        html`\(f_X = \dfrac{f_Y}{9}\)`,
        html`\(f_X = \dfrac{f_Y}{3}\)`,
      ],
      correctAnswer: 3,
      explanation: html`<p>En el vacío \(\lambda f = c\) es constante: si \(\lambda\) se triplica, \(f\) queda en <strong>un tercio</strong>. Responder \(3f_Y\) supone una proporción directa; responder que son iguales confunde la frecuencia con la rapidez, que sí es la misma; y un noveno supone que la frecuencia depende del cuadrado de la longitud de onda.</p>`,
    },
    {
      question: html`<p>La tabla muestra las longitudes de onda de cuatro ondas electromagnéticas.</p><table><thead><tr><th>Onda</th><th>Longitud de onda</th></tr></thead><tbody><tr><td>1</td><td>3,0 m</td></tr><tr><td>2</td><td>600 nm</td></tr><tr><td>3</td><td>0,10 nm</td></tr><tr><td>4</td><td>12 cm</td></tr></tbody></table><p>¿Cuál de ellas corresponde a radiación ionizante?</p>`,
      options: ['La onda 1', 'La onda 2', 'La onda 3', 'La onda 4'],
      correctAnswer: 2,
      explanation: html`<p>Con 0,10 nm, la onda 3 está en los <strong>rayos X</strong>: la menor longitud de onda, la mayor frecuencia y la mayor energía por fotón, suficiente para ionizar átomos. La onda 1 es de radio, la 2 es luz visible (naranja) y la 4 es de microondas; ninguna de ellas es ionizante.</p>`,
    },
    {
      question: html`<p>Una persona sostiene que «mientras más intensa es una luz, más rápido viaja». ¿Qué experimento permitiría poner a prueba directamente esa afirmación?</p>`,
      options: [
        'Medir el tiempo que tardan en recorrer igual distancia pulsos del mismo láser con distinta intensidad.',
        'Medir la intensidad de un mismo láser después de recorrer distancias diferentes en el aire.',
        'Medir el tiempo que tardan en recorrer igual distancia pulsos de igual intensidad y distinto color.',
        'Medir la longitud de onda de dos láseres de colores distintos que tienen la misma intensidad.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Para probar si la rapidez depende de la intensidad hay que <strong>variar solo la intensidad</strong> y medir la rapidez (tiempo para una distancia fija), con el mismo láser. Medir intensidad a distintas distancias no informa la rapidez. Con colores distintos se cambia otra variable, la frecuencia, y se deja fija justo la que se quiere estudiar. El resultado, por cierto, mostraría que la rapidez no depende de la intensidad.</p>`,
    },
    {
      question: html`<p>El observatorio ALMA se construyó a unos 5000 m de altitud en uno de los lugares más secos del planeta para observar ondas de entre 0,3 mm y 10 mm, aproximadamente. ¿Cuál es la razón física principal?</p>`,
      options: [
        'A mayor altitud las ondas milimétricas viajan más rápido que cerca del mar.',
        'El vapor de agua de la atmósfera absorbe las ondas de esas longitudes.',
        'A mayor altitud se está mucho más cerca de las estrellas que se observan.',
        'El aire seco aumenta la frecuencia de las ondas que llegan a las antenas.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El vapor de agua <strong>absorbe</strong> ondas milimétricas y submilimétricas; en un sitio alto y seco queda poco vapor por encima y llega más señal. La rapidez en el aire es casi \(c\) a cualquier altitud. Cinco kilómetros no son nada frente a las distancias a las estrellas. La frecuencia la fija la fuente y el aire no la modifica.</p>`,
    },
  ],
  videos: [],
};
