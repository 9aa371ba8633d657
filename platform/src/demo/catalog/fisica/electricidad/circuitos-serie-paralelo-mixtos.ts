import { type DemoTopic, html } from '../../../demo-topic.ts';

export const circuitosSerieParaleloMixtos: DemoTopic = {
  slug: 'fisica-circuitos-serie-paralelo-mixtos',
  courseId: 2,
  unit: 'Electricidad',
  title: 'Circuitos en serie, en paralelo y mixtos',
  description:
    'Aprende a reducir cualquier circuito de resistores a uno equivalente y a predecir qué ampolleta brilla más y cuál sigue encendida.',
  color: 'purple',
  icon: 'bolt',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'circuitos-en-serie',
      title: 'Resistores en serie: un solo camino',
      content: html`
<p>Las guirnaldas antiguas del árbol de Pascua tenían un defecto desesperante: si se quemaba una ampolletita, se apagaban todas. Estaban conectadas <strong>en serie</strong>, una después de la otra, sin ramificaciones. Si el único camino se interrumpe, no circula corriente por ninguna parte.</p>
<h2>Las tres reglas de la serie</h2>
<ol>
<li><strong>La corriente es la misma</strong> en todos los elementos: no hay por dónde desviarse.</li>
<li><strong>El voltaje se reparte:</strong> la suma de los voltajes de los elementos es igual al de la fuente.</li>
<li><strong>Las resistencias se suman.</strong></li>
</ol>
<p>\[I = I_1 = I_2 = \ldots \qquad V = V_1 + V_2 + \ldots \qquad R_{\text{eq}} = R_1 + R_2 + \ldots\]</p>
<p>La <strong>resistencia equivalente</strong> \(R_{\text{eq}}\) es la de un único resistor que, puesto en lugar de todos, dejaría pasar la misma corriente total. En serie siempre es <em>mayor</em> que la más grande de las resistencias: cada elemento que agregas es un obstáculo más en el mismo camino.</p>
<h2>¿Por qué se reparte el voltaje?</h2>
<p>El voltaje es energía por coulomb. Un coulomb que sale de una pila de 9 V lleva 9 J, y los entrega por partes al atravesar cada resistor. Como la corriente es la misma, la ley de Ohm (\(V_k = R_k I\)) dice que <strong>el resistor mayor se queda con el voltaje mayor</strong>.</p>
<h2>Ejemplo resuelto</h2>
<p>Una fuente de 9,0 V se conecta a dos resistores en serie, de 10 Ω y 20 Ω. ¿Qué corriente circula y cuál es el voltaje de cada uno?</p>
<ol>
<li>Resistencia equivalente: \(R_{\text{eq}} = 10\,\Omega + 20\,\Omega = 30\,\Omega\).</li>
<li>Corriente, con el voltaje <em>total</em> y la resistencia <em>total</em>: \(I = \frac{9{,}0\,\text{V}}{30\,\Omega} = 0{,}30\,\text{A}\).</li>
<li>Voltaje de cada resistor, con su propia resistencia: \(V_1 = 10\,\Omega \cdot 0{,}30\,\text{A} = 3{,}0\,\text{V}\) y \(V_2 = 20\,\Omega \cdot 0{,}30\,\text{A} = 6{,}0\,\text{V}\).</li>
<li>Comprobación: \(3{,}0\,\text{V} + 6{,}0\,\text{V} = 9{,}0\,\text{V}\). ✓</li>
</ol>
<img src="/demo/circuito-en-serie.svg" alt="Circuito en serie: una fuente de 9,0 V y dos resistores, de 10 Ω y de 20 Ω, uno después del otro. Por todo el camino circulan 0,30 A, del polo positivo al negativo. El resistor de 10 Ω tiene 3,0 V y el de 20 Ω, 6,0 V." width="640" height="364" />
<p>Una tabla ayuda a no mezclar los datos. Llénala siempre con una fila por elemento y una para el total:</p>
<table>
<thead><tr><th>Elemento</th><th>\(R\) (Ω)</th><th>\(I\) (A)</th><th>\(V\) (V)</th></tr></thead>
<tbody>
<tr><td>Resistor 1</td><td>10</td><td>0,30</td><td>3,0</td></tr>
<tr><td>Resistor 2</td><td>20</td><td>0,30</td><td>6,0</td></tr>
<tr><td>Total</td><td>30</td><td>0,30</td><td>9,0</td></tr>
</tbody>
</table>
<h2>¿Y el brillo?</h2>
<p>Si conectas ampolletas iguales en serie, el voltaje se reparte por igual. Con una pila de 6 V, una ampolleta recibe 6 V; dos, 3 V cada una; tres, 2 V cada una. Además, la resistencia total aumenta y la corriente disminuye. Por las dos razones <strong>brillan menos</strong> mientras más son. Si una se quema, se apagan todas.</p>
<h2>La serie también es útil</h2>
<p>Un interruptor va en serie con la ampolleta que controla, precisamente porque debe poder cortar su corriente. Lo mismo ocurre con los fusibles y con el amperímetro.</p>
<blockquote><p><strong>Error frecuente:</strong> calcular la corriente de cada resistor dividiendo el voltaje <em>de la fuente</em> por su resistencia. En serie, ese voltaje no es el de cada resistor.</p></blockquote>`,
    },
    {
      slug: 'circuitos-en-paralelo',
      title: 'Resistores en paralelo: varios caminos',
      content: html`
<p>En tu casa puedes apagar la luz del baño sin que se detenga el refrigerador. Los artefactos están conectados <strong>en paralelo</strong>: cada uno tiene su propio camino entre los mismos dos puntos.</p>
<h2>Las tres reglas del paralelo</h2>
<ol>
<li><strong>El voltaje es el mismo</strong> en todas las ramas.</li>
<li><strong>La corriente se reparte:</strong> la total es la suma de las corrientes de las ramas. Por la rama de menor resistencia pasa más corriente.</li>
<li><strong>Se suman los inversos</strong> de las resistencias.</li>
</ol>
<p>\[V = V_1 = V_2 = \ldots \qquad I = I_1 + I_2 + \ldots \qquad \frac{1}{R_{\text{eq}}} = \frac{1}{R_1} + \frac{1}{R_2} + \ldots\]</p>
<p>Para dos resistores hay una forma corta: el producto dividido por la suma.</p>
<p>\[R_{\text{eq}} = \frac{R_1 \cdot R_2}{R_1 + R_2}\]</p>
<p>Y para \(N\) resistores iguales, \(R_{\text{eq}} = R/N\). En paralelo la equivalente es siempre <em>menor</em> que la más pequeña de las resistencias. Suena raro que al agregar resistores la resistencia baje, pero piensa en las cajas de un supermercado: cada caja que se abre es un camino más y el flujo total aumenta, aunque en cada caja se demoren lo mismo.</p>
<h2>Ejemplo resuelto</h2>
<p>Una fuente de 12 V se conecta a dos resistores en paralelo, de 20 Ω y 30 Ω.</p>
<ol>
<li>Cada rama recibe los 12 V: \(I_1 = \frac{12}{20} = 0{,}60\,\text{A}\) e \(I_2 = \frac{12}{30} = 0{,}40\,\text{A}\).</li>
<li>Corriente total: \(I = 0{,}60\,\text{A} + 0{,}40\,\text{A} = 1{,}0\,\text{A}\).</li>
<li>Resistencia equivalente: \(R_{\text{eq}} = \frac{20 \cdot 30}{20 + 30} = \frac{600}{50} = 12\,\Omega\).</li>
<li>Comprobación: \(\frac{12\,\text{V}}{12\,\Omega} = 1{,}0\,\text{A}\). ✓ Además, \(12\,\Omega\) es menor que \(20\,\Omega\). ✓</li>
</ol>
<img src="/demo/circuito-en-paralelo.svg" alt="Circuito en paralelo: una fuente de 12 V y dos ramas, una con un resistor de 20 Ω y otra con uno de 30 Ω. Cada rama recibe los 12 V. La corriente de 1,0 A se divide en 0,60 A por la primera y 0,40 A por la segunda, y se vuelve a juntar." width="640" height="354" />
<h2>Serie y paralelo, lado a lado</h2>
<table>
<thead><tr><th>Aspecto</th><th>Serie</th><th>Paralelo</th></tr></thead>
<tbody>
<tr><td>Corriente</td><td>igual en todos</td><td>se reparte</td></tr>
<tr><td>Voltaje</td><td>se reparte</td><td>igual en todos</td></tr>
<tr><td>Si se agrega un resistor</td><td>\(R_{\text{eq}}\) aumenta</td><td>\(R_{\text{eq}}\) disminuye</td></tr>
<tr><td>Corriente de la fuente al agregar uno</td><td>disminuye</td><td>aumenta</td></tr>
<tr><td>Si un elemento se quema</td><td>se apagan todos</td><td>los demás siguen igual</td></tr>
</tbody>
</table>
<h2>Los alargadores y el peligro de sobrecargar</h2>
<p>Cada artefacto que enchufas en un alargador es una rama más. El voltaje no cambia, así que cada uno funciona como siempre, pero la corriente total por el cable <strong>se suma</strong>. Con un hervidor de 9 A y una estufa de 7 A, el cable lleva 16 A: si es delgado se calienta y puede incendiarse. Los alargadores indican la corriente máxima que soportan.</p>
<p>Un <strong>cortocircuito</strong> es el caso extremo: una rama de resistencia casi nula. Como \(I = V/R\), la corriente se vuelve enorme. Los fusibles y los interruptores automáticos existen para cortar el circuito en ese momento.</p>
<blockquote><p><strong>Error frecuente:</strong> sumar los inversos y olvidar invertir el resultado. Si \(\frac{1}{R_{\text{eq}}} = \frac{1}{12}\), la respuesta es 12 Ω y no 0,083 Ω.</p></blockquote>`,
    },
    {
      slug: 'circuitos-mixtos',
      title: 'Circuitos mixtos: reducir paso a paso',
      content: html`
<p>Un circuito <strong>mixto</strong> combina partes en serie y partes en paralelo. No necesitas fórmulas nuevas: basta con aplicar las que conoces, una parte a la vez.</p>
<h2>El método</h2>
<ol>
<li><strong>Reconoce</strong> un grupo que esté <em>solo</em> en serie o <em>solo</em> en paralelo. Están en paralelo si sus dos extremos están unidos a los mismos dos puntos; en serie, si entre uno y otro no hay ninguna bifurcación.</li>
<li><strong>Reemplaza</strong> ese grupo por su equivalente y vuelve a dibujar el circuito.</li>
<li><strong>Repite</strong> hasta que quede un solo resistor y calcula la corriente total.</li>
<li><strong>Regresa</strong> por los dibujos en orden inverso para hallar las corrientes y los voltajes de cada elemento.</li>
</ol>
<h2>Ejemplo resuelto</h2>
<p>Una fuente de 18 V alimenta a un resistor \(R_1 = 5{,}0\,\Omega\), en serie con un grupo formado por \(R_2 = 6{,}0\,\Omega\) y \(R_3 = 12\,\Omega\) en paralelo.</p>
<img src="/demo/circuito-mixto.svg" alt="Circuito mixto: una fuente de 18 V, un resistor R1 de 5,0 Ω en serie con un grupo de dos ramas en paralelo, R2 de 6,0 Ω y R3 de 12 Ω. Por R1, con 10 V, pasan 2,0 A, que se dividen en 1,33 A por R2 y 0,67 A por R3, ambos con 8,0 V." width="640" height="364" />
<p><strong>Reducir.</strong> El grupo en paralelo equivale a</p>
<p>\[R_{23} = \frac{6{,}0 \cdot 12}{6{,}0 + 12} = \frac{72}{18} = 4{,}0\,\Omega\]</p>
<p>y queda en serie con \(R_1\):</p>
<p>\[R_{\text{eq}} = 5{,}0\,\Omega + 4{,}0\,\Omega = 9{,}0\,\Omega \qquad I = \frac{18\,\text{V}}{9{,}0\,\Omega} = 2{,}0\,\text{A}\]</p>
<p><strong>Regresar.</strong> Esos 2,0 A atraviesan \(R_1\):</p>
<p>\[V_1 = 5{,}0\,\Omega \cdot 2{,}0\,\text{A} = 10\,\text{V}\]</p>
<p>Al grupo le quedan \(18\,\text{V} - 10\,\text{V} = 8{,}0\,\text{V}\), los mismos para \(R_2\) y \(R_3\):</p>
<p>\[I_2 = \frac{8{,}0}{6{,}0} \approx 1{,}33\,\text{A} \qquad I_3 = \frac{8{,}0}{12} \approx 0{,}67\,\text{A}\]</p>
<table>
<thead><tr><th>Resistor</th><th>\(R\) (Ω)</th><th>\(V\) (V)</th><th>\(I\) (A)</th></tr></thead>
<tbody>
<tr><td>\(R_1\)</td><td>5,0</td><td>10</td><td>2,00</td></tr>
<tr><td>\(R_2\)</td><td>6,0</td><td>8,0</td><td>1,33</td></tr>
<tr><td>\(R_3\)</td><td>12</td><td>8,0</td><td>0,67</td></tr>
</tbody>
</table>
<p>Dos comprobaciones: las corrientes de las ramas suman la total (\(1{,}33 + 0{,}67 = 2{,}00\,\text{A}\)), y por \(R_3\), con el doble de resistencia que \(R_2\), pasa la mitad de la corriente.</p>
<h2>Razonar sin calcular</h2>
<p>Muchas preguntas piden comparar el brillo de ampolletas iguales. Sigue la corriente: la ampolleta por la que pasa <strong>más corriente</strong> brilla más.</p>
<p>Imagina tres ampolletas iguales: A en serie con el grupo en paralelo formado por B y C. Por A pasa la corriente total, que luego se divide en dos mitades: <strong>A brilla más</strong>, y B y C brillan igual entre sí.</p>
<p>¿Qué ocurre si C se quema? El paralelo desaparece y queda A en serie con B. Llamemos \(R\) a la resistencia de cada una:</p>
<ul>
<li>Antes: \(R_{\text{eq}} = R + \frac{R}{2} = 1{,}5R\). La corriente por A era \(\frac{V}{1{,}5R}\), y por B, la mitad, \(\frac{V}{3R}\).</li>
<li>Después: \(R_{\text{eq}} = 2R\). Por ambas pasa \(\frac{V}{2R}\).</li>
</ul>
<p>Entonces <strong>A brilla menos</strong> que antes y <strong>B brilla más</strong>. Un cambio en una parte de un circuito mixto se siente en todas las demás.</p>
<blockquote><p><strong>Error frecuente:</strong> creer que la pila entrega siempre la misma corriente. Lo que mantiene constante es el <em>voltaje</em>; la corriente depende de la resistencia de todo el circuito.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una batería de 12 V se conecta a dos resistores en serie, de 4,0 Ω y 8,0 Ω. ¿Cuál es el voltaje entre los extremos del resistor de 8,0 Ω?</p>`,
      options: ['4,0 V', '6,0 V', '12 V', '8,0 V'],
      correctAnswer: 3,
      explanation: html`<p>\(R_{\text{eq}} = 4{,}0 + 8{,}0 = 12\,\Omega\), \(I = \frac{12\,\text{V}}{12\,\Omega} = 1{,}0\,\text{A}\) y \(V = 8{,}0\,\Omega \cdot 1{,}0\,\text{A} = 8{,}0\,\text{V}\). Los 4,0 V corresponden al otro resistor; 6,0 V supone que el voltaje se reparte siempre por igual, y 12 V sería correcto si estuvieran en paralelo.</p>`,
    },
    {
      question: html`<p>Una fuente de 12 V se conecta a dos resistores en paralelo, de 6,0 Ω y 3,0 Ω. ¿Qué corriente entrega la fuente?</p>`,
      options: ['1,3 A', '6,0 A', '4,0 A', '2,0 A'],
      correctAnswer: 1,
      explanation: html`<p>Cada rama recibe 12 V: \(\frac{12}{6{,}0} = 2{,}0\,\text{A}\) y \(\frac{12}{3{,}0} = 4{,}0\,\text{A}\). La fuente entrega la suma: <strong>6,0 A</strong>. Los valores 2,0 A y 4,0 A son las corrientes de cada rama por separado. El valor 1,3 A resulta de sumar las resistencias (9,0 Ω), como si estuvieran en serie.</p>`,
    },
    {
      question: html`<p>Una fuente de 18 V alimenta a un resistor de 4,0 Ω en serie con un grupo de dos resistores en paralelo, de 6,0 Ω y 3,0 Ω. ¿Qué corriente pasa por el resistor de 3,0 Ω?</p>`,
      options: ['2,0 A', '1,0 A', '1,5 A', '3,0 A'],
      correctAnswer: 0,
      explanation: html`<p>El grupo equivale a \(\frac{6{,}0 \cdot 3{,}0}{9{,}0} = 2{,}0\,\Omega\); en total, \(6{,}0\,\Omega\), y la corriente es \(\frac{18}{6{,}0} = 3{,}0\,\text{A}\). El voltaje del grupo es \(2{,}0 \cdot 3{,}0 = 6{,}0\,\text{V}\), de modo que por el de 3,0 Ω pasan \(\frac{6{,}0}{3{,}0} = 2{,}0\,\text{A}\). El valor 1,0 A es la corriente del de 6,0 Ω; 1,5 A supone que se divide por igual, y 3,0 A es la corriente total.</p>`,
    },
    {
      question: html`<p>Tres ampolletas iguales se conectan a una pila: A está en serie con un grupo en paralelo formado por B y C. ¿Cómo se comparan sus brillos?</p>`,
      options: [
        'Las tres brillan igual, porque son idénticas y usan la misma pila.',
        'B y C brillan más que A, porque están conectadas en paralelo.',
        'A brilla más que B, y B brilla más que C, según su cercanía a la pila.',
        'A brilla más que B y que C, y estas dos brillan lo mismo entre sí.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Por A pasa toda la corriente; en la bifurcación se divide en dos mitades iguales, porque B y C tienen la misma resistencia. Por eso <strong>A brilla más</strong>, y B y C, lo mismo. Ser idénticas no basta: importa la corriente que pasa por cada una. Un grupo en paralelo brillaría más si recibiera todo el voltaje de la pila, pero aquí A se queda con una parte. La cercanía a la pila no influye: la corriente no se va gastando.</p>`,
    },
    {
      question: html`<p>Un estudiante conecta dos ampolletas iguales en paralelo a una batería ideal. Después conecta una tercera, también igual, en paralelo con las anteriores. ¿Qué ocurre con el brillo de las dos primeras y con la corriente que entrega la batería?</p>`,
      options: [
        'El brillo no cambia y la corriente de la batería aumenta.',
        'El brillo disminuye y la corriente de la batería también.',
        'El brillo disminuye y la corriente de la batería no cambia.',
        'El brillo no cambia y la corriente de la batería tampoco.',
      ],
      correctAnswer: 0,
      explanation: html`<p>En paralelo cada ampolleta recibe el mismo voltaje que antes, de modo que su corriente y su brillo <strong>no cambian</strong>. La batería debe alimentar una rama más: su corriente <strong>aumenta</strong> (de 2 a 3 veces la de una ampolleta). Pensar que el brillo disminuye es suponer que la batería entrega una corriente fija que hay que repartir entre más, o confundirlo con una conexión en serie.</p>`,
    },
    {
      question: html`<p>Cuatro resistores de 20 Ω se conectan de dos maneras: todos en serie y todos en paralelo. ¿Cuántas veces mayor es la resistencia equivalente en serie que en paralelo?</p>`,
      options: ['4', '16', '8', '20'],
      correctAnswer: 1,
      explanation: html`<p>En serie, \(R_{\text{eq}} = 4 \cdot 20 = 80\,\Omega\). En paralelo, \(R_{\text{eq}} = \frac{20}{4} = 5{,}0\,\Omega\). La razón es \(\frac{80}{5{,}0} = 16\). El valor 4 compara una de las conexiones con un solo resistor; 8 resulta de sumar los factores (4 + 4) en vez de multiplicarlos; 20 es el valor de cada resistor en ohm, no una razón.</p>`,
    },
    {
      question: html`<p>Se quiere medir la corriente que pasa por una ampolleta y el voltaje entre sus extremos. ¿Cómo deben conectarse los instrumentos?</p>`,
      options: [
        'El amperímetro en paralelo y el voltímetro en serie con la ampolleta',
        'El amperímetro y el voltímetro en serie con la ampolleta',
        'El amperímetro en serie y el voltímetro en paralelo con la ampolleta',
        'El amperímetro y el voltímetro en paralelo con la ampolleta',
      ],
      correctAnswer: 2,
      explanation: html`<p>La corriente que se desea medir debe <strong>atravesar</strong> el amperímetro (serie), que casi no tiene resistencia y no la altera. El voltímetro compara dos puntos (<strong>paralelo</strong>) y su gran resistencia evita que desvíe corriente. Un amperímetro en paralelo haría un cortocircuito con la ampolleta. Un voltímetro en serie, por su gran resistencia, casi anularía la corriente y la ampolleta no encendería.</p>`,
    },
    {
      question: html`<p>Tres resistores iguales están conectados a una fuente ideal: X en serie con el grupo en paralelo de Y y Z. Si el resistor Z se desconecta, dejando abierta su rama, ¿cómo cambian las corrientes que pasan por X y por Y?</p>`,
      options: [
        'La de X disminuye y la de Y no cambia.',
        'La de X aumenta y la de Y disminuye.',
        'La de X no cambia y la de Y aumenta.',
        'La de X disminuye y la de Y aumenta.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Antes, \(R_{\text{eq}} = R + \frac{R}{2} = 1{,}5R\): por X pasaba \(\frac{V}{1{,}5R} \approx 0{,}67\frac{V}{R}\) y por Y la mitad, \(0{,}33\frac{V}{R}\). Después quedan X e Y en serie, con \(2R\): por ambos pasa \(0{,}50\frac{V}{R}\). La corriente de X <strong>disminuye</strong> y la de Y <strong>aumenta</strong>. Que la de X no cambie supone que la fuente entrega una corriente fija; que la de Y no cambie sería cierto si Y y Z estuvieran solos en paralelo con la fuente. Por último, al abrir una rama la resistencia total sube, de modo que la corriente de X no puede aumentar.</p>`,
    },
  ],
  videos: [],
};
