import { type DemoTopic, html } from '../../../demo-topic.ts';

export const corrienteYLeyDeOhm: DemoTopic = {
  slug: 'fisica-corriente-y-ley-de-ohm',
  courseId: 2,
  unit: 'Electricidad',
  title: 'Corriente eléctrica y ley de Ohm',
  description:
    'Descubre qué se mueve dentro de un cable, qué lo empuja y qué lo frena, y usa la ley de Ohm para predecir la corriente de un circuito.',
  color: 'teal',
  icon: 'bolt',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'corriente-electrica',
      title: 'La corriente: cargas en movimiento',
      content: html`
<p>Enciendes una linterna y la luz aparece de inmediato. ¿Qué pasó dentro del cable? Se puso en marcha un flujo ordenado de <strong>cargas eléctricas</strong>: una corriente.</p>
<h2>Carga y corriente</h2>
<p>La carga se mide en <strong>coulomb</strong> (C). La más pequeña que circula libre es la del electrón, \(-e\), con \(e = 1{,}6 \times 10^{-19}\,\text{C}\). La <strong>intensidad de corriente</strong> \(I\) indica cuánta carga atraviesa una sección del conductor en cada segundo:</p>
<p>\[I = \frac{Q}{t} \qquad 1\,\text{A} = 1\,\frac{\text{C}}{\text{s}}\]</p>
<p>Su unidad es el <strong>ampere</strong> (A). Es común usar el miliampere: \(1\,\text{mA} = 0{,}001\,\text{A}\).</p>
<table>
<thead><tr><th>Dispositivo</th><th>Corriente aproximada</th></tr></thead>
<tbody>
<tr><td>Calculadora de bolsillo</td><td>0,1 mA</td></tr>
<tr><td>LED pequeño</td><td>20 mA</td></tr>
<tr><td>Cargador de celular</td><td>2 A</td></tr>
<tr><td>Hervidor eléctrico</td><td>9 A</td></tr>
<tr><td>Motor de partida de un auto</td><td>150 A</td></tr>
</tbody>
</table>
<h2>¿Qué se mueve y hacia dónde?</h2>
<p>En un <strong>metal</strong> se mueven electrones: cada átomo deja algunos libres, y estos avanzan del polo negativo al positivo de la pila por el circuito exterior. Por razones históricas, sin embargo, el <strong>sentido convencional</strong> de la corriente es el contrario, del polo positivo al negativo, como si se movieran cargas positivas. En los circuitos usamos siempre el sentido convencional; los resultados son los mismos.</p>
<p>Los materiales con muchas cargas libres son <strong>conductores</strong> (cobre, aluminio, agua salada); los que casi no tienen son <strong>aislantes</strong> (plástico, vidrio, madera seca). Chile es el mayor productor de cobre del mundo, y gran parte de ese metal termina en cables.</p>
<h2>Ni se gasta ni corre tan rápido</h2>
<p>Dos ideas que sorprenden:</p>
<ul>
<li><strong>La corriente no se gasta.</strong> En un circuito de un solo camino, por segundo sale de la ampolleta la misma carga que entra. Lo que las cargas entregan es <em>energía</em>.</li>
<li><strong>Los electrones avanzan muy lento</strong>, en torno a una décima de milímetro por segundo en un cable casero. La luz se enciende al instante porque todo el cable ya está lleno de electrones y comienzan a moverse casi a la vez, como el agua en una manguera llena.</li>
</ul>
<p>Si la corriente circula siempre en el mismo sentido, como con una pila, se llama <strong>corriente continua</strong>. La de los enchufes chilenos es <strong>alterna</strong>: cambia de sentido y vuelve 50 veces por segundo (50 Hz).</p>
<h2>Ejemplo resuelto</h2>
<p>Por la pantalla de un reloj circulan 0,40 mA. ¿Cuánta carga pasa en 1 minuto y a cuántos electrones corresponde?</p>
<p>Primero convertimos: \(I = 0{,}40\,\text{mA} = 4{,}0 \times 10^{-4}\,\text{A}\) y \(t = 60\,\text{s}\). Después despejamos la carga:</p>
<p>\[Q = I \cdot t = 4{,}0 \times 10^{-4}\,\text{A} \cdot 60\,\text{s} = 0{,}024\,\text{C}\]</p>
<p>Por último, dividimos por la carga de un electrón:</p>
<p>\[N = \frac{Q}{e} = \frac{0{,}024\,\text{C}}{1{,}6 \times 10^{-19}\,\text{C}} = 1{,}5 \times 10^{17}\]</p>
<p>¡Ciento cincuenta mil billones de electrones en un minuto, para un simple reloj!</p>
<blockquote><p><strong>Error frecuente:</strong> usar el tiempo en minutos. Un ampere es un coulomb por <em>segundo</em>.</p></blockquote>`,
    },
    {
      slug: 'voltaje-y-circuito',
      title: 'El voltaje y las partes de un circuito',
      content: html`
<p>El agua no baja por un canal horizontal: necesita un desnivel. Con las cargas ocurre algo parecido. Lo que las hace circular es una <strong>diferencia de potencial</strong> o <strong>voltaje</strong> \(V\), que se mide en <strong>volt</strong> (V).</p>
<h2>Qué significa un volt</h2>
<p>El voltaje entre dos puntos es la energía que entrega o recibe cada coulomb al pasar de uno a otro:</p>
<p>\[V = \frac{E}{Q} \qquad 1\,\text{V} = 1\,\frac{\text{J}}{\text{C}}\]</p>
<p>Una pila de 1,5 V entrega 1,5 J a cada coulomb que la atraviesa. La batería de un auto, 12 J por coulomb. En los enchufes de Chile el voltaje es de 220 V.</p>
<p>Usemos la analogía completa, sin olvidar que es solo una analogía:</p>
<table>
<thead><tr><th>Circuito eléctrico</th><th>Circuito de agua</th></tr></thead>
<tbody>
<tr><td>pila o fuente</td><td>bomba que eleva el agua</td></tr>
<tr><td>voltaje</td><td>desnivel</td></tr>
<tr><td>corriente</td><td>caudal</td></tr>
<tr><td>resistencia</td><td>tubo angosto</td></tr>
<tr><td>interruptor</td><td>llave de paso</td></tr>
</tbody>
</table>
<h2>Las partes de un circuito</h2>
<ul>
<li><strong>Fuente:</strong> entrega energía a las cargas (pila, batería, panel solar).</li>
<li><strong>Conductores:</strong> cables de resistencia despreciable que unen los elementos.</li>
<li><strong>Receptores o cargas:</strong> transforman la energía eléctrica en luz, calor o movimiento (ampolleta, resistor, motor).</li>
<li><strong>Interruptor:</strong> abre o cierra el circuito. <em>Cerrado</em>, hay un camino completo y circula corriente; <em>abierto</em>, no.</li>
</ul>
<p>Para que haya corriente se necesitan las dos cosas a la vez: una diferencia de potencial <strong>y</strong> un camino cerrado. Un pájaro posado en un cable de alta tensión no recibe una descarga, porque sus dos patas están casi al mismo potencial.</p>
<h2>Cómo se mide</h2>
<table>
<thead><tr><th>Instrumento</th><th>Mide</th><th>Se conecta</th><th>Resistencia ideal</th></tr></thead>
<tbody>
<tr><td>Amperímetro</td><td>corriente</td><td>en serie: la corriente debe atravesarlo</td><td>casi nula</td></tr>
<tr><td>Voltímetro</td><td>voltaje entre dos puntos</td><td>en paralelo, con una punta en cada punto</td><td>muy grande</td></tr>
</tbody>
</table>
<p>Conectar un amperímetro directamente a los polos de una pila es un error serio: como casi no opone resistencia, produce un <strong>cortocircuito</strong>, una corriente enorme que puede quemar el instrumento.</p>
<h2>Ejemplo resuelto: la energía de una batería</h2>
<p>La batería de un celular tiene una carga útil de \(4000\,\text{mAh}\) y un voltaje de 3,8 V. ¿Cuánta energía puede entregar?</p>
<p>El miliampere-hora es una unidad de <em>carga</em>: una corriente multiplicada por un tiempo.</p>
<p>\[Q = 4{,}0\,\text{A} \cdot 3600\,\text{s} = 14\,400\,\text{C}\]</p>
<p>\[E = V \cdot Q = 3{,}8\,\text{V} \cdot 14\,400\,\text{C} = 54\,720\,\text{J} \approx 55\,\text{kJ}\]</p>
<p>Con esa energía se podría subir una mochila de 10 kg unos 550 m, más que la altura del cerro San Cristóbal sobre el Mapocho. Y si el teléfono usa en promedio 0,25 A, la batería dura \(4{,}0\,\text{Ah} / 0{,}25\,\text{A} = 16\,\text{h}\).</p>
<blockquote><p><strong>No los confundas:</strong> el voltaje se mide <em>entre dos puntos</em>; la corriente, <em>a través de</em> un elemento. No se dice «el voltaje que circula».</p></blockquote>`,
    },
    {
      slug: 'ley-de-ohm',
      title: 'Resistencia y ley de Ohm',
      content: html`
<p>Al avanzar, los electrones interactúan con los átomos del conductor y les transfieren energía: el material se calienta. Esa oposición al paso de la corriente es la <strong>resistencia</strong> \(R\), y se mide en <strong>ohm</strong> (Ω).</p>
<h2>La ley de Ohm</h2>
<p>Georg Ohm observó que, en muchos conductores a temperatura constante, la corriente es <strong>directamente proporcional</strong> al voltaje:</p>
<p>\[V = R \cdot I \qquad I = \frac{V}{R} \qquad R = \frac{V}{I}\]</p>
<p>De ahí se lee que \(1\,\Omega = 1\,\text{V/A}\). Con el mismo resistor, el doble de voltaje produce el doble de corriente. Con el mismo voltaje, el doble de resistencia produce la mitad de la corriente.</p>
<h2>Leer un gráfico de corriente y voltaje</h2>
<p>Un material que cumple la ley de Ohm se llama <strong>óhmico</strong>: su gráfico de \(I\) en función de \(V\) es una recta que pasa por el origen. Observa estas mediciones:</p>
<table>
<thead><tr><th>Voltaje (V)</th><th>Corriente en el resistor A (A)</th><th>Corriente en la ampolleta B (A)</th></tr></thead>
<tbody>
<tr><td>2,0</td><td>0,10</td><td>0,20</td></tr>
<tr><td>4,0</td><td>0,20</td><td>0,31</td></tr>
<tr><td>6,0</td><td>0,30</td><td>0,38</td></tr>
</tbody>
</table>
<img src="/demo/grafico-ley-de-ohm.svg" alt="Gráfico de la corriente, en ampere, según el voltaje, en volt. La del resistor A, óhmico, es una recta que pasa por el origen y por 2 V y 0,10 A, 4 V y 0,20 A, 6 V y 0,30 A: 20 Ω. La de la ampolleta B, no óhmica, es una curva que se va aplanando: 0,20 A con 2 V, 0,31 A con 4 V y 0,38 A con 6 V." width="640" height="384" />
<p>En A, el cociente \(V/I\) vale 20 Ω en las tres filas: es óhmico. En B vale \(2{,}0/0{,}20 = 10\,\Omega\), luego \(4{,}0/0{,}31 \approx 13\,\Omega\) y al final \(6{,}0/0{,}38 \approx 16\,\Omega\): <strong>no es óhmico</strong>. El filamento se calienta y su resistencia aumenta.</p>
<p>Cuidado con la pendiente: si el gráfico tiene \(I\) en el eje vertical, la recta más empinada corresponde a la <strong>menor</strong> resistencia, pues la pendiente es \(1/R\). Si tiene \(V\) en el vertical, la pendiente es \(R\).</p>
<h2>¿De qué depende la resistencia?</h2>
<p>Para un alambre de largo \(L\) y sección de área \(A\),</p>
<p>\[R = \rho \, \frac{L}{A}\]</p>
<p>donde \(\rho\) (rho) es la <em>resistividad</em>, propia de cada material.</p>
<ul>
<li>Más largo: más resistencia. El doble de largo, el doble de \(R\).</li>
<li>Más grueso: menos resistencia. El doble de <em>área</em>, la mitad de \(R\); el doble de <em>diámetro</em>, la cuarta parte.</li>
<li>El cobre tiene una resistividad unas 65 veces menor que la del nicromo, la aleación que se pone al rojo en un tostador.</li>
</ul>
<p>Por eso el cable de un horno eléctrico es más grueso que el de una lámpara: debe llevar más corriente sin calentarse.</p>
<h2>Ejemplo resuelto</h2>
<p>Un calefactor de auto conectado a 12 V conduce 8,0 A. ¿Cuál es su resistencia y qué corriente circularía si la batería, ya gastada, entregara solo 9,0 V?</p>
<p>\[R = \frac{V}{I} = \frac{12\,\text{V}}{8{,}0\,\text{A}} = 1{,}5\,\Omega\]</p>
<p>Si la resistencia no cambia,</p>
<p>\[I = \frac{9{,}0\,\text{V}}{1{,}5\,\Omega} = 6{,}0\,\text{A}\]</p>
<p>Comprobemos con proporciones: el voltaje bajó a tres cuartos (\(9/12\)) y la corriente también (\(6/8\)).</p>
<blockquote><p><strong>Error frecuente:</strong> decir que \(R\) cambia porque cambió \(V\). En un resistor óhmico la resistencia es una propiedad del objeto: si sube el voltaje, sube la corriente y el cociente queda igual.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Durante 5 minutos, por el cable de un cargador pasan 360 C de carga. ¿Cuál es la intensidad de la corriente?</p>`,
      options: ['0,83 A', '1,2 A', '72 A', '1800 A'],
      correctAnswer: 1,
      explanation: html`<p>\(t = 5 \cdot 60\,\text{s} = 300\,\text{s}\), de modo que \(I = \frac{Q}{t} = \frac{360\,\text{C}}{300\,\text{s}} = 1{,}2\,\text{A}\). El valor 72 A aparece si no se convierten los minutos (\(360/5\)); 1800 A, si además se multiplica en vez de dividir, y 0,83 A, si se invierte el cociente (\(300/360\)).</p>`,
    },
    {
      question: html`<p>Por un conductor circula una corriente constante de 0,32 A. ¿Cuántos electrones atraviesan una sección del conductor en 10 s? (\(e = 1{,}6 \times 10^{-19}\,\text{C}\))</p>`,
      options: [
        html`\(5{,}1 \times 10^{-19}\)`,
        html`\(2{,}0 \times 10^{17}\)`,
        html`\(2{,}0 \times 10^{18}\)`,
        html`\(2{,}0 \times 10^{19}\)`,
      ],
      correctAnswer: 3,
      explanation: html`<p>\(Q = I \cdot t = 0{,}32\,\text{A} \cdot 10\,\text{s} = 3{,}2\,\text{C}\) y \(N = \frac{Q}{e} = \frac{3{,}2}{1{,}6 \times 10^{-19}} = 2{,}0 \times 10^{19}\). Con \(10^{18}\) se olvidan los 10 s; con \(10^{17}\) se divide por 10 en vez de multiplicar; \(5{,}1 \times 10^{-19}\) resulta de multiplicar \(Q\) por \(e\), y no puede ser, porque un número de electrones no es menor que uno.</p>`,
    },
    {
      question: html`<p>Una pila mantiene encendida una ampolleta mediante dos cables de cobre. ¿Qué partículas se mueven por los cables y en qué sentido?</p>`,
      options: [
        'Electrones, del polo negativo al positivo de la pila',
        'Electrones, del polo positivo al negativo de la pila',
        'Protones, del polo positivo al negativo de la pila',
        'Protones y electrones, en sentidos opuestos entre sí',
      ],
      correctAnswer: 0,
      explanation: html`<p>En un metal se mueven los <strong>electrones</strong> libres. Como su carga es negativa, los repele el polo negativo y los atrae el positivo: avanzan del negativo al positivo por el circuito exterior. El sentido del polo positivo al negativo es el <em>convencional</em> de la corriente, no el de los electrones. Los protones permanecen en los núcleos de los átomos del metal, que no se desplazan.</p>`,
    },
    {
      question: html`<p>Se midió la corriente en un resistor para distintos voltajes.</p><table><thead><tr><th>Voltaje (V)</th><th>2</th><th>4</th><th>6</th><th>8</th></tr></thead><tbody><tr><td>Corriente (A)</td><td>0,05</td><td>0,10</td><td>0,15</td><td>0,20</td></tr></tbody></table><p>Si la tendencia se mantiene, ¿qué corriente se espera para 9 V?</p>`,
      options: ['0,205 A', '0,210 A', '0,225 A', '0,250 A'],
      correctAnswer: 2,
      explanation: html`<p>El cociente \(V/I\) es constante: \(R = \frac{2}{0{,}05} = 40\,\Omega\). Entonces \(I = \frac{9}{40} = 0{,}225\,\text{A}\). El valor 0,250 A corresponde a 10 V: es agregar un escalón completo de 0,05 A, aunque el voltaje solo subió 1 V. Con 0,205 y 0,210 A se agregan 0,005 o 0,010 A, menos que los 0,025 A que corresponden a cada volt.</p>`,
    },
    {
      question: html`<p>En un mismo gráfico, con el voltaje en el eje horizontal y la corriente en el vertical, las mediciones de los resistores P y Q forman dos rectas que pasan por el origen. La recta de P pasa por el punto (4 V; 0,8 A) y la de Q, por el punto (4 V; 0,2 A). ¿Qué se puede afirmar?</p>`,
      options: [
        'P tiene mayor resistencia, porque su recta es más empinada.',
        'Q tiene mayor resistencia: es cuatro veces la de P.',
        'Q no cumple la ley de Ohm, porque conduce menos corriente.',
        'Ambos tienen la misma resistencia, porque son rectas.',
      ],
      correctAnswer: 1,
      explanation: html`<p>\(R_P = \frac{4}{0{,}8} = 5\,\Omega\) y \(R_Q = \frac{4}{0{,}2} = 20\,\Omega\): <strong>Q tiene cuatro veces la resistencia de P</strong>. Con la corriente en el eje vertical, la pendiente es \(1/R\): la recta más empinada es la de menor resistencia. Que ambas sean rectas que pasan por el origen indica que los dos resistores cumplen la ley de Ohm, no que tengan igual resistencia.</p>`,
    },
    {
      question: html`<p>La tabla muestra mediciones en el filamento de una ampolleta.</p><table><thead><tr><th>Voltaje (V)</th><th>1,0</th><th>2,0</th><th>3,0</th></tr></thead><tbody><tr><td>Corriente (A)</td><td>0,20</td><td>0,30</td><td>0,36</td></tr></tbody></table><p>¿Qué ocurre con la resistencia del filamento?</p>`,
      options: [
        'Se mantiene constante, porque la corriente aumenta con el voltaje.',
        'Aumenta, porque el cociente entre el voltaje y la corriente es cada vez mayor.',
        'Disminuye, porque la corriente es mayor en cada medición que se hace.',
        'No se puede conocer sin medir también el largo del filamento.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Los cocientes son \(\frac{1{,}0}{0{,}20} = 5{,}0\,\Omega\), \(\frac{2{,}0}{0{,}30} \approx 6{,}7\,\Omega\) y \(\frac{3{,}0}{0{,}36} \approx 8{,}3\,\Omega\): la resistencia <strong>aumenta</strong>, pues el filamento se calienta. No basta con que la corriente aumente: debería hacerlo en la misma proporción. Que haya más corriente tampoco significa menos resistencia, porque el voltaje también cambió. Con \(V\) e \(I\) basta para calcular \(R\): no hace falta el largo.</p>`,
    },
    {
      question: html`<p>Un alambre de nicromo de sección uniforme tiene una resistencia de 6,0 Ω. Se corta por la mitad y uno de los trozos se conecta a una batería de 12 V. ¿Qué corriente circula por ese trozo?</p>`,
      options: ['4,0 A', '1,0 A', '2,0 A', '8,0 A'],
      correctAnswer: 0,
      explanation: html`<p>La resistencia es proporcional al largo: medio alambre tiene \(3{,}0\,\Omega\). Luego \(I = \frac{12}{3{,}0} = 4{,}0\,\text{A}\). El valor 2,0 A es el del alambre completo; 1,0 A resulta de creer que al cortar la resistencia se duplica (12 Ω), y 8,0 A sería la corriente total si se conectaran los dos trozos en paralelo (1,5 Ω).</p>`,
    },
    {
      question: html`<p>En un circuito de un solo camino hay una pila, el amperímetro 1, una ampolleta y el amperímetro 2, en ese orden. El amperímetro 1 marca 0,30 A. ¿Qué marca el amperímetro 2 y por qué?</p>`,
      options: [
        'Menos de 0,30 A, porque la ampolleta consume una parte de la corriente.',
        '0 A, porque toda la carga se transforma en luz y calor en la ampolleta.',
        '0,30 A, porque en un solo camino no se pierden ni se acumulan cargas.',
        'Más de 0,30 A, porque las cargas se aceleran al atravesar la ampolleta.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La carga se conserva: lo que entra por segundo en la ampolleta es lo mismo que sale, por lo que ambos amperímetros marcan <strong>0,30 A</strong>. La ampolleta no consume cargas ni corriente: transforma la <em>energía</em> que las cargas llevan. Si saliera menos corriente, las cargas se acumularían en el filamento; si saliera más, habrían aparecido de la nada.</p>`,
    },
  ],
  videos: [],
};
