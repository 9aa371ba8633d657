import { type DemoTopic, html } from '../../../demo-topic.ts';

export const molYEstequiometria: DemoTopic = {
  slug: 'quimica-mol-y-estequiometria',
  courseId: 1,
  unit: 'Reacciones químicas y estequiometría',
  title: 'Mol, reactivo limitante y fórmulas',
  description:
    'Pasa de gramos a moles y a partículas, calcula cuánto producto se forma, encuentra el reactivo limitante y deduce fórmulas a partir de porcentajes.',
  color: 'red',
  icon: 'balance-scale',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'mol-y-masa-molar',
      title: 'El mol y la masa molar',
      content: html`
<p>En la feria no se cuentan los porotos de a uno: se compran por kilo. En química pasa lo mismo: los átomos son tan pequeños que contarlos de a uno es imposible. Necesitamos una unidad que agrupe muchísimos y una forma de «contarlos pesando».</p>
<h2>El mol</h2>
<p>El <strong>mol</strong> es la unidad de cantidad de sustancia. Un mol contiene \(6{,}02 \times 10^{23}\) partículas (átomos, moléculas o iones, según el caso). Ese valor es la <strong>constante de Avogadro</strong>, \(N_A\). Así como una docena son 12, un mol son \(6{,}02 \times 10^{23}\), de lo que sea.</p>
<p>¿Por qué ese número tan raro? Porque con él la masa de un mol de átomos, expresada en gramos, tiene prácticamente el mismo valor que la masa atómica de la tabla periódica. Un átomo de carbono-12 tiene una masa de 12 u; un mol de esos átomos, 12 g.</p>
<h2>Masa molar</h2>
<p>La <strong>masa molar</strong> \(M\) es la masa de un mol, en g/mol. Se calcula sumando las masas atómicas según la fórmula. Usaremos valores redondeados: H = 1; C = 12; N = 14; O = 16; Na = 23; S = 32; Cl = 35,5; Ca = 40; Fe = 56; Cu = 63,5.</p>
<table>
<thead><tr><th>Sustancia</th><th>Cálculo</th><th>\(M\) (g/mol)</th></tr></thead>
<tbody>
<tr><td>\(\ce{H2O}\)</td><td>\(2 \cdot 1 + 16\)</td><td>18</td></tr>
<tr><td>\(\ce{CO2}\)</td><td>\(12 + 2 \cdot 16\)</td><td>44</td></tr>
<tr><td>\(\ce{NaCl}\)</td><td>\(23 + 35{,}5\)</td><td>58,5</td></tr>
<tr><td>\(\ce{CaCO3}\)</td><td>\(40 + 12 + 3 \cdot 16\)</td><td>100</td></tr>
<tr><td>\(\ce{Ca(OH)2}\)</td><td>\(40 + 2 \cdot (16 + 1)\)</td><td>74</td></tr>
</tbody>
</table>
<h2>Las dos conversiones que necesitas</h2>
<p>\[n = \frac{m}{M} \qquad\qquad N = n \cdot N_A\]</p>
<p>donde \(n\) es la cantidad de sustancia (mol), \(m\) la masa (g) y \(N\) el número de partículas. El mol está al centro del mapa: <strong>gramos ↔ mol ↔ partículas</strong>. Para ir de gramos a partículas, siempre pasas por el mol.</p>
<h2>Ejemplo resuelto 1</h2>
<p>¿Cuántas moléculas hay en un vaso con 180 g de agua?</p>
<p>\[n = \frac{180\,\text{g}}{18\,\text{g/mol}} = 10\,\text{mol}\]</p>
<p>\[N = 10\,\text{mol} \cdot 6{,}02 \times 10^{23}\,\text{mol}^{-1} = 6{,}02 \times 10^{24}\ \text{moléculas}\]</p>
<p>Y como cada molécula tiene 3 átomos, hay \(3 \cdot 6{,}02 \times 10^{24} \approx 1{,}8 \times 10^{25}\) átomos.</p>
<h2>Ejemplo resuelto 2</h2>
<p>¿Qué masa tienen 0,25 mol de carbonato de calcio, el componente principal de la cáscara de huevo y de las conchas?</p>
<p>\[m = n \cdot M = 0{,}25\,\text{mol} \cdot 100\,\text{g/mol} = 25\,\text{g}\]</p>
<h2>Dos advertencias</h2>
<ul>
<li><strong>Igual masa no es igual cantidad.</strong> En 10 g de \(\ce{H2}\) hay 5 mol de moléculas; en 10 g de \(\ce{O2}\) hay 0,31 mol. La sustancia de menor masa molar tiene más partículas por gramo.</li>
<li><strong>Di de qué partículas hablas.</strong> «Un mol de oxígeno» es ambiguo: 1 mol de moléculas \(\ce{O2}\) (32 g) contiene 2 mol de átomos O.</li>
</ul>
<blockquote><p><strong>Para hacerse una idea:</strong> un mol de granos de arroz cubriría Chile continental con una capa de kilómetros de alto. Pero un mol de agua cabe en un sorbo: 18 mL.</p></blockquote>`,
    },
    {
      slug: 'calculos-y-reactivo-limitante',
      title: 'Cálculos estequiométricos y reactivo limitante',
      content: html`
<p>Una ecuación balanceada es una receta. La <strong>estequiometría</strong> responde cuánto producto obtengo con lo que tengo y qué ingrediente se acaba primero.</p>
<h2>El método en tres pasos</h2>
<ol>
<li>Pasa los datos a <strong>mol</strong>.</li>
<li>Usa los <strong>coeficientes</strong> de la ecuación balanceada como razón entre moles.</li>
<li>Pasa el resultado a la unidad que te piden.</li>
</ol>
<h2>Ejemplo resuelto 1: un balón de gas</h2>
<p>¿Qué masa de \(\ce{CO2}\) produce la combustión completa de 11 kg de propano, el contenido de un balón común (supondremos que es solo propano)?</p>
<p>\[\ce{C3H8 + 5O2 -&gt; 3CO2 + 4H2O}\]</p>
<ol>
<li>\(M_{\ce{C3H8}} = 3 \cdot 12 + 8 = 44\,\text{g/mol}\), por lo que \(n = 11\,000\,\text{g} / 44\,\text{g/mol} = 250\,\text{mol}\).</li>
<li>Razón: 1 mol de \(\ce{C3H8}\) da 3 mol de \(\ce{CO2}\). Se forman \(3 \cdot 250 = 750\,\text{mol}\).</li>
<li>\(m = 750\,\text{mol} \cdot 44\,\text{g/mol} = 33\,000\,\text{g} = 33\,\text{kg}\).</li>
</ol>
<p>¡El triple de la masa del gas! No es un error: el oxígeno del aire aporta el resto.</p>
<h2>Reactivo limitante y reactivo en exceso</h2>
<p>Para un pan con palta necesitas un pan y media palta. Con 6 panes y 2 paltas puedes preparar solo 4: las paltas <em>limitan</em> y sobran 2 panes. El <strong>reactivo limitante</strong> es el que se consume por completo y determina cuánto producto se forma. El otro está <strong>en exceso</strong>.</p>
<p>Atención: el limitante <em>no es necesariamente</em> el que tiene menos gramos, ni el que tiene menos moles. Hay que comparar con los coeficientes. Un método seguro: calcula para cada reactante</p>
<p>\[\frac{n}{\text{coeficiente}}\]</p>
<p>El que tenga el <strong>menor</strong> valor es el limitante.</p>
<h2>Ejemplo resuelto 2: amoníaco</h2>
<p>Se hacen reaccionar 28 g de \(\ce{N2}\) con 4,0 g de \(\ce{H2}\) hasta que uno de los dos se agota: \(\ce{N2 + 3H2 -&gt; 2NH3}\).</p>
<table>
<thead><tr><th></th><th>\(\ce{N2}\)</th><th>\(\ce{H2}\)</th><th>\(\ce{NH3}\)</th></tr></thead>
<tbody>
<tr><td>Moles iniciales</td><td>\(28/28 = 1{,}0\)</td><td>\(4{,}0/2 = 2{,}0\)</td><td>0</td></tr>
<tr><td>\(n\)/coeficiente</td><td>1,0</td><td>\(2{,}0/3 = 0{,}67\) (<strong>limitante</strong>)</td><td></td></tr>
<tr><td>Cambio</td><td>−0,67</td><td>−2,0</td><td>+1,33</td></tr>
<tr><td>Moles finales</td><td>0,33</td><td>0</td><td>1,33</td></tr>
<tr><td>Masa final</td><td>9,3 g</td><td>0</td><td>22,7 g</td></tr>
</tbody>
</table>
<img src="/demo/reactivo-limitante.svg" alt="La reacción N2 + 3 H2 → 2 NH3 con moléculas dibujadas, en la misma proporción del ejemplo. Antes: 3 moléculas de nitrógeno y 6 de hidrógeno. Después: 4 moléculas de amoníaco y 1 de nitrógeno que sobra. El hidrógeno se acaba primero: es el limitante." width="640" height="376" />
<p>Comprueba con la conservación de la masa: \(28 + 4{,}0 = 32\,\text{g}\) al inicio y \(9{,}3 + 22{,}7 = 32\,\text{g}\) al final. Observa que había más moles de \(\ce{H2}\) que de \(\ce{N2}\) y, aun así, el hidrógeno era el limitante.</p>
<h2>En la industria</h2>
<p>Se suele usar en exceso el reactivo más barato, para aprovechar por completo el más caro. En las calderas se usa exceso de aire, para que la combustión sea completa y se forme menos monóxido de carbono.</p>
<blockquote><p><strong>Error frecuente:</strong> aplicar los coeficientes directamente a los gramos. En \(\ce{N2 + 3H2 -&gt; 2NH3}\), 28 g de nitrógeno reaccionan con 6 g de hidrógeno, no con 84 g.</p></blockquote>`,
    },
    {
      slug: 'porcentajes-y-formulas',
      title: 'Composición porcentual, fórmula empírica y molecular',
      content: html`
<p>Un geólogo encuentra un mineral brillante y quiere saber si conviene extraer cobre de él. Un laboratorio mide el porcentaje de cada elemento y deduce la fórmula. Aprenderás a hacer los dos caminos: de la fórmula a los porcentajes y de los porcentajes a la fórmula.</p>
<h2>De la fórmula a los porcentajes</h2>
<p>\[\%\,\text{X} = \frac{\text{masa de X en un mol}}{\text{masa molar}} \cdot 100\,\%\]</p>
<h2>Ejemplo resuelto 1: la calcopirita</h2>
<p>La calcopirita, \(\ce{CuFeS2}\), es el mineral de cobre más abundante en Chile. Su masa molar es \(63{,}5 + 56 + 2 \cdot 32 = 183{,}5\,\text{g/mol}\).</p>
<table>
<thead><tr><th>Elemento</th><th>Masa en 1 mol (g)</th><th>Porcentaje en masa</th></tr></thead>
<tbody>
<tr><td>Cu</td><td>63,5</td><td>34,6 %</td></tr>
<tr><td>Fe</td><td>56</td><td>30,5 %</td></tr>
<tr><td>S</td><td>64</td><td>34,9 %</td></tr>
</tbody>
</table>
<p>En 1000 kg de calcopirita pura hay 346 kg de cobre. (La roca que se extrae suele contener menos de un 1 % de cobre, porque la calcopirita está repartida en otros minerales: por eso se concentra antes.)</p>
<h2>Fórmula empírica y fórmula molecular</h2>
<ul>
<li>La <strong>empírica</strong> da la razón más simple, en números enteros, entre los átomos.</li>
<li>La <strong>molecular</strong> da el número real de átomos de cada elemento en la molécula. Es un múltiplo entero de la empírica.</li>
</ul>
<table>
<thead><tr><th>Sustancia</th><th>Molecular</th><th>Empírica</th></tr></thead>
<tbody>
<tr><td>Glucosa</td><td>\(\ce{C6H12O6}\)</td><td>\(\ce{CH2O}\)</td></tr>
<tr><td>Benceno</td><td>\(\ce{C6H6}\)</td><td>\(\ce{CH}\)</td></tr>
<tr><td>Peróxido de hidrógeno</td><td>\(\ce{H2O2}\)</td><td>\(\ce{HO}\)</td></tr>
<tr><td>Agua</td><td>\(\ce{H2O}\)</td><td>\(\ce{H2O}\)</td></tr>
</tbody>
</table>
<p>Dos sustancias distintas pueden tener la misma fórmula empírica: el ácido acético del vinagre, \(\ce{C2H4O2}\), también tiene \(\ce{CH2O}\).</p>
<h2>De los porcentajes a la fórmula</h2>
<ol>
<li>Supón 100 g: los porcentajes pasan a ser gramos.</li>
<li>Divide cada masa por la masa molar del elemento: obtienes moles.</li>
<li>Divide todos los valores por el <strong>menor</strong>.</li>
<li>Si no resultan enteros, multiplica todos por 2, 3… hasta que lo sean.</li>
<li>Para la molecular: \(k = M_{\text{molecular}} / M_{\text{empírica}}\) y multiplica los subíndices por \(k\).</li>
</ol>
<h2>Ejemplo resuelto 2</h2>
<p>Un compuesto contiene 40,0 % de C, 6,7 % de H y 53,3 % de O. Su masa molar es 60 g/mol. ¿Cuál es su fórmula molecular?</p>
<table>
<thead><tr><th>Elemento</th><th>Masa en 100 g</th><th>Moles</th><th>Dividido por 3,33</th></tr></thead>
<tbody>
<tr><td>C</td><td>40,0</td><td>\(40{,}0/12 = 3{,}33\)</td><td>1</td></tr>
<tr><td>H</td><td>6,7</td><td>\(6{,}7/1 = 6{,}7\)</td><td>2</td></tr>
<tr><td>O</td><td>53,3</td><td>\(53{,}3/16 = 3{,}33\)</td><td>1</td></tr>
</tbody>
</table>
<p>La fórmula empírica es \(\ce{CH2O}\), con masa 30 g/mol. Entonces \(k = 60/30 = 2\) y la molecular es \(\ce{C2H4O2}\).</p>
<h2>Ejemplo resuelto 3: cuando no da entero</h2>
<p>Un óxido de hierro tiene 70,0 % de Fe y 30,0 % de O. Moles: Fe, \(70{,}0/56 = 1{,}25\); O, \(30{,}0/16 = 1{,}875\). Al dividir por 1,25 se obtiene \(1 : 1{,}5\). Se multiplica por 2 y queda \(2 : 3\): \(\ce{Fe2O3}\).</p>
<blockquote><p><strong>No redondees</strong> 1,5 a 2 ni 1,33 a 1. Si el decimal es cercano a 0,5, multiplica por 2; si es cercano a 0,33 o 0,67, por 3; si es cercano a 0,25 o 0,75, por 4.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>¿En cuál de las siguientes muestras hay mayor número de moléculas? (Masas molares, en g/mol: \(\ce{H2}\) = 2; \(\ce{H2O}\) = 18; \(\ce{O2}\) = 32; \(\ce{CO2}\) = 44)</p>`,
      options: [
        html`44 g de \(\ce{CO2}\)`,
        html`64 g de \(\ce{O2}\)`,
        html`54 g de \(\ce{H2O}\)`,
        html`10 g de \(\ce{H2}\)`,
      ],
      correctAnswer: 3,
      explanation: html`<p>Más moléculas significa más <strong>moles</strong>: \(\ce{H2}\), \(10/2 = 5\,\text{mol}\); \(\ce{H2O}\), \(54/18 = 3\,\text{mol}\); \(\ce{O2}\), \(64/32 = 2\,\text{mol}\); \(\ce{CO2}\), \(44/44 = 1\,\text{mol}\). La muestra con menos gramos resulta tener más moléculas: comparar las masas sin dividir por la masa molar lleva al error.</p>`,
    },
    {
      question: html`<p>¿Cuántos <strong>átomos</strong>, en total, hay en 9,0 g de agua? (\(M = 18\,\text{g/mol}\); \(N_A = 6{,}02 \times 10^{23}\,\text{mol}^{-1}\))</p>`,
      options: [
        html`\(3{,}01 \times 10^{23}\)`,
        html`\(9{,}03 \times 10^{23}\)`,
        html`\(6{,}02 \times 10^{23}\)`,
        html`\(1{,}81 \times 10^{24}\)`,
      ],
      correctAnswer: 1,
      explanation: html`<p>\(n = 9{,}0/18 = 0{,}50\,\text{mol}\), es decir, \(0{,}50 \cdot 6{,}02 \times 10^{23} = 3{,}01 \times 10^{23}\) moléculas. Cada una tiene <strong>3 átomos</strong>: \(9{,}03 \times 10^{23}\) átomos. El valor \(3{,}01 \times 10^{23}\) cuenta moléculas; \(6{,}02 \times 10^{23}\) cuenta solo los átomos de hidrógeno (o supone 1 mol), y \(1{,}81 \times 10^{24}\) son los átomos de 1 mol completo de agua.</p>`,
    },
    {
      question: html`<p>En una planta de cal se descomponen por completo 250 kg de carbonato de calcio: \(\ce{CaCO3 -&gt; CaO + CO2}\). ¿Qué masa de cal, \(\ce{CaO}\), se obtiene? (Masas molares, en g/mol: \(\ce{CaCO3}\) = 100; \(\ce{CaO}\) = 56; \(\ce{CO2}\) = 44)</p>`,
      options: ['140 kg', '110 kg', '125 kg', '250 kg'],
      correctAnswer: 0,
      explanation: html`<p>\(n = 250\,000\,\text{g}/100\,\text{g/mol} = 2500\,\text{mol}\). La razón es 1 : 1, por lo que se forman 2500 mol de \(\ce{CaO}\): \(2500 \cdot 56 = 140\,000\,\text{g} = 140\,\text{kg}\). Los 110 kg corresponden al \(\ce{CO2}\); 125 kg supone que la masa se reparte en partes iguales entre los dos productos, y 250 kg aplica la razón 1 : 1 a las masas.</p>`,
    },
    {
      question: html`<p>Se mezclan 8,0 g de \(\ce{H2}\) con 32 g de \(\ce{O2}\) y reaccionan hasta que uno se agota: \(\ce{2H2 + O2 -&gt; 2H2O}\). ¿Qué queda al final? (Masas molares, en g/mol: \(\ce{H2}\) = 2; \(\ce{O2}\) = 32; \(\ce{H2O}\) = 18)</p>`,
      options: [
        html`40 g de \(\ce{H2O}\) y ningún reactante`,
        html`36 g de \(\ce{H2O}\) y 4,0 g de \(\ce{O2}\)`,
        html`36 g de \(\ce{H2O}\) y 4,0 g de \(\ce{H2}\)`,
        html`72 g de \(\ce{H2O}\) y ningún reactante`,
      ],
      correctAnswer: 2,
      explanation: html`<p>Hay \(8{,}0/2 = 4{,}0\,\text{mol}\) de \(\ce{H2}\) y \(32/32 = 1{,}0\,\text{mol}\) de \(\ce{O2}\). Como \(4{,}0/2 = 2{,}0 &gt; 1{,}0/1\), el <strong>limitante es el \(\ce{O2}\)</strong>: se forman 2,0 mol de agua (36 g) y sobran \(4{,}0 - 2{,}0 = 2{,}0\,\text{mol}\) de \(\ce{H2}\) (4,0 g). Total: 40 g, igual que al inicio. Formar 40 g de agua supone que todo reacciona; 72 g usa el \(\ce{H2}\) como limitante y viola la conservación de la masa.</p>`,
    },
    {
      question: html`<p>Un grupo agrega masas crecientes de cinc a vasos con igual volumen de la misma solución de ácido clorhídrico, \(\ce{Zn + 2HCl -&gt; ZnCl2 + H2}\), y mide el hidrógeno obtenido.</p><table><thead><tr><th>Cinc agregado (g)</th><th>Hidrógeno obtenido (mL)</th></tr></thead><tbody><tr><td>1,0</td><td>370</td></tr><tr><td>2,0</td><td>740</td></tr><tr><td>3,0</td><td>1110</td></tr><tr><td>4,0</td><td>1200</td></tr><tr><td>5,0</td><td>1200</td></tr></tbody></table><p>¿Por qué el volumen de hidrógeno no aumenta al pasar de 4,0 g a 5,0 g de cinc?</p>`,
      options: [
        'Porque el cinc es el reactivo limitante en ambos vasos.',
        'Porque el hidrógeno formado reacciona con el cinc sobrante.',
        'Porque el cinc deja de reaccionar cuando su masa es grande.',
        'Porque el ácido clorhídrico se agotó en ambos vasos.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La cantidad de ácido es la misma en todos los vasos. Con 4,0 g y 5,0 g de cinc, el <strong>ácido se agota</strong>: es el limitante, y agregar más cinc solo deja cinc sin reaccionar. El cinc es limitante en los primeros vasos, donde el hidrógeno crece en proporción al cinc. El hidrógeno no reacciona con el cinc, y una masa mayor de cinc no impide la reacción.</p>`,
    },
    {
      question: html`<p>El salitre sódico, \(\ce{NaNO3}\), se exportó desde el Norte Grande como fertilizante. ¿Cuál es su porcentaje en masa de nitrógeno? (Masas molares, en g/mol: N = 14; O = 16; Na = 23)</p>`,
      options: ['16,5 %', '20,0 %', '26,4 %', '33,3 %'],
      correctAnswer: 0,
      explanation: html`<p>\(M = 23 + 14 + 3 \cdot 16 = 85\,\text{g/mol}\) y \(\dfrac{14}{85} \cdot 100\,\% = 16{,}5\,\%\). El 20,0 % es un átomo de cada cinco: cuenta átomos y no masas. El 33,3 % es un elemento de tres. El 26,4 % resulta de considerar un solo átomo de oxígeno (\(14/53\)).</p>`,
    },
    {
      question: html`<p>Al calentar 12,7 g de cobre con azufre en exceso se forman 15,9 g de un sulfuro de cobre. ¿Cuál es su fórmula empírica? (Masas molares, en g/mol: Cu = 63,5; S = 32)</p>`,
      options: [html`\(\ce{CuS}\)`, html`\(\ce{CuS2}\)`, html`\(\ce{Cu2S}\)`, html`\(\ce{Cu4S}\)`],
      correctAnswer: 2,
      explanation: html`<p>El azufre incorporado es \(15{,}9 - 12{,}7 = 3{,}2\,\text{g}\). Moles: Cu, \(12{,}7/63{,}5 = 0{,}20\); S, \(3{,}2/32 = 0{,}10\). La razón es \(2 : 1\): \(\ce{Cu2S}\). La fórmula \(\ce{Cu4S}\) sale de la razón entre las <em>masas</em> (12,7 : 3,2, cerca de 4) sin pasar a moles; \(\ce{CuS2}\) invierte la razón, y \(\ce{CuS}\) no hace el cálculo y supone 1 : 1.</p>`,
    },
    {
      question: html`<p>Un gas contiene 85,7 % de carbono y 14,3 % de hidrógeno, y su masa molar es 56 g/mol. ¿Cuál es su fórmula molecular? (Masas molares, en g/mol: H = 1; C = 12)</p>`,
      options: [html`\(\ce{CH2}\)`, html`\(\ce{C4H8}\)`, html`\(\ce{C2H4}\)`, html`\(\ce{C3H6}\)`],
      correctAnswer: 1,
      explanation: html`<p>En 100 g: C, \(85{,}7/12 = 7{,}14\,\text{mol}\); H, \(14{,}3/1 = 14{,}3\,\text{mol}\). La razón es \(1 : 2\), de modo que la fórmula <strong>empírica</strong> es \(\ce{CH2}\), con 14 g/mol. Como \(56/14 = 4\), la <strong>molecular</strong> es \(\ce{C4H8}\). Las otras tres tienen los mismos porcentajes, pero sus masas molares son 14, 28 y 42 g/mol.</p>`,
    },
  ],
  videos: [],
};
