import { type DemoTopic, html } from '../../../demo-topic.ts';

export const tiposDeFuerza: DemoTopic = {
  slug: 'fisica-tipos-de-fuerza',
  courseId: 2,
  unit: 'Mecánica',
  title: 'Peso, normal, tensión y fuerza elástica',
  description:
    'Conoce las fuerzas que más aparecen en los problemas, calcula su valor y aplica la ley de Hooke a partir de tablas y gráficos.',
  color: 'blue',
  icon: 'balance-scale',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'peso-y-normal',
      title: 'Peso y fuerza normal',
      content: html`
<p>«Peso 55 kilos», decimos a diario. En física, eso es tu <em>masa</em>. Tu peso es una fuerza, se mide en newton y cambiaría si viajaras a la Luna, aunque tu masa siguiera siendo la misma.</p>
<h2>Masa y peso</h2>
<table>
<thead><tr><th></th><th>Masa</th><th>Peso</th></tr></thead>
<tbody>
<tr><td>Qué es</td><td>cantidad de materia; medida de la inercia</td><td>fuerza con que un astro atrae al cuerpo</td></tr>
<tr><td>Unidad SI</td><td>kg</td><td>N</td></tr>
<tr><td>Tipo de magnitud</td><td>escalar</td><td>vector, hacia el centro del astro</td></tr>
<tr><td>¿Cambia con el lugar?</td><td>no</td><td>sí</td></tr>
</tbody>
</table>
<p>\[P = m \cdot g\]</p>
<p>En la superficie terrestre \(g \approx 9{,}8\,\text{m/s}^2\); para simplificar usaremos \(g = 10\,\text{m/s}^2\). En la Luna, \(g \approx 1{,}6\,\text{m/s}^2\); en Marte, \(3{,}7\,\text{m/s}^2\).</p>
<h2>Ejemplo resuelto 1</h2>
<p>Una mochila tiene una masa de 8,0 kg. En la Tierra pesa \(8{,}0 \cdot 10 = 80\,\text{N}\). En la Luna su masa sigue siendo 8,0 kg, pero pesa \(8{,}0 \cdot 1{,}6 = 12{,}8\,\text{N}\). Sería mucho más fácil <em>sostenerla</em>; en cambio, para <em>acelerarla</em> horizontalmente, sin roce, necesitarías la misma fuerza que en la Tierra.</p>
<h2>La fuerza normal</h2>
<p>La <strong>normal</strong> \(N\) es la fuerza que ejerce una superficie sobre un cuerpo apoyado en ella. Es siempre <strong>perpendicular a la superficie</strong> («normal» significa perpendicular) y se ajusta a lo que haga falta para que el cuerpo no la atraviese. No es siempre igual al peso.</p>
<h2>Ejemplo resuelto 2: cuatro situaciones</h2>
<p>Una caja de 10 kg (peso de 100 N) está en reposo:</p>
<table>
<thead><tr><th>Situación</th><th>Cálculo</th><th>Normal</th></tr></thead>
<tbody>
<tr><td>Sobre el piso, sin otras fuerzas verticales</td><td>\(N - 100 = 0\)</td><td>100 N</td></tr>
<tr><td>Alguien la presiona hacia abajo con 30 N</td><td>\(N - 100 - 30 = 0\)</td><td>130 N</td></tr>
<tr><td>Alguien la tira hacia arriba con 30 N, sin levantarla</td><td>\(N + 30 - 100 = 0\)</td><td>70 N</td></tr>
<tr><td>Sobre un plano inclinado en 37°</td><td>\(N = 100 \cdot \cos 37^\circ\)</td><td>80 N</td></tr>
</tbody>
</table>
<h2>El plano inclinado</h2>
<p>En una calle empinada de Valparaíso conviene usar un eje paralelo a la calle y otro perpendicular. El peso se descompone en dos partes:</p>
<p>\[P_{\parallel} = mg \operatorname{sen}\theta \qquad P_{\perp} = mg \cos\theta\]</p>
<img src="/demo/plano-inclinado.svg" alt="Caja de 10 kg en reposo sobre un plano inclinado en 37°, con las fuerzas dibujadas a escala: el peso de 100 N, vertical hacia abajo; la normal de 80 N, perpendicular al plano, y el roce de 60 N, paralelo al plano y hacia arriba. Con trazo cortado, las componentes del peso: 60 N paralela al plano y 80 N perpendicular a él." width="640" height="392" />
<p>La componente perpendicular es equilibrada por la normal, \(N = mg\cos\theta\). La componente paralela es la que hace deslizar el cuerpo calle abajo. Comprueba con los casos extremos: si \(\theta = 0^\circ\), entonces \(P_{\parallel} = 0\) y \(N = mg\) (calle plana); si \(\theta = 90^\circ\), \(P_{\parallel} = mg\) y \(N = 0\) (pared vertical: caída libre).</p>
<h2>Ejemplo resuelto 3</h2>
<p>Un cuerpo de 10 kg se suelta en un plano de 30° sin roce. ¿Cuál es su aceleración?</p>
<p>\[a = \frac{mg \operatorname{sen} 30^\circ}{m} = g \operatorname{sen} 30^\circ = 10 \cdot 0{,}5 = 5{,}0\,\text{m/s}^2\]</p>
<p>La masa se cancela: sin roce, un niño y un adulto bajan por el mismo resbalín con igual aceleración.</p>
<blockquote><p><strong>No escribas</strong> \(N = mg\) de manera automática. Parte siempre del DCL y de la suma de fuerzas perpendiculares a la superficie.</p></blockquote>`,
    },
    {
      slug: 'tension',
      title: 'La tensión de una cuerda',
      content: html`
<p>Los andariveles de un centro de esquí, las grúas de una obra y el cordel de la ropa funcionan gracias a una misma fuerza: la <strong>tensión</strong>.</p>
<h2>Qué es</h2>
<p>La tensión \(T\) es la fuerza que ejerce una cuerda, cable o cadena sobre los cuerpos atados a ella. Sus características:</p>
<ul>
<li>Actúa en la <strong>dirección de la cuerda</strong>.</li>
<li>Siempre <strong>tira</strong>, nunca empuja: apunta desde el cuerpo hacia la cuerda. (Intenta empujar algo con un cordel.)</li>
<li>En una cuerda <em>ideal</em> (sin masa e inextensible) tiene el mismo valor en todos sus puntos.</li>
<li>Una polea ideal (sin masa ni roce) cambia la <em>dirección</em> de la tensión, no su magnitud.</li>
</ul>
<h2>Ejemplo resuelto 1: la grúa</h2>
<p>Una grúa sostiene un bloque de 500 kg (\(g = 10\,\text{m/s}^2\); peso de 5000 N). Con el eje positivo hacia arriba, \(T - mg = ma\), es decir, \(T = m(g + a)\).</p>
<table>
<thead><tr><th>Movimiento del bloque</th><th>\(a\) (m/s²)</th><th>Tensión (N)</th></tr></thead>
<tbody>
<tr><td>En reposo</td><td>0</td><td>5000</td></tr>
<tr><td>Sube con velocidad constante</td><td>0</td><td>5000</td></tr>
<tr><td>Sube, aumentando su rapidez</td><td>+1</td><td>5500</td></tr>
<tr><td>Sube, disminuyendo su rapidez</td><td>−1</td><td>4500</td></tr>
<tr><td>Baja, aumentando su rapidez</td><td>−1</td><td>4500</td></tr>
</tbody>
</table>
<p>Lo que importa es la <em>aceleración</em>, no si el bloque sube o baja. Un cable es más exigido cuando la carga <em>acelera hacia arriba</em>, ya sea al partir subiendo o al frenar mientras baja.</p>
<h2>Ejemplo resuelto 2: dos cajas unidas</h2>
<p>Sobre un piso sin roce, una fuerza de 30 N tira de una caja A de 2,0 kg, que arrastra mediante una cuerda a una caja B de 4,0 kg. ¿Cuáles son la aceleración y la tensión?</p>
<ol>
<li><strong>Todo el sistema:</strong> la fuerza neta externa es 30 N y la masa total, 6,0 kg. \(a = 30/6{,}0 = 5{,}0\,\text{m/s}^2\).</li>
<li><strong>Solo la caja B:</strong> la única fuerza horizontal que recibe es la tensión. \(T = 4{,}0 \cdot 5{,}0 = 20\,\text{N}\).</li>
<li><strong>Comprobación con A:</strong> \(30 - T = 2{,}0 \cdot 5{,}0\), entonces \(T = 20\,\text{N}\).</li>
</ol>
<p>La tensión es menor que 30 N, pues solo debe acelerar a B; la fuerza de 30 N acelera a las dos.</p>
<h2>Ejemplo resuelto 3: un cuerpo colgando de dos cuerdas</h2>
<p>Una lámpara de 3,0 kg cuelga de dos cordeles verticales iguales. En equilibrio, las dos tensiones suman el peso: \(2T = 30\,\text{N}\), de modo que \(T = 15\,\text{N}\). ¿Y si los cordeles se abren formando un ángulo? Entonces solo la parte <em>vertical</em> de cada tensión sostiene la lámpara:</p>
<p>\[2\,T \cos\alpha = mg\]</p>
<p>donde \(\alpha\) es el ángulo de cada cordel con la vertical. Si \(\alpha = 60^\circ\), \(\cos\alpha = 0{,}5\) y \(T = 30\,\text{N}\): el doble. Mientras más horizontales los cordeles, mayor la tensión. Por eso un cordel de ropa muy estirado se corta con facilidad.</p>
<h2>Un dinamómetro en la cuerda</h2>
<p>Si dos equipos tiran de una cuerda, cada uno con 200 N y en sentidos opuestos, un dinamómetro puesto al medio marca <strong>200 N</strong>, no 400 N ni 0 N. Es la misma situación que si un extremo estuviera atado a un muro: el muro también tira con 200 N, por la tercera ley.</p>
<blockquote><p><strong>Estrategia con cuerpos unidos:</strong> primero el sistema completo, para la aceleración; después uno solo de los cuerpos, para la tensión.</p></blockquote>`,
    },
    {
      slug: 'ley-de-hooke',
      title: 'La fuerza elástica y la ley de Hooke',
      content: html`
<p>El resorte de un lápiz, los resortes de la suspensión de una camioneta y la pesa de la feria responden a la misma regla, descubierta por Robert Hooke en el siglo XVII.</p>
<h2>La ley</h2>
<p>Al deformar un resorte, este ejerce una fuerza que se opone a la deformación y es <strong>proporcional</strong> a ella:</p>
<p>\[F_e = k \cdot x\]</p>
<p>donde \(x\) es la <strong>deformación</strong> (cuánto se estiró o se comprimió desde su largo natural, en m) y \(k\) es la <strong>constante elástica</strong> (en N/m), que indica cuán rígido es el resorte. Un resorte con \(k = 500\,\text{N/m}\) necesita 500 N por cada metro de deformación o, lo que es igual, 5 N por cada centímetro.</p>
<p>Dos advertencias:</p>
<ul>
<li>\(x\) <strong>no es el largo</strong> del resorte: \(x = L - L_0\), con \(L_0\) el largo natural.</li>
<li>La ley vale hasta el <strong>límite elástico</strong>. Si lo superas, el resorte queda deformado para siempre.</li>
</ul>
<h2>Ejemplo resuelto 1</h2>
<p>Un resorte de 20 cm de largo natural cuelga del techo. Al colgarle un cuerpo de 0,50 kg se estira hasta 22,5 cm y queda en reposo (\(g = 10\,\text{m/s}^2\)). ¿Cuál es su constante?</p>
<ol>
<li>Deformación: \(x = 22{,}5 - 20 = 2{,}5\,\text{cm} = 0{,}025\,\text{m}\).</li>
<li>En equilibrio, la fuerza elástica iguala al peso: \(F_e = 0{,}50 \cdot 10 = 5{,}0\,\text{N}\).</li>
<li>\(k = F_e/x = 5{,}0\,\text{N}/0{,}025\,\text{m} = 200\,\text{N/m}\).</li>
</ol>
<p>¿Y si se cuelga 1,0 kg? El peso se duplica, por lo que la <em>deformación</em> también: 5,0 cm. El largo será 25 cm (no 45 cm, que es el doble de 22,5 cm).</p>
<h2>El gráfico fuerza-deformación</h2>
<p>Como \(F_e\) es proporcional a \(x\), el gráfico es una <strong>recta que pasa por el origen</strong>, y su pendiente es \(k\): mientras más empinada, más rígido el resorte.</p>
<table>
<thead><tr><th>Deformación (cm)</th><th>Fuerza, resorte 1 (N)</th><th>Fuerza, resorte 2 (N)</th></tr></thead>
<tbody>
<tr><td>0</td><td>0</td><td>0</td></tr>
<tr><td>2</td><td>4</td><td>1</td></tr>
<tr><td>4</td><td>8</td><td>2</td></tr>
<tr><td>6</td><td>12</td><td>3</td></tr>
</tbody>
</table>
<p>\[k_1 = \frac{12\,\text{N}}{0{,}06\,\text{m}} = 200\,\text{N/m} \qquad k_2 = \frac{3\,\text{N}}{0{,}06\,\text{m}} = 50\,\text{N/m}\]</p>
<p>El resorte 1 es cuatro veces más rígido.</p>
<img src="/demo/grafico-ley-de-hooke.svg" alt="Gráfico de la fuerza, en newton, según la deformación, en centímetros, de dos resortes. Son rectas que pasan por el origen: la del resorte 1, de 200 N/m, sube 4 N cada 2 cm; la del resorte 2, de 50 N/m, es cuatro veces menos empinada y llega a 3 N con 6 cm." width="640" height="384" />
<h2>El dinamómetro</h2>
<p>Es un resorte con una escala. Como la deformación es proporcional a la fuerza, basta calibrar un punto para poder graduarlo completo. Mide <em>fuerzas</em>: si lo llevaras a la Luna, el mismo objeto lo estiraría la sexta parte. Una balanza de dos platillos, en cambio, compara masas y daría el mismo resultado.</p>
<h2>Ejemplo resuelto 2: resorte y aceleración</h2>
<p>Sobre una mesa sin roce, un resorte de \(k = 100\,\text{N/m}\) comprimido en 6,0 cm empuja un carro de 2,0 kg. ¿Con qué aceleración parte el carro?</p>
<p>\[a = \frac{k\,x}{m} = \frac{100\,\text{N/m} \cdot 0{,}060\,\text{m}}{2{,}0\,\text{kg}} = 3{,}0\,\text{m/s}^2\]</p>
<p>A medida que el resorte recupera su largo, la fuerza disminuye y también la aceleración: <em>no</em> es un movimiento de aceleración constante. El carro sigue ganando rapidez, pero cada vez menos, hasta que el resorte llega a su largo natural.</p>
<blockquote><p><strong>Antes de reemplazar</strong> en \(F = kx\), pasa los centímetros a metros, o trabaja con \(k\) en N/cm desde el comienzo.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Un astronauta tiene una masa de 80 kg. En la Luna, la aceleración de gravedad es \(1{,}6\,\text{m/s}^2\). ¿Cuáles son su masa y su peso en la Luna?</p>`,
      options: ['80 kg y 800 N', '12,8 kg y 128 N', '80 kg y 128 N', '13 kg y 80 N'],
      correctAnswer: 2,
      explanation: html`<p>La <strong>masa</strong> no depende del lugar: 80 kg. El <strong>peso</strong> es \(P = mg = 80 \cdot 1{,}6 = 128\,\text{N}\). El valor 800 N es su peso en la Tierra (con \(g = 10\,\text{m/s}^2\)). Las otras dos respuestas hacen cambiar la masa, confundiéndola con el peso.</p>`,
    },
    {
      question: html`<p>Una caja de 12 kg está en reposo sobre el piso. Una persona la tira verticalmente hacia arriba con 50 N, sin levantarla. Si \(g = 10\,\text{m/s}^2\), ¿cuánto vale la fuerza normal?</p>`,
      options: ['70 N', '120 N', '50 N', '170 N'],
      correctAnswer: 0,
      explanation: html`<p>En equilibrio: \(N + 50 - 120 = 0\), entonces \(N = 70\,\text{N}\). El valor 120 N supone que la normal siempre es igual al peso; 170 N sería si la persona empujara hacia <em>abajo</em>, y 50 N confunde la normal con la fuerza aplicada.</p>`,
    },
    {
      question: html`<p>Un cuerpo se suelta en un plano inclinado sin roce. Si se repite con un cuerpo del doble de masa en el mismo plano, ¿qué ocurre con la aceleración?</p>`,
      options: [
        'Se duplica, porque el peso es el doble.',
        'Se reduce a la mitad, porque la inercia es el doble.',
        'Se duplica, porque la normal es el doble.',
        'No cambia, porque el peso y la inercia se duplican.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La componente del peso a lo largo del plano es \(mg\operatorname{sen}\theta\), y la aceleración, \(a = g\operatorname{sen}\theta\): <strong>la masa se cancela</strong>. Considerar solo el peso, o solo la inercia, deja fuera la mitad del problema. La normal es perpendicular al plano y no influye en la aceleración si no hay roce.</p>`,
    },
    {
      question: html`<p>Una grúa <strong>baja</strong> un contenedor de 2000 kg, que va frenando con una aceleración de magnitud \(1{,}5\,\text{m/s}^2\). Si \(g = 10\,\text{m/s}^2\), ¿cuál es la tensión del cable?</p>`,
      options: ['17 000 N', '23 000 N', '20 000 N', '3000 N'],
      correctAnswer: 1,
      explanation: html`<p>Baja y frena: la aceleración apunta <strong>hacia arriba</strong>. \(T = m(g + a) = 2000 \cdot (10 + 1{,}5) = 23\,000\,\text{N}\). El valor 17 000 N supone que, porque baja, la aceleración apunta hacia abajo. El 20 000 N corresponde a velocidad constante y 3000 N es la fuerza neta, no la tensión.</p>`,
    },
    {
      question: html`<p>Sobre un piso sin roce, una fuerza horizontal de 24 N tira de un bloque P de 2,0 kg, unido por una cuerda ideal a un bloque Q de 6,0 kg, que va detrás. ¿Cuál es la tensión de la cuerda?</p>`,
      options: ['18 N', '24 N', '12 N', '6,0 N'],
      correctAnswer: 0,
      explanation: html`<p>Sistema: \(a = 24/(2{,}0 + 6{,}0) = 3{,}0\,\text{m/s}^2\). Bloque Q: \(T = 6{,}0 \cdot 3{,}0 = 18\,\text{N}\). El valor 24 N supone que la cuerda transmite toda la fuerza, pero una parte acelera a P: \(2{,}0 \cdot 3{,}0 = 6{,}0\,\text{N}\), que es la otra respuesta errónea. El 12 N reparte la fuerza en partes iguales.</p>`,
    },
    {
      question: html`<p>La tabla muestra el <strong>largo</strong> de un resorte según la fuerza con que se estira.</p><table><thead><tr><th>Fuerza (N)</th><th>Largo (cm)</th></tr></thead><tbody><tr><td>0</td><td>10</td></tr><tr><td>3</td><td>12</td></tr><tr><td>6</td><td>14</td></tr><tr><td>9</td><td>16</td></tr></tbody></table><p>¿Cuál es su constante elástica?</p>`,
      options: ['25 N/m', '56 N/m', '67 N/m', '150 N/m'],
      correctAnswer: 3,
      explanation: html`<p>La deformación es el largo <strong>menos 10 cm</strong>. Con 9 N: \(x = 16 - 10 = 6\,\text{cm} = 0{,}06\,\text{m}\) y \(k = 9/0{,}06 = 150\,\text{N/m}\). El valor 56 N/m divide por el largo (9/0,16) y 25 N/m hace lo mismo con 3 N y 0,12 m. El 67 proviene de invertir la división (\(6/9 \approx 0{,}67\)) y equivocar además la unidad.</p>`,
    },
    {
      question: html`<p>Dos personas tiran de los extremos de una cuerda, cada una con 150 N y en sentidos opuestos. La cuerda está en reposo. ¿Qué valor marca un dinamómetro intercalado en la cuerda?</p>`,
      options: ['0 N', '150 N', '300 N', '75 N'],
      correctAnswer: 1,
      explanation: html`<p>La <strong>tensión</strong> de la cuerda es 150 N: es la fuerza que la cuerda ejerce sobre cada persona. Es igual que si una de ellas fuera un muro. La fuerza <em>neta</em> sobre la cuerda sí es 0 N, pero eso no es lo que mide el dinamómetro. El valor 300 N suma las dos fuerzas y 75 N las reparte.</p>`,
    },
    {
      question: html`<p>Un gráfico de fuerza en función de la deformación muestra dos rectas que pasan por el origen. La del resorte R es más empinada que la del resorte S. Si ambos se estiran con la <strong>misma fuerza</strong>, ¿qué se cumple?</p>`,
      options: [
        'R se estira más, porque tiene una constante elástica mayor.',
        'R se estira más, porque tiene una constante elástica menor.',
        'R se estira menos, porque tiene una constante elástica mayor.',
        'R y S se estiran lo mismo, porque la fuerza es la misma.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La pendiente del gráfico es \(k\): R tiene <strong>mayor</strong> constante. Como \(x = F/k\), con la misma fuerza, a mayor \(k\), <strong>menor</strong> deformación. Que se estire más por tener mayor \(k\) confunde rigidez con facilidad para estirarse. La deformación sería igual solo si las constantes lo fueran.</p>`,
    },
  ],
  videos: [],
};
