import { type DemoTopic, html } from '../../../demo-topic.ts';

export const atomoDeCarbono: DemoTopic = {
  slug: 'quimica-atomo-de-carbono',
  courseId: 1,
  unit: 'Química orgánica',
  title: 'El átomo de carbono y sus enlaces',
  description:
    'Descubre por qué el carbono forma millones de compuestos: tetravalencia, hibridación, geometría, y energía y longitud de sus enlaces.',
  color: 'green',
  icon: 'atom',
  difficulty: 'intermediate',
  orderIndex: 1,
  lessons: [
    {
      slug: 'tetravalencia',
      title: 'Tetravalencia: cuatro enlaces por carbono',
      content: html`
<p>La lana de un chaleco chilote, la bencina de un auto, el ADN de tus células y el plástico de tu lápiz son muy distintos, pero comparten un esqueleto: átomos de <strong>carbono</strong>. La <em>química orgánica</em> estudia sus compuestos, de los que se conocen decenas de millones, muchos más que los de todos los otros elementos juntos.</p>
<h2>Cuatro electrones, cuatro enlaces</h2>
<p>El carbono tiene \(Z = 6\): dos electrones en el primer nivel y <strong>cuatro en el segundo</strong>. Para completar ocho electrones de valencia comparte los suyos y forma <strong>cuatro enlaces covalentes</strong>. A esta propiedad la llamamos <strong>tetravalencia</strong>: en un compuesto orgánico estable, cada carbono tiene cuatro enlaces, ni uno más ni uno menos.</p>
<p>Los cuatro enlaces pueden repartirse de varias formas:</p>
<table>
<thead><tr><th>Enlaces del carbono</th><th>Ejemplo</th><th>Fórmula</th></tr></thead>
<tbody>
<tr><td>cuatro simples</td><td>metano</td><td>\(\ce{CH4}\)</td></tr>
<tr><td>uno doble y dos simples</td><td>eteno</td><td>\(\ce{CH2=CH2}\)</td></tr>
<tr><td>uno triple y uno simple</td><td>etino</td><td>\(\ce{HC#CH}\)</td></tr>
<tr><td>dos dobles</td><td>dióxido de carbono</td><td>\(\ce{O=C=O}\)</td></tr>
</tbody>
</table>
<p>(El dióxido de carbono se suele estudiar en la química inorgánica, pero muestra bien la regla.)</p>
<h2>¿Por qué el carbono y no otro?</h2>
<ul>
<li>Se une consigo mismo y forma <strong>cadenas</strong> largas, lineales, ramificadas o cíclicas. Esta capacidad se llama <em>concatenación</em>.</li>
<li>Forma enlaces <strong>simples, dobles y triples</strong>.</li>
<li>Se une con fuerza a otros elementos, como H, O, N, S y los halógenos.</li>
<li>Sus enlaces \(\ce{C-C}\) son <strong>estables</strong>, porque el átomo es pequeño. El silicio, justo debajo en la tabla periódica y con cuatro electrones de valencia, forma cadenas mucho menos estables.</li>
</ul>
<h2>La regla para revisar una fórmula</h2>
<p>Cuenta los enlaces de cada átomo. En moléculas neutras corrientes:</p>
<table>
<thead><tr><th>Átomo</th><th>C</th><th>N</th><th>O y S</th><th>H y halógenos</th></tr></thead>
<tbody><tr><td>Número de enlaces</td><td>4</td><td>3</td><td>2</td><td>1</td></tr></tbody>
</table>
<h2>Ejemplo resuelto 1</h2>
<p>¿Es correcta la fórmula \(\ce{CH3-CH3-CH3}\)?</p>
<p>El carbono central tiene 3 hidrógenos y 2 enlaces con carbonos: cinco enlaces en total. No es posible. Lo correcto es \(\ce{CH3-CH2-CH3}\), el propano.</p>
<h2>Ejemplo resuelto 2</h2>
<p>Completa con hidrógenos la cadena \(\ce{C=C-C#C}\), de izquierda a derecha.</p>
<ol>
<li>Carbono 1: un doble (2 enlaces). Faltan 2: \(\ce{CH2}\).</li>
<li>Carbono 2: un doble y un simple (3). Falta 1: \(\ce{CH}\).</li>
<li>Carbono 3: un simple y un triple (4). No falta ninguno: \(\ce{C}\).</li>
<li>Carbono 4: un triple (3). Falta 1: \(\ce{CH}\).</li>
</ol>
<p>\[\ce{CH2=CH-C#CH}\]</p>
<p>La fórmula molecular es \(\ce{C4H4}\).</p>
<blockquote><p><strong>Carbonos según su posición:</strong> un carbono unido a un solo carbono es <em>primario</em>; a dos, <em>secundario</em>; a tres, <em>terciario</em>; a cuatro, <em>cuaternario</em>. Un doble enlace no cuenta dos veces: importa a cuántos carbonos distintos está unido.</p></blockquote>`,
    },
    {
      slug: 'hibridacion',
      title: 'Hibridación y geometría',
      content: html`
<p>Si el carbono usara sus orbitales \(2s\) y \(2p\) sin modificar, sus enlaces serían distintos entre sí. Pero en el metano los cuatro son idénticos. Para explicarlo, el modelo de <strong>hibridación</strong> propone que los orbitales de valencia se combinan y forman otros nuevos, equivalentes, llamados híbridos.</p>
<h2>Los tres casos del carbono</h2>
<table>
<thead><tr><th>Hibridación</th><th>Se combinan</th><th>Geometría</th><th>Ángulo</th><th>Enlaces del carbono</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>\(sp^3\)</td><td>un \(s\) y tres \(p\)</td><td>tetraédrica</td><td>109,5°</td><td>cuatro simples</td><td>metano, \(\ce{CH4}\)</td></tr>
<tr><td>\(sp^2\)</td><td>un \(s\) y dos \(p\)</td><td>trigonal plana</td><td>120°</td><td>uno doble y dos simples</td><td>eteno, \(\ce{CH2=CH2}\)</td></tr>
<tr><td>\(sp\)</td><td>un \(s\) y un \(p\)</td><td>lineal</td><td>180°</td><td>uno triple y uno simple, o dos dobles</td><td>etino, \(\ce{HC#CH}\)</td></tr>
</tbody>
</table>
<img src="/demo/geometria-del-carbono.svg" alt="Tres moléculas. Metano, carbono sp3: tetraédrica, con cuatro hidrógenos y ángulos de 109,5°; una cuña indica el que viene hacia adelante y un trazo cortado, el que va hacia atrás. Eteno, carbonos sp2: trigonal plana, con un doble enlace y ángulos de 120°. Etino, carbonos sp: lineal, con un triple enlace y ángulo de 180°." width="640" height="360" />
<p>Truco para reconocerla: cuenta <strong>a cuántos átomos está unido</strong> el carbono. Cuatro átomos: \(sp^3\). Tres: \(sp^2\). Dos: \(sp\).</p>
<h2>Enlaces sigma y pi</h2>
<ul>
<li>Un enlace <strong>sigma</strong> (σ) se forma por traslape <em>frontal</em> de orbitales, sobre la línea que une los núcleos. Permite que los grupos giren.</li>
<li>Un enlace <strong>pi</strong> (π) se forma por traslape <em>lateral</em> de orbitales \(p\) no hibridados. Es más débil y <em>bloquea</em> el giro.</li>
</ul>
<table>
<thead><tr><th>Enlace</th><th>Composición</th></tr></thead>
<tbody>
<tr><td>simple</td><td>1 σ</td></tr>
<tr><td>doble</td><td>1 σ + 1 π</td></tr>
<tr><td>triple</td><td>1 σ + 2 π</td></tr>
</tbody>
</table>
<p>Todo enlace tiene exactamente un σ; los demás son π.</p>
<h2>Ejemplo resuelto: el propeno</h2>
<p>\[\ce{CH2=CH-CH3}\]</p>
<ol>
<li><strong>Carbono 1</strong> (\(\ce{CH2=}\)): unido a dos H y un C, es decir, a tres átomos: \(sp^2\).</li>
<li><strong>Carbono 2</strong> (\(\ce{=CH\bond{-}}\)): unido a un H y dos C: \(sp^2\).</li>
<li><strong>Carbono 3</strong> (\(\ce{-CH3}\)): unido a tres H y un C: \(sp^3\).</li>
<li><strong>Enlaces:</strong> hay 6 enlaces \(\ce{C-H}\) (σ), un enlace \(\ce{C-C}\) (σ) y un doble enlace (1 σ y 1 π). En total, <strong>8 σ y 1 π</strong>.</li>
</ol>
<p>Los dos carbonos del doble enlace y los átomos unidos a ellos quedan en un mismo plano.</p>
<h2>Consecuencias de la geometría</h2>
<p>La cadena de un alcano no es recta, aunque la dibujemos así: el ángulo de 109,5° la hace zigzaguear. El doble enlace, al impedir el giro, permite que existan moléculas con los mismos enlaces, pero con distinta disposición en el espacio: en el but-2-eno, los dos grupos \(\ce{CH3}\) pueden quedar al mismo lado (<em>cis</em>) o a lados opuestos (<em>trans</em>).</p>
<p>Esto se nota en la cocina. Los ácidos grasos del aceite de oliva tienen dobles enlaces <em>cis</em>, que doblan la cadena; las moléculas no se empaquetan bien y el aceite es líquido. Las grasas saturadas, como las de la mantequilla, tienen cadenas que se ordenan mejor: son sólidas a temperatura ambiente.</p>
<h2>Diamante y grafito</h2>
<p>El mismo elemento, dos hibridaciones. En el <strong>diamante</strong> cada carbono es \(sp^3\) y se une a otros cuatro en una red rígida: es durísimo y no conduce la electricidad. En el <strong>grafito</strong>, el de los lápices, cada carbono es \(sp^2\) y forma láminas planas que resbalan entre sí; sus electrones π se mueven por la lámina: conduce la electricidad y marca el papel.</p>
<blockquote><p><strong>No confundas</strong> «unido a tres átomos» con «tres enlaces». El carbono del eteno tiene cuatro enlaces (contando el doble como dos), pero está unido a tres átomos.</p></blockquote>`,
    },
    {
      slug: 'energia-y-longitud-de-enlace',
      title: 'Energía y longitud de enlace',
      content: html`
<p>Separar dos átomos unidos cuesta energía. ¿Cuánta? Depende de cuántos electrones comparten. Con dos números, la <strong>energía</strong> y la <strong>longitud</strong> de enlace, podrás comparar enlaces y predecir cuáles reaccionan con más facilidad.</p>
<h2>Definiciones</h2>
<ul>
<li><strong>Longitud de enlace</strong>: distancia media entre los núcleos de los dos átomos. Se mide en picómetros, \(1\,\text{pm} = 10^{-12}\,\text{m}\).</li>
<li><strong>Energía de enlace</strong>: energía necesaria para romper un mol de esos enlaces en fase gaseosa. Se mide en kJ/mol. <em>Romper</em> un enlace absorbe energía; <em>formarlo</em> la libera.</li>
</ul>
<table>
<thead><tr><th>Enlace</th><th>Longitud (pm)</th><th>Energía (kJ/mol)</th></tr></thead>
<tbody>
<tr><td>\(\ce{C-C}\)</td><td>154</td><td>347</td></tr>
<tr><td>\(\ce{C=C}\)</td><td>134</td><td>614</td></tr>
<tr><td>\(\ce{C#C}\)</td><td>120</td><td>839</td></tr>
<tr><td>\(\ce{C-H}\)</td><td>109</td><td>413</td></tr>
<tr><td>\(\ce{C-O}\)</td><td>143</td><td>358</td></tr>
</tbody>
</table>
<p>Son valores promedio: cambian un poco de una molécula a otra. La tendencia, en cambio, es clara: entre los mismos dos átomos, <strong>a más electrones compartidos, enlace más corto y más fuerte</strong>.</p>
<h2>Una sorpresa: el doble no es «el doble»</h2>
<p>Si un enlace doble fuera equivalente a dos simples, su energía sería \(2 \cdot 347 = 694\,\text{kJ/mol}\). Pero es 614 kJ/mol. La diferencia se explica con los enlaces σ y π:</p>
<p>\[E_{\pi} \approx 614\,\text{kJ/mol} - 347\,\text{kJ/mol} = 267\,\text{kJ/mol}\]</p>
<p>El enlace <strong>π es más débil</strong> que el σ. Por eso los compuestos con dobles y triples enlaces suelen ser <strong>más reactivos</strong> que los que solo tienen simples: en muchas reacciones basta romper el π y conservar el σ. Así reacciona el eteno con hidrógeno (con un catalizador):</p>
<p>\[\ce{CH2=CH2 + H2 -&gt; CH3-CH3}\]</p>
<p>Dos ideas que parecen contradecirse y no lo hacen: el enlace doble <em>completo</em> es más difícil de romper que el simple; pero <em>una de sus partes</em>, el π, se rompe con más facilidad.</p>
<h2>Ejemplo resuelto 1</h2>
<p>¿Cuánta energía se necesita para separar en átomos 1 mol de propano, \(\ce{CH3-CH2-CH3}\)?</p>
<ol>
<li>Enlaces: 2 \(\ce{C-C}\) y 8 \(\ce{C-H}\).</li>
<li>\(E = 2 \cdot 347 + 8 \cdot 413 = 694 + 3304 = 3998\,\text{kJ}\).</li>
</ol>
<h2>Ejemplo resuelto 2: ¿se libera energía?</h2>
<p>Estima la energía de la reacción del eteno con hidrógeno (\(\ce{H-H}\): 436 kJ/mol).</p>
<table>
<thead><tr><th>Se rompe</th><th>kJ</th><th>Se forma</th><th>kJ</th></tr></thead>
<tbody>
<tr><td>1 \(\ce{C=C}\)</td><td>614</td><td>1 \(\ce{C-C}\)</td><td>347</td></tr>
<tr><td>1 \(\ce{H-H}\)</td><td>436</td><td>2 \(\ce{C-H}\)</td><td>826</td></tr>
<tr><td>Total absorbido</td><td>1050</td><td>Total liberado</td><td>1173</td></tr>
</tbody>
</table>
<p>\[\Delta E \approx 1050\,\text{kJ} - 1173\,\text{kJ} = -123\,\text{kJ}\]</p>
<p>Se libera más de lo que se absorbe: la reacción es <strong>exotérmica</strong>. (Los 4 enlaces \(\ce{C-H}\) que ya tenía el eteno no cambian, así que no se cuentan.)</p>
<h2>El benceno, un caso especial</h2>
<p>En el benceno, \(\ce{C6H6}\), todos los enlaces entre carbonos miden 139 pm: un valor intermedio entre el simple (154) y el doble (134). La explicación es que sus electrones π no están fijos entre dos carbonos, sino repartidos por todo el anillo. Esa <em>deslocalización</em> lo hace muy estable.</p>
<blockquote><p><strong>Para ordenar sin memorizar:</strong> longitud: simple &gt; doble &gt; triple. Energía: simple &lt; doble &lt; triple. Van en sentido contrario.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>¿Por qué el átomo de carbono (\(Z = 6\)) forma cuatro enlaces covalentes en la gran mayoría de sus compuestos?</p>`,
      options: [
        'Porque tiene seis electrones y comparte cuatro de cada seis.',
        'Porque tiene cuatro electrones de valencia y completa ocho al compartirlos.',
        'Porque tiene cuatro protones que atraen a cuatro electrones de otros átomos.',
        'Porque cede cuatro electrones y queda con la distribución del helio.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El carbono se distribuye 2, 4: con <strong>cuatro electrones de valencia</strong>, comparte cuatro y llega a ocho. Los dos electrones internos no participan, así que no se trata de «cuatro de seis». Tiene seis protones, no cuatro. Ceder cuatro electrones requeriría demasiada energía: el carbono comparte, no los cede.</p>`,
    },
    {
      question: html`<p>¿Cuál de las siguientes fórmulas representa una molécula que respeta la tetravalencia de todos sus carbonos?</p>`,
      options: [
        html`\(\ce{CH3-CH=CH3}\)`,
        html`\(\ce{CH2=CH2-CH3}\)`,
        html`\(\ce{CH3-C#CH2}\)`,
        html`\(\ce{CH3-CH=CH2}\)`,
      ],
      correctAnswer: 3,
      explanation: html`<p>En \(\ce{CH3-CH=CH2}\) cada carbono tiene cuatro enlaces: \(3 + 1\), \(1 + 1 + 2\) y \(2 + 2\). En \(\ce{CH3-CH=CH3}\), el último tendría \(2 + 3 = 5\). En \(\ce{CH2=CH2-CH3}\), el central tendría \(2 + 2 + 1 = 5\). En \(\ce{CH3-C#CH2}\), el último tendría \(3 + 2 = 5\).</p>`,
    },
    {
      question: html`<p>En la molécula \(\ce{CH2=CH-CH3}\), ¿cuál es la hibridación de los carbonos, de izquierda a derecha?</p>`,
      options: [
        html`\(sp^2\), \(sp^2\) y \(sp^3\)`,
        html`\(sp^2\), \(sp^3\) y \(sp^3\)`,
        html`\(sp\), \(sp^2\) y \(sp^3\)`,
        html`\(sp^3\), \(sp^2\) y \(sp\)`,
      ],
      correctAnswer: 0,
      explanation: html`<p>Los <strong>dos</strong> carbonos del doble enlace están unidos a tres átomos: \(sp^2\). El tercero está unido a cuatro: \(sp^3\). Asignar \(sp^2\) solo al primero olvida que el doble enlace une a dos carbonos. La hibridación \(sp\) requiere un triple enlace o dos dobles en el mismo carbono.</p>`,
    },
    {
      question: html`<p>La tabla muestra datos de tres enlaces entre átomos de carbono.</p><table><thead><tr><th>Enlace</th><th>Longitud (pm)</th><th>Energía (kJ/mol)</th></tr></thead><tbody><tr><td>1</td><td>154</td><td>347</td></tr><tr><td>2</td><td>120</td><td>839</td></tr><tr><td>3</td><td>134</td><td>614</td></tr></tbody></table><p>¿Qué tipo de enlace es cada uno?</p>`,
      options: [
        '1: triple; 2: simple; 3: doble',
        '1: simple; 2: doble; 3: triple',
        '1: simple; 2: triple; 3: doble',
        '1: doble; 2: triple; 3: simple',
      ],
      correctAnswer: 2,
      explanation: html`<p>A mayor número de electrones compartidos, el enlace es <strong>más corto y más fuerte</strong>: el 2 (120 pm; 839 kJ/mol) es triple; el 3, doble, y el 1, simple. Ordenar al revés supone que un enlace con más electrones es más largo. La opción 1: simple; 2: doble; 3: triple sigue solo el orden de la tabla, y la que deja el simple en 3 no respeta los datos.</p>`,
    },
    {
      question: html`<p>¿Cuántos enlaces sigma (σ) y pi (π) hay en una molécula de propino, \(\ce{HC#C-CH3}\)?</p>`,
      options: ['5 σ y 3 π', '6 σ y 2 π', '8 σ y 0 π', '7 σ y 1 π'],
      correctAnswer: 1,
      explanation: html`<p>Enlaces: 4 \(\ce{C-H}\) (4 σ), un \(\ce{C-C}\) (1 σ) y un triple (1 σ y 2 π). Total: <strong>6 σ y 2 π</strong>. Las respuestas con 3 π o 1 π cuentan mal la composición del triple enlace (un σ y dos π). Los 8 pares de electrones enlazantes no son todos σ.</p>`,
    },
    {
      question: html`<p>¿Cuál es la geometría alrededor de cada carbono del eteno, \(\ce{CH2=CH2}\), y el ángulo de enlace aproximado?</p>`,
      options: [
        'Tetraédrica, con ángulos de 109,5°',
        'Lineal, con ángulos de 180°',
        'Trigonal plana, con ángulos de 120°',
        'Tetraédrica, con ángulos de 90°',
      ],
      correctAnswer: 2,
      explanation: html`<p>Cada carbono está unido a tres átomos (dos H y un C): hibridación \(sp^2\), geometría <strong>trigonal plana</strong> y ángulos cercanos a <strong>120°</strong>. La tetraédrica (109,5°) es de carbonos unidos a cuatro átomos, como en el metano; la lineal, de carbonos unidos a dos, como en el etino. Los 90° aparecen al dibujar el metano en forma de cruz, pero no son su ángulo real.</p>`,
    },
    {
      question: html`<p>La energía del enlace \(\ce{C-C}\) es 347 kJ/mol y la del enlace \(\ce{C=C}\), 614 kJ/mol. ¿Qué se puede inferir a partir de estos valores?</p>`,
      options: [
        'El enlace doble equivale a dos enlaces simples iguales.',
        'El enlace doble se rompe por completo con menos energía que el simple.',
        'El enlace simple es más corto que el enlace doble, porque es más débil.',
        'El enlace pi aporta menos energía que el enlace sigma al enlace doble.',
      ],
      correctAnswer: 3,
      explanation: html`<p>El segundo enlace agrega \(614 - 347 = 267\,\text{kJ/mol}\), menos que los 347 del primero: el <strong>π es más débil que el σ</strong>. Si el doble equivaliera a dos simples, tendría 694 kJ/mol. Romperlo por completo requiere <em>más</em> energía (614 &gt; 347). El simple es más débil y, por lo mismo, más <em>largo</em>.</p>`,
    },
    {
      question: html`<p>El grafito conduce la electricidad y el diamante no, aunque los dos están formados solo por carbono. ¿Cuál es la mejor explicación?</p>`,
      options: [
        html`En el grafito los carbonos son \(sp^2\) y tienen electrones π que se mueven por las láminas.`,
        html`En el grafito los carbonos perdieron electrones y forman iones positivos que se mueven.`,
        html`En el diamante los carbonos son \(sp^2\) y sus electrones π están fijos entre dos átomos.`,
        html`En el diamante los carbonos tienen más electrones de valencia que en el grafito.`,
      ],
      correctAnswer: 0,
      explanation: html`<p>En el grafito cada carbono es \(sp^2\): tres enlaces σ y un electrón en un orbital \(p\), que participa en enlaces <strong>π deslocalizados</strong> por toda la lámina y puede conducir. En el diamante son \(sp^3\): todos sus electrones de valencia están en enlaces σ localizados. No hay iones en ninguno de los dos, y el carbono tiene siempre cuatro electrones de valencia.</p>`,
    },
  ],
  videos: [],
};
