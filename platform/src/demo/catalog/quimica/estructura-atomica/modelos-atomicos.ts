import { type DemoTopic, html } from '../../../demo-topic.ts';

export const modelosAtomicos: DemoTopic = {
  slug: 'quimica-modelos-atomicos',
  courseId: 1,
  unit: 'Estructura atómica',
  title: 'Modelos atómicos: de Dalton a Bohr',
  description:
    'Recorre los experimentos que obligaron a cambiar la imagen del átomo: rayos catódicos, lámina de oro y espectro del hidrógeno.',
  color: 'purple',
  icon: 'atom',
  difficulty: 'beginner',
  orderIndex: 2,
  lessons: [
    {
      slug: 'dalton-y-thomson',
      title: 'Dalton y Thomson: del átomo indivisible al electrón',
      content: html`
<p>Nadie puede ver un átomo a simple vista. Lo que hacemos es construir un <strong>modelo</strong>: una representación que explica lo observado y permite predecir. Un modelo no es «mentira» ni «verdad absoluta»; se mantiene mientras explica los experimentos y se reemplaza o se ajusta cuando aparece uno que no logra explicar.</p>
<h2>Teoría de Dalton (1808)</h2>
<p>John Dalton quería explicar por qué las sustancias se combinan siempre en las mismas proporciones de masa. Propuso que:</p>
<ul>
<li>la materia está formada por <strong>átomos</strong>, partículas indivisibles e indestructibles;</li>
<li>todos los átomos de un mismo elemento son iguales entre sí, en masa y propiedades, y distintos de los de otro elemento;</li>
<li>los compuestos se forman cuando átomos de elementos distintos se unen en razones de números enteros pequeños;</li>
<li>en una reacción química los átomos se <em>reordenan</em>: no se crean, no se destruyen ni se transforman en otros.</li>
</ul>
<p>Esta última idea explica la conservación de la masa. En la formación del agua, por ejemplo, hay la misma cantidad de átomos de cada elemento antes y después:</p>
<p>\[\ce{2H2 + O2 -&gt; 2H2O}\]</p>
<p>Hoy sabemos que dos postulados deben corregirse: el átomo <strong>no es indivisible</strong> y existen átomos de un mismo elemento con masas distintas, los <em>isótopos</em>.</p>
<h2>El experimento de Thomson (1897)</h2>
<p>J. J. Thomson trabajó con <strong>tubos de rayos catódicos</strong>: tubos de vidrio casi sin aire, con dos electrodos conectados a un alto voltaje. Del electrodo negativo (el cátodo) sale un haz que avanza hacia el positivo. Sus experimentos y otros anteriores con estos tubos, como los de William Crookes, reunieron tres hechos:</p>
<table>
<thead><tr><th>Observación</th><th>Conclusión</th></tr></thead>
<tbody>
<tr><td>El haz se desvía hacia la placa positiva de un campo eléctrico.</td><td>Tiene carga <strong>negativa</strong>.</td></tr>
<tr><td>El haz mueve una pequeña rueda con aspas puesta en su camino.</td><td>Es compatible con que esté formado por partículas, con masa.</td></tr>
<tr><td>La razón entre la carga y la masa es la misma para cualquier gas y para cualquier metal del cátodo.</td><td>Esas partículas están en <strong>todos</strong> los átomos.</td></tr>
</tbody>
</table>
<p>Había descubierto el <strong>electrón</strong>, la primera partícula subatómica. Su masa es unas 1836 veces menor que la del átomo de hidrógeno, el más liviano: el átomo tenía partes.</p>
<h2>El modelo de Thomson</h2>
<p>La materia es eléctricamente neutra. Si el átomo contiene electrones negativos, debe tener también carga positiva. Thomson imaginó una <strong>esfera de carga positiva</strong> repartida de manera uniforme, con los electrones incrustados en ella, como las pasas en un pan de Pascua. Este modelo explica dos cosas que Dalton no podía explicar: la naturaleza eléctrica de la materia y la formación de iones, pues basta con quitar o agregar «pasas».</p>
<h2>Ejemplo resuelto</h2>
<p>Al frotar una regla plástica con un chaleco de lana, la regla atrae papelitos. ¿Cuál de los dos modelos permite explicarlo?</p>
<p>El de <strong>Thomson</strong>. Si los electrones pueden salir del átomo, parte de ellos pasa de un material al otro: el que gana electrones queda con carga negativa y el que los pierde, con carga positiva. En el modelo de Dalton no hay cargas ni partes que puedan moverse.</p>
<blockquote><p><strong>Para la prueba:</strong> asocia cada modelo con su evidencia. Dalton: las leyes de combinación de masas. Thomson: los rayos catódicos.</p></blockquote>`,
    },
    {
      slug: 'rutherford',
      title: 'Rutherford y el núcleo',
      content: html`
<p>En 1909, Hans Geiger y Ernest Marsden, en el laboratorio de Ernest Rutherford, lanzaron <strong>partículas alfa</strong> contra una lámina de oro delgadísima, de menos de una milésima de milímetro. Las partículas alfa son positivas, rápidas y bastante masivas: son núcleos de helio, \(\ce{^4_2He^2+}\), unas 7300 veces más masivos que un electrón.</p>
<h2>¿Qué se esperaba?</h2>
<p>Si el átomo fuera como lo imaginaba Thomson, con la carga positiva repartida en todo su volumen, las partículas alfa atravesarían la lámina con desviaciones muy pequeñas: en ningún punto habría una concentración de carga capaz de frenarlas.</p>
<h2>¿Qué se observó y qué se concluyó?</h2>
<img src="/demo/rutherford-lamina-de-oro.svg" alt="A la izquierda, el montaje visto desde arriba: una fuente lanza partículas alfa contra una lámina de oro rodeada por una pantalla circular que destella donde llegan; casi todas siguen derecho, algunas se desvían y unas pocas vuelven hacia atrás. A la derecha, un acercamiento a cuatro átomos de la lámina: las partículas que pasan lejos de los núcleos casi no se desvían, la que pasa cerca se desvía en un ángulo grande y la que va casi de frente rebota." width="640" height="400" />
<table>
<thead><tr><th>Observación</th><th>Conclusión</th></tr></thead>
<tbody>
<tr><td>La gran mayoría atraviesa la lámina casi sin desviarse.</td><td>El átomo es, en su mayor parte, <strong>espacio vacío</strong>.</td></tr>
<tr><td>Algunas se desvían en ángulos grandes.</td><td>Existe una zona de carga <strong>positiva</strong> que las repele.</td></tr>
<tr><td>Muy pocas (una entre varios miles) rebotan hacia atrás.</td><td>Esa zona es muy <strong>pequeña</strong> y concentra casi toda la <strong>masa</strong>.</td></tr>
</tbody>
</table>
<p>Rutherford comentó que era como disparar un proyectil contra un papel de seda y que rebotara. En 1911 propuso el <strong>modelo nuclear</strong>: un núcleo central diminuto, positivo y denso, y electrones que se mueven alrededor, a distancias enormes en comparación con su tamaño.</p>
<h2>¿Qué tan vacío está el átomo?</h2>
<p>El diámetro de un átomo es del orden de \(10^{-10}\,\text{m}\) y el de su núcleo, del orden de \(10^{-14}\,\text{m}\). La razón entre ambos es</p>
<p>\[\frac{10^{-10}\,\text{m}}{10^{-14}\,\text{m}} = 10^{4}\]</p>
<p>El átomo es unas diez mil veces más ancho que su núcleo. Si el núcleo fuera una bolita de 1 cm, el átomo tendría 10 000 cm, es decir, 100 m de diámetro: una bolita en medio de la cancha del Estadio Nacional y los electrones, cerca de los arcos.</p>
<h2>Ejemplo resuelto</h2>
<p>Imagina que repites el experimento con una lámina de aluminio (carga nuclear \(+13\)) en vez de oro (carga nuclear \(+79\)), de igual espesor. ¿Habrá más o menos partículas con grandes desviaciones?</p>
<p>La fuerza eléctrica con que el núcleo repele a la partícula alfa aumenta con la carga del núcleo. El núcleo de aluminio tiene mucho menos carga, por lo que repele con menor fuerza a una misma distancia: habrá <strong>menos</strong> desviaciones grandes.</p>
<h2>Lo que el modelo no explicaba</h2>
<ul>
<li><strong>Estabilidad:</strong> según la física clásica, una carga que gira emite energía. El electrón debería perderla y caer en espiral al núcleo en una fracción ínfima de segundo. Sin embargo, los átomos son estables.</li>
<li><strong>Espectros:</strong> un gas a baja presión, al ser excitado, emite luz solo de ciertos colores, no un arcoíris continuo.</li>
</ul>
<p>Además, la masa de los núcleos era mayor que la de sus protones. La explicación llegó en 1932, cuando James Chadwick descubrió el <strong>neutrón</strong>, una partícula sin carga con masa casi igual a la del protón. Rutherford, en 1911, todavía no hablaba de neutrones: es un error frecuente atribuírselos a su modelo.</p>
<blockquote><p><strong>Recuerda:</strong> la lámina de oro <em>no</em> descubrió el electrón (ese fue Thomson). Mostró que la carga positiva está concentrada en un núcleo.</p></blockquote>`,
    },
    {
      slug: 'bohr',
      title: 'Bohr y los niveles de energía',
      content: html`
<p>Si miras con una red de difracción la luz de un tubo con hidrógeno, no aparece un arcoíris continuo, sino unas pocas líneas: una roja, una verde azulada y otras violetas. Es el <strong>espectro de emisión</strong>, distinto para cada elemento, como un código de barras. En 1913 Niels Bohr propuso un modelo que explica el del hidrógeno.</p>
<h2>Los postulados de Bohr</h2>
<ol>
<li>El electrón gira alrededor del núcleo solo en ciertas órbitas circulares permitidas, los <strong>niveles de energía</strong>, que se numeran \(n = 1, 2, 3, \ldots\)</li>
<li>Mientras permanece en una de esas órbitas, el electrón <strong>no emite ni absorbe</strong> energía.</li>
<li>Para pasar de un nivel a otro <strong>absorbe</strong> (si sube) o <strong>emite</strong> (si baja) una cantidad de energía exactamente igual a la diferencia entre los niveles: un <em>cuanto</em>, que en el caso de la luz llamamos fotón.</li>
</ol>
<p>\[\Delta E = E_{\text{final}} - E_{\text{inicial}}\]</p>
<p>Si \(\Delta E\) es positivo, el átomo absorbió energía y queda <em>excitado</em>. Si es negativo, la emitió. El estado de menor energía, \(n = 1\), se llama <strong>estado fundamental</strong>.</p>
<h2>Ejemplo resuelto: la línea roja del hidrógeno</h2>
<p>Las energías de los primeros niveles del hidrógeno son:</p>
<table>
<thead><tr><th>Nivel \(n\)</th><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead>
<tbody>
<tr><td>Energía (eV)</td><td>−13,60</td><td>−3,40</td><td>−1,51</td><td>−0,85</td></tr>
</tbody>
</table>
<p>(El electronvolt, eV, es una unidad de energía muy pequeña: \(1\,\text{eV} = 1{,}6 \times 10^{-19}\,\text{J}\).) Cuando el electrón pasa de \(n = 3\) a \(n = 2\):</p>
<p>\[\Delta E = -3{,}40\,\text{eV} - (-1{,}51\,\text{eV}) = -1{,}89\,\text{eV}\]</p>
<p>El signo negativo indica que el átomo <strong>emite</strong> un fotón de 1,89 eV, que corresponde a luz roja. En cambio, si pasa de \(n = 4\) a \(n = 2\) emite 2,55 eV, más energía: es la línea verde azulada. Observa que los niveles se van acercando: entre 1 y 2 hay 10,20 eV, pero entre 3 y 4 solo 0,66 eV.</p>
<img src="/demo/niveles-del-hidrogeno.svg" alt="Niveles de energía del hidrógeno, a escala, en electronvolt: n = 1, el estado fundamental, en −13,60; n = 2 en −3,40; n = 3 en −1,51, y n = 4 en −0,85, cada vez más juntos. Al bajar de n = 3 a n = 2 el átomo emite un fotón de 1,89 eV, luz roja; de n = 4 a n = 2, uno de 2,55 eV, luz verde azulada." width="640" height="388" />
<h2>Bohr en la vida diaria</h2>
<p>Los fuegos artificiales de Año Nuevo en Valparaíso usan esta idea: el calor excita los electrones de ciertos metales y, al volver a niveles más bajos, emiten luz de colores característicos: rojo el estroncio, verde el bario, amarillo el sodio. Los telescopios del desierto de Atacama analizan la luz de las estrellas del mismo modo y así saben qué elementos contienen, sin ir a buscarlos.</p>
<h2>Alcances y límites</h2>
<p>El modelo explica la estabilidad del átomo y predice muy bien el espectro del <strong>hidrógeno</strong> y de otras especies con un solo electrón, como \(\ce{He+}\). Falla con los átomos de varios electrones. El modelo actual, mecanocuántico, conserva los niveles de energía, pero reemplaza las órbitas por <em>orbitales</em>, zonas donde es más probable encontrar al electrón.</p>
<table>
<thead><tr><th>Modelo</th><th>Evidencia principal</th><th>Idea nueva</th></tr></thead>
<tbody>
<tr><td>Dalton</td><td>leyes de combinación</td><td>átomos indivisibles</td></tr>
<tr><td>Thomson</td><td>rayos catódicos</td><td>electrones en una esfera positiva</td></tr>
<tr><td>Rutherford</td><td>lámina de oro</td><td>núcleo pequeño y denso</td></tr>
<tr><td>Bohr</td><td>espectro del hidrógeno</td><td>niveles de energía definidos</td></tr>
</tbody>
</table>`,
    },
  ],
  questions: [
    {
      question: html`<p>Dalton afirmó que todos los átomos de un mismo elemento tienen igual masa. ¿Qué hallazgo posterior obligó a corregir esa afirmación?</p>`,
      options: [
        'La existencia de isótopos de un mismo elemento',
        'El descubrimiento de los niveles de energía',
        'La conservación de la masa en las reacciones',
        'El descubrimiento de los rayos catódicos',
      ],
      correctAnswer: 0,
      explanation: html`<p>Los <strong>isótopos</strong> son átomos del mismo elemento con distinto número de neutrones y, por eso, con distinta masa: por ejemplo, \(\ce{^{35}Cl}\) y \(\ce{^{37}Cl}\). Los niveles de energía se refieren a los electrones, no a la masa. La conservación de la masa apoya a Dalton en vez de contradecirlo. Los rayos catódicos llevaron al electrón y refutaron otra idea: que el átomo es indivisible.</p>`,
    },
    {
      question: html`<p>Thomson repitió su experimento con cátodos de distintos metales y con distintos gases dentro del tubo, y obtuvo siempre la misma razón entre carga y masa para las partículas del haz. ¿Qué conclusión se apoya en este resultado?</p>`,
      options: [
        'Los átomos tienen un núcleo que concentra toda su carga positiva.',
        'Los metales y los gases están formados por los mismos átomos.',
        'Las partículas del haz son parte de los átomos de todo elemento.',
        'Las partículas del haz ocupan niveles de energía definidos.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Si la partícula es la misma sin importar el material, debe ser un <strong>componente común a todos los átomos</strong>: el electrón. El resultado no informa sobre un núcleo (eso lo mostró la lámina de oro) ni sobre niveles de energía (eso lo propuso Bohr a partir de los espectros). Tampoco significa que los metales y los gases tengan los mismos átomos: tienen en común una de sus partes.</p>`,
    },
    {
      question: html`<p>En el experimento de la lámina de oro, la mayoría de las partículas alfa atravesó la lámina casi sin desviarse. ¿Qué indica esta observación acerca del átomo?</p>`,
      options: [
        'Que su núcleo carece de carga eléctrica.',
        'Que la mayor parte de su volumen está vacía.',
        'Que sus electrones son más masivos que las partículas alfa.',
        'Que su carga positiva está repartida en todo su volumen.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Atravesar sin desviarse significa no encontrar obstáculos: el átomo es en su mayor parte <strong>espacio vacío</strong>. Que el núcleo tiene carga positiva se deduce de las que sí se desvían. Los electrones son unas 7300 veces <em>menos</em> masivos que una partícula alfa. La carga repartida es el modelo de Thomson, que no puede explicar los rebotes.</p>`,
    },
    {
      question: html`<p>Una científica propone que los átomos de cierto material tienen su carga positiva repartida de manera uniforme y bombardea una lámina muy delgada con partículas alfa. ¿Qué resultado <strong>contradiría</strong> su propuesta?</p>`,
      options: [
        'Que la mayoría de las partículas atraviese la lámina',
        'Que las partículas se desvíen solo en ángulos muy pequeños',
        'Que la lámina quede eléctricamente neutra tras el ensayo',
        'Que algunas partículas reboten hacia la fuente que las emite',
      ],
      correctAnswer: 3,
      explanation: html`<p>Para que una partícula alfa <strong>rebote</strong> necesita chocar con una zona pequeña que concentre carga positiva y masa; una carga repartida en todo el volumen no puede producir una repulsión tan intensa. Que la mayoría atraviese y que las desviaciones sean pequeñas es justo lo que predice la carga repartida. La neutralidad de la lámina es compatible con los dos modelos.</p>`,
    },
    {
      question: html`<p>¿Cuál fue la principal dificultad del modelo de Rutherford, según la física clásica, que el modelo de Bohr resolvió con sus postulados?</p>`,
      options: [
        'No explicaba que los átomos sean eléctricamente neutros.',
        'No permitía que los átomos formaran iones positivos o negativos.',
        'No incluía a los electrones como parte de la estructura del átomo.',
        'No explicaba que los electrones giren sin perder energía ni caer al núcleo.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Una carga que gira debería emitir energía y caer al núcleo. Bohr postuló que en los <strong>niveles permitidos</strong> el electrón no emite energía, lo que da estabilidad al átomo. El modelo de Rutherford sí incluye electrones, es neutro porque la carga de estos compensa la del núcleo, y permite iones al perder o ganar electrones.</p>`,
    },
    {
      question: html`<p>La tabla muestra las energías de cuatro niveles del átomo de hidrógeno.</p><table><thead><tr><th>\(n\)</th><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead><tbody><tr><td>Energía (eV)</td><td>−13,60</td><td>−3,40</td><td>−1,51</td><td>−0,85</td></tr></tbody></table><p>Un electrón pasa de \(n = 4\) a \(n = 2\). ¿Qué ocurre?</p>`,
      options: [
        'El átomo emite un fotón de 2,55 eV.',
        'El átomo absorbe un fotón de 2,55 eV.',
        'El átomo emite un fotón de 4,25 eV.',
        'El átomo absorbe un fotón de 4,25 eV.',
      ],
      correctAnswer: 0,
      explanation: html`<p>\(\Delta E = E_{\text{final}} - E_{\text{inicial}} = -3{,}40 - (-0{,}85) = -2{,}55\,\text{eV}\). El electrón baja de nivel, por lo que el átomo <strong>emite</strong> 2,55 eV. El valor 4,25 eV resulta de sumar las dos energías en vez de restarlas. Absorber sería lo correcto si el electrón subiera, de \(n = 2\) a \(n = 4\).</p>`,
    },
    {
      question: html`<p>El espectro de emisión de un gas muestra líneas de colores separadas por zonas oscuras, y no un arcoíris continuo. ¿Qué supone el modelo de Bohr para explicarlo?</p>`,
      options: [
        'Que los electrones emiten luz de manera continua al girar en una órbita.',
        'Que los electrones están incrustados en una esfera positiva y vibran en ella.',
        'Que los electrones solo pueden tener ciertos valores de energía en el átomo.',
        'Que los electrones se mueven a cualquier distancia del núcleo del átomo.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Si la energía del electrón está <strong>cuantizada</strong>, las diferencias entre niveles también lo están, y cada diferencia da un fotón de un color preciso: una línea. Si los electrones emitieran al girar o pudieran estar a cualquier distancia, la energía variaría de manera continua y se vería un arcoíris completo. La esfera positiva es del modelo de Thomson.</p>`,
    },
    {
      question: html`<p>Una profesora pide ordenar estas cuatro ideas según la época en que se propusieron: (1) núcleo pequeño y denso; (2) átomo indivisible; (3) niveles de energía definidos; (4) electrones incrustados en una esfera positiva. ¿Cuál es el orden correcto, de la más antigua a la más reciente?</p>`,
      options: ['4 – 2 – 1 – 3', '2 – 4 – 1 – 3', '2 – 1 – 4 – 3', '2 – 4 – 3 – 1'],
      correctAnswer: 1,
      explanation: html`<p>Dalton (1808) propone el átomo indivisible; Thomson descubre el electrón en 1897 y propone la esfera positiva en 1904; Rutherford (1911), el núcleo; Bohr (1913), los niveles de energía: <strong>2 – 4 – 1 – 3</strong>. Bohr parte del núcleo de Rutherford, por lo que 3 no puede ir antes que 1. Rutherford puso a prueba el modelo de Thomson, así que 1 no puede ir antes que 4. Y Thomson contradice la indivisibilidad de Dalton, por lo que 4 no puede ir antes que 2.</p>`,
    },
  ],
  videos: [],
};
