import { type DemoTopic, html } from '../../../demo-topic.ts';

export const espejosLentesTecnologia: DemoTopic = {
  slug: 'fisica-espejos-lentes-tecnologia',
  courseId: 2,
  unit: 'Ondas',
  title: 'Espejos, lentes y tecnología de la luz',
  description:
    'Predice las imágenes que forman espejos y lentes y comprende cómo funcionan telescopios, radares, fibra óptica y teléfonos móviles.',
  color: 'teal',
  icon: 'fas fa-bolt',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'espejos',
      title: 'Imágenes en espejos planos, cóncavos y convexos',
      content: html`
<p>El espejo del baño, la cara interior de una cuchara y el espejo de la esquina de un estacionamiento cumplen la misma ley de reflexión y, sin embargo, forman imágenes muy distintas. Todo depende de la forma de la superficie.</p>
<h2>Cómo describir una imagen</h2>
<ul>
<li><strong>Real</strong>: los rayos reflejados se cruzan de verdad; puede proyectarse en una pantalla. <strong>Virtual</strong>: los rayos no se cruzan, solo sus prolongaciones; no puede proyectarse.</li>
<li><strong>Derecha</strong> o <strong>invertida</strong>, según conserve o no la orientación del objeto.</li>
<li><strong>De mayor, igual o menor tamaño</strong> que el objeto.</li>
</ul>
<h2>Espejo plano</h2>
<p>La imagen es siempre <strong>virtual, derecha, del mismo tamaño</strong> y está tan lejos detrás del espejo como el objeto está por delante. Si te paras a 1,5 m del espejo, entre tú y tu imagen hay \(1{,}5 + 1{,}5 = 3{,}0\,\text{m}\). Además, parece intercambiar izquierda y derecha: por eso algunas ambulancias llevan la palabra escrita al revés.</p>
<h2>Espejos esféricos</h2>
<p>Son un trozo de esfera. El <strong>cóncavo</strong> refleja por la cara hundida y el <strong>convexo</strong>, por la abultada. Tienen un <em>centro de curvatura</em> \(C\), a una distancia \(R\) del espejo, y un <em>foco</em> \(F\), a la mitad de esa distancia:</p>
<p>\[f = \frac{R}{2}\]</p>
<p>Para encontrar la imagen basta trazar dos de estos rayos:</p>
<ol>
<li>el que llega <strong>paralelo</strong> al eje se refleja pasando por \(F\) (en el convexo, se refleja como si viniera de \(F\));</li>
<li>el que pasa por \(F\) (o se dirige a \(F\) en el convexo) se refleja paralelo al eje;</li>
<li>el que pasa por \(C\) vuelve sobre sí mismo.</li>
</ol>
<table>
<thead><tr><th>Espejo y posición del objeto</th><th>Tipo</th><th>Orientación</th><th>Tamaño</th></tr></thead>
<tbody>
<tr><td>Cóncavo, más allá de \(C\)</td><td>real</td><td>invertida</td><td>menor</td></tr>
<tr><td>Cóncavo, en \(C\)</td><td>real</td><td>invertida</td><td>igual</td></tr>
<tr><td>Cóncavo, entre \(C\) y \(F\)</td><td>real</td><td>invertida</td><td>mayor</td></tr>
<tr><td>Cóncavo, en \(F\)</td><td colspan="3">no se forma imagen: los rayos salen paralelos</td></tr>
<tr><td>Cóncavo, entre \(F\) y el espejo</td><td>virtual</td><td>derecha</td><td>mayor</td></tr>
<tr><td>Convexo, en cualquier posición</td><td>virtual</td><td>derecha</td><td>menor</td></tr>
</tbody>
</table>
<img src="/demo/espejo-concavo.svg" alt="Espejo cóncavo con el objeto más allá del centro de curvatura C. El rayo que llega paralelo al eje se refleja pasando por el foco F, y el que pasa por F se refleja paralelo al eje. Se cruzan entre C y F, bajo el eje: allí está la imagen, real, invertida y menor." width="640" height="380" />
<h2>Ejemplo resuelto</h2>
<p>Un espejo cóncavo tiene un radio de curvatura de 40 cm. ¿Dónde debes poner la cara para verla aumentada y derecha, como en un espejo para maquillarse?</p>
<ol>
<li>Distancia focal: \(f = 40\,\text{cm}/2 = 20\,\text{cm}\).</li>
<li>Una imagen derecha y mayor se forma solo si el objeto está entre \(F\) y el espejo.</li>
<li>Por lo tanto, la cara debe estar a <strong>menos de 20 cm</strong> del espejo.</li>
</ol>
<h2>¿Para qué sirve cada uno?</h2>
<p>El <strong>convexo</strong> abarca un campo visual más amplio: se usa en cruces y en el retrovisor lateral derecho de muchos autos, donde los objetos se ven más pequeños y parecen estar más lejos. El <strong>cóncavo</strong> concentra la luz: se usa en telescopios, cocinas solares y antenas parabólicas. También funciona en sentido inverso: con una ampolleta en el foco, como en un foco de auto, los rayos salen paralelos.</p>
<img src="/demo/espejo-convexo.svg" alt="Espejo convexo con el objeto por delante. El rayo que llega paralelo al eje se refleja como si viniera del foco F, que está detrás del espejo, y el que se dirige a F se refleja paralelo al eje. Los rayos reflejados se separan; sus prolongaciones, en línea de puntos, se cruzan detrás del espejo, entre este y F: la imagen es virtual, derecha y menor." width="640" height="380" />
<blockquote><p><strong>Regla útil:</strong> con un solo espejo o una sola lente y un objeto real, toda imagen real es invertida y toda imagen virtual es derecha.</p></blockquote>`,
    },
    {
      slug: 'lentes',
      title: 'Lentes convergentes y divergentes',
      content: html`
<p>Una lente es un trozo de material transparente que desvía la luz por <strong>refracción</strong>, dos veces: al entrar y al salir. Tus ojos tienen una, el cristalino, y ahora mismo está formando en tu retina una imagen de este texto… ¡invertida! Tu cerebro se encarga de interpretarla.</p>
<h2>Dos tipos de lentes</h2>
<ul>
<li><strong>Convergente</strong>: más gruesa al centro que en los bordes. Los rayos paralelos al eje se juntan en el foco. La lupa es convergente.</li>
<li><strong>Divergente</strong>: más delgada al centro. Los rayos paralelos al eje se separan, como si vinieran de un foco ubicado antes de la lente.</li>
</ul>
<p>(Esto vale para lentes de vidrio o plástico en el aire, cuyo índice de refracción es menor.)</p>
<h2>Rayos notables</h2>
<ol>
<li>El que llega paralelo al eje se desvía hacia el foco del otro lado (en la divergente, como si viniera del foco del mismo lado).</li>
<li>El que pasa por el <strong>centro óptico</strong> no se desvía.</li>
<li>El que pasa por el foco antes de la lente convergente sale paralelo al eje.</li>
</ol>
<table>
<thead><tr><th>Lente y posición del objeto</th><th>Tipo</th><th>Orientación</th><th>Tamaño</th><th>Aplicación</th></tr></thead>
<tbody>
<tr><td>Convergente, más allá de \(2F\)</td><td>real</td><td>invertida</td><td>menor</td><td>ojo, cámara</td></tr>
<tr><td>Convergente, en \(2F\)</td><td>real</td><td>invertida</td><td>igual</td><td>copia a tamaño natural</td></tr>
<tr><td>Convergente, entre \(2F\) y \(F\)</td><td>real</td><td>invertida</td><td>mayor</td><td>proyector</td></tr>
<tr><td>Convergente, entre \(F\) y la lente</td><td>virtual</td><td>derecha</td><td>mayor</td><td>lupa</td></tr>
<tr><td>Divergente, en cualquier posición</td><td>virtual</td><td>derecha</td><td>menor</td><td>anteojos para miopía</td></tr>
</tbody>
</table>
<img src="/demo/lente-divergente.svg" alt="Lente divergente, más delgada al centro. El rayo que llega paralelo al eje se abre como si viniera del foco F del mismo lado que el objeto, y el que pasa por el centro óptico no se desvía. La prolongación del primero corta al segundo entre F y la lente: allí está la imagen, virtual, derecha y menor." width="640" height="360" />
<p>¿Te suena conocida? Es casi la tabla de los espejos: la convergente se comporta como el cóncavo y la divergente, como el convexo.</p>
<h2>Ejemplo resuelto</h2>
<p>Una lente convergente tiene \(f = 10\,\text{cm}\). Se pone una vela a 30 cm. ¿Cómo es la imagen y dónde se forma?</p>
<p>Como \(2f = 20\,\text{cm}\) y la vela está más allá, la imagen es <strong>real, invertida y menor</strong>. La ecuación de las lentes delgadas da su posición (\(d_o\): distancia del objeto; \(d_i\): distancia de la imagen):</p>
<p>\[\frac{1}{f} = \frac{1}{d_o} + \frac{1}{d_i} \quad\Longrightarrow\quad \frac{1}{d_i} = \frac{1}{10\,\text{cm}} - \frac{1}{30\,\text{cm}} = \frac{2}{30\,\text{cm}} \quad\Longrightarrow\quad d_i = 15\,\text{cm}\]</p>
<img src="/demo/lente-convergente.svg" alt="Lente convergente con una vela a 30 cm, más allá de 2F. El rayo paralelo al eje se desvía hacia el foco F del otro lado, el que pasa por el centro óptico no se desvía y el que pasa por el primer foco sale paralelo al eje. Los tres se cruzan a 15 cm de la lente, entre F y 2F: la imagen es real, invertida y de la mitad del tamaño." width="640" height="380" />
<p>La imagen se forma a 15 cm, al otro lado de la lente, y su tamaño es \(15/30 = 1/2\) del tamaño de la vela. La ecuación confirma lo que ya decía la tabla; en la PAES suele bastar con el razonamiento.</p>
<h2>Lentes que corrigen la visión</h2>
<table>
<thead><tr><th>Defecto</th><th>Dónde se forma la imagen de un objeto</th><th>Lente que lo corrige</th></tr></thead>
<tbody>
<tr><td><strong>Miopía</strong>: se ve mal de lejos</td><td>lejano: antes de la retina</td><td>divergente</td></tr>
<tr><td><strong>Hipermetropía</strong>: se ve mal de cerca</td><td>cercano: «detrás» de la retina</td><td>convergente</td></tr>
</tbody>
</table>
<p>El ojo miope converge demasiado la luz: la lente divergente abre un poco los rayos antes de que entren. El hipermétrope la converge muy poco: la lente convergente lo ayuda.</p>
<blockquote><p><strong>Experimento en casa:</strong> mira una letra con una lupa de cerca y luego aleja la lupa poco a poco. La imagen crece, se borra y de pronto reaparece invertida: cruzaste el foco.</p></blockquote>`,
    },
    {
      slug: 'tecnologias-de-la-luz',
      title: 'De los telescopios al teléfono: tecnología con ondas',
      content: html`
<p>Chile concentra una gran parte de la capacidad mundial de observación astronómica, gracias a los cielos del Norte Grande y del Norte Chico. Los mismos principios que usan esos telescopios están en tu bolsillo.</p>
<h2>Telescopios</h2>
<ul>
<li><strong>Refractor</strong>: una lente convergente grande, el <em>objetivo</em>, forma una imagen real del astro, que otra lente, el <em>ocular</em>, permite ver aumentada. Sus lentes muy grandes son pesadas y separan un poco los colores, por la dispersión.</li>
<li><strong>Reflector</strong>: un espejo cóncavo reúne la luz. No dispersa los colores, porque la reflexión es igual para todos, y el espejo puede sostenerse por detrás. Por eso los grandes telescopios son reflectores: los del VLT, en cerro Paranal, tienen espejos de 8,2 m, y el ELT, en cerro Armazones, tendrá uno de 39 m.</li>
<li><strong>Radiotelescopio</strong>: una antena cóncava concentra ondas de radio o microondas en un receptor. ALMA combina 66 antenas mediante <em>interferencia</em>, de modo que equivalen a una antena de varios kilómetros.</li>
</ul>
<p>La luz que reúne un telescopio es proporcional al <em>área</em> de su objetivo. Comparando un espejo de 39 m con uno de 8,2 m:</p>
<p>\[\frac{A_{\text{ELT}}}{A_{\text{VLT}}} = \left(\frac{39\,\text{m}}{8{,}2\,\text{m}}\right)^2 \approx 23\]</p>
<p>Reúne unas 23 veces más luz, y no 5 veces, como diría la razón entre los diámetros.</p>
<h2>Prismáticos y láser</h2>
<p>Los <strong>prismáticos</strong> son dos pequeños telescopios refractores con prismas en su interior. La <em>reflexión total interna</em> en los prismas endereza la imagen y acorta el tubo. El <strong>láser</strong> emite luz de prácticamente una sola longitud de onda, en un haz muy angosto y con sus ondas en fase (coherente). Se usa en cirugías, lectores de códigos, medición de distancias y fibra óptica.</p>
<h2>Radar</h2>
<p>Emite un pulso de microondas y mide cuánto tarda el eco. Como el pulso va <em>y vuelve</em>, la distancia al objeto es la mitad del recorrido:</p>
<p>\[d = \frac{c \cdot t}{2}\]</p>
<h2>Ejemplo resuelto</h2>
<p>El radar de un puerto recibe el eco de un buque 200 µs después de emitir el pulso (\(1\,\mu\text{s} = 10^{-6}\,\text{s}\)). ¿A qué distancia está?</p>
<p>\[d = \frac{3{,}00 \times 10^{8}\,\text{m/s} \cdot 200 \times 10^{-6}\,\text{s}}{2} = 3{,}0 \times 10^{4}\,\text{m} = 30\,\text{km}\]</p>
<h2>Comunicaciones</h2>
<table>
<thead><tr><th>Tecnología</th><th>Onda que usa</th><th>Fenómeno clave</th></tr></thead>
<tbody>
<tr><td>Radio AM y FM, televisión</td><td>radio</td><td>emisión y recepción con antenas; difracción en la AM</td></tr>
<tr><td>Teléfono móvil, wifi, Bluetooth</td><td>microondas</td><td>absorción y reflexión en muros</td></tr>
<tr><td>Televisión satelital</td><td>microondas</td><td>reflexión en la antena parabólica</td></tr>
<tr><td>Control remoto</td><td>infrarrojo</td><td>propagación en línea recta</td></tr>
<tr><td>Fibra óptica</td><td>infrarrojo (láser)</td><td>reflexión total interna</td></tr>
</tbody>
</table>
<p>Tu <strong>teléfono móvil</strong> es emisor y receptor: transforma tu voz en una señal digital, la envía con microondas a la antena de la celda más cercana y desde allí sigue por fibra óptica. Al moverte en el bus, la llamada pasa de una celda a otra sin cortarse. Dentro de un ascensor metálico la señal cae, porque el metal refleja las microondas.</p>
<blockquote><p><strong>Estrategia:</strong> ante una tecnología desconocida, pregúntate qué onda usa, en qué región del espectro está y qué fenómeno aprovecha: reflexión, refracción, absorción, interferencia o Doppler.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una niña está a 2,0 m de un espejo plano y camina hasta quedar a 1,2 m de él. ¿En cuánto disminuyó la distancia entre ella y su imagen?</p>`,
      options: ['0,8 m', '1,6 m', '2,4 m', '3,2 m'],
      correctAnswer: 1,
      explanation: html`<p>La imagen está tan lejos detrás del espejo como la niña por delante. Al inicio, la distancia entre ambas es \(2 \cdot 2{,}0 = 4{,}0\,\text{m}\); al final, \(2 \cdot 1{,}2 = 2{,}4\,\text{m}\). Disminuyó \(4{,}0 - 2{,}4 = 1{,}6\,\text{m}\). El valor 0,8 m es lo que ella caminó (su imagen también avanza 0,8 m), 2,4 m es la distancia final y 3,2 m suma 2,0 y 1,2.</p>`,
    },
    {
      question: html`<p>En un estacionamiento se instala un espejo en una curva. Los autos se ven más pequeños y derechos, sin importar a qué distancia estén. ¿Qué tipo de espejo es y por qué se eligió?</p>`,
      options: [
        'Cóncavo, porque concentra la luz de los autos lejanos.',
        'Plano, porque muestra los autos con su tamaño verdadero.',
        'Cóncavo, porque forma imágenes reales de los autos.',
        'Convexo, porque permite ver una zona más amplia.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Una imagen derecha y menor <strong>en cualquier posición</strong> solo la forma el espejo <strong>convexo</strong>, y su ventaja es un campo visual más amplio. El cóncavo formaría imágenes invertidas de los autos lejanos (más allá del foco). El plano mantiene el tamaño y muestra una zona menor.</p>`,
    },
    {
      question: html`<p>Un espejo cóncavo tiene un radio de curvatura de 60 cm. Se coloca un objeto a 45 cm del espejo. ¿Qué características tiene la imagen?</p>`,
      options: [
        'Real, invertida y de mayor tamaño',
        'Real, invertida y de menor tamaño',
        'Virtual, derecha y de mayor tamaño',
        'Virtual, derecha y de menor tamaño',
      ],
      correctAnswer: 0,
      explanation: html`<p>El foco está a \(f = 60/2 = 30\,\text{cm}\). El objeto, a 45 cm, está <strong>entre</strong> \(C\) (60 cm) y \(F\) (30 cm): la imagen es real, invertida y mayor. Sería menor si el objeto estuviera más allá de 60 cm, y virtual, derecha y mayor si estuviera a menos de 30 cm. Quien usa 60 cm como distancia focal cree que el objeto está entre el foco y el espejo. Una imagen virtual menor es propia del espejo convexo.</p>`,
    },
    {
      question: html`<p>Una estudiante proyecta en un muro la imagen nítida de una vela usando una sola lente. La imagen es más grande que la vela. ¿Qué se puede afirmar?</p>`,
      options: [
        'La lente es divergente y la imagen es real e invertida.',
        'La lente es convergente y la imagen es virtual y derecha.',
        'La lente es convergente y la imagen es real e invertida.',
        'La lente es divergente y la imagen es virtual y derecha.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Si puede <strong>proyectarse</strong>, la imagen es real, y una sola lente que forma una imagen real de un objeto real la forma <strong>invertida</strong>. Solo las lentes convergentes forman imágenes reales; como es mayor, la vela está entre \(F\) y \(2F\). Una imagen virtual no puede verse en un muro, y la lente divergente forma siempre imágenes virtuales y menores.</p>`,
    },
    {
      question: html`<p>Una persona ve con claridad su celular, pero no distingue bien el recorrido de la micro cuando viene lejos. ¿Qué defecto tiene y con qué lente se corrige?</p>`,
      options: [
        'Hipermetropía, que se corrige con una lente convergente',
        'Miopía, que se corrige con una lente convergente',
        'Hipermetropía, que se corrige con una lente divergente',
        'Miopía, que se corrige con una lente divergente',
      ],
      correctAnswer: 3,
      explanation: html`<p>Ver mal de lejos es <strong>miopía</strong>: la imagen de objetos lejanos se forma antes de la retina, porque el ojo converge demasiado la luz. Una lente <strong>divergente</strong> separa los rayos y lleva la imagen a la retina. Una convergente la adelantaría todavía más. La hipermetropía es lo contrario: se ve mal de cerca y se corrige con lente convergente.</p>`,
    },
    {
      question: html`<p>Un radar emite un pulso de microondas hacia un avión y recibe el eco 80 µs después. Si \(c = 3{,}0 \times 10^{8}\,\text{m/s}\), ¿a qué distancia está el avión?</p>`,
      options: ['24 km', '12 km', '48 km', '120 km'],
      correctAnswer: 1,
      explanation: html`<p>En 80 µs el pulso recorre \(3{,}0 \times 10^{8} \cdot 80 \times 10^{-6} = 24\,000\,\text{m}\), pero ese es el camino de <strong>ida y vuelta</strong>. La distancia es la mitad: 12 km. Responder 24 km olvida dividir por dos, y 48 km multiplica por dos en vez de dividir. Llegar a 120 km es equivocar en uno la potencia de diez al convertir los microsegundos.</p>`,
    },
    {
      question: html`<p>¿Cuál es una ventaja de usar un espejo cóncavo en vez de una lente como objetivo de un gran telescopio?</p>`,
      options: [
        'El espejo no separa los colores, porque la reflexión es igual para todos.',
        'El espejo aumenta la rapidez de la luz que llega desde las estrellas.',
        'El espejo refracta la luz en un ángulo mayor que el de una lente.',
        'El espejo forma una imagen virtual, que es más nítida que una real.',
      ],
      correctAnswer: 0,
      explanation: html`<p>En la reflexión, el ángulo <strong>no depende del color</strong>: no hay dispersión, a diferencia de lo que pasa en una lente. Además, un espejo puede sostenerse por detrás. Un espejo no refracta ni cambia la rapidez de la luz. Y el espejo cóncavo de un telescopio forma una imagen <em>real</em> del astro: por eso se puede registrar con una cámara.</p>`,
    },
    {
      question: html`<p>En una fibra óptica, la luz viaja por un núcleo de vidrio rodeado por un revestimiento. ¿Qué condición deben cumplir los materiales para que la luz quede atrapada en el núcleo?</p>`,
      options: [
        'El revestimiento debe tener un índice de refracción mayor que el núcleo.',
        'El núcleo y el revestimiento deben tener igual índice de refracción.',
        'El núcleo debe tener un índice de refracción mayor que el revestimiento.',
        'El revestimiento debe absorber toda la luz que llega desde el núcleo.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La <strong>reflexión total interna</strong> ocurre solo si la luz intenta pasar a un medio de <strong>menor</strong> índice con un ángulo mayor que el límite: el núcleo debe tener el índice mayor. Si fuera al revés, o si los índices fueran iguales, la luz pasaría al revestimiento y se perdería. Y si el revestimiento la absorbiera, la señal se debilitaría en poca distancia.</p>`,
    },
  ],
  videos: [],
};
