import { type DemoTopic, html } from '../../../demo-topic.ts';

export const hidrocarburos: DemoTopic = {
  slug: 'quimica-hidrocarburos',
  courseId: 1,
  unit: 'Química orgánica',
  title: 'Hidrocarburos: representarlos y nombrarlos',
  description:
    'Pasa de una fórmula a otra, nombra alcanos, alquenos y alquinos, y reconoce hidrocarburos cíclicos y aromáticos.',
  color: 'orange',
  icon: 'fire',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'modelos-de-representacion',
      title: 'Cómo se representan las moléculas orgánicas',
      content: html`
<p>Un plano del metro, un mapa de calles y una foto satelital muestran la misma ciudad y sirven para cosas distintas. Con las moléculas pasa igual: hay varias formas de representarlas y conviene saber traducir de una a otra.</p>
<h2>Las fórmulas</h2>
<p>Tomemos como ejemplo el <strong>butano</strong>, uno de los componentes del gas licuado.</p>
<table>
<thead><tr><th>Representación</th><th>Butano</th><th>Qué informa</th></tr></thead>
<tbody>
<tr><td>Empírica</td><td>\(\ce{C2H5}\)</td><td>la razón más simple entre los átomos</td></tr>
<tr><td>Molecular</td><td>\(\ce{C4H10}\)</td><td>el número real de átomos de cada elemento</td></tr>
<tr><td>Condensada o semidesarrollada</td><td>\(\ce{CH3-CH2-CH2-CH3}\)</td><td>los enlaces entre carbonos, con los H agrupados</td></tr>
<tr><td>Lineal o topológica</td><td>un zigzag de tres trazos</td><td>el esqueleto: cada extremo y cada vértice es un carbono</td></tr>
</tbody>
</table>
<img src="/demo/formula-topologica.svg" alt="Fórmula topológica sobre la condensada, con cada carbono unido por una línea de puntos. Butano, C4H10: un zigzag de tres trazos cuyos dos extremos y dos vértices son CH3, CH2, CH2 y CH3. Pent-1-eno, C5H10: un zigzag de cuatro trazos, el primero doble, que corresponde a CH2, CH, CH2, CH2 y CH3, con un doble enlace entre los dos primeros." width="640" height="424" />
<p>La fórmula <strong>desarrollada</strong> o expandida muestra todos los átomos y enlaces. La del etano, \(\ce{C2H6}\), es:</p>
<p>\[\begin{matrix} &amp; \text{H} &amp; &amp; \text{H} &amp; \\ &amp; | &amp; &amp; | &amp; \\ \text{H}\,- &amp; \text{C} &amp; - &amp; \text{C} &amp; -\,\text{H} \\ &amp; | &amp; &amp; | &amp; \\ &amp; \text{H} &amp; &amp; \text{H} &amp; \end{matrix}\]</p>
<p>Hay también <strong>modelos tridimensionales</strong>: el de <em>esferas y varillas</em> destaca los enlaces y los ángulos; el <em>compacto</em> muestra el volumen que ocupa cada átomo, pero oculta los enlaces.</p>
<h2>Leer una fórmula topológica</h2>
<ol>
<li>Cada <strong>vértice y cada extremo</strong> de una línea es un carbono.</li>
<li>Una línea es un enlace simple; dos paralelas, uno doble; tres, uno triple.</li>
<li>Los <strong>hidrógenos unidos a carbonos no se escriben</strong>: completa hasta cuatro enlaces por carbono.</li>
<li>Los demás átomos (O, N, S, halógenos), y los H unidos a ellos, sí se escriben.</li>
</ol>
<h2>Ejemplo resuelto</h2>
<p>Una fórmula topológica es un zigzag de cuatro trazos, el primero de ellos doble. ¿Cuál es su fórmula molecular?</p>
<ol>
<li>Cuatro trazos unen <strong>cinco</strong> carbonos (dos extremos y tres vértices).</li>
<li>El esqueleto es \(\ce{C=C-C-C-C}\).</li>
<li>Se completan los hidrógenos: \(\ce{CH2=CH-CH2-CH2-CH3}\).</li>
<li>Hidrógenos: \(2 + 1 + 2 + 2 + 3 = 10\). La fórmula molecular es \(\ce{C5H10}\).</li>
</ol>
<p>El error más frecuente es contar <em>trazos</em> en lugar de carbonos y responder \(\ce{C4H8}\).</p>
<h2>Isómeros: igual fórmula, distinta molécula</h2>
<p>La fórmula molecular \(\ce{C4H10}\) corresponde a <em>dos</em> sustancias distintas:</p>
<table>
<thead><tr><th>Nombre</th><th>Fórmula condensada</th><th>Ebullición (°C)</th></tr></thead>
<tbody>
<tr><td>butano</td><td>\(\ce{CH3-CH2-CH2-CH3}\)</td><td>−0,5</td></tr>
<tr><td>2-metilpropano</td><td>\(\ce{CH3-CH(CH3)-CH3}\)</td><td>−12</td></tr>
</tbody>
</table>
<p>Son <strong>isómeros</strong>: tienen los mismos átomos, unidos de otra manera. Por eso la fórmula molecular no siempre basta para identificar una sustancia. Mientras más carbonos, más isómeros: \(\ce{C5H12}\) tiene 3; \(\ce{C10H22}\), 75.</p>
<p>Cuidado: doblar el dibujo de una cadena <em>no</em> produce un isómero. Si puedes recorrer los cuatro carbonos sin levantar el lápiz ni devolverte, sigue siendo butano.</p>
<blockquote><p><strong>Regla de oro:</strong> en cualquier representación, cada carbono tiene cuatro enlaces. Úsala para contar los hidrógenos que no se ven.</p></blockquote>`,
    },
    {
      slug: 'alifaticos',
      title: 'Alcanos, alquenos y alquinos',
      content: html`
<p>Los <strong>hidrocarburos</strong> contienen solo carbono e hidrógeno. Se obtienen sobre todo del petróleo y del gas natural, que en Chile se extraen en Magallanes, y son nuestra principal fuente de combustibles y plásticos.</p>
<h2>Tres familias</h2>
<table>
<thead><tr><th>Familia</th><th>Enlace entre carbonos</th><th>Terminación</th><th>Fórmula general (cadena abierta)</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>Alcanos</td><td>solo simples</td><td>-ano</td><td>\(\ce{C_{n}H_{2n+2}}\)</td><td>propano, \(\ce{C3H8}\)</td></tr>
<tr><td>Alquenos</td><td>un doble</td><td>-eno</td><td>\(\ce{C_{n}H_{2n}}\)</td><td>propeno, \(\ce{C3H6}\)</td></tr>
<tr><td>Alquinos</td><td>un triple</td><td>-ino</td><td>\(\ce{C_{n}H_{2n-2}}\)</td><td>propino, \(\ce{C3H4}\)</td></tr>
</tbody>
</table>
<p>Los alcanos son <strong>saturados</strong>: tienen el máximo de hidrógenos. Los alquenos y alquinos son <strong>insaturados</strong>. Los prefijos indican el número de carbonos: met- (1), et- (2), prop- (3), but- (4), pent- (5), hex- (6), hept- (7), oct- (8), non- (9), dec- (10).</p>
<h2>Cómo se nombran (reglas de la IUPAC)</h2>
<ol>
<li>Elige la <strong>cadena principal</strong>: la más larga. Si hay dobles o triples enlaces, en este nivel elegiremos la más larga que los contenga.</li>
<li><strong>Numérala</strong> desde el extremo que dé el número más bajo al doble o triple enlace; si no los hay, a las ramificaciones.</li>
<li>Nombra las <strong>ramificaciones</strong> con la terminación -il: \(\ce{-CH3}\), metil; \(\ce{-CH2-CH3}\), etil.</li>
<li>Escribe: posición y ramificaciones (en orden alfabético) + prefijo de la cadena + posición y terminación. Los números se separan de las letras con guiones y entre sí con comas. Si una ramificación se repite, usa di-, tri-, tetra-.</li>
</ol>
<h2>Ejemplo resuelto 1</h2>
<p>\[\ce{CH3-CH(CH3)-CH2-CH2-CH3}\]</p>
<ol>
<li>Cadena principal: 5 carbonos, <em>pentano</em>.</li>
<li>Desde la izquierda, el metil queda en 2; desde la derecha, en 4. Se elige 2.</li>
<li>Nombre: <strong>2-metilpentano</strong>.</li>
</ol>
<h2>Ejemplo resuelto 2</h2>
<p>\[\ce{CH3-CH2-CH=CH-CH(CH3)-CH3}\]</p>
<ol>
<li>Cadena principal: 6 carbonos con un doble enlace, <em>hexeno</em>.</li>
<li>Desde la izquierda, el doble enlace parte en el carbono 3; desde la derecha, también en el 3. Hay empate, y decide la ramificación: desde la derecha, el metil queda en 2; desde la izquierda, en 5. Se numera desde la derecha.</li>
<li>Nombre: <strong>2-metilhex-3-eno</strong> (también se escribe 2-metil-3-hexeno).</li>
</ol>
<h2>Propiedades</h2>
<p>Los hidrocarburos son apolares: no se disuelven en agua y flotan en ella. Sus puntos de ebullición aumentan con el tamaño de la cadena:</p>
<table>
<thead><tr><th>Alcano</th><th>Metano</th><th>Etano</th><th>Propano</th><th>Butano</th><th>Pentano</th><th>Octano</th></tr></thead>
<tbody><tr><td>Ebullición (°C)</td><td>−162</td><td>−89</td><td>−42</td><td>−0,5</td><td>36</td><td>126</td></tr></tbody>
</table>
<p>Todos arden. La combustión completa da dióxido de carbono y agua; la del metano, el principal componente del gas natural, es</p>
<p>\[\ce{CH4 + 2O2 -&gt; CO2 + 2H2O}\]</p>
<p>Si falta oxígeno, la combustión es incompleta y se forma monóxido de carbono, un gas tóxico. Por eso, una llama amarilla en la cocina o en el calefón es una señal de alerta.</p>
<blockquote><p><strong>Antes de numerar,</strong> busca la cadena más larga <em>aunque dé vueltas</em>: la que está dibujada en horizontal no siempre es la principal.</p></blockquote>`,
    },
    {
      slug: 'ciclicos-y-aromaticos',
      title: 'Hidrocarburos cíclicos y aromáticos',
      content: html`
<p>Las cadenas de carbono también pueden cerrarse sobre sí mismas. Algunos de esos anillos se comportan como los hidrocarburos de cadena abierta; otro, el benceno, es tan particular que dio origen a una familia completa.</p>
<h2>Cicloalcanos y cicloalquenos</h2>
<p>Se nombran con el prefijo <strong>ciclo-</strong>. Para cerrar el anillo se necesita un enlace más entre carbonos, por lo que hay dos hidrógenos menos que en el alcano de cadena abierta:</p>
<table>
<thead><tr><th>Nombre</th><th>Forma del anillo</th><th>Fórmula molecular</th></tr></thead>
<tbody>
<tr><td>ciclopropano</td><td>triángulo</td><td>\(\ce{C3H6}\)</td></tr>
<tr><td>ciclobutano</td><td>cuadrado</td><td>\(\ce{C4H8}\)</td></tr>
<tr><td>ciclopentano</td><td>pentágono</td><td>\(\ce{C5H10}\)</td></tr>
<tr><td>ciclohexano</td><td>hexágono</td><td>\(\ce{C6H12}\)</td></tr>
<tr><td>ciclohexeno</td><td>hexágono con un doble enlace</td><td>\(\ce{C6H10}\)</td></tr>
</tbody>
</table>
<p>La fórmula general de los cicloalcanos es \(\ce{C_{n}H_{2n}}\), la <em>misma</em> de los alquenos: el ciclohexano y el hex-1-eno son isómeros. Conocer solo la fórmula molecular \(\ce{C6H12}\) no permite saber de cuál se trata.</p>
<p>En el ciclopropano los carbonos son \(sp^3\) y «querrían» formar ángulos de 109,5°, pero el triángulo los obliga a 60°. Esa <strong>tensión</strong> lo hace más reactivo. El ciclohexano evita la tensión plegándose en forma de silla: no es plano.</p>
<h2>Hidrocarburos aromáticos: el benceno</h2>
<p>El <strong>benceno</strong>, \(\ce{C6H6}\), es un anillo plano de seis carbonos \(sp^2\). Se suele dibujar con tres dobles enlaces alternados, pero los datos muestran otra cosa:</p>
<table>
<thead><tr><th>Enlace</th><th>Longitud (pm)</th></tr></thead>
<tbody>
<tr><td>\(\ce{C-C}\) en un alcano</td><td>154</td></tr>
<tr><td>\(\ce{C=C}\) en un alqueno</td><td>134</td></tr>
<tr><td>los seis enlaces entre carbonos del benceno</td><td>139</td></tr>
</tbody>
</table>
<p>Los seis enlaces son <strong>iguales</strong> e intermedios. Los seis electrones π están <strong>deslocalizados</strong> sobre todo el anillo: por eso también se dibuja un hexágono con un círculo adentro. La deslocalización le da una gran estabilidad: el benceno no se comporta como un alqueno, y prefiere reacciones que conservan su anillo.</p>
<p>Los derivados se nombran indicando el grupo unido: <em>metilbenceno</em> (tolueno), <em>etilbenceno</em>. El <strong>naftaleno</strong>, \(\ce{C10H8}\), de las antiguas bolitas contra las polillas, tiene dos anillos unidos.</p>
<h2>Ejemplo resuelto: ¿cuántos hidrógenos?</h2>
<p>¿Cuál es la fórmula molecular del metilbenceno (tolueno)?</p>
<ol>
<li>El benceno es \(\ce{C6H6}\).</li>
<li>El metil reemplaza a un hidrógeno: quedan \(\ce{C6H5}\) y \(\ce{CH3}\).</li>
<li>Total: \(\ce{C7H8}\).</li>
</ol>
<p>El error común es escribir \(\ce{C7H9}\), sin descontar el hidrógeno que fue reemplazado.</p>
<h2>Un método general: el índice de insaturación</h2>
<p>Para un hidrocarburo \(\ce{C_{n}H_{m}}\), el número de anillos más enlaces π es</p>
<p>\[I = \frac{2n + 2 - m}{2}\]</p>
<ul>
<li>\(\ce{C6H14}\): \(I = 0\). Un alcano de cadena abierta.</li>
<li>\(\ce{C6H12}\): \(I = 1\). Un anillo <em>o</em> un doble enlace.</li>
<li>\(\ce{C6H6}\): \(I = (12 + 2 - 6)/2 = 4\). En el benceno: un anillo y tres enlaces π.</li>
</ul>
<h2>Salud y ambiente</h2>
<p>El benceno está en la bencina en pequeñas cantidades y es <strong>cancerígeno</strong>: por eso no conviene respirar los vapores al cargar combustible. El humo de la leña húmeda, gran contaminante en ciudades como Temuco, Osorno o Coyhaique, contiene hidrocarburos aromáticos de varios anillos. «Aromático» es un nombre histórico: hoy se refiere a la deslocalización, no al olor.</p>
<blockquote><p><strong>Clasificación:</strong> de cadena abierta (sin anillo), cíclicos no aromáticos (anillo, sin esa deslocalización) y aromáticos (anillo con electrones π deslocalizados, como el benceno). Los dos primeros grupos se llaman también <em>alifáticos</em>.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una fórmula topológica es un zigzag de cinco trazos simples, sin otros símbolos. ¿Cuál es la fórmula molecular del compuesto?</p>`,
      options: [html`\(\ce{C5H12}\)`, html`\(\ce{C5H10}\)`, html`\(\ce{C6H14}\)`, html`\(\ce{C6H12}\)`],
      correctAnswer: 2,
      explanation: html`<p>Cinco trazos unen <strong>seis</strong> carbonos (dos extremos y cuatro vértices). Solo hay enlaces simples y cadena abierta: es un alcano, \(\ce{C_{n}H_{2n+2}}\), es decir, \(\ce{C6H14}\). Las fórmulas con cinco carbonos cuentan trazos en lugar de carbonos. \(\ce{C6H12}\) tendría un doble enlace o un anillo.</p>`,
    },
    {
      question: html`<p>¿Cuál es el nombre IUPAC del compuesto \(\ce{CH3-CH2-CH(CH3)-CH3}\)?</p>`,
      options: ['2-metilbutano', '3-metilbutano', '2-metilpentano', 'pentano'],
      correctAnswer: 0,
      explanation: html`<p>La cadena más larga tiene cuatro carbonos (butano). Se numera desde el extremo más cercano a la ramificación, el <strong>derecho</strong>: el metil queda en 2. «3-metilbutano» numera desde la izquierda. «2-metilpentano» cuenta el metil como parte de la cadena y además como ramificación. El pentano es su isómero de cadena lineal.</p>`,
    },
    {
      question: html`<p>¿Cuál de los siguientes compuestos es isómero del butano, \(\ce{C4H10}\)?</p>`,
      options: ['Ciclobutano', 'But-1-eno', '2-metilbutano', '2-metilpropano'],
      correctAnswer: 3,
      explanation: html`<p>Un isómero tiene la <strong>misma fórmula molecular</strong>: el 2-metilpropano es \(\ce{C4H10}\). El ciclobutano y el but-1-eno son \(\ce{C4H8}\) (e isómeros entre sí). El 2-metilbutano es \(\ce{C5H12}\): la cadena «butano» más un carbono del metil.</p>`,
    },
    {
      question: html`<p>La tabla muestra los puntos de ebullición, a 1 atm, de dos componentes del gas licuado.</p><table><thead><tr><th>Componente</th><th>Ebullición (°C)</th></tr></thead><tbody><tr><td>Propano</td><td>−42</td></tr><tr><td>Butano</td><td>−0,5</td></tr></tbody></table><p>Una familia que vive en la zona austral nota que, en un día a −10 °C, un cilindro de butano casi no entrega gas, mientras que uno de propano funciona bien. ¿Cuál es la explicación?</p>`,
      options: [
        'A −10 °C, el butano se congela y el propano permanece líquido.',
        'A −10 °C, el propano sigue hirviendo a 1 atm, pero el butano no.',
        'El butano necesita más oxígeno que el propano para poder arder.',
        'El propano tiene moléculas más grandes, que se evaporan mejor.',
      ],
      correctAnswer: 1,
      explanation: html`<p>A −10 °C la temperatura es <strong>mayor</strong> que el punto de ebullición del propano (−42 °C) y <strong>menor</strong> que el del butano (−0,5 °C): a presión atmosférica, el propano pasa a gas, pero el butano permanece líquido. No se congela: para eso necesitaría temperaturas mucho más bajas. La cantidad de oxígeno no explica que no salga gas. Y las moléculas del propano son más <em>pequeñas</em>.</p>`,
    },
    {
      question: html`<p>¿Cuál es el nombre del compuesto \(\ce{CH3-C#C-CH2-CH3}\)?</p>`,
      options: ['pent-3-ino', 'pent-2-ino', 'pent-2-eno', 'but-2-ino'],
      correctAnswer: 1,
      explanation: html`<p>Tiene cinco carbonos y un <strong>triple</strong> enlace: pentino. Desde la izquierda, el triple parte en el carbono 2; desde la derecha, en el 3. Se elige el menor: <strong>pent-2-ino</strong>. «pent-3-ino» numera desde el extremo equivocado, «pent-2-eno» corresponde a un enlace doble y «but-2-ino» tiene cuatro carbonos.</p>`,
    },
    {
      question: html`<p>En el benceno, los seis enlaces entre carbonos miden 139 pm, mientras que un enlace simple mide 154 pm y uno doble, 134 pm. ¿Qué conclusión es coherente con estos datos?</p>`,
      options: [
        'Los electrones π están repartidos por igual en todo el anillo.',
        'El anillo tiene tres enlaces simples y tres dobles, fijos.',
        'Los carbonos del anillo están unidos solo por enlaces simples.',
        'El anillo tiene seis enlaces dobles, más largos que lo habitual.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Si hubiera tres simples y tres dobles fijos, se medirían <strong>dos</strong> longitudes distintas (154 y 134). Una sola longitud, intermedia, indica que los electrones π están <strong>deslocalizados</strong>. Solo enlaces simples darían 154 pm. Seis dobles son imposibles: cada carbono tendría cinco enlaces (dos dobles y uno con H).</p>`,
    },
    {
      question: html`<p>¿Cuál de estos compuestos tiene la misma fórmula <strong>empírica</strong> que el eteno, \(\ce{C2H4}\)?</p>`,
      options: [
        html`Etano, \(\ce{C2H6}\)`,
        html`Etino, \(\ce{C2H2}\)`,
        html`Propeno, \(\ce{C3H6}\)`,
        html`Benceno, \(\ce{C6H6}\)`,
      ],
      correctAnswer: 2,
      explanation: html`<p>La fórmula empírica del eteno es \(\ce{CH2}\). La del <strong>propeno</strong>, \(\ce{C3H6}\), también es \(\ce{CH2}\). La del etano es \(\ce{CH3}\), y las del etino y el benceno, \(\ce{CH}\). Tener el mismo número de carbonos no significa tener la misma razón entre átomos.</p>`,
    },
    {
      question: html`<p>Un hidrocarburo de fórmula molecular \(\ce{C5H10}\) no tiene dobles ni triples enlaces. ¿Qué estructura puede tener?</p>`,
      options: [
        'Una cadena abierta, lineal, de cinco carbonos',
        'Una cadena abierta, ramificada, de cinco carbonos',
        'Un anillo aromático de cinco carbonos',
        'Un anillo de cinco carbonos con enlaces simples',
      ],
      correctAnswer: 3,
      explanation: html`<p>Un alcano de cadena abierta con cinco carbonos, lineal o ramificado, es \(\ce{C5H12}\). Faltan dos hidrógenos: hay un doble enlace o <strong>un anillo</strong>. Como no hay dobles, es cíclico: por ejemplo, el ciclopentano. Un anillo aromático tiene electrones π, que aquí no existen.</p>`,
    },
  ],
  videos: [],
};
