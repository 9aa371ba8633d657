import { type DemoTopic, html } from '../../../demo-topic.ts';

export const interiorDeLaTierra: DemoTopic = {
  slug: 'fisica-interior-de-la-tierra',
  courseId: 2,
  unit: 'Energía – tierra',
  title: 'El interior de la Tierra',
  description:
    'Recorre la Tierra desde la corteza hasta el núcleo y descubre cómo las ondas sísmicas permiten conocer lo que nadie ha visto.',
  color: 'orange',
  icon: 'fire',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'capas-de-la-geosfera',
      title: 'Las capas de la geosfera: dos modelos',
      content: html`
<p>La perforación más profunda que se ha hecho, en la península de Kola, llegó a unos 12 km. El radio de la Tierra es de 6371 km. Hemos arañado apenas el 0,2 % del camino y, sin embargo, sabemos bastante de lo que hay más abajo. Primero veremos qué sabemos; en la lección siguiente, cómo lo sabemos.</p>
<h2>Dos maneras de dividirla</h2>
<p>Los dos modelos describen la misma Tierra, con criterios distintos: el <strong>modelo estático</strong> se fija en la <em>composición</em>; el <strong>modelo dinámico</strong>, en el <em>comportamiento mecánico</em> de los materiales (si son rígidos, si fluyen).</p>
<h2>Modelo estático (composición)</h2>
<table>
<thead><tr><th>Capa</th><th>Profundidad (km)</th><th>Composición</th><th>Estado</th></tr></thead>
<tbody>
<tr><td>Corteza oceánica</td><td>0 a unos 7</td><td>rocas como el basalto, más densas</td><td>sólido</td></tr>
<tr><td>Corteza continental</td><td>0 a unos 35 (hasta 70 bajo los Andes)</td><td>rocas como el granito, menos densas</td><td>sólido</td></tr>
<tr><td>Manto</td><td>hasta 2900</td><td>silicatos de hierro y magnesio</td><td>sólido, aunque fluye muy lentamente</td></tr>
<tr><td>Núcleo externo</td><td>2900 a 5150</td><td>hierro y níquel</td><td><strong>líquido</strong></td></tr>
<tr><td>Núcleo interno</td><td>5150 a 6371</td><td>hierro y níquel</td><td><strong>sólido</strong></td></tr>
</tbody>
</table>
<p>Los límites se llaman <em>discontinuidades</em>: la de <strong>Mohorovičić</strong> separa la corteza del manto; la de <strong>Gutenberg</strong>, el manto del núcleo (2900 km), y la de <strong>Lehmann</strong>, el núcleo externo del interno (5150 km).</p>
<h2>Modelo dinámico (comportamiento)</h2>
<ul>
<li><strong>Litosfera</strong>: la corteza <em>más</em> la parte superior y rígida del manto. Tiene unos 100 km de espesor en promedio y está dividida en <strong>placas</strong>.</li>
<li><strong>Astenosfera</strong>: zona del manto superior, bajo la litosfera, sólida pero plástica, capaz de fluir centímetros por año. Sobre ella se desplazan las placas.</li>
<li><strong>Mesosfera</strong>: el resto del manto, hasta los 2900 km. Es más rígida por la presión, aunque también participa en la convección.</li>
<li><strong>Endosfera</strong>: el núcleo, externo e interno.</li>
</ul>
<img src="/demo/interior-de-la-tierra.svg" alt="Media Tierra a escala. A la izquierda, por su composición: una corteza muy delgada, el manto sólido hasta 2900 km de profundidad, el núcleo externo líquido hasta 5150 km y el núcleo interno hasta 6371 km. A la derecha, por su comportamiento: la litosfera, muy delgada pero más gruesa que la corteza; debajo, la astenosfera; luego, la mesosfera hasta 2900 km y la endosfera, que es todo el núcleo." width="640" height="396" />
<p>Error frecuente: creer que «litosfera» y «corteza» son lo mismo. La litosfera <strong>incluye</strong> a la corteza, pero es bastante más gruesa.</p>
<h2>¿Por qué el centro es sólido, si es lo más caliente?</h2>
<p>El núcleo interno supera los 5000 °C y, aun así, es sólido. La razón es la <strong>presión</strong>: a esa profundidad es más de tres millones de veces la atmosférica, y con tanta presión la temperatura de fusión del hierro es todavía más alta. En el núcleo externo la presión es menor y la temperatura alcanza para fundirlo.</p>
<h2>Ejemplo resuelto: la Tierra a escala</h2>
<p>Si la Tierra fuera una palta de 6,4 cm de radio, ¿qué espesor tendría la corteza continental (35 km)?</p>
<p>\[\frac{35\,\text{km}}{6371\,\text{km}} \cdot 6{,}4\,\text{cm} \approx 0{,}035\,\text{cm} = 0{,}35\,\text{mm}\]</p>
<p>Como la cáscara de la palta. El núcleo, con 3471 km de radio, ocuparía algo más de la mitad del radio: un cuesco grande.</p>
<h2>Un imán gigante</h2>
<p>El hierro líquido del núcleo externo se mueve por convección y por la rotación del planeta. Como conduce la electricidad, ese movimiento genera el <strong>campo magnético terrestre</strong>, que desvía gran parte de las partículas del viento solar. La brújula que usas en un paseo por la montaña apunta gracias a metal fundido a 2900 km bajo tus pies.</p>
<blockquote><p><strong>Recuerda:</strong> el manto <em>no</em> es un mar de lava. Es roca sólida que fluye muy lentamente; el magma se forma solo en ciertos lugares.</p></blockquote>`,
    },
    {
      slug: 'ondas-sismicas',
      title: 'Cómo lo sabemos: las ondas sísmicas',
      content: html`
<p>En medicina se usa el ultrasonido para «ver» dentro del cuerpo sin abrirlo. La geofísica hace algo parecido: cada gran sismo envía ondas por todo el planeta, y las estaciones de todo el mundo registran cuándo y cómo llegan.</p>
<h2>Tipos de ondas sísmicas</h2>
<table>
<thead><tr><th>Onda</th><th>Movimiento</th><th>¿Por dónde se propaga?</th><th>Rapidez en la corteza (km/s)</th></tr></thead>
<tbody>
<tr><td><strong>P</strong> (primaria)</td><td>longitudinal: comprime y estira</td><td>sólidos y líquidos</td><td>unos 6</td></tr>
<tr><td><strong>S</strong> (secundaria)</td><td>transversal: sacude hacia los lados</td><td><strong>solo sólidos</strong></td><td>unos 3,5</td></tr>
<tr><td>Superficiales (Love y Rayleigh)</td><td>combinado</td><td>solo cerca de la superficie</td><td>algo menor que la S</td></tr>
</tbody>
</table>
<p>La P llega primero y se siente como un golpe o un ruido; después llega la S, con el remezón. Las superficiales son las más lentas y, en general, las que más daño causan. Los sistemas de alerta temprana aprovechan esos segundos de ventaja.</p>
<h2>Tres pistas para deducir el interior</h2>
<ol>
<li><strong>La rapidez cambia con la profundidad.</strong> Depende de la rigidez y de la densidad. Al aumentar de a poco, las ondas se van <em>refractando</em> y siguen trayectorias curvas.</li>
<li><strong>En los límites hay saltos.</strong> En la discontinuidad de Mohorovičić, la rapidez de la onda P pasa bruscamente de unos 7 km/s a unos 8 km/s: cambió el material. Parte de la onda se refleja y otra se refracta, igual que la luz.</li>
<li><strong>Las ondas S desaparecen bajo 2900 km.</strong> Como no se propagan en líquidos, el núcleo externo <em>debe ser líquido</em>. La onda P lo atraviesa, pero su rapidez baja de golpe, de unos 13,7 km/s a unos 8 km/s.</li>
</ol>
<h2>La zona de sombra</h2>
<p>Imagina un sismo en un punto de la Tierra. Medimos la distancia a cada estación como un ángulo desde el centro del planeta:</p>
<table>
<thead><tr><th>Distancia angular</th><th>¿Llegan ondas P directas?</th><th>¿Llegan ondas S directas?</th></tr></thead>
<tbody>
<tr><td>de 0° a unos 104°</td><td>sí</td><td>sí</td></tr>
<tr><td>de unos 104° a unos 140°</td><td>no (zona de sombra)</td><td>no</td></tr>
<tr><td>más de unos 140°</td><td>sí, después de refractarse en el núcleo</td><td>no</td></tr>
</tbody>
</table>
<p>La zona de sombra de las S abarca todo lo que está detrás del núcleo. La de las P es un anillo, porque el núcleo las desvía como una lente. En 1936, la sismóloga danesa <strong>Inge Lehmann</strong> notó señales débiles de ondas P dentro de ese anillo y concluyó que hay un núcleo <em>interno</em> que las refleja.</p>
<h2>Ejemplo resuelto: ¿a qué distancia fue el sismo?</h2>
<p>Una estación registra la onda S 10 s después que la P. Con \(v_P = 6{,}0\,\text{km/s}\) y \(v_S = 3{,}5\,\text{km/s}\), ¿a qué distancia está el foco?</p>
<ol>
<li>Tiempos de viaje: \(t_P = d/6{,}0\) y \(t_S = d/3{,}5\).</li>
<li>La diferencia es</li>
</ol>
<p>\[\Delta t = d\left(\frac{1}{3{,}5} - \frac{1}{6{,}0}\right) = \frac{d}{8{,}4\,\text{km/s}} \quad\Longrightarrow\quad d = 8{,}4\,\text{km/s} \cdot 10\,\text{s} = 84\,\text{km}\]</p>
<p>Con una estación se conoce la distancia, pero no la dirección. Con <strong>tres</strong> estaciones se dibujan tres circunferencias, y el epicentro está (aproximadamente) donde se cruzan.</p>
<h2>Otras evidencias</h2>
<ul>
<li><strong>Densidad media:</strong> la Tierra tiene \(5{,}5\,\text{g/cm}^3\), pero las rocas de la corteza, unos \(2{,}7\,\text{g/cm}^3\). Debe haber material mucho más denso adentro.</li>
<li><strong>Meteoritos metálicos:</strong> trozos de hierro y níquel de cuerpos que se formaron junto con la Tierra. En Chile se han recuperado muchos en el desierto de Atacama.</li>
<li><strong>Campo magnético:</strong> exige un fluido conductor en movimiento.</li>
</ul>
<blockquote><p><strong>Clave de razonamiento:</strong> que una onda <em>no llegue</em> también es un dato. La ausencia de ondas S reveló el núcleo líquido.</p></blockquote>`,
    },
    {
      slug: 'calor-y-conveccion',
      title: 'Calor interno y convección: el motor de la Tierra',
      content: html`
<p>En los géiseres del Tatio, a más de 4000 m de altitud, brota agua hirviendo en la madrugada helada. Ese calor viene de adentro. ¿De dónde sale y qué tiene que ver con los terremotos?</p>
<h2>De dónde viene el calor</h2>
<ul>
<li><strong>Calor primordial</strong>: quedó de la formación del planeta, hace unos 4540 millones de años, por los choques y por la separación del hierro, que se hundió hacia el centro.</li>
<li><strong>Desintegración radiactiva</strong>: el uranio, el torio y el potasio-40 de las rocas liberan energía al desintegrarse.</li>
<li><strong>Solidificación del núcleo</strong>: al cristalizar el hierro del núcleo interno se libera calor.</li>
</ul>
<h2>El gradiente geotérmico</h2>
<p>En la corteza continental, la temperatura aumenta en promedio unos 25 °C a 30 °C por cada kilómetro de profundidad. Es el <strong>gradiente geotérmico</strong>.</p>
<h2>Ejemplo resuelto 1</h2>
<p>Si en la superficie hay 15 °C y el gradiente es de 30 °C/km, ¿qué temperatura se espera a 2,0 km?</p>
<p>\[T = 15\,^\circ\text{C} + 30\,\frac{^\circ\text{C}}{\text{km}} \cdot 2{,}0\,\text{km} = 75\,^\circ\text{C}\]</p>
<p>Por eso las minas subterráneas profundas necesitan ventilación. ¿Podemos usar la misma regla hasta el centro? Daría \(15 + 30 \cdot 6371 \approx 191\,000\,^\circ\text{C}\), un absurdo: en el manto la temperatura sube mucho más lento, unos 0,5 °C por kilómetro. Una regla vale solo en la zona donde se midió.</p>
<h2>Tres formas de transferir calor</h2>
<table>
<thead><tr><th>Mecanismo</th><th>Cómo funciona</th><th>Dónde importa en la Tierra</th></tr></thead>
<tbody>
<tr><td>Conducción</td><td>la energía pasa entre partículas vecinas, sin que la materia se traslade</td><td>litosfera</td></tr>
<tr><td>Convección</td><td>la materia caliente sube y la fría baja</td><td><strong>manto y núcleo externo</strong></td></tr>
<tr><td>Radiación</td><td>ondas electromagnéticas</td><td>superficie hacia el espacio</td></tr>
</tbody>
</table>
<h2>La convección del manto</h2>
<p>Calienta una olla con sopa espesa: el líquido de abajo se dilata, su densidad disminuye y sube; arriba se enfría, se vuelve más denso y baja. En el manto ocurre lo mismo con roca <em>sólida</em>, a unos pocos centímetros por año:</p>
<p>\[\text{se calienta} \rightarrow \text{se dilata} \rightarrow \text{menor densidad} \rightarrow \text{asciende}\]</p>
<p>¿Cómo puede fluir un sólido? El hielo de un glaciar de Campos de Hielo Sur también es sólido y avanza. Con suficiente tiempo, temperatura y presión, muchos sólidos se deforman sin romperse.</p>
<h2>¿Qué mueve a las placas?</h2>
<p>La litosfera es la parte superior y fría de este sistema de convección. Las fuerzas principales son:</p>
<ol>
<li><strong>Tirón de la placa</strong>: la placa oceánica fría y densa se hunde en la zona de subducción y arrastra al resto. Se considera la más importante.</li>
<li><strong>Empuje de la dorsal</strong>: en las dorsales, la litosfera caliente está más elevada y resbala hacia los lados.</li>
<li><strong>Arrastre del manto</strong>: el flujo de la astenosfera bajo las placas, que puede ayudar o frenar.</li>
</ol>
<h2>Ejemplo resuelto 2: ¿cuánto demora un ciclo?</h2>
<p>Un trozo de manto asciende a 3,0 cm por año. ¿Cuánto tarda en recorrer los 2900 km del manto?</p>
<p>\[t = \frac{2900\,\text{km}}{3{,}0\,\text{cm/año}} = \frac{2{,}9 \times 10^{8}\,\text{cm}}{3{,}0\,\text{cm/año}} \approx 9{,}7 \times 10^{7}\,\text{años}\]</p>
<p>Casi cien millones de años. Es lento a escala humana, pero la Tierra ha tenido tiempo de sobra.</p>
<h2>Energía geotérmica</h2>
<p>En cerro Pabellón, en la Región de Antofagasta, funciona la primera central geotérmica de Sudamérica. Aprovecha agua muy caliente del subsuelo para mover turbinas y generar electricidad, de día y de noche, con emisiones muy bajas. No es casual que esté junto a volcanes: allí el gradiente geotérmico es mucho mayor que el promedio.</p>
<blockquote><p><strong>Cadena para recordar:</strong> calor interno → convección → movimiento de placas → sismos, volcanes y montañas.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Las ondas S de un gran sismo no se registran en las estaciones ubicadas al otro lado del planeta, pero las ondas P sí. ¿Qué conclusión se apoya en esta observación?</p>`,
      options: [
        'Las ondas S viajan más rápido que las P y se agotan antes de llegar.',
        'Las ondas S se reflejan por completo en la corteza terrestre.',
        'La Tierra tiene un núcleo interno sólido, de hierro y níquel.',
        'En el interior de la Tierra existe una capa en estado líquido.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Las ondas S solo se propagan en sólidos: si no atraviesan el planeta, en su camino hay una capa <strong>líquida</strong> (el núcleo externo). Las S son más lentas que las P. Si se reflejaran por completo en la corteza, ninguna estación lejana las registraría, y se registran hasta unos 104° de distancia angular. Esta observación no informa sobre el núcleo interno, que se descubrió con reflexiones de ondas P.</p>`,
    },
    {
      question: html`<p>¿Cuál es la diferencia entre la corteza y la litosfera?</p>`,
      options: [
        'La corteza es la parte continental, y la litosfera, la parte oceánica.',
        'La litosfera incluye la corteza y la parte superior rígida del manto.',
        'La corteza incluye la litosfera y toda la zona plástica del manto.',
        'Ninguna: son dos nombres para la misma capa de la Tierra.',
      ],
      correctAnswer: 1,
      explanation: html`<p>La corteza se define por su <strong>composición</strong>, y la litosfera, por su <strong>rigidez</strong>: abarca la corteza y la porción superior del manto, unos 100 km en promedio. Existen corteza y litosfera tanto continentales como oceánicas. La zona plástica es la astenosfera, que no forma parte de ninguna de las dos.</p>`,
    },
    {
      question: html`<p>El núcleo interno está a más temperatura que el externo; sin embargo, el interno es sólido y el externo, líquido. ¿Cuál es la explicación?</p>`,
      options: [
        'El núcleo interno soporta una presión mayor, que eleva su temperatura de fusión.',
        'El núcleo interno está formado por silicatos, que funden a mayor temperatura.',
        'El núcleo interno se enfría más rápido, porque está lejos de la superficie.',
        'El núcleo interno no tiene elementos radiactivos que lo mantengan fundido.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Al aumentar la <strong>presión</strong>, aumenta la temperatura de fusión del hierro: en el centro, ni siquiera más de 5000 °C bastan para fundirlo. La composición de ambos es similar, hierro y níquel; los silicatos forman el manto y la corteza. El centro es justamente lo que más lento pierde calor. Y la explicación no depende de la radiactividad.</p>`,
    },
    {
      question: html`<p>Una estación sísmica registra la onda P de un temblor a las 10:15:20 y la onda S a las 10:15:35. Si \(v_P = 6{,}0\,\text{km/s}\) y \(v_S = 3{,}5\,\text{km/s}\), de modo que \(d = 8{,}4\,\text{km/s} \cdot \Delta t\), ¿a qué distancia está el foco?</p>`,
      options: ['52,5 km', '90 km', '126 km', '143 km'],
      correctAnswer: 2,
      explanation: html`<p>\(\Delta t = 15\,\text{s}\) y \(d = 8{,}4 \cdot 15 = 126\,\text{km}\). Comprobación: la S tarda \(126/3{,}5 = 36\,\text{s}\) y la P, \(126/6{,}0 = 21\,\text{s}\): la diferencia es 15 s. El valor 90 km multiplica los 15 s por la rapidez de la P y 52,5 km, por la de la S, como si la diferencia fuera el tiempo total de viaje; 143 km (\(9{,}5 \cdot 15\)) suma las dos rapideces.</p>`,
    },
    {
      question: html`<p>El gráfico de la rapidez de las ondas P según la profundidad muestra un aumento gradual en el manto, desde unos 8 km/s hasta unos 13,7 km/s, y a los 2900 km una caída brusca a unos 8 km/s. ¿Qué indica la caída?</p>`,
      options: [
        'Que las ondas P se transformaron en ondas superficiales.',
        'Que las ondas P pasaron a un medio con otras propiedades.',
        'Que las ondas P perdieron toda su energía en el manto.',
        'Que las ondas P llegaron al centro mismo de la Tierra.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Un cambio <strong>brusco</strong> de rapidez señala un cambio de medio: a 2900 km (discontinuidad de Gutenberg) pasan del manto sólido al <strong>núcleo externo líquido</strong>. Si hubieran perdido toda su energía, no se registrarían más adelante. El centro está a 6371 km. Las ondas superficiales no viajan por el interior profundo.</p>`,
    },
    {
      question: html`<p>En una zona, la temperatura de la superficie es 12 °C y el gradiente geotérmico, 25 °C/km. Una galería minera está a 1200 m de profundidad. ¿Qué temperatura se espera en la roca?</p>`,
      options: ['30 °C', '37 °C', '42 °C', '300 °C'],
      correctAnswer: 2,
      explanation: html`<p>1200 m son 1,2 km: \(T = 12 + 25 \cdot 1{,}2 = 12 + 30 = 42\,^\circ\text{C}\). El valor 30 °C es solo el aumento; 37 °C considera 1 km en vez de 1,2, y 300 °C equivoca la conversión de metros a kilómetros (12 km).</p>`,
    },
    {
      question: html`<p>¿Cuál de las siguientes afirmaciones describe correctamente la convección en el manto?</p>`,
      options: [
        'Lava líquida circula por todo el manto, desde el núcleo hasta la corteza.',
        'La energía pasa de una partícula a otra, sin que las rocas se desplacen.',
        'Roca sólida y fría asciende, porque la presión del núcleo la empuja.',
        'Roca sólida y caliente asciende muy lentamente, por su menor densidad.',
      ],
      correctAnswer: 3,
      explanation: html`<p>El manto es <strong>sólido</strong>, pero fluye a centímetros por año: la roca más caliente se dilata, es <strong>menos densa</strong> y asciende; la fría baja. Imaginarlo como un mar de lava es un error muy común. El traspaso de energía sin desplazamiento de materia es la conducción. Y la roca fría, más densa, se hunde.</p>`,
    },
    {
      question: html`<p>La densidad media de la Tierra es \(5{,}5\,\text{g/cm}^3\), pero las rocas de la corteza tienen unos \(2{,}7\,\text{g/cm}^3\). ¿Qué se puede inferir?</p>`,
      options: [
        'Que en el interior hay materiales más densos que los de la corteza.',
        'Que en el interior hay grandes cavernas llenas de gases a presión.',
        'Que la corteza ocupa la mayor parte del volumen de la Tierra.',
        'Que todas las capas de la Tierra tienen la misma composición.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Si una parte tiene una densidad menor que el promedio, otra debe tener una <strong>mayor</strong>: el manto y, sobre todo, el núcleo de hierro y níquel. Cavernas con gas bajarían el promedio. Si la corteza ocupara la mayor parte del volumen, el promedio estaría cerca de 2,7. Y una composición idéntica en todas partes no explicaría por sí sola la diferencia.</p>`,
    },
  ],
  videos: [],
};
