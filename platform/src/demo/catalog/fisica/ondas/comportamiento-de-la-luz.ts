import { type DemoTopic, html } from '../../../demo-topic.ts';

export const comportamientoDeLaLuz: DemoTopic = {
  slug: 'fisica-comportamiento-de-la-luz',
  courseId: 2,
  unit: 'Ondas',
  title: 'Reflexión, refracción y color',
  description:
    'Explica sombras, reflejos, arcoíris y colores con unas pocas leyes, y reconoce el efecto Doppler, la interferencia y la difracción de la luz.',
  color: 'red',
  icon: 'fire',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'propagacion-absorcion-reflexion',
      title: 'Propagación rectilínea, absorción y reflexión',
      content: html`
<p>¿Por qué tu sombra tiene tu forma? Porque en un medio homogéneo la luz se propaga <strong>en línea recta</strong>. Representamos su dirección con <em>rayos</em>. Donde tu cuerpo interrumpe los rayos queda una zona sin luz directa: la sombra.</p>
<h2>Sombra y penumbra: los eclipses</h2>
<p>Si la fuente es extensa, como el Sol, hay una zona de <strong>sombra</strong> (no llega luz de ningún punto de la fuente) y otra de <strong>penumbra</strong> (llega luz solo de una parte). En el eclipse solar del 2 de julio de 2019, quienes estaban en La Serena quedaron en la sombra de la Luna y vieron un eclipse total; en Santiago, dentro de la penumbra, se vio un eclipse parcial. En un eclipse de Sol la Luna está <em>entre</em> el Sol y la Tierra; en uno de Luna, la Tierra está entre el Sol y la Luna.</p>
<img src="/demo/eclipse-de-sol.svg" alt="Eclipse de Sol, sin escala: la Luna entre el Sol y la Tierra. Los rayos que rozan los bordes del Sol y de la Luna dibujan, detrás de esta, una zona de sombra que llega a una pequeña parte de la Tierra, donde el eclipse es total, y otra de penumbra a su alrededor, donde es parcial." width="640" height="360" />
<h2>¿Qué pasa cuando la luz llega a un objeto?</h2>
<p>Una parte puede <strong>reflejarse</strong> (volver al mismo medio), otra <strong>absorberse</strong> (su energía pasa al material, que por lo general se calienta) y otra <strong>transmitirse</strong> (pasar al otro medio). Por conservación de la energía, las tres partes suman el total:</p>
<p>\[E_{\text{incidente}} = E_{\text{reflejada}} + E_{\text{absorbida}} + E_{\text{transmitida}}\]</p>
<table>
<thead><tr><th>Material</th><th>Comportamiento dominante</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>Transparente</td><td>transmite sin desordenar los rayos</td><td>vidrio de una ventana</td></tr>
<tr><td>Translúcido</td><td>transmite, pero difunde la luz en muchas direcciones</td><td>papel mantequilla</td></tr>
<tr><td>Opaco</td><td>absorbe y refleja; no transmite</td><td>madera, cobre</td></tr>
</tbody>
</table>
<p>Una polera negra al sol se calienta más que una blanca, porque absorbe una fracción mayor de la luz que le llega.</p>
<h2>La ley de la reflexión</h2>
<p>Los ángulos se miden respecto de la <strong>normal</strong>, la recta perpendicular a la superficie en el punto donde llega el rayo. La ley dice dos cosas: el rayo incidente, el reflejado y la normal están en un mismo plano, y</p>
<p>\[\theta_{\text{incidente}} = \theta_{\text{reflejado}}\]</p>
<p>Si la superficie es lisa, los rayos paralelos se reflejan paralelos: es la <strong>reflexión especular</strong>, la de un espejo o la del lago Chungará en calma, que duplica el volcán Parinacota. Si la superficie es rugosa, cada rayo cumple la ley en su propio punto, pero salen en muchas direcciones: es la <strong>reflexión difusa</strong>. Gracias a ella vemos los objetos que no emiten luz, desde cualquier lugar de la sala.</p>
<h2>Ejemplo resuelto</h2>
<p>Un rayo forma un ángulo de 35° <em>con la superficie</em> de un espejo plano. ¿Cuál es el ángulo de reflexión y qué ángulo forman entre sí el rayo incidente y el reflejado?</p>
<ol>
<li>El ángulo de incidencia se mide desde la normal: \(90^\circ - 35^\circ = 55^\circ\).</li>
<li>Por la ley, el ángulo de reflexión es también \(55^\circ\).</li>
<li>El ángulo entre los dos rayos es \(55^\circ + 55^\circ = 110^\circ\).</li>
</ol>
<blockquote><p><strong>Error frecuente:</strong> usar el ángulo con la superficie (35°) como ángulo de incidencia. Dibuja siempre la normal antes de medir.</p></blockquote>`,
    },
    {
      slug: 'refraccion',
      title: 'Refracción y reflexión total interna',
      content: html`
<p>Mete un lápiz en un vaso con agua: parece quebrado. El fondo de una piscina se ve menos profundo de lo que es. Los dos efectos se deben a la <strong>refracción</strong>: el cambio de rapidez de la luz al pasar de un medio a otro, que (si el rayo no llega perpendicular) produce también un cambio de dirección.</p>
<h2>¿Hacia dónde se dobla?</h2>
<p>Usa el índice de refracción, \(n = c/v\):</p>
<ul>
<li>Si pasa a un medio de <strong>mayor</strong> índice (va más lento), el rayo se <strong>acerca</strong> a la normal. Ejemplo: del aire al agua.</li>
<li>Si pasa a un medio de <strong>menor</strong> índice (va más rápido), el rayo se <strong>aleja</strong> de la normal. Ejemplo: del agua al aire.</li>
<li>Si llega sobre la normal (ángulo 0°), cambia la rapidez, pero <em>no</em> la dirección.</li>
</ul>
<p>Una analogía: un carro de supermercado que entra de lado desde el piso liso a una alfombra. La rueda que entra primero se frena antes y el carro gira.</p>
<h2>La ley de Snell</h2>
<p>La relación exacta entre los ángulos, medidos desde la normal, es</p>
<p>\[n_1 \operatorname{sen}\theta_1 = n_2 \operatorname{sen}\theta_2\]</p>
<table>
<thead><tr><th>Ángulo en el aire</th><th>Ángulo en el agua (\(n = 1{,}33\))</th><th>Ángulo en el vidrio (\(n = 1{,}50\))</th></tr></thead>
<tbody>
<tr><td>0°</td><td>0°</td><td>0°</td></tr>
<tr><td>30°</td><td>22°</td><td>19°</td></tr>
<tr><td>60°</td><td>41°</td><td>35°</td></tr>
</tbody>
</table>
<p>Mientras mayor es el índice, más se acerca el rayo a la normal.</p>
<img src="/demo/refraccion-aire-agua.svg" alt="Un rayo llega desde el aire (n = 1,00) a la superficie del agua (n = 1,33) con un ángulo de 60° respecto de la normal. Una pequeña parte se refleja también a 60° y el resto se refracta a 41°: se acerca a la normal." width="640" height="380" />
<h2>Ejemplo resuelto</h2>
<p>Un rayo pasa del aire al agua con un ángulo de incidencia de 30°. ¿Cuál es el de refracción?</p>
<p>\[\operatorname{sen}\theta_2 = \frac{n_1 \operatorname{sen}\theta_1}{n_2} = \frac{1{,}00 \cdot 0{,}500}{1{,}33} = 0{,}376 \quad\Longrightarrow\quad \theta_2 \approx 22^\circ\]</p>
<p>Como esperábamos, \(22^\circ &lt; 30^\circ\): se acercó a la normal.</p>
<h2>Reflexión total interna</h2>
<p>Cuando la luz va de un medio de mayor índice a uno de menor, se aleja de la normal. Si aumentas el ángulo de incidencia, llega un momento en que el rayo refractado sale rasante, a 90°. Ese ángulo de incidencia se llama <strong>ángulo límite</strong> \(\theta_L\). Si lo superas, no hay rayo refractado: <strong>toda</strong> la luz se refleja hacia adentro.</p>
<p>\[\operatorname{sen}\theta_L = \frac{n_2}{n_1} \qquad (n_1 &gt; n_2)\]</p>
<img src="/demo/reflexion-total-interna.svg" alt="Tres rayos que van del vidrio (n = 1,50) al aire (n = 1,00). Con un ángulo de incidencia de 30°, la luz se refracta y sale a 49°, alejándose de la normal, y una parte se refleja. Con 42°, el ángulo límite, el rayo refractado sale rasante a la superficie. Con 60° no hay rayo refractado: toda la luz se refleja dentro del vidrio." width="640" height="360" />
<p>Para pasar del vidrio al aire: \(\operatorname{sen}\theta_L = 1{,}00/1{,}50 = 0{,}667\), es decir, \(\theta_L \approx 42^\circ\). En la <strong>fibra óptica</strong>, la luz viaja por un núcleo de índice algo mayor que el del revestimiento y rebota por reflexión total miles de veces, casi sin salirse. Así llega internet a gran parte de los hogares chilenos.</p>
<h2>Espejismos</h2>
<p>En un día caluroso, el aire pegado al asfalto de la Panamericana está más caliente y tiene un índice algo menor que el de más arriba. La luz del cielo se va curvando hasta llegar a tus ojos desde abajo, y crees ver agua sobre el camino: es el cielo.</p>
<blockquote><p><strong>Dos condiciones para la reflexión total:</strong> ir de mayor a menor índice <em>y</em> superar el ángulo límite. Del aire al agua no ocurre nunca.</p></blockquote>`,
    },
    {
      slug: 'color-y-dispersion',
      title: 'Color y dispersión',
      content: html`
<p>La luz blanca del Sol es una mezcla de todos los colores visibles. Newton lo mostró con un prisma: entra luz blanca y sale una franja de colores. Ese fenómeno se llama <strong>dispersión</strong>.</p>
<h2>¿Por qué se separan los colores?</h2>
<p>En el vacío todos los colores viajan igual de rápido. En el vidrio o en el agua, en cambio, la rapidez depende un poco de la frecuencia: el violeta va algo más lento que el rojo, es decir, su índice de refracción es mayor. Por eso el <strong>violeta se desvía más</strong> y el rojo, menos.</p>
<table>
<thead><tr><th>Color</th><th>Longitud de onda en el vacío (nm)</th><th>\(n\) en un vidrio típico</th><th>Desviación</th></tr></thead>
<tbody>
<tr><td>Rojo</td><td>700</td><td>1,513</td><td>menor</td></tr>
<tr><td>Amarillo</td><td>580</td><td>1,517</td><td>↓</td></tr>
<tr><td>Azul</td><td>470</td><td>1,524</td><td>↓</td></tr>
<tr><td>Violeta</td><td>400</td><td>1,531</td><td>mayor</td></tr>
</tbody>
</table>
<img src="/demo/prisma-dispersion.svg" alt="Un rayo de luz blanca entra en un prisma de vidrio, se desvía hacia la base al entrar y otra vez al salir, y se separa en colores. El rojo es el que menos se desvía y el violeta, el que más. La separación está exagerada para que se vea." width="640" height="380" />
<p>En el <strong>arcoíris</strong>, las gotas de lluvia hacen de prismas: la luz se refracta al entrar, se refleja en la cara interior y se refracta al salir. Para verlo necesitas tener el Sol a tu espalda y la lluvia al frente.</p>
<h2>El color de los objetos</h2>
<p>Un objeto opaco que no emite luz se ve del color que <strong>refleja</strong>. Un tomate iluminado con luz blanca refleja principalmente el rojo y absorbe los demás colores. ¿Y si lo iluminas solo con luz verde? No hay rojo que reflejar, absorbe el verde y se ve casi <strong>negro</strong>. El color percibido depende del objeto <em>y</em> de la luz que lo ilumina.</p>
<ul>
<li>Blanco: refleja todos los colores.</li>
<li>Negro: absorbe todos los colores.</li>
<li>Un <strong>filtro</strong> rojo transmite el rojo y absorbe el resto.</li>
</ul>
<h2>Mezclar luces no es mezclar pinturas</h2>
<p>Al sumar <strong>luces</strong> (mezcla aditiva), los colores primarios son rojo, verde y azul, los de los píxeles de tu teléfono:</p>
<table>
<thead><tr><th>Mezcla de luces</th><th>Se percibe</th></tr></thead>
<tbody>
<tr><td>rojo + verde</td><td>amarillo</td></tr>
<tr><td>rojo + azul</td><td>magenta</td></tr>
<tr><td>verde + azul</td><td>cian</td></tr>
<tr><td>rojo + verde + azul</td><td>blanco</td></tr>
</tbody>
</table>
<p>Al mezclar <strong>pinturas o tintas</strong> (mezcla sustractiva), cada pigmento absorbe una parte de la luz. Los primarios son cian, magenta y amarillo, los de una impresora, y la mezcla se oscurece.</p>
<h2>Ejemplo resuelto: la bandera bajo luz roja</h2>
<p>La bandera chilena tiene azul, blanco y rojo. ¿Cómo se ve en una pieza iluminada solo con luz roja?</p>
<ol>
<li>La franja roja refleja el rojo: se ve <strong>roja</strong>.</li>
<li>La franja y la estrella blancas reflejan toda luz que les llega, que aquí es roja: se ven <strong>rojas</strong>.</li>
<li>El cuadro azul absorbe el rojo y no hay azul que reflejar: se ve <strong>negro</strong>.</li>
</ol>
<p>La relación \(c = \lambda f\) vale para cada color: al rojo, con la mayor \(\lambda\) del visible, le corresponde la menor \(f\).</p>
<blockquote><p><strong>Método:</strong> primero pregunta qué colores <em>llegan</em> al objeto; después, cuáles de esos <em>refleja</em> o <em>transmite</em>.</p></blockquote>`,
    },
    {
      slug: 'doppler-interferencia-difraccion',
      title: 'Efecto Doppler, interferencia y difracción',
      content: html`
<p>Hay tres fenómenos que distinguen a las ondas. La luz los presenta todos, y con ellos sabemos, entre otras cosas, que el universo se expande.</p>
<h2>Efecto Doppler</h2>
<p>Es el cambio de la frecuencia <em>percibida</em> cuando la fuente y el observador se acercan o se alejan entre sí. Ya lo conoces con el sonido: la sirena de la ambulancia se oye más aguda al acercarse y más grave al alejarse. Con la luz ocurre algo semejante:</p>
<table>
<thead><tr><th>Movimiento relativo</th><th>Frecuencia percibida</th><th>Longitud de onda percibida</th><th>Nombre</th></tr></thead>
<tbody>
<tr><td>se acercan</td><td>mayor</td><td>menor</td><td>corrimiento al azul</td></tr>
<tr><td>se alejan</td><td>menor</td><td>mayor</td><td>corrimiento al rojo</td></tr>
</tbody>
</table>
<p>«Corrimiento al rojo» no quiere decir que el objeto se vea rojo, sino que todas sus líneas espectrales se desplazan hacia longitudes de onda mayores. La luz de las galaxias lejanas muestra corrimiento al rojo: es una de las evidencias de la expansión del universo. En la carretera, el radar de Carabineros emite microondas y compara la frecuencia emitida con la que vuelve reflejada en el vehículo para conocer su rapidez.</p>
<h2>Interferencia</h2>
<p>Cuando dos ondas se encuentran en un lugar, sus perturbaciones <strong>se suman</strong>:</p>
<ul>
<li><strong>Interferencia constructiva</strong>: coincide cresta con cresta. La amplitud resultante es mayor.</li>
<li><strong>Interferencia destructiva</strong>: coincide cresta con valle. La amplitud resultante es menor, incluso nula si las amplitudes son iguales.</li>
</ul>
<p>\[A_{\text{constructiva}} = A_1 + A_2 \qquad A_{\text{destructiva}} = |A_1 - A_2|\]</p>
<p>Los colores cambiantes de una pompa de jabón o de una mancha de aceite sobre el pavimento mojado se deben a la interferencia de la luz que se refleja en las dos caras de la película delgada: según el espesor, unos colores se refuerzan y otros se anulan. Tras cruzarse, cada onda sigue su camino sin alterarse.</p>
<h2>Difracción</h2>
<p>Es la capacidad de una onda de <strong>rodear un obstáculo</strong> o abrirse al pasar por una rendija. Es notoria cuando el tamaño del obstáculo o de la abertura es <strong>similar o menor</strong> que la longitud de onda.</p>
<p>Por eso las ondas de radio AM, con \(\lambda\) de cientos de metros, rodean los cerros y se escuchan en valles donde la FM (unos 3 m) llega mal. La luz visible, con \(\lambda\) menor que una milésima de milímetro, apenas rodea los objetos cotidianos y deja sombras nítidas.</p>
<h2>Ejemplo resuelto</h2>
<p>Una radio AM transmite en 760 kHz. ¿Se difracta de manera notoria en una colina de 300 m de ancho?</p>
<p>\[\lambda = \frac{c}{f} = \frac{3{,}00 \times 10^{8}\,\text{m/s}}{7{,}60 \times 10^{5}\,\text{Hz}} \approx 395\,\text{m}\]</p>
<p>La longitud de onda es comparable con el tamaño de la colina: <strong>sí</strong>, la rodea. Una señal FM de 100 MHz, con \(\lambda = 3\,\text{m}\), mucho menor que la colina, casi no lo hace y deja una zona de sombra detrás.</p>
<blockquote><p><strong>No los confundas:</strong> en la <em>difracción</em> la onda se curva en el mismo medio por un obstáculo; en la <em>refracción</em> cambia de dirección porque cambia de medio y de rapidez.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Un rayo láser llega a un espejo plano formando un ángulo de 20° con la superficie del espejo. ¿Cuál es el ángulo de reflexión?</p>`,
      options: ['20°', '40°', '70°', '140°'],
      correctAnswer: 2,
      explanation: html`<p>Los ángulos se miden desde la <strong>normal</strong>. Si el rayo forma 20° con la superficie, su ángulo de incidencia es \(90^\circ - 20^\circ = 70^\circ\) y el de reflexión es igual: 70°. Responder 20° es medir desde la superficie; 40° duplica ese error, y 140° es el ángulo entre el rayo incidente y el reflejado.</p>`,
    },
    {
      question: html`<p>Un rayo de luz pasa del aire a un bloque de vidrio con un ángulo de incidencia de 45°. ¿Qué sucede con el rayo dentro del vidrio?</p>`,
      options: [
        'Se acerca a la normal, porque su rapidez disminuye.',
        'Se aleja de la normal, porque su rapidez disminuye.',
        'Se acerca a la normal, porque su frecuencia disminuye.',
        'Mantiene su dirección, porque el vidrio es transparente.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El vidrio tiene mayor índice de refracción: la luz va <strong>más lento</strong> y el rayo <strong>se acerca</strong> a la normal. Se alejaría si pasara a un medio donde va más rápido. La frecuencia no cambia en la refracción. Que el vidrio sea transparente permite que la luz pase, pero no impide que se desvíe; solo si llegara sobre la normal mantendría su dirección.</p>`,
    },
    {
      question: html`<p>La tabla muestra los índices de refracción de cuatro medios.</p><table><thead><tr><th>Medio</th><th>\(n\)</th></tr></thead><tbody><tr><td>Aire</td><td>1,00</td></tr><tr><td>Agua</td><td>1,33</td></tr><tr><td>Aceite</td><td>1,47</td></tr><tr><td>Vidrio</td><td>1,52</td></tr></tbody></table><p>¿En cuál de estos casos podría producirse reflexión total interna, con un ángulo de incidencia suficientemente grande?</p>`,
      options: [
        'Cuando la luz pasa del aire al agua',
        'Cuando la luz pasa del agua al aceite',
        'Cuando la luz pasa del aceite al vidrio',
        'Cuando la luz pasa del vidrio al agua',
      ],
      correctAnswer: 3,
      explanation: html`<p>La reflexión total interna exige pasar de un medio de <strong>mayor</strong> índice a uno de <strong>menor</strong>: del vidrio (1,52) al agua (1,33) se cumple, con un ángulo límite cercano a 61°. En los otros tres casos la luz pasa de menor a mayor índice: el rayo se acerca a la normal y siempre hay rayo refractado.</p>`,
    },
    {
      question: html`<p>En una obra de teatro, una actriz usa un vestido que con luz blanca se ve verde. En una escena, el escenario se ilumina solo con luz roja. ¿De qué color se ve el vestido?</p>`,
      options: ['Rojo', 'Negro', 'Amarillo', 'Verde'],
      correctAnswer: 1,
      explanation: html`<p>El vestido refleja el verde y absorbe los demás colores. Bajo luz roja no hay verde que reflejar y el rojo se absorbe: se ve <strong>negro</strong>. Se vería rojo si fuera blanco. El amarillo resulta de sumar luz roja y luz verde, pero aquí no llega luz verde. El color no es algo que el objeto conserve sin importar la luz: depende de la que recibe.</p>`,
    },
    {
      question: html`<p>Un haz de luz blanca atraviesa un prisma de vidrio y sale separado en colores. ¿Cuál es la causa de la separación?</p>`,
      options: [
        'El prisma agrega colores que la luz blanca no tenía al entrar en él.',
        'Cada color viaja en el vidrio con una rapidez algo distinta de la de los demás.',
        'Cada color cambia de frecuencia en una medida distinta al entrar en el vidrio.',
        'El vidrio absorbe unos colores y refleja los demás hacia la pantalla.',
      ],
      correctAnswer: 1,
      explanation: html`<p>En el vidrio, el índice de refracción depende de la frecuencia: cada color tiene <strong>distinta rapidez</strong> y por eso se desvía en un ángulo diferente (más el violeta, menos el rojo). El prisma no agrega colores: Newton lo mostró recombinándolos en luz blanca con un segundo prisma. La frecuencia de cada color no cambia en la refracción, y si la causa fuera la absorción faltarían colores en vez de separarse.</p>`,
    },
    {
      question: html`<p>En el laboratorio, una línea del espectro del hidrógeno mide 656 nm. En el espectro de una galaxia, esa misma línea aparece en 689 nm. ¿Qué se puede inferir?</p>`,
      options: [
        'La galaxia se acerca a nosotros y su luz llega con mayor frecuencia.',
        'La galaxia está formada por un hidrógeno diferente del terrestre.',
        'La galaxia se aleja de nosotros y su luz llega con menor frecuencia.',
        'La luz de la galaxia viajó por el espacio con una rapidez menor que la nuestra.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La longitud de onda observada es <strong>mayor</strong> (689 nm frente a 656 nm): hay corrimiento al rojo, la frecuencia recibida es menor y la galaxia <strong>se aleja</strong>. Si se acercara, la línea estaría por debajo de 656 nm. El hidrógeno es el mismo: lo que cambia es el movimiento relativo. Y en el vacío toda la luz viaja a \(c\).</p>`,
    },
    {
      question: html`<p>En un valle rodeado de cerros de unos 300 m se recibe bien una radio AM (\(\lambda \approx 400\,\text{m}\)), pero mal una radio FM (\(\lambda \approx 3\,\text{m}\)). ¿Qué fenómeno explica mejor la diferencia?</p>`,
      options: [
        'La dispersión, porque cada onda viaja en el aire con rapidez distinta.',
        'La refracción, porque los cerros cambian el medio de las ondas AM.',
        'La interferencia, porque las ondas FM se anulan con las ondas AM.',
        'La difracción, porque las ondas AM rodean los cerros con facilidad.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La <strong>difracción</strong> es notoria cuando el obstáculo tiene un tamaño similar o menor que la longitud de onda: 400 m es comparable con los cerros, 3 m no. En el aire ambas viajan prácticamente con la misma rapidez, así que no es dispersión. Las ondas AM llegan por el aire y no a través de los cerros. Dos ondas de frecuencias tan distintas no pueden anularse de manera estable.</p>`,
    },
    {
      question: html`<p>Sobre un charco con una película de aceite se ven franjas de colores que cambian según el lugar de la mancha. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'La luz reflejada en las dos caras de la película interfiere y refuerza un color distinto según su espesor.',
        'El aceite contiene pigmentos de distintos colores, que se separan al quedar flotando sobre el agua.',
        'La luz se difracta al rodear la mancha, porque esta tiene un tamaño similar a su longitud de onda.',
        'El aceite emite luz propia de distintos colores cuando recibe la energía de los rayos del Sol.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La luz que se refleja en la cara superior y la que se refleja en la inferior se superponen: es <strong>interferencia</strong>. Según el espesor de la película, algunos colores se refuerzan y otros se anulan, por lo que las franjas cambian de un lugar a otro. Si fueran pigmentos, los colores no dependerían del ángulo con que se mira. La mancha es muchísimo más grande que la longitud de onda de la luz. El aceite no emite luz visible: de noche no se ve.</p>`,
    },
  ],
  videos: [],
};
