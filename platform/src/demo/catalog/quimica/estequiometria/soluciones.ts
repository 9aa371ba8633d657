import { type DemoTopic, html } from '../../../demo-topic.ts';

export const soluciones: DemoTopic = {
  slug: 'quimica-soluciones',
  courseId: 1,
  unit: 'Reacciones químicas y estequiometría',
  title: 'Soluciones: concentración, dilución y solubilidad',
  description:
    'Expresa concentraciones en unidades físicas y químicas, calcula diluciones y mezclas e interpreta curvas de solubilidad.',
  color: 'teal',
  icon: 'vial',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'unidades-fisicas',
      title: 'Qué es una solución y cómo expresar su concentración',
      content: html`
<p>El mar de Iquique, el suero de una clínica, el aire que respiras y el bronce de una campana tienen algo en común: son <strong>soluciones</strong>, es decir, mezclas homogéneas.</p>
<h2>Soluto y solvente</h2>
<p>El <strong>soluto</strong> es lo que se disuelve, y el <strong>solvente</strong> (o disolvente), lo que lo disuelve. En general se llama solvente al componente que está en mayor cantidad. Cuando el solvente es agua, la solución es <em>acuosa</em>. La masa de la solución es siempre la suma:</p>
<p>\[m_{\text{solución}} = m_{\text{soluto}} + m_{\text{solvente}}\]</p>
<p>Los volúmenes, en cambio, <em>no siempre</em> se suman: al mezclar 50 mL de etanol con 50 mL de agua se obtienen unos 96 mL.</p>
<table>
<thead><tr><th>Estado de la solución</th><th>Soluto</th><th>Solvente</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>gaseosa</td><td>oxígeno y otros gases</td><td>nitrógeno</td><td>aire</td></tr>
<tr><td>líquida</td><td>dióxido de carbono (gas)</td><td>agua</td><td>agua mineral con gas</td></tr>
<tr><td>líquida</td><td>etanol (líquido)</td><td>agua</td><td>pisco</td></tr>
<tr><td>líquida</td><td>cloruro de sodio (sólido)</td><td>agua</td><td>suero fisiológico</td></tr>
<tr><td>sólida</td><td>estaño</td><td>cobre</td><td>bronce</td></tr>
</tbody>
</table>
<p>Una solución se ve igual en todas sus partes, sus componentes no se separan por filtración y no sedimentan. Además, la presencia del soluto cambia propiedades: el agua con sal hierve a una temperatura algo mayor y se congela a una menor que el agua pura.</p>
<h2>Unidades físicas</h2>
<p>Concentración es cuánto soluto hay en una cantidad determinada de solución.</p>
<ul>
<li><strong>% m/m</strong>: gramos de soluto en 100 g de <em>solución</em>.</li>
<li><strong>% m/v</strong>: gramos de soluto en 100 mL de solución.</li>
<li><strong>% v/v</strong>: mililitros de soluto en 100 mL de solución.</li>
<li><strong>ppm</strong> (partes por millón): miligramos de soluto en 1 kg de solución. En soluciones acuosas muy diluidas, 1 L tiene una masa cercana a 1 kg, por lo que se usa también mg/L.</li>
</ul>
<p>\[\%\,m/m = \frac{m_{\text{soluto}}}{m_{\text{solución}}} \cdot 100\,\% \qquad \text{ppm} = \frac{m_{\text{soluto}}\,(\text{mg})}{m_{\text{solución}}\,(\text{kg})}\]</p>
<h2>Ejemplos resueltos</h2>
<p><strong>1. % m/m.</strong> Disuelves 20 g de azúcar en 180 g de agua. La solución tiene \(20 + 180 = 200\,\text{g}\), por lo que la concentración es \(20/200 \cdot 100\,\% = 10\,\%\,m/m\). (El error típico es dividir por 180.)</p>
<p><strong>2. % m/v.</strong> El suero fisiológico es NaCl al 0,9 % m/v. En una bolsa de 500 mL hay \(0{,}9 \cdot 500/100 = 4{,}5\,\text{g}\) de sal.</p>
<p><strong>3. % v/v.</strong> Un pisco de 40° tiene 40 % v/v de etanol. En una botella de 750 mL hay \(0{,}40 \cdot 750 = 300\,\text{mL}\) de etanol.</p>
<p><strong>4. ppm.</strong> Una salmuera del salar de Atacama contiene 1500 ppm de litio. En una tonelada (1000 kg) hay \(1500\,\text{mg/kg} \cdot 1000\,\text{kg} = 1\,500\,000\,\text{mg} = 1{,}5\,\text{kg}\) de litio.</p>
<p><strong>5. Agua potable.</strong> La norma chilena permite como máximo 0,01 mg/L de arsénico, es decir, 0,01 ppm. En 2 L de agua en ese límite hay 0,02 mg.</p>
<blockquote><p><strong>Antes de calcular,</strong> subraya si el dato se refiere a la <em>solución</em> o al <em>solvente</em>. Es el error que más puntos cuesta.</p></blockquote>`,
    },
    {
      slug: 'unidades-quimicas',
      title: 'Molaridad, molalidad y fracción molar',
      content: html`
<p>Las unidades físicas miden masas y volúmenes. Para las reacciones importan las <em>partículas</em>, es decir, los moles. De ahí nacen las unidades químicas de concentración.</p>
<h2>Tres unidades</h2>
<table>
<thead><tr><th>Unidad</th><th>Definición</th><th>Se expresa en</th></tr></thead>
<tbody>
<tr><td>Concentración molar, \(c\)</td><td>moles de soluto por litro de <strong>solución</strong></td><td>mol/L (también se escribe M)</td></tr>
<tr><td>Concentración molal, \(b\)</td><td>moles de soluto por kilogramo de <strong>solvente</strong></td><td>mol/kg (también se escribe m)</td></tr>
<tr><td>Fracción molar, \(x\)</td><td>moles de un componente divididos por los moles totales</td><td>sin unidad, entre 0 y 1</td></tr>
</tbody>
</table>
<p>\[c = \frac{n_{\text{soluto}}}{V_{\text{solución}}(\text{L})} \qquad b = \frac{n_{\text{soluto}}}{m_{\text{solvente}}(\text{kg})} \qquad x_A = \frac{n_A}{n_{\text{total}}}\]</p>
<h2>Ejemplo resuelto 1: concentración molar</h2>
<p>Se disuelven 11,7 g de NaCl (\(M = 58{,}5\,\text{g/mol}\)) hasta completar 500 mL de solución.</p>
<ol>
<li>Moles: \(n = 11{,}7/58{,}5 = 0{,}200\,\text{mol}\).</li>
<li>Volumen en litros: 0,500 L.</li>
<li>\(c = 0{,}200\,\text{mol}/0{,}500\,\text{L} = 0{,}400\,\text{mol/L}\).</li>
</ol>
<p>En la práctica se pesa la sal, se disuelve en <em>poca</em> agua dentro de un <strong>matraz de aforo</strong> y luego se agrega agua hasta la marca de 500 mL. No se agregan 500 mL de agua a la sal: el volumen final no sería 500 mL.</p>
<h2>Ejemplo resuelto 2: concentración molal</h2>
<p>Se disuelven 18 g de glucosa (\(M = 180\,\text{g/mol}\)) en 250 g de agua.</p>
<p>\[n = \frac{18\,\text{g}}{180\,\text{g/mol}} = 0{,}10\,\text{mol} \qquad b = \frac{0{,}10\,\text{mol}}{0{,}250\,\text{kg}} = 0{,}40\,\text{mol/kg}\]</p>
<p>Aquí se divide por la masa de <em>agua</em>, no por los 268 g de solución. La molalidad no cambia con la temperatura, porque las masas no varían; la molaridad sí, un poco, porque el volumen se dilata.</p>
<h2>Ejemplo resuelto 3: fracción molar</h2>
<p>Se mezclan 46 g de etanol (\(M = 46\,\text{g/mol}\)) con 54 g de agua (\(M = 18\,\text{g/mol}\)).</p>
<p>\[n_{\text{etanol}} = 1{,}0\,\text{mol} \qquad n_{\text{agua}} = \frac{54}{18} = 3{,}0\,\text{mol} \qquad x_{\text{etanol}} = \frac{1{,}0}{1{,}0 + 3{,}0} = 0{,}25\]</p>
<p>La fracción molar del agua es 0,75. Las fracciones de todos los componentes siempre suman 1: úsalo para comprobar.</p>
<h2>Ejemplo resuelto 4: de % m/v a mol/L</h2>
<p>¿Cuál es la concentración molar del suero fisiológico (0,9 % m/v de NaCl)?</p>
<ol>
<li>En 100 mL hay 0,9 g; en 1 L, 9 g.</li>
<li>\(n = 9/58{,}5 \approx 0{,}154\,\text{mol}\).</li>
<li>\(c \approx 0{,}154\,\text{mol/L}\).</li>
</ol>
<h2>¿Cuántos iones hay?</h2>
<p>Al disolverse, el NaCl se separa en iones: \(\ce{NaCl(s) -&gt; Na+(ac) + Cl-(ac)}\). Una solución 0,400 mol/L de NaCl tiene 0,400 mol/L de \(\ce{Na+}\) y 0,400 mol/L de \(\ce{Cl-}\). En cambio, el \(\ce{CaCl2}\) aporta <strong>dos</strong> iones \(\ce{Cl-}\) por unidad: una solución 0,400 mol/L de \(\ce{CaCl2}\) tiene 0,800 mol/L de \(\ce{Cl-}\). La glucosa se disuelve sin separarse en iones.</p>
<blockquote><p><strong>¿Molar o molal?</strong> Molar: por litro de <em>solución</em>. Molal: por kilogramo de <em>solvente</em>. Solo en soluciones acuosas muy diluidas los dos valores casi coinciden.</p></blockquote>`,
    },
    {
      slug: 'dilucion-y-mezclas',
      title: 'Dilución y mezcla de soluciones',
      content: html`
<p>Cuando le agregas agua a un jugo muy concentrado, lo <strong>diluyes</strong>: baja la concentración, pero la cantidad de soluto es la misma. Esa observación tan simple resuelve casi todos los problemas de este tema.</p>
<h2>Dilución</h2>
<p>Al agregar solvente, los moles de soluto no cambian: \(n_{\text{inicial}} = n_{\text{final}}\). Como \(n = c \cdot V\),</p>
<p>\[c_1 \cdot V_1 = c_2 \cdot V_2\]</p>
<p>\(V_2\) es el volumen <strong>final</strong> (el inicial más el agua agregada), no el volumen de agua. Las unidades de volumen pueden ser mL o L, pero las mismas a ambos lados.</p>
<h2>Ejemplo resuelto 1</h2>
<p>Se toman 25 mL de una solución 4,0 mol/L de HCl y se diluyen hasta 200 mL. ¿Cuál es la nueva concentración y cuánta agua se agregó?</p>
<p>\[c_2 = \frac{c_1 V_1}{V_2} = \frac{4{,}0\,\text{mol/L} \cdot 25\,\text{mL}}{200\,\text{mL}} = 0{,}50\,\text{mol/L}\]</p>
<p>El volumen aumentó 8 veces y la concentración disminuyó 8 veces: coincide. Se agregaron aproximadamente \(200 - 25 = 175\,\text{mL}\) de agua.</p>
<img src="/demo/dilucion.svg" alt="Dos vasos graduados en mL con 16 partículas de soluto cada uno. Antes: 25 mL de solución 4,0 mol/L, con las partículas muy juntas. Se agregan 175 mL de agua. Después: 200 mL de solución 0,50 mol/L, con las mismas partículas repartidas en más volumen. En ambos hay 0,10 mol de soluto." width="640" height="400" />
<p><strong>Seguridad:</strong> se vierte siempre el ácido sobre el agua, lentamente, y nunca al revés: la disolución de algunos ácidos libera tanto calor que el agua podría hervir y salpicar.</p>
<h2>Ejemplo resuelto 2: preparar cloro desinfectante</h2>
<p>Un envase de cloro doméstico contiene hipoclorito de sodio al 5 % m/v. ¿Qué volumen necesitas para preparar 1 L al 0,1 % m/v, para desinfectar superficies?</p>
<p>\[V_1 = \frac{c_2 V_2}{c_1} = \frac{0{,}1\,\% \cdot 1000\,\text{mL}}{5\,\%} = 20\,\text{mL}\]</p>
<p>La relación sirve también con % m/v, porque expresa lo mismo: la cantidad de soluto se conserva. (Nunca mezcles cloro con ácidos ni con amoníaco: se liberan gases tóxicos.)</p>
<h2>Mezcla de dos soluciones del mismo soluto</h2>
<p>Se suman los moles de soluto y se divide por el volumen total (suponemos que los volúmenes se suman):</p>
<p>\[c_{\text{final}} = \frac{c_A V_A + c_B V_B}{V_A + V_B}\]</p>
<h2>Ejemplo resuelto 3</h2>
<p>Se mezclan 100 mL de solución 1,0 mol/L de NaCl con 300 mL de solución 0,20 mol/L de NaCl.</p>
<table>
<thead><tr><th></th><th>Volumen (L)</th><th>Concentración (mol/L)</th><th>Moles de NaCl</th></tr></thead>
<tbody>
<tr><td>Solución A</td><td>0,100</td><td>1,0</td><td>0,100</td></tr>
<tr><td>Solución B</td><td>0,300</td><td>0,20</td><td>0,060</td></tr>
<tr><td>Mezcla</td><td>0,400</td><td>\(0{,}160/0{,}400 = 0{,}40\)</td><td>0,160</td></tr>
</tbody>
</table>
<p>El resultado (0,40) está entre 0,20 y 1,0, y más cerca de la solución de la que había <em>más volumen</em>. Si hubieras promediado las concentraciones, \((1{,}0 + 0{,}20)/2 = 0{,}60\), te habrías equivocado: el promedio simple solo vale si los volúmenes son iguales.</p>
<h2>Razonar sin fórmula</h2>
<ul>
<li>Si el volumen se duplica al agregar agua, la concentración baja a la mitad.</li>
<li>Si evaporas la mitad del agua de una solución diluida, la concentración se duplica, aproximadamente (mientras el soluto siga disuelto). Es lo que hace el sol en las pozas de los salares.</li>
<li>Si solo tomas una parte de la solución, la concentración <strong>no cambia</strong>: una cucharada de mar es tan salada como el mar.</li>
</ul>
<blockquote><p><strong>Comprueba siempre:</strong> al diluir, \(c_2\) debe ser menor que \(c_1\). Al mezclar, \(c_{\text{final}}\) debe quedar entre las dos iniciales.</p></blockquote>`,
    },
    {
      slug: 'solubilidad',
      title: 'Solubilidad',
      content: html`
<p>Si agregas azúcar a un té, llega un momento en que ya no se disuelve más y queda en el fondo. Has encontrado el límite: la solución está <strong>saturada</strong>.</p>
<h2>Definición</h2>
<p>La <strong>solubilidad</strong> es la máxima cantidad de soluto que puede disolverse en una cantidad dada de solvente, a una temperatura determinada. Suele expresarse en gramos de soluto por 100 g de agua.</p>
<ul>
<li><strong>Insaturada</strong>: contiene menos soluto que el máximo; admite más.</li>
<li><strong>Saturada</strong>: contiene el máximo. Si hay sólido en el fondo, coexisten en equilibrio.</li>
<li><strong>Sobresaturada</strong>: contiene más que el máximo. Es inestable: basta un golpe o un pequeño cristal para que el exceso precipite.</li>
</ul>
<h2>Factores que influyen</h2>
<table>
<thead><tr><th>Factor</th><th>Sólidos en agua</th><th>Gases en agua</th></tr></thead>
<tbody>
<tr><td>Temperatura ↑</td><td>la solubilidad aumenta en la mayoría de los casos</td><td>la solubilidad <strong>disminuye</strong></td></tr>
<tr><td>Presión ↑</td><td>casi no influye</td><td>la solubilidad <strong>aumenta</strong></td></tr>
<tr><td>Naturaleza de las sustancias</td><td colspan="2">«lo semejante disuelve a lo semejante»: los solventes polares disuelven solutos polares e iónicos; los apolares, solutos apolares</td></tr>
</tbody>
</table>
<p>Agitar o moler el sólido hace que se disuelva <em>más rápido</em>, pero <strong>no</strong> cambia cuánto puede disolverse: la rapidez y la solubilidad son cosas distintas.</p>
<h2>Curvas de solubilidad</h2>
<p>Solubilidad en gramos por cada 100 g de agua:</p>
<table>
<thead><tr><th>Temperatura (°C)</th><th>0</th><th>20</th><th>40</th><th>60</th><th>80</th></tr></thead>
<tbody>
<tr><td>\(\ce{KNO3}\)</td><td>13</td><td>32</td><td>64</td><td>110</td><td>169</td></tr>
<tr><td>\(\ce{NaCl}\)</td><td>36</td><td>36</td><td>37</td><td>37</td><td>38</td></tr>
</tbody>
</table>
<p>La solubilidad del nitrato de potasio crece mucho con la temperatura; la del cloruro de sodio casi no cambia.</p>
<img src="/demo/curva-de-solubilidad.svg" alt="Gráfico de la solubilidad, en gramos por 100 g de agua, según la temperatura, entre 0 °C y 80 °C. La curva del KNO3 sube de 13 a 169 y pasa por 32 a 20 °C y por 110 a 60 °C. La del NaCl es casi horizontal, de 36 a 38. Una flecha muestra que, al enfriar de 60 °C a 20 °C, sobran 78 g de KNO3." width="640" height="400" />
<h2>Ejemplo resuelto: cristalizar nitrato de potasio</h2>
<p>Se prepara a 60 °C una solución saturada de \(\ce{KNO3}\) en 100 g de agua y se enfría a 20 °C. ¿Cuánto sólido se forma? ¿Y si el agua fuera 250 g?</p>
<ol>
<li>A 60 °C hay 110 g disueltos; a 20 °C solo pueden quedar 32 g.</li>
<li>Precipitan \(110 - 32 = 78\,\text{g}\).</li>
<li>Con 250 g de agua: \(78 \cdot \frac{250}{100} = 195\,\text{g}\).</li>
</ol>
<p>Con NaCl el método casi no sirve: al enfriar de 60 °C a 20 °C precipitaría 1 g. Por eso las sales del caliche pudieron separarse disolviéndolas en caliente y enfriando: cristaliza el nitrato y el cloruro de sodio queda en gran parte atrás.</p>
<h2>Gases: bebidas y salmones</h2>
<p>Una bebida se envasa con \(\ce{CO2}\) a presión. Al destaparla baja la presión, baja la solubilidad y el gas escapa en burbujas; si está tibia, escapa más. En el agua fría se disuelve más oxígeno que en la tibia: a 10 °C, unos 11 mg/L; a 25 °C, unos 8 mg/L. Por eso el calentamiento de lagos y fiordos es un problema para los peces.</p>
<p>\[\ce{CO2(g) &lt;=&gt; CO2(ac)}\]</p>
<blockquote><p><strong>Para leer una curva:</strong> un punto <em>en</em> la curva es una solución saturada; uno <em>bajo</em> ella, insaturada; uno <em>por encima</em>, sobresaturada (o saturada con sólido en el fondo).</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Se disuelven 30 g de sal en 120 g de agua. ¿Cuál es la concentración en % m/m?</p>`,
      options: ['25 %', '30 %', '75 %', '20 %'],
      correctAnswer: 3,
      explanation: html`<p>La masa de la <strong>solución</strong> es \(30 + 120 = 150\,\text{g}\), y \(\dfrac{30}{150} \cdot 100\,\% = 20\,\%\). El 25 % divide por la masa del agua (\(30/120\)), un error muy frecuente. El 30 % confunde los gramos con el porcentaje y el 75 % resta las masas en vez de sumarlas (\(120 - 30 = 90\)) y las divide por 120.</p>`,
    },
    {
      question: html`<p>Se disuelven 4,0 g de NaOH (\(M = 40\,\text{g/mol}\)) en agua hasta completar 250 mL de solución. ¿Cuál es la concentración molar?</p>`,
      options: ['0,40 mol/L', '0,10 mol/L', '0,016 mol/L', '16 mol/L'],
      correctAnswer: 0,
      explanation: html`<p>\(n = 4{,}0/40 = 0{,}10\,\text{mol}\) y \(c = 0{,}10\,\text{mol}/0{,}250\,\text{L} = 0{,}40\,\text{mol/L}\). El valor 0,10 son los moles, sin dividir por el volumen; 16 divide los gramos (no los moles) por los litros, y 0,016 divide los gramos por los mililitros.</p>`,
    },
    {
      question: html`<p>El agua de un pozo contiene 0,03 mg de arsénico por litro. La norma chilena permite como máximo 0,01 ppm. Suponiendo que 1 L de agua tiene una masa de 1 kg, ¿qué se puede concluir?</p>`,
      options: [
        'Cumple la norma, pues 0,03 mg/L equivale a 0,003 ppm.',
        'Cumple la norma, pues mg/L y ppm no se pueden comparar.',
        'No cumple la norma, pues la supera en 0,03 ppm.',
        'No cumple la norma, pues contiene el triple de lo permitido.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Con 1 L ≈ 1 kg, 0,03 mg/L equivale a <strong>0,03 ppm</strong>, que es \(0{,}03/0{,}01 = 3\) veces el máximo. Supera la norma en 0,02 ppm, no en 0,03. En soluciones acuosas diluidas, mg/L y ppm son comparables, y no hay ninguna división por 10 en la conversión.</p>`,
    },
    {
      question: html`<p>¿Qué volumen de una solución 2,0 mol/L se necesita para preparar, por dilución, 500 mL de solución 0,10 mol/L?</p>`,
      options: ['10 mL', '25 mL', '100 mL', '250 mL'],
      correctAnswer: 1,
      explanation: html`<p>\(V_1 = \dfrac{c_2 V_2}{c_1} = \dfrac{0{,}10 \cdot 500\,\text{mL}}{2{,}0} = 25\,\text{mL}\). La concentración baja 20 veces, así que el volumen debe aumentar 20 veces: \(25 \cdot 20 = 500\). El valor 250 mL solo divide por 2,0; 100 mL corresponde a 0,40 mol/L, y 10 mL, a 0,040 mol/L.</p>`,
    },
    {
      question: html`<p>Se mezclan 200 mL de una solución 0,50 mol/L de glucosa con 300 mL de una solución 1,0 mol/L de glucosa. Si los volúmenes se suman, ¿cuál es la concentración final?</p>`,
      options: ['0,70 mol/L', '0,75 mol/L', '0,80 mol/L', '1,5 mol/L'],
      correctAnswer: 2,
      explanation: html`<p>Moles: \(0{,}200 \cdot 0{,}50 + 0{,}300 \cdot 1{,}0 = 0{,}10 + 0{,}30 = 0{,}40\,\text{mol}\). Volumen: 0,500 L. \(c = 0{,}40/0{,}500 = 0{,}80\,\text{mol/L}\). El 0,75 es el promedio simple, válido solo con volúmenes iguales; 0,70 intercambia los volúmenes, y 1,5 suma las concentraciones: una mezcla no puede quedar más concentrada que la más concentrada de las dos.</p>`,
    },
    {
      question: html`<p>La tabla muestra la solubilidad de dos sales, en g por 100 g de agua.</p><table><thead><tr><th>Temperatura (°C)</th><th>20</th><th>40</th><th>60</th></tr></thead><tbody><tr><td>Sal P</td><td>32</td><td>64</td><td>110</td></tr><tr><td>Sal Q</td><td>36</td><td>37</td><td>37</td></tr></tbody></table><p>Se disuelven 50 g de P en 100 g de agua a 60 °C y se enfría hasta 20 °C. ¿Qué ocurre?</p>`,
      options: [
        'Precipitan 18 g de P y la solución queda saturada.',
        'Precipitan 78 g de P y la solución queda saturada.',
        'Precipitan 32 g de P y la solución queda insaturada.',
        'No precipita P, porque a 60 °C la solución era insaturada.',
      ],
      correctAnswer: 0,
      explanation: html`<p>A 60 °C hay 50 g disueltos (caben hasta 110 g: insaturada). A 20 °C solo pueden quedar 32 g: precipitan \(50 - 32 = 18\,\text{g}\), y la solución queda <strong>saturada</strong>. Los 78 g salen de \(110 - 32\), que valdría si hubiera estado saturada a 60 °C. Los 32 g son los que quedan <em>disueltos</em>. Haber sido insaturada a 60 °C no impide que se sature al enfriarla.</p>`,
    },
    {
      question: html`<p>Dos botellas iguales de agua mineral con gas se abren al mismo tiempo: una está a 5 °C y la otra, a 30 °C. La segunda burbujea mucho más. ¿Cuál es la explicación?</p>`,
      options: [
        'La presión externa es menor alrededor de la botella que está más tibia.',
        'El agua a 30 °C contiene más dióxido de carbono que el agua a 5 °C.',
        'La solubilidad del dióxido de carbono disminuye al subir la temperatura.',
        'A 30 °C el agua comienza a hervir y forma burbujas de vapor de agua.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La solubilidad de los <strong>gases</strong> en agua <strong>disminuye</strong> con la temperatura: a 30 °C escapa más gas al destapar. La presión atmosférica es la misma para ambas. Las botellas son iguales y traían la misma cantidad de gas. El agua no hierve a 30 °C a presión normal: las burbujas son de \(\ce{CO2}\).</p>`,
    },
    {
      question: html`<p>Un estudiante quiere disolver <strong>más</strong> sal en una solución saturada de \(\ce{KNO3}\), con sólido en el fondo, sin agregar agua. ¿Qué procedimiento se lo permitirá?</p>`,
      options: [
        'Agitar la solución con más energía y durante más tiempo.',
        'Calentar la solución, para que aumente la solubilidad.',
        'Moler finamente el sólido que está en el fondo del vaso.',
        'Cerrar el recipiente y aumentar la presión sobre la solución.',
      ],
      correctAnswer: 1,
      explanation: html`<p>La solubilidad del \(\ce{KNO3}\) <strong>aumenta con la temperatura</strong>: al calentar cabe más. Agitar y moler aceleran la disolución, pero la solución ya alcanzó el máximo: no cambian la solubilidad. La presión casi no influye en la solubilidad de los sólidos; sí en la de los gases.</p>`,
    },
  ],
  videos: [],
};
