import { type DemoTopic, html } from '../../../demo-topic.ts';

export const fuerzaDeRoce: DemoTopic = {
  slug: 'fisica-fuerza-de-roce',
  courseId: 2,
  unit: 'Mecánica',
  title: 'La fuerza de roce',
  description:
    'Distingue el roce estático del cinético, calcula sus valores y comprende cómo el aire frena a los cuerpos que caen.',
  color: 'orange',
  icon: 'fire',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'roce-estatico-y-cinetico',
      title: 'Roce estático y roce cinético',
      content: html`
<p>Intenta mover un ropero. Empujas suave: nada. Empujas más: nada. De pronto se suelta y, una vez en movimiento, cuesta menos mantenerlo. En esa experiencia está todo el tema del roce entre superficies.</p>
<h2>¿De dónde viene?</h2>
<p>Aunque parezcan lisas, dos superficies en contacto tienen irregularidades microscópicas que se traban y se adhieren. El <strong>roce</strong> es la fuerza, <em>paralela a la superficie</em>, que se opone al deslizamiento (o a la tendencia a deslizar) de una sobre otra.</p>
<h2>Roce estático</h2>
<p>Actúa cuando <strong>no hay deslizamiento</strong>. Su valor <em>no es fijo</em>: toma justo el que se necesita para mantener el equilibrio, hasta un máximo:</p>
<p>\[f_s \le \mu_s \cdot N\]</p>
<p>donde \(N\) es la normal y \(\mu_s\), el <strong>coeficiente de roce estático</strong>, que depende del par de superficies y no tiene unidad. Si empujas con 10 N y la caja no se mueve, el roce vale 10 N; si empujas con 20 N y tampoco se mueve, vale 20 N.</p>
<h2>Roce cinético</h2>
<p>Actúa cuando <strong>hay deslizamiento</strong>. Su valor es, en buena aproximación, constante:</p>
<p>\[f_k = \mu_k \cdot N\]</p>
<p>En general \(\mu_k &lt; \mu_s\): por eso cuesta más partir que seguir.</p>
<table>
<thead><tr><th>Superficies</th><th>\(\mu_s\)</th><th>\(\mu_k\)</th></tr></thead>
<tbody>
<tr><td>Caucho sobre asfalto seco</td><td>0,9</td><td>0,7</td></tr>
<tr><td>Caucho sobre asfalto mojado</td><td>0,6</td><td>0,5</td></tr>
<tr><td>Madera sobre madera</td><td>0,4</td><td>0,2</td></tr>
<tr><td>Esquí encerado sobre nieve</td><td>0,1</td><td>0,05</td></tr>
</tbody>
</table>
<p>(Son valores aproximados: dependen del estado de las superficies.)</p>
<h2>Ejemplo resuelto</h2>
<p>Una caja de 20 kg está en reposo sobre un piso horizontal, con \(\mu_s = 0{,}50\) y \(\mu_k = 0{,}30\) (\(g = 10\,\text{m/s}^2\)). ¿Qué ocurre al empujarla con 80 N? ¿Y con 120 N?</p>
<ol>
<li>Normal: \(N = 200\,\text{N}\).</li>
<li>Roce estático máximo: \(0{,}50 \cdot 200 = 100\,\text{N}\). Roce cinético: \(0{,}30 \cdot 200 = 60\,\text{N}\).</li>
<li>Con 80 N: como \(80 &lt; 100\), <strong>no se mueve</strong>. El roce vale 80 N (no 100 N).</li>
<li>Con 120 N: supera los 100 N y <strong>desliza</strong>. Ahora el roce es cinético: \(a = (120 - 60)/20 = 3{,}0\,\text{m/s}^2\).</li>
</ol>
<p>El gráfico del roce en función de la fuerza aplicada sube en línea recta (el roce iguala a la fuerza) hasta 100 N; cuando la caja se suelta, cae a 60 N y se mantiene constante.</p>
<img src="/demo/grafico-del-roce.svg" alt="Gráfico del roce según la fuerza aplicada a la caja. Mientras no se mueve, el roce estático iguala a la fuerza: una recta desde 0 hasta su máximo de 100 N. Cuando la caja desliza, el roce cae a 60 N, el roce cinético, y se mantiene constante." width="640" height="384" />
<h2>De qué no depende el roce</h2>
<p>En este modelo, el roce entre sólidos <strong>no depende del área de contacto</strong> ni, en el caso del cinético, de la rapidez. Un ladrillo arrastrado sobre su cara ancha o sobre la angosta experimenta el mismo roce, pues la normal es la misma.</p>
<blockquote><p><strong>Antes de usar</strong> \(\mu N\), pregúntate: ¿el cuerpo desliza? Si no desliza, el roce estático se obtiene del equilibrio, no de la fórmula del máximo.</p></blockquote>`,
    },
    {
      slug: 'problemas-con-roce',
      title: 'Problemas con roce: de la normal a la aceleración',
      content: html`
<p>El roce depende de la normal, y la normal no siempre es igual al peso. Casi todos los errores en estos problemas nacen ahí. Seguiremos siempre el mismo orden.</p>
<h2>El orden que nunca falla</h2>
<ol>
<li>Dibuja el DCL.</li>
<li>Eje perpendicular a la superficie: suma de fuerzas igual a cero. Obtienes \(N\).</li>
<li>Calcula el roce máximo \(\mu_s N\) y decide si desliza. Si desliza, usa \(\mu_k N\).</li>
<li>Eje paralelo a la superficie: suma de fuerzas igual a \(m \cdot a\).</li>
</ol>
<h2>Ejemplo resuelto 1: empujar o tirar</h2>
<p>Un saco de 30 kg se arrastra por un piso con \(\mu_k = 0{,}40\). Se comparan dos formas de aplicar una fuerza de 200 N en un ángulo de 37° con la horizontal (\(\operatorname{sen} 37^\circ = 0{,}6\), \(\cos 37^\circ = 0{,}8\); \(g = 10\,\text{m/s}^2\)).</p>
<table>
<thead><tr><th></th><th>Tirar hacia arriba</th><th>Empujar hacia abajo</th></tr></thead>
<tbody>
<tr><td>Componente horizontal</td><td>\(200 \cdot 0{,}8 = 160\,\text{N}\)</td><td>160 N</td></tr>
<tr><td>Componente vertical</td><td>120 N hacia arriba</td><td>120 N hacia abajo</td></tr>
<tr><td>Normal</td><td>\(300 - 120 = 180\,\text{N}\)</td><td>\(300 + 120 = 420\,\text{N}\)</td></tr>
<tr><td>Roce cinético</td><td>\(0{,}40 \cdot 180 = 72\,\text{N}\)</td><td>\(0{,}40 \cdot 420 = 168\,\text{N}\)</td></tr>
<tr><td>Fuerza neta horizontal</td><td>\(160 - 72 = 88\,\text{N}\)</td><td>\(160 - 168 = -8\,\text{N}\)</td></tr>
<tr><td>Resultado</td><td>acelera a 2,9 m/s²</td><td>si venía moviéndose, se va deteniendo</td></tr>
</tbody>
</table>
<p>Con la misma fuerza, tirar resulta mucho mejor: <em>alivia</em> la normal y, con ella, el roce.</p>
<h2>Ejemplo resuelto 2: la distancia de frenado</h2>
<p>Un auto frena con las ruedas bloqueadas. La única fuerza horizontal es el roce cinético:</p>
<p>\[\mu_k\,m\,g = m\,a \quad\Longrightarrow\quad a = \mu_k\,g\]</p>
<p>La masa se cancela. En pavimento seco, con \(\mu_k = 0{,}70\), la desaceleración es 7,0 m/s²; en pavimento mojado, con 0,50, es 5,0 m/s². Desde 20 m/s (72 km/h) se detiene en \(t = v/a\):</p>
<p>\[t_{\text{seco}} = \frac{20}{7{,}0} \approx 2{,}9\,\text{s} \qquad t_{\text{mojado}} = \frac{20}{5{,}0} = 4{,}0\,\text{s}\]</p>
<p>Como la rapidez disminuye de manera uniforme, la distancia es la rapidez media por el tiempo: \(10 \cdot 2{,}9 \approx 29\,\text{m}\) en seco y \(10 \cdot 4{,}0 = 40\,\text{m}\) en mojado: once metros más. Los frenos ABS evitan que las ruedas se bloqueen: así el contacto con el suelo no desliza y actúa el roce <em>estático</em>, que puede ser mayor. Además, el auto no pierde la dirección.</p>
<h2>Ejemplo resuelto 3: el plano inclinado</h2>
<p>Un cuerpo está en reposo sobre una tabla que se va inclinando de a poco. Justo antes de deslizar, la componente paralela del peso iguala al roce estático máximo:</p>
<p>\[mg\operatorname{sen}\theta = \mu_s\,mg\cos\theta \quad\Longrightarrow\quad \mu_s = \tan\theta\]</p>
<p>Si comienza a deslizar a los 22°, \(\mu_s = \tan 22^\circ \approx 0{,}40\). Es una forma sencilla de medir el coeficiente en el liceo, y no requiere conocer la masa.</p>
<h2>¿El roce siempre estorba?</h2>
<p>No. Sin roce estático no podrías caminar: al empujar el suelo hacia atrás, es el roce del suelo sobre tu zapato el que apunta <em>hacia adelante</em>, y te impulsa. Lo mismo ocurre con las ruedas de un auto que acelera. El roce se opone al <em>deslizamiento</em> entre las superficies, no necesariamente al movimiento del cuerpo.</p>
<blockquote><p><strong>Control rápido:</strong> si el cuerpo parte del reposo y tu cálculo da una aceleración en contra de la fuerza que aplicas, revisa: lo más probable es que el cuerpo no se mueva y el roce sea estático.</p></blockquote>`,
    },
    {
      slug: 'roce-con-el-aire',
      title: 'El roce con el aire',
      content: html`
<p>Deja caer al mismo tiempo una hoja de papel extendida y un lápiz. Gana el lápiz. Ahora arruga el papel y repite: caen casi juntos. La masa del papel no cambió. ¿Qué cambió?</p>
<h2>Una fuerza que depende de la rapidez</h2>
<p>Al moverse por el aire, un cuerpo choca con sus moléculas y recibe una fuerza <strong>opuesta a su velocidad</strong>. A diferencia del roce entre sólidos, el roce con el aire:</p>
<ul>
<li><strong>aumenta con la rapidez</strong>;</li>
<li><strong>aumenta con el área</strong> frontal del cuerpo;</li>
<li><strong>depende de la forma</strong>: las aerodinámicas lo disminuyen;</li>
<li><strong>depende de la densidad del aire</strong>: es menor en altura.</li>
</ul>
<table>
<thead><tr><th></th><th>Roce cinético entre sólidos</th><th>Roce con el aire</th></tr></thead>
<tbody>
<tr><td>¿Depende de la rapidez?</td><td>casi no</td><td>sí, aumenta con ella</td></tr>
<tr><td>¿Depende del área?</td><td>casi no</td><td>sí, aumenta con ella</td></tr>
<tr><td>¿Depende de la normal?</td><td>sí</td><td>no</td></tr>
<tr><td>Ejemplo</td><td>caja arrastrada en el piso</td><td>ciclista, paracaidista</td></tr>
</tbody>
</table>
<h2>Caída con aire: la velocidad límite</h2>
<p>Sigamos a una paracaidista de 60 kg (peso de 600 N con \(g = 10\,\text{m/s}^2\)) que se lanza desde un avión. Consideramos solo el movimiento vertical, con el sentido positivo hacia abajo:</p>
<p>\[mg - F_{\text{aire}} = m\,a\]</p>
<table>
<thead><tr><th>Instante</th><th>Rapidez</th><th>Roce del aire (N)</th><th>Fuerza neta (N)</th><th>Aceleración (m/s²)</th></tr></thead>
<tbody>
<tr><td>Al saltar</td><td>0</td><td>0</td><td>600</td><td>10</td></tr>
<tr><td>Poco después</td><td>aumenta</td><td>240</td><td>360</td><td>6</td></tr>
<tr><td>Más tarde</td><td>aumenta más</td><td>480</td><td>120</td><td>2</td></tr>
<tr><td>Velocidad límite</td><td>constante</td><td>600</td><td>0</td><td>0</td></tr>
</tbody>
</table>
<img src="/demo/velocidad-limite.svg" alt="Gráfico de la rapidez de una caída según el tiempo. Sin aire, sería una recta que aumenta 10 m/s cada segundo. Con aire, la curva parte igual, pero se va aplanando: la rapidez aumenta cada vez menos hasta acercarse a la velocidad límite, 55 m/s, después de unos 15 segundos." width="640" height="384" />
<p>Observa bien: la <strong>rapidez siempre aumenta</strong> hasta llegar al límite; lo que disminuye es la <strong>aceleración</strong>. Cuando el roce iguala al peso, la fuerza neta es cero y, por la primera ley, sigue con rapidez constante: la <em>velocidad límite</em> (unos 55 m/s para una persona con los brazos y las piernas extendidos).</p>
<h2>Se abre el paracaídas</h2>
<p>El área aumenta de golpe y el roce supera al peso, por ejemplo, a 1800 N. La fuerza neta apunta hacia arriba: \(600 - 1800 = -1200\,\text{N}\), y \(a = -1200/60 = -20\,\text{m/s}^2\). La paracaidista <strong>sigue bajando</strong>, pero cada vez más lento. (En los videos parece que «sube», porque el camarógrafo, que no ha abierto el suyo, sigue cayendo rápido.) Al disminuir la rapidez disminuye el roce, hasta que vuelve a igualar al peso: alcanza una nueva velocidad límite, mucho menor, cercana a 5 m/s.</p>
<h2>¿Por qué cae primero el cuerpo más pesado?</h2>
<p>En el vacío, una pluma y un martillo caen juntos: lo mostró el astronauta David Scott en la Luna, en 1971. En el aire, dos esferas del <em>mismo tamaño</em>, una de plumavit y otra de acero, tienen el mismo roce a igual rapidez, pero ese roce es muy importante frente al peso de la liviana y despreciable frente al de la pesada. La de plumavit alcanza antes su velocidad límite, que además es menor.</p>
<h2>Ejemplo resuelto</h2>
<p>Una ciclista viaja por un camino recto y plano a 8 m/s constantes, pedaleando de modo que recibe una fuerza de 30 N hacia adelante. ¿Cuánto vale la suma de los roces? ¿Qué ocurre si pedalea más fuerte?</p>
<ol>
<li>La velocidad es constante, por lo que la fuerza neta es cero: los roces suman 30 N hacia atrás.</li>
<li>Si la fuerza sube a 45 N, la fuerza neta es 15 N y acelera. Al ganar rapidez crece el roce con el aire, hasta sumar 45 N: entonces se estabiliza en una rapidez mayor.</li>
</ol>
<blockquote><p><strong>Diferencia clave:</strong> «la aceleración disminuye» no significa «el cuerpo frena». Mientras la aceleración tenga el sentido de la velocidad, la rapidez aumenta, aunque cada vez menos.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una caja de 10 kg está en reposo sobre un piso horizontal con \(\mu_s = 0{,}60\) y \(\mu_k = 0{,}40\). Se le aplica una fuerza horizontal de 45 N. Si \(g = 10\,\text{m/s}^2\), ¿cuánto vale la fuerza de roce?</p>`,
      options: ['60 N', '40 N', '45 N', '15 N'],
      correctAnswer: 2,
      explanation: html`<p>El roce estático máximo es \(0{,}60 \cdot 100 = 60\,\text{N}\). Como \(45 &lt; 60\), la caja <strong>no se mueve</strong> y el roce estático equilibra a la fuerza: 45 N. El valor 60 N es el máximo posible, no el actual; 40 N es el roce cinético, que actuaría si deslizara, y 15 N es la diferencia entre el máximo y la fuerza.</p>`,
    },
    {
      question: html`<p>Una caja de 10 kg está sobre un piso horizontal (\(\mu_s = 0{,}60\); \(\mu_k = 0{,}40\); \(g = 10\,\text{m/s}^2\)) y recibe, desde el reposo, una fuerza horizontal de 70 N. ¿Cuál es su aceleración?</p>`,
      options: [
        html`\(3{,}0\,\text{m/s}^2\)`,
        html`\(1{,}0\,\text{m/s}^2\)`,
        html`\(7{,}0\,\text{m/s}^2\)`,
        html`\(0\,\text{m/s}^2\)`,
      ],
      correctAnswer: 0,
      explanation: html`<p>Como \(70 &gt; 60\), la caja desliza y actúa el roce <strong>cinético</strong>: \(0{,}40 \cdot 100 = 40\,\text{N}\). \(a = (70 - 40)/10 = 3{,}0\,\text{m/s}^2\). El valor 1,0 usa el roce estático máximo (60 N) cuando la caja ya se mueve; 7,0 ignora el roce, y 0 supone que no logra moverse.</p>`,
    },
    {
      question: html`<p>Un grupo arrastra un bloque de madera sobre una mesa, primero apoyado en su cara ancha y luego en su cara angosta, siempre con rapidez constante. El dinamómetro marca casi lo mismo en los dos casos. ¿Por qué?</p>`,
      options: [
        'Porque el área menor se compensa con un coeficiente de roce mayor.',
        'Porque la rapidez constante hace que el roce sea nulo en ambos casos.',
        'Porque el roce estático es igual al roce cinético en la madera.',
        'Porque el roce depende de la normal y del tipo de superficies.',
      ],
      correctAnswer: 3,
      explanation: html`<p>\(f_k = \mu_k N\): la normal (igual al peso) y las superficies son las mismas, y el <strong>área de contacto no influye</strong> en este modelo. El coeficiente no cambia, porque los materiales son los mismos. Con rapidez constante la fuerza <em>neta</em> es nula, no el roce: el dinamómetro marca justamente su valor. Y el estático máximo suele ser mayor que el cinético.</p>`,
    },
    {
      question: html`<p>Al caminar por la vereda, ¿en qué sentido actúa la fuerza de roce que el suelo ejerce sobre el zapato que empuja, y de qué tipo es, si el zapato no resbala?</p>`,
      options: [
        'Hacia atrás, y es roce estático',
        'Hacia adelante, y es roce estático',
        'Hacia atrás, y es roce cinético',
        'Hacia adelante, y es roce cinético',
      ],
      correctAnswer: 1,
      explanation: html`<p>El zapato empuja el suelo <strong>hacia atrás</strong> y tiende a deslizar hacia atrás; el roce del suelo sobre el zapato se opone y apunta <strong>hacia adelante</strong>: es la fuerza que te impulsa. Como no hay deslizamiento entre zapato y suelo, es <strong>estático</strong>. Creer que el roce siempre se opone al movimiento del cuerpo lleva a responder «hacia atrás»: se opone al deslizamiento entre las superficies.</p>`,
    },
    {
      question: html`<p>La tabla muestra el roce del aire sobre una paracaidista cuyo peso total es 800 N, a distintas rapideces, antes de abrir el paracaídas.</p><table><thead><tr><th>Rapidez (m/s)</th><th>Roce del aire (N)</th></tr></thead><tbody><tr><td>20</td><td>107</td></tr><tr><td>40</td><td>427</td></tr><tr><td>50</td><td>667</td></tr><tr><td>55</td><td>807</td></tr></tbody></table><p>¿Qué se puede afirmar de su movimiento cuando cae a 40 m/s?</p>`,
      options: [
        'Su rapidez disminuye, porque el roce del aire va en aumento.',
        'Su rapidez es constante, porque el aire equilibra su peso.',
        'Su rapidez aumenta, con una aceleración igual a la de gravedad.',
        'Su rapidez aumenta, con una aceleración menor que la de gravedad.',
      ],
      correctAnswer: 3,
      explanation: html`<p>A 40 m/s, la fuerza neta es \(800 - 427 = 373\,\text{N}\) hacia abajo: sigue <strong>ganando rapidez</strong>, con una aceleración menor que \(g\) (\(373/80 \approx 4{,}7\,\text{m/s}^2\)). Que el roce aumente no basta para frenar: tendría que superar al peso. La rapidez será constante cerca de 55 m/s. Caería con la aceleración de gravedad solo sin roce.</p>`,
    },
    {
      question: html`<p>Dos autos de masas distintas, con neumáticos iguales, frenan con las ruedas bloqueadas sobre el mismo pavimento y desde la misma rapidez. ¿Cómo se comparan sus desaceleraciones?</p>`,
      options: [
        'Son iguales, porque el roce y la inercia son proporcionales a la masa.',
        'Es mayor la del auto más liviano, porque tiene menos inercia.',
        'Es mayor la del auto más pesado, porque recibe un roce mayor.',
        'Es mayor la del auto más liviano, porque tiene menor normal.',
      ],
      correctAnswer: 0,
      explanation: html`<p>\(a = \mu_k m g/m = \mu_k g\): <strong>no depende de la masa</strong>. El auto más pesado recibe un roce mayor, pero también es más difícil de frenar, en la misma proporción. Cada una de las otras opciones considera solo uno de los dos efectos; una normal menor, además, daría <em>menos</em> roce.</p>`,
    },
    {
      question: html`<p>Una persona arrastra un baúl con una fuerza inclinada hacia arriba. Luego lo empuja con una fuerza de igual magnitud, inclinada hacia abajo en el mismo ángulo. ¿Por qué le resulta más difícil en el segundo caso?</p>`,
      options: [
        'Porque la componente horizontal de la fuerza es menor.',
        'Porque la normal es mayor y, por lo tanto, también el roce.',
        'Porque el coeficiente de roce aumenta al presionar el baúl.',
        'Porque el peso del baúl aumenta al empujarlo hacia abajo.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Al empujar hacia abajo, la componente vertical de la fuerza se suma al peso: la <strong>normal aumenta</strong>, y con ella el roce \(\mu N\). La componente horizontal es la misma en los dos casos. El coeficiente depende de los materiales, no de cuánto se presione. El peso, \(mg\), no cambia: lo que cambia es la normal.</p>`,
    },
    {
      question: html`<p>Una tabla con un libro encima se inclina lentamente. El libro comienza a deslizar cuando el ángulo es 27° (\(\operatorname{sen} 27^\circ = 0{,}45\); \(\cos 27^\circ = 0{,}89\); \(\tan 27^\circ = 0{,}51\)). Si se repite con un libro del mismo material y el doble de masa, ¿a qué ángulo comenzará a deslizar, y cuánto vale \(\mu_s\)?</p>`,
      options: [
        html`A un ángulo menor que 27°; \(\mu_s = 0{,}45\)`,
        html`A 27°; \(\mu_s = 0{,}45\)`,
        html`A 27°; \(\mu_s = 0{,}51\)`,
        html`A un ángulo mayor que 27°; \(\mu_s = 0{,}89\)`,
      ],
      correctAnswer: 2,
      explanation: html`<p>Justo antes de deslizar, \(mg\operatorname{sen}\theta = \mu_s mg\cos\theta\): la masa se cancela y \(\mu_s = \tan\theta = 0{,}51\). El ángulo <strong>no depende de la masa</strong>: el doble de masa aumenta tanto la componente del peso como el roce máximo. El 0,45 es el seno y el 0,89, el coseno: corresponden a usar solo una de las dos componentes.</p>`,
    },
  ],
  videos: [],
};
