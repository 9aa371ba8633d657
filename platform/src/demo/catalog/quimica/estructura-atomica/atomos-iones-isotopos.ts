import { type DemoTopic, html } from '../../../demo-topic.ts';

export const atomosIonesIsotopos: DemoTopic = {
  slug: 'quimica-atomos-iones-isotopos',
  courseId: 1,
  unit: 'Estructura atómica',
  title: 'Número atómico, número másico e iones',
  description:
    'Cuenta protones, neutrones y electrones en átomos, isótopos e iones, y represéntalos por niveles según el modelo de Bohr.',
  color: 'indigo',
  icon: 'atom',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'particulas-z-y-a',
      title: 'Protones, neutrones y electrones: Z y A',
      content: html`
<p>Todos los átomos, los de la sal de tu mesa y los de una estrella, están hechos de las mismas tres partículas. Lo que hace distinto al oro del plomo es <em>cuántas</em> tiene cada uno.</p>
<h2>Las tres partículas</h2>
<table>
<thead><tr><th>Partícula</th><th>Ubicación</th><th>Carga relativa</th><th>Masa (kg)</th><th>Masa relativa</th></tr></thead>
<tbody>
<tr><td>Protón, \(p^+\)</td><td>núcleo</td><td>+1</td><td>\(1{,}673 \times 10^{-27}\)</td><td>1</td></tr>
<tr><td>Neutrón, \(n^0\)</td><td>núcleo</td><td>0</td><td>\(1{,}675 \times 10^{-27}\)</td><td>1</td></tr>
<tr><td>Electrón, \(e^-\)</td><td>alrededor del núcleo</td><td>−1</td><td>\(9{,}11 \times 10^{-31}\)</td><td>1/1836</td></tr>
</tbody>
</table>
<p>De la tabla salen dos conclusiones. La primera: casi toda la masa del átomo está en el núcleo. La segunda: en un átomo <strong>neutro</strong> el número de electrones es igual al de protones, porque sus cargas son iguales y opuestas.</p>
<h2>Número atómico y número másico</h2>
<ul>
<li>El <strong>número atómico</strong>, \(Z\), es el número de protones. Es la identidad del elemento: todo átomo con 29 protones es cobre, sin excepción.</li>
<li>El <strong>número másico</strong>, \(A\), es la suma de protones y neutrones. Siempre es un número entero.</li>
</ul>
<p>\[A = Z + N \qquad\Longrightarrow\qquad N = A - Z\]</p>
<p>donde \(N\) es el número de neutrones. Se escriben junto al símbolo: \(A\) arriba a la izquierda y \(Z\) abajo a la izquierda.</p>
<p>\[\ce{^{A}_{Z}X} \qquad \ce{^{63}_{29}Cu} \qquad \ce{^{7}_{3}Li} \qquad \ce{^{127}_{53}I}\]</p>
<p>También verás la escritura «cobre-63» o «Cu-63»: el número es \(A\). No se escribe \(Z\), porque el símbolo ya lo determina.</p>
<h2>Ejemplo resuelto 1: el cobre</h2>
<p>¿Cuántas partículas de cada tipo tiene un átomo neutro de \(\ce{^{63}_{29}Cu}\)?</p>
<ol>
<li>Protones: \(Z = 29\).</li>
<li>Neutrones: \(N = A - Z = 63 - 29 = 34\).</li>
<li>Electrones: como es neutro, igual que los protones: 29.</li>
</ol>
<h2>Ejemplo resuelto 2: ¿quién es?</h2>
<p>Un átomo neutro tiene 53 electrones y 74 neutrones. Si es neutro, tiene 53 protones: \(Z = 53\), que es el yodo (Chile es el mayor productor mundial de yodo, a partir del caliche del Norte Grande). Su número másico es \(A = 53 + 74 = 127\). Lo escribimos \(\ce{^{127}_{53}I}\).</p>
<h2>Dos confusiones frecuentes</h2>
<ul>
<li><strong>\(A\) no es la masa atómica de la tabla periódica.</strong> La del cobre es 63,55, que no es un número entero, porque es un <em>promedio</em> de los isótopos que hay en la naturaleza. \(A\) se refiere a <em>un</em> átomo en particular.</li>
<li><strong>\(A\) no es el número de neutrones.</strong> Si un problema dice «número másico 40 y número atómico 20», los neutrones son \(40 - 20 = 20\), no 40.</li>
</ul>
<blockquote><p><strong>Consejo:</strong> antes de calcular, escribe siempre \(Z\), \(A\) y la carga. Con esos tres datos puedes contar las tres partículas de cualquier átomo o ion.</p></blockquote>`,
    },
    {
      slug: 'isotopos-e-iones',
      title: 'Isótopos e iones',
      content: html`
<p>Un átomo puede parecerse a otro y no ser idéntico. Hay dos formas de cambiarlo <em>sin que deje de ser el mismo elemento</em>: variar sus neutrones o variar sus electrones. Si cambian los protones, en cambio, ya es otro elemento.</p>
<h2>Isótopos: cambian los neutrones</h2>
<p>Son átomos de un mismo elemento (igual \(Z\)) con distinto número de neutrones (distinto \(A\)). Sus propiedades químicas son prácticamente las mismas, porque dependen de los electrones, pero su masa es distinta. El hidrógeno tiene tres:</p>
<table>
<thead><tr><th>Isótopo</th><th>Símbolo</th><th>Protones</th><th>Neutrones</th><th>Electrones</th></tr></thead>
<tbody>
<tr><td>Protio</td><td>\(\ce{^1_1H}\)</td><td>1</td><td>0</td><td>1</td></tr>
<tr><td>Deuterio</td><td>\(\ce{^2_1H}\)</td><td>1</td><td>1</td><td>1</td></tr>
<tr><td>Tritio</td><td>\(\ce{^3_1H}\)</td><td>1</td><td>2</td><td>1</td></tr>
</tbody>
</table>
<p>El carbono-14, \(\ce{^{14}_6C}\), es un isótopo radiactivo que permite fechar restos orgánicos, como las momias chinchorro de Arica, las más antiguas del mundo hechas por personas.</p>
<h2>Masa atómica promedio</h2>
<p>La masa de la tabla periódica es un <strong>promedio ponderado</strong> por la abundancia de cada isótopo. Para el cobre natural, con un 69,15 % de \(\ce{^{63}Cu}\) (masa 62,93 u) y un 30,85 % de \(\ce{^{65}Cu}\) (masa 64,93 u):</p>
<p>\[\overline{m} = 0{,}6915 \cdot 62{,}93\,\text{u} + 0{,}3085 \cdot 64{,}93\,\text{u} = 63{,}55\,\text{u}\]</p>
<p>El resultado está más cerca de 63 que de 65, como debe ser: el isótopo más abundante pesa más en el promedio.</p>
<h2>Iones: cambian los electrones</h2>
<p>Un <strong>ion</strong> es un átomo (o un grupo de átomos) con carga eléctrica porque perdió o ganó electrones. El núcleo no cambia: \(Z\) y \(A\) son los mismos.</p>
<ul>
<li><strong>Catión</strong>: perdió electrones; queda con carga positiva. Ejemplo: \(\ce{Na -&gt; Na+ + e-}\)</li>
<li><strong>Anión</strong>: ganó electrones; queda con carga negativa. Ejemplo: \(\ce{Cl + e- -&gt; Cl-}\)</li>
</ul>
<p>Si \(q\) es la carga del ion, con su signo:</p>
<p>\[\text{número de electrones} = Z - q\]</p>
<h2>Ejemplo resuelto</h2>
<p>¿Cuántos protones, neutrones y electrones tienen \(\ce{^{65}_{29}Cu^{2+}}\) y \(\ce{^{32}_{16}S^{2-}}\)?</p>
<table>
<thead><tr><th>Especie</th><th>Protones</th><th>Neutrones</th><th>Electrones</th></tr></thead>
<tbody>
<tr><td>\(\ce{^{65}_{29}Cu^{2+}}\)</td><td>29</td><td>\(65 - 29 = 36\)</td><td>\(29 - 2 = 27\)</td></tr>
<tr><td>\(\ce{^{32}_{16}S^{2-}}\)</td><td>16</td><td>\(32 - 16 = 16\)</td><td>\(16 - (-2) = 18\)</td></tr>
</tbody>
</table>
<p>El error más común es sumar la carga en vez de restarla. Piensa en el significado: <em>positivo</em> quiere decir que <em>faltan</em> electrones; <em>negativo</em>, que <em>sobran</em>.</p>
<h2>Especies isoelectrónicas</h2>
<p>Dos especies son <strong>isoelectrónicas</strong> si tienen el mismo número de electrones. \(\ce{Na+}\) (\(11 - 1\)), \(\ce{F-}\) (\(9 + 1\)) y \(\ce{Ne}\) (10) tienen 10 electrones cada una. No son isótopos, porque sus núcleos tienen distinto \(Z\): son elementos diferentes.</p>
<blockquote><p><strong>Resumen:</strong> cambian los neutrones → isótopo; cambian los electrones → ion; cambian los protones → otro elemento.</p></blockquote>`,
    },
    {
      slug: 'representacion-de-bohr',
      title: 'Dibujar átomos e iones según Bohr',
      content: html`
<p>En el modelo de Bohr los electrones se ubican en niveles de energía alrededor del núcleo. Para los primeros 20 elementos, este dibujo basta para entender por qué unos metales pierden electrones con facilidad y por qué los gases nobles casi no reaccionan.</p>
<h2>¿Cuántos electrones caben en cada nivel?</h2>
<p>El nivel \(n\) admite como máximo \(2n^2\) electrones:</p>
<table>
<thead><tr><th>Nivel \(n\)</th><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead>
<tbody>
<tr><td>Máximo, \(2n^2\)</td><td>2</td><td>8</td><td>18</td><td>32</td></tr>
</tbody>
</table>
<p>Los niveles se llenan desde el más cercano al núcleo. En los elementos de \(Z = 1\) a \(Z = 20\), el tercer nivel recibe hasta 8 electrones antes de que empiece a ocuparse el cuarto. Por eso el potasio (\(Z = 19\)) se distribuye 2, 8, 8, 1 y no 2, 8, 9.</p>
<h2>Paso a paso: un átomo neutro</h2>
<p>Para el magnesio, \(\ce{^{24}_{12}Mg}\):</p>
<ol>
<li>Núcleo: 12 protones y \(24 - 12 = 12\) neutrones.</li>
<li>Electrones: 12, porque es neutro.</li>
<li>Distribución: 2 en el primer nivel, 8 en el segundo y los 2 que quedan en el tercero: <strong>2, 8, 2</strong>.</li>
</ol>
<p>Los electrones del último nivel ocupado se llaman <strong>electrones de valencia</strong>. El magnesio tiene 2.</p>
<h2>Los átomos buscan la distribución de un gas noble</h2>
<p>El helio (2), el neón (2, 8) y el argón (2, 8, 8) son muy estables. Muchos átomos forman iones al quedar con la misma distribución del gas noble más cercano:</p>
<table>
<thead><tr><th>Átomo</th><th>Distribución</th><th>Ion que forma</th><th>Distribución del ion</th><th>Igual a</th></tr></thead>
<tbody>
<tr><td>Litio (\(Z = 3\))</td><td>2, 1</td><td>\(\ce{Li+}\)</td><td>2</td><td>He</td></tr>
<tr><td>Oxígeno (\(Z = 8\))</td><td>2, 6</td><td>\(\ce{O^{2-}}\)</td><td>2, 8</td><td>Ne</td></tr>
<tr><td>Magnesio (\(Z = 12\))</td><td>2, 8, 2</td><td>\(\ce{Mg^{2+}}\)</td><td>2, 8</td><td>Ne</td></tr>
<tr><td>Cloro (\(Z = 17\))</td><td>2, 8, 7</td><td>\(\ce{Cl-}\)</td><td>2, 8, 8</td><td>Ar</td></tr>
<tr><td>Calcio (\(Z = 20\))</td><td>2, 8, 8, 2</td><td>\(\ce{Ca^{2+}}\)</td><td>2, 8, 8</td><td>Ar</td></tr>
</tbody>
</table>
<p>Los átomos con 1, 2 o 3 electrones de valencia tienden a perderlos (metales). Los que tienen 5, 6 o 7 tienden a completar 8 (no metales).</p>
<img src="/demo/atomo-bohr-iones.svg" alt="Modelos de Bohr. Arriba, el átomo de sodio, con 11 protones y 12 neutrones en el núcleo y electrones distribuidos 2, 8, 1, pierde el electrón del tercer nivel y queda como ion Na⁺, más pequeño, con 2, 8. Abajo, el átomo de cloro, con 17 protones y 18 neutrones y electrones 2, 8, 7, gana un electrón y queda como ion Cl⁻, algo más grande, con 2, 8, 8. Los núcleos no cambian." width="640" height="516" />
<h2>Ejemplo resuelto: el litio de las baterías</h2>
<p>En las salmueras del salar de Atacama el litio está como ion \(\ce{Li+}\). ¿Cómo se representa \(\ce{^7_3Li+}\)?</p>
<ol>
<li>Núcleo: 3 protones y 4 neutrones. Es el mismo del átomo neutro: <em>el núcleo no cambia al formar un ion</em>.</li>
<li>Electrones: \(3 - 1 = 2\).</li>
<li>Distribución: los 2 electrones ocupan el primer nivel. El segundo nivel queda vacío y no se dibuja.</li>
</ol>
<p>\[\ce{Li -&gt; Li+ + e-}\]</p>
<p>El ion tiene un nivel ocupado menos que el átomo, por lo que es <strong>más pequeño</strong>. Los cationes son menores que el átomo del que provienen. Los aniones son mayores, porque los electrones agregados aumentan la repulsión entre ellos.</p>
<blockquote><p><strong>Cómo leer un dibujo de Bohr:</strong> cuenta los protones del núcleo para saber qué elemento es; luego compara con los electrones para saber la carga. Nunca identifiques un elemento solo por sus electrones: \(\ce{Na+}\), \(\ce{Ne}\) y \(\ce{F-}\) tienen los mismos 10.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>El yodo-131, \(\ce{^{131}_{53}I}\), se usa en medicina para tratar enfermedades de la tiroides. ¿Cuántos neutrones tiene un átomo de yodo-131?</p>`,
      options: ['53', '131', '184', '78'],
      correctAnswer: 3,
      explanation: html`<p>\(N = A - Z = 131 - 53 = 78\). El 53 es el número de protones (\(Z\)), el 131 es el número másico (protones <em>más</em> neutrones) y 184 resulta de sumar \(A + Z\) en vez de restar.</p>`,
    },
    {
      question: html`<p>El ion \(\ce{^{56}_{26}Fe^{3+}}\) está presente en el óxido que se forma en las rejas. ¿Cuántos protones (p), neutrones (n) y electrones (e) tiene?</p>`,
      options: ['26 p, 30 n y 29 e', '26 p, 30 n y 23 e', '23 p, 33 n y 26 e', '29 p, 27 n y 26 e'],
      correctAnswer: 1,
      explanation: html`<p>Los protones son \(Z = 26\) y los neutrones, \(56 - 26 = 30\). La carga \(+3\) significa que <strong>perdió</strong> tres electrones: \(26 - 3 = 23\). Quien responde 29 electrones sumó la carga (eso sería \(\ce{Fe^{3-}}\)). Las opciones con 23 o 29 protones cambian el núcleo: con otro número de protones ya no sería hierro.</p>`,
    },
    {
      question: html`<p>La tabla muestra la composición de cuatro especies.</p><table><thead><tr><th>Especie</th><th>Protones</th><th>Neutrones</th><th>Electrones</th></tr></thead><tbody><tr><td>P</td><td>17</td><td>18</td><td>18</td></tr><tr><td>Q</td><td>17</td><td>20</td><td>17</td></tr><tr><td>R</td><td>18</td><td>22</td><td>18</td></tr><tr><td>S</td><td>19</td><td>20</td><td>18</td></tr></tbody></table><p>¿Cuáles pertenecen al mismo elemento?</p>`,
      options: ['P y Q', 'P y R', 'Q y S', 'R y S'],
      correctAnswer: 0,
      explanation: html`<p>El elemento lo define el número de <strong>protones</strong>: P y Q tienen 17, los dos son cloro (P es un anión y Q, un átomo neutro de otro isótopo). P y R, igual que R y S, tienen el mismo número de electrones (son isoelectrónicas), pero distinto \(Z\). Q y S coinciden en los neutrones, lo que tampoco define al elemento.</p>`,
    },
    {
      question: html`<p>El litio natural está formado por un 7,6 % de \(\ce{^6Li}\) (masa 6,015 u) y un 92,4 % de \(\ce{^7Li}\) (masa 7,016 u). ¿Cuál es su masa atómica promedio?</p>`,
      options: ['6,09 u', '6,52 u', '6,94 u', '7,02 u'],
      correctAnswer: 2,
      explanation: html`<p>Se usa el promedio ponderado: \(0{,}076 \cdot 6{,}015 + 0{,}924 \cdot 7{,}016 = 0{,}457 + 6{,}483 = 6{,}94\,\text{u}\). El promedio simple, 6,52 u, ignora las abundancias. El valor 6,09 u aparece al intercambiar los porcentajes, y 7,02 u considera solo al isótopo más abundante.</p>`,
    },
    {
      question: html`<p>En un dibujo según el modelo de Bohr se observa un núcleo con 16 protones y 16 neutrones, y electrones distribuidos en tres niveles: 2, 8 y 8. ¿Qué especie representa?</p>`,
      options: [
        html`Un átomo de argón, \(\ce{Ar}\)`,
        html`Un átomo de azufre, \(\ce{S}\)`,
        html`Un anión sulfuro, \(\ce{S^{2-}}\)`,
        html`Un catión de azufre, \(\ce{S^{2+}}\)`,
      ],
      correctAnswer: 2,
      explanation: html`<p>Los 16 protones indican <strong>azufre</strong>. Tiene \(2 + 8 + 8 = 18\) electrones, dos más que protones, por lo que su carga es \(16 - 18 = -2\): es \(\ce{S^{2-}}\). El átomo neutro tendría 2, 8, 6, y el catión \(\ce{S^{2+}}\), 2, 8, 4. El argón tiene la misma distribución de electrones, pero 18 protones.</p>`,
    },
    {
      question: html`<p>¿Cuál de las siguientes especies es isoelectrónica con el ion \(\ce{Al^{3+}}\)? (Números atómicos: O = 8; Ne = 10; Na = 11; Al = 13; P = 15; Cl = 17)</p>`,
      options: [html`\(\ce{Na}\)`, html`\(\ce{O^{2-}}\)`, html`\(\ce{P^{3-}}\)`, html`\(\ce{Cl-}\)`],
      correctAnswer: 1,
      explanation: html`<p>\(\ce{Al^{3+}}\) tiene \(13 - 3 = 10\) electrones. El ion \(\ce{O^{2-}}\) tiene \(8 + 2 = 10\): son <strong>isoelectrónicos</strong>. El átomo de sodio tiene 11 (su ion \(\ce{Na+}\) sí tendría 10). \(\ce{P^{3-}}\) y \(\ce{Cl-}\) tienen 18 cada uno: que la carga tenga el mismo valor (3) no basta, hay que contar los electrones.</p>`,
    },
    {
      question: html`<p>Un átomo neutro de calcio (\(Z = 20\)) forma el ion \(\ce{Ca^{2+}}\) que está en huesos y dientes. ¿Qué cambia en el átomo al formarse el ion?</p>`,
      options: [
        'Disminuye el número de sus electrones y queda con un nivel ocupado menos.',
        'Aumenta el número de sus protones y queda con carga positiva.',
        'Disminuye el número de sus neutrones y queda con menor número másico.',
        'Aumenta el número de sus electrones y queda con un nivel ocupado más.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El átomo de calcio (2, 8, 8, 2) <strong>pierde sus dos electrones</strong> de valencia y queda 2, 8, 8: el cuarto nivel se vacía. La carga positiva no se debe a que gane protones, sino a que le faltan electrones: el núcleo no cambia, así que tampoco varían los neutrones. Ganar electrones daría un anión, con carga negativa.</p>`,
    },
    {
      question: html`<p>Dos átomos neutros tienen 6 protones cada uno; el primero tiene 6 neutrones y el segundo, 8. ¿Qué afirmación sobre ellos es correcta?</p>`,
      options: [
        'Son elementos distintos, porque tienen distinto número másico.',
        'Son iones del mismo elemento, porque tienen distinta carga.',
        'Tienen distinta masa y distinto número de electrones de valencia.',
        'Tienen distinta masa, pero un comportamiento químico muy similar.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Son <strong>isótopos</strong> del carbono, \(\ce{^{12}_6C}\) y \(\ce{^{14}_6C}\): distinta masa por los neutrones, pero igual número de electrones (6), de los que depende el comportamiento químico. No son elementos distintos porque comparten \(Z\); no son iones porque ambos son neutros; y sus electrones de valencia son los mismos, 4.</p>`,
    },
  ],
  videos: [],
};
