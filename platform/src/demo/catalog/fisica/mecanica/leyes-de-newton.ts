import { type DemoTopic, html } from '../../../demo-topic.ts';

export const leyesDeNewton: DemoTopic = {
  slug: 'fisica-leyes-de-newton',
  courseId: 2,
  unit: 'Mecánica',
  title: 'Las leyes de Newton',
  description:
    'Dibuja diagramas de cuerpo libre y usa las tres leyes de Newton para explicar por qué los cuerpos se mueven, se detienen o siguen igual.',
  color: 'indigo',
  icon: 'balance-scale',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'primera-ley',
      title: 'Fuerzas, diagrama de cuerpo libre y primera ley',
      content: html`
<p>Vas de pie en la micro, frena de golpe y tu cuerpo «se va» hacia adelante. ¿Qué te empujó? Nada. Tu cuerpo simplemente seguía moviéndose como venía. Entender esto es entender la primera ley de Newton.</p>
<h2>¿Qué es una fuerza?</h2>
<p>Una <strong>fuerza</strong> es una interacción entre dos cuerpos que puede cambiar la velocidad de un cuerpo o deformarlo. Es un <em>vector</em>: tiene magnitud, dirección y sentido. Se mide en newton (N): \(1\,\text{N} = 1\,\text{kg}\cdot\text{m/s}^2\). Un cuerpo no «tiene» fuerza: la ejerce o la recibe.</p>
<p>Sobre un cuerpo suelen actuar varias fuerzas. Su suma vectorial se llama <strong>fuerza neta</strong> o resultante:</p>
<p>\[\vec{F}_{\text{neta}} = \vec{F}_1 + \vec{F}_2 + \vec{F}_3 + \cdots\]</p>
<p>Si dos fuerzas tienen igual dirección y sentido, sus magnitudes se suman; si tienen sentidos opuestos, se restan.</p>
<h2>Diagrama de cuerpo libre (DCL)</h2>
<p>Es un dibujo del cuerpo <em>aislado</em> con todas las fuerzas que <strong>recibe</strong>. Pasos:</p>
<ol>
<li>Elige el cuerpo y represéntalo con un punto o una caja.</li>
<li>Dibuja el <strong>peso</strong>, vertical hacia abajo.</li>
<li>Agrega una fuerza por cada cosa que <em>toca</em> al cuerpo: superficies (normal y roce), cuerdas (tensión), resortes (elástica), manos.</li>
<li>No incluyas las fuerzas que el cuerpo ejerce sobre otros, ni la velocidad, ni la «fuerza del movimiento», que no existe.</li>
</ol>
<h2>Primera ley: inercia</h2>
<p><strong>Si la fuerza neta sobre un cuerpo es cero, el cuerpo mantiene su velocidad:</strong> si estaba en reposo, sigue en reposo; si se movía, sigue en línea recta con rapidez constante.</p>
<p>\[\vec{F}_{\text{neta}} = \vec{0} \quad\Longleftrightarrow\quad \vec{v}\ \text{constante}\]</p>
<p>La tendencia a conservar la velocidad se llama <strong>inercia</strong>, y su medida es la <em>masa</em>: cuesta más cambiar la velocidad de un camión que la de una bicicleta.</p>
<p>La idea más difícil de aceptar es esta: <strong>no se necesita una fuerza neta para mantener un movimiento</strong>, sino para <em>cambiarlo</em>. Una caja que empujas se detiene al soltarla, pero no porque «se le acabe la fuerza»: la detiene el roce.</p>
<table>
<thead><tr><th>Situación</th><th>¿Velocidad constante?</th><th>Fuerza neta</th></tr></thead>
<tbody>
<tr><td>Libro en reposo sobre la mesa</td><td>sí (cero)</td><td>cero</td></tr>
<tr><td>Tren que va recto a 80 km/h constantes</td><td>sí</td><td>cero</td></tr>
<tr><td>Auto que frena</td><td>no</td><td>distinta de cero, opuesta a la velocidad</td></tr>
<tr><td>Auto que toma una curva con rapidez constante</td><td>no: cambia la dirección</td><td>distinta de cero, hacia el interior de la curva</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto</h2>
<p>Empujas una caja con una fuerza horizontal de 80 N, y se mueve en línea recta con rapidez constante de 0,5 m/s. ¿Cuánto vale el roce?</p>
<ol>
<li>DCL: peso hacia abajo, normal hacia arriba, tu fuerza hacia adelante y el roce hacia atrás.</li>
<li>La velocidad es constante, por lo que la fuerza neta es cero.</li>
<li>En la horizontal: \(80\,\text{N} - f = 0\), entonces \(f = 80\,\text{N}\).</li>
</ol>
<img src="/demo/diagrama-de-cuerpo-libre.svg" alt="A la izquierda, una caja sobre el piso que alguien empuja y que avanza con velocidad constante. A la derecha, su diagrama de cuerpo libre: la normal N hacia arriba y el peso P hacia abajo, de igual largo, y el empuje de 80 N hacia adelante y el roce de 80 N hacia atrás, también de igual largo. Las fuerzas se anulan." width="640" height="394" />
<p>Muchas personas responden que el roce debe ser menor que 80 N, «porque la caja avanza». Si fuera menor, la caja no iría con rapidez constante: aceleraría.</p>
<blockquote><p><strong>Frase clave en los enunciados:</strong> «con velocidad constante», «en reposo» o «en equilibrio» significan lo mismo para las fuerzas: su suma es cero.</p></blockquote>`,
    },
    {
      slug: 'segunda-ley',
      title: 'Segunda ley: fuerza, masa y aceleración',
      content: html`
<p>Empuja un carro de supermercado vacío y luego, con la misma fuerza, uno lleno. El vacío acelera más. Ahora empuja el mismo carro más fuerte: acelera más. La segunda ley pone números a esas dos observaciones.</p>
<h2>El enunciado</h2>
<p><strong>La aceleración de un cuerpo es directamente proporcional a la fuerza neta e inversamente proporcional a su masa</strong>, y tiene la misma dirección y sentido que la fuerza neta:</p>
<p>\[\vec{a} = \frac{\vec{F}_{\text{neta}}}{m} \qquad\Longleftrightarrow\qquad \vec{F}_{\text{neta}} = m\,\vec{a}\]</p>
<p>Con la fuerza en N, la masa en kg y la aceleración en m/s². Recuerda que la aceleración es el cambio de velocidad por unidad de tiempo:</p>
<p>\[a = \frac{v_f - v_i}{\Delta t}\]</p>
<table>
<thead><tr><th>Fuerza neta</th><th>Masa</th><th>Aceleración</th></tr></thead>
<tbody>
<tr><td>\(F\)</td><td>\(m\)</td><td>\(a\)</td></tr>
<tr><td>\(2F\)</td><td>\(m\)</td><td>\(2a\)</td></tr>
<tr><td>\(F\)</td><td>\(2m\)</td><td>\(a/2\)</td></tr>
<tr><td>\(2F\)</td><td>\(2m\)</td><td>\(a\)</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto 1: con roce</h2>
<p>Una caja de 20 kg recibe una fuerza horizontal de 60 N y un roce de 20 N. ¿Cuál es su aceleración? ¿Qué rapidez tiene a los 3,0 s, si partió del reposo?</p>
<ol>
<li>Fuerza neta: \(60\,\text{N} - 20\,\text{N} = 40\,\text{N}\), hacia adelante.</li>
<li>\(a = 40\,\text{N}/20\,\text{kg} = 2{,}0\,\text{m/s}^2\).</li>
<li>\(v_f = 0 + 2{,}0\,\text{m/s}^2 \cdot 3{,}0\,\text{s} = 6{,}0\,\text{m/s}\).</li>
</ol>
<p>Lo que va en \(F = ma\) es la fuerza <em>neta</em>. Usar 60 N habría dado 3,0 m/s², un error muy común.</p>
<h2>Ejemplo resuelto 2: un frenazo</h2>
<p>Un auto de 1000 kg va a 72 km/h y frena hasta detenerse en 5,0 s. ¿Cuál es la fuerza neta media que lo frena?</p>
<ol>
<li>Convierte: \(72\,\text{km/h} = 72/3{,}6 = 20\,\text{m/s}\).</li>
<li>\(a = (0 - 20)/5{,}0 = -4{,}0\,\text{m/s}^2\).</li>
<li>\(F = 1000 \cdot (-4{,}0) = -4000\,\text{N}\). El signo indica que se opone al movimiento.</li>
</ol>
<p>Si el auto choca y se detiene en 0,10 s, la aceleración es 50 veces mayor. Por eso el airbag y el cinturón <em>alargan el tiempo</em> en que te detienes: así disminuyen la fuerza.</p>
<h2>Ejemplo resuelto 3: el ascensor</h2>
<p>Una persona de 60 kg está sobre una pesa dentro de un ascensor (usa \(g = 10\,\text{m/s}^2\)). La pesa indica la fuerza normal \(N\). Tomando hacia arriba como positivo: \(N - mg = ma\), es decir, \(N = m(g + a)\).</p>
<table>
<thead><tr><th>Movimiento</th><th>\(a\) (m/s²)</th><th>\(N\) (N)</th></tr></thead>
<tbody>
<tr><td>En reposo o con velocidad constante</td><td>0</td><td>600</td></tr>
<tr><td>Acelera hacia arriba</td><td>+2</td><td>720</td></tr>
<tr><td>Acelera hacia abajo</td><td>−2</td><td>480</td></tr>
<tr><td>Caída libre</td><td>−10</td><td>0</td></tr>
</tbody>
</table>
<p>El peso no cambia nunca (600 N): lo que cambia es la normal. Y fíjate en que subir <em>a velocidad constante</em> se siente igual que estar quieto.</p>
<blockquote><p><strong>Método:</strong> DCL → elige ejes → suma las fuerzas en cada eje → iguala a \(ma\) en el eje del movimiento y a cero en el otro.</p></blockquote>`,
    },
    {
      slug: 'tercera-ley',
      title: 'Tercera ley: acción y reacción',
      content: html`
<p>Para caminar empujas el suelo hacia atrás… y el suelo te empuja hacia adelante. Sobre el hielo, donde casi no puedes empujar hacia atrás, tampoco avanzas. Las fuerzas vienen siempre en pares.</p>
<h2>El enunciado</h2>
<p><strong>Si un cuerpo A ejerce una fuerza sobre un cuerpo B, entonces B ejerce sobre A una fuerza de igual magnitud, igual dirección y sentido opuesto:</strong></p>
<p>\[\vec{F}_{A \to B} = -\vec{F}_{B \to A}\]</p>
<p>Un par de acción y reacción cumple <em>siempre</em> estas condiciones:</p>
<ul>
<li>son fuerzas <strong>simultáneas</strong>: no hay una que ocurra «antes»;</li>
<li>son del <strong>mismo tipo</strong> (las dos gravitacionales, las dos de contacto…);</li>
<li>actúan sobre <strong>cuerpos distintos</strong>, por lo que <strong>no se anulan</strong> entre sí.</li>
</ul>
<table>
<thead><tr><th>Acción</th><th>Reacción</th></tr></thead>
<tbody>
<tr><td>La Tierra atrae a la manzana (peso)</td><td>La manzana atrae a la Tierra</td></tr>
<tr><td>El pie empuja el suelo hacia atrás</td><td>El suelo empuja el pie hacia adelante</td></tr>
<tr><td>El cohete empuja los gases hacia abajo</td><td>Los gases empujan el cohete hacia arriba</td></tr>
<tr><td>El libro presiona la mesa</td><td>La mesa presiona el libro (normal)</td></tr>
</tbody>
</table>
<h2>El error más famoso</h2>
<p>El peso de un libro y la normal que recibe de la mesa <strong>no son</strong> acción y reacción, aunque sean iguales y opuestas. Las dos actúan sobre el <em>mismo</em> cuerpo (el libro) y son de distinto tipo. Se equilibran por la <em>primera</em> ley. Además, si el ascensor acelera, dejan de ser iguales, mientras que un par de acción y reacción siempre lo es.</p>
<h2>¿Por qué entonces se mueven las cosas?</h2>
<p>«Si el caballo tira la carreta y la carreta tira al caballo con igual fuerza, ¿cómo avanzan?» Porque para saber si la carreta se mueve se miran <em>solo las fuerzas sobre la carreta</em>: la que hace el caballo hacia adelante y el roce hacia atrás. Si la primera es mayor, la carreta acelera. La fuerza que la carreta hace sobre el caballo no está en el DCL de la carreta.</p>
<h2>Ejemplo resuelto: dos patinadores</h2>
<p>Ana (40 kg) y Bruno (60 kg) están en reposo sobre hielo, sin roce. Ana empuja a Bruno con 120 N. ¿Qué aceleración tiene cada uno mientras dura el empujón?</p>
<ol>
<li>Ana ejerce 120 N sobre Bruno; Bruno ejerce 120 N sobre Ana, en sentido opuesto.</li>
<li>Bruno: \(a_B = 120\,\text{N}/60\,\text{kg} = 2{,}0\,\text{m/s}^2\).</li>
<li>Ana: \(a_A = 120\,\text{N}/40\,\text{kg} = 3{,}0\,\text{m/s}^2\), hacia el otro lado.</li>
</ol>
<p>Las <strong>fuerzas</strong> son iguales; las <strong>aceleraciones</strong>, no, porque las masas son distintas. La misma idea explica por qué, al caer una manzana, la Tierra no parece moverse: recibe la misma fuerza, pero su masa es de unos \(6 \times 10^{24}\,\text{kg}\).</p>
<h2>Choques</h2>
<p>Un camión de 10 000 kg choca con un auto de 1000 kg. ¿Quién ejerce más fuerza? <strong>Ninguno:</strong> las fuerzas son iguales en magnitud. Pero el auto, con la décima parte de la masa, tiene una aceleración diez veces mayor, y por eso sus ocupantes sufren más.</p>
<blockquote><p><strong>Para encontrar la reacción</strong> de cualquier fuerza, di «A ejerce sobre B» y luego intercambia los nombres: «B ejerce sobre A». Si no puedes nombrar a los dos cuerpos, esa fuerza no existe.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Un tren avanza en línea recta con rapidez constante de 30 m/s. ¿Qué se puede afirmar sobre la fuerza neta que actúa sobre él?</p>`,
      options: [
        'Es nula, porque su velocidad no cambia.',
        'Apunta hacia adelante, porque el tren avanza.',
        'Apunta hacia atrás, porque existe roce con los rieles.',
        'Es constante y mayor que cero, porque la rapidez es constante.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Velocidad constante significa aceleración nula y, por la primera ley, <strong>fuerza neta cero</strong>: la fuerza de los motores equilibra a los roces. Una fuerza neta hacia adelante aumentaría la rapidez; una hacia atrás la disminuiría. Una fuerza neta constante distinta de cero daría una <em>aceleración</em> constante, no una rapidez constante.</p>`,
    },
    {
      question: html`<p>Una caja de 25 kg es empujada con una fuerza horizontal de 150 N sobre un piso que ejerce un roce de 50 N. ¿Cuál es la aceleración de la caja?</p>`,
      options: [
        html`\(2{,}0\,\text{m/s}^2\)`,
        html`\(6{,}0\,\text{m/s}^2\)`,
        html`\(4{,}0\,\text{m/s}^2\)`,
        html`\(8{,}0\,\text{m/s}^2\)`,
      ],
      correctAnswer: 2,
      explanation: html`<p>La fuerza neta es \(150 - 50 = 100\,\text{N}\) y \(a = 100/25 = 4{,}0\,\text{m/s}^2\). El valor 6,0 usa solo la fuerza aplicada (150/25); 2,0 usa solo el roce (50/25), y 8,0 suma las fuerzas como si tuvieran el mismo sentido (200/25).</p>`,
    },
    {
      question: html`<p>Un auto que viaja por un camino recto frena. Sus pasajeros sienten que «se van hacia adelante». ¿Cuál es la explicación correcta, para alguien que observa desde la vereda?</p>`,
      options: [
        'Una fuerza que aparece al frenar empuja a los pasajeros hacia adelante.',
        'Los pasajeros tienden a mantener su velocidad mientras el auto la disminuye.',
        'La reacción a la fuerza de los frenos actúa sobre el cuerpo de los pasajeros.',
        'El peso de los pasajeros cambia de dirección mientras dura la frenada.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Es <strong>inercia</strong>: sin una fuerza suficiente hacia atrás (la del cinturón o el roce del asiento), el cuerpo conserva la velocidad que traía. Nada lo empuja hacia adelante. La reacción a la fuerza que frena al auto actúa sobre el pavimento, no sobre los pasajeros. El peso siempre apunta verticalmente hacia abajo.</p>`,
    },
    {
      question: html`<p>Un libro está en reposo sobre una mesa. ¿Cuál es la reacción, según la tercera ley de Newton, al <strong>peso</strong> del libro?</p>`,
      options: [
        'La fuerza normal que la mesa ejerce sobre el libro',
        'La fuerza que el libro ejerce sobre la mesa',
        'La fuerza que el piso ejerce sobre la mesa',
        'La fuerza gravitacional que el libro ejerce sobre la Tierra',
      ],
      correctAnswer: 3,
      explanation: html`<p>El peso es la fuerza que <strong>la Tierra ejerce sobre el libro</strong>; su reacción se obtiene al intercambiar los nombres: la que <strong>el libro ejerce sobre la Tierra</strong>. La normal es igual y opuesta al peso en este caso, pero actúa sobre el mismo libro y es de contacto: las equilibra la primera ley. La fuerza del libro sobre la mesa es la reacción de la normal.</p>`,
    },
    {
      question: html`<p>Un grupo mide la aceleración de un carro al que se aplica una fuerza neta de magnitud constante, y cambia su masa.</p><table><thead><tr><th>Masa (kg)</th><th>Aceleración (m/s²)</th></tr></thead><tbody><tr><td>1,0</td><td>6,0</td></tr><tr><td>2,0</td><td>3,0</td></tr><tr><td>3,0</td><td>2,0</td></tr><tr><td>4,0</td><td>?</td></tr></tbody></table><p>¿Qué valor se espera para una masa de 4,0 kg?</p>`,
      options: [
        html`\(1{,}0\,\text{m/s}^2\)`,
        html`\(1{,}2\,\text{m/s}^2\)`,
        html`\(1{,}5\,\text{m/s}^2\)`,
        html`\(1{,}8\,\text{m/s}^2\)`,
      ],
      correctAnswer: 2,
      explanation: html`<p>El producto \(m \cdot a\) es constante: \(1{,}0 \cdot 6{,}0 = 2{,}0 \cdot 3{,}0 = 3{,}0 \cdot 2{,}0 = 6{,}0\,\text{N}\). Entonces \(a = 6{,}0/4{,}0 = 1{,}5\,\text{m/s}^2\). El valor 1,0 supone que la aceleración sigue bajando de 1 en 1, como entre las dos últimas filas: la relación es de proporción <strong>inversa</strong>, no lineal. Los valores 1,2 y 1,8 darían fuerzas de 4,8 N y 7,2 N, distintas de la fuerza constante.</p>`,
    },
    {
      question: html`<p>Un camión choca de frente con un auto pequeño. ¿Qué se puede afirmar sobre las fuerzas que se ejercen y las aceleraciones que experimentan durante el choque?</p>`,
      options: [
        'El camión ejerce mayor fuerza y el auto tiene mayor aceleración.',
        'Las fuerzas son de igual magnitud y el auto tiene mayor aceleración.',
        'Las fuerzas y las aceleraciones son de igual magnitud en ambos.',
        'El camión ejerce mayor fuerza y ambos tienen igual aceleración.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Por la <strong>tercera ley</strong>, las fuerzas que se ejercen son iguales en magnitud. Por la <strong>segunda</strong>, con la misma fuerza, el de menor masa tiene mayor aceleración: el auto. Pensar que el camión ejerce más fuerza confunde la fuerza con sus efectos. Las aceleraciones serían iguales solo si las masas lo fueran.</p>`,
    },
    {
      question: html`<p>Una persona de 70 kg está sobre una pesa, dentro de un ascensor que sube <strong>disminuyendo</strong> su rapidez a razón de 2,0 m/s cada segundo. Si \(g = 10\,\text{m/s}^2\), ¿qué fuerza indica la pesa?</p>`,
      options: ['840 N', '700 N', '140 N', '560 N'],
      correctAnswer: 3,
      explanation: html`<p>Sube, pero frena: la aceleración apunta <strong>hacia abajo</strong>, \(a = -2{,}0\,\text{m/s}^2\). \(N = m(g + a) = 70 \cdot (10 - 2{,}0) = 560\,\text{N}\). El valor 840 N sería si acelerara hacia arriba: confunde el sentido del movimiento con el de la aceleración. El 700 N vale con velocidad constante, y 140 N es solo \(m \cdot |a|\), sin el peso.</p>`,
    },
    {
      question: html`<p>Un cuerpo se mueve en línea recta hacia la derecha. La única fuerza horizontal que actúa sobre él apunta hacia la izquierda y es constante. ¿Qué ocurre con el cuerpo, inmediatamente?</p>`,
      options: [
        'Sigue hacia la derecha, con rapidez cada vez menor.',
        'Se devuelve de inmediato hacia la izquierda.',
        'Sigue hacia la derecha, con rapidez constante.',
        'Se detiene de inmediato, sin llegar a devolverse.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La fuerza neta produce una <strong>aceleración</strong> hacia la izquierda, opuesta a la velocidad: el cuerpo sigue hacia la derecha, pero cada vez más lento. La velocidad no cambia de golpe: para devolverse, primero debe frenar hasta detenerse. Rapidez constante requeriría fuerza neta cero.</p>`,
    },
  ],
  videos: [],
};
