import { type DemoTopic, html } from '../../../demo-topic.ts';

export const leyesPonderalesYBalance: DemoTopic = {
  slug: 'quimica-leyes-ponderales-y-balance',
  courseId: 1,
  unit: 'Reacciones químicas y estequiometría',
  title: 'Leyes ponderales y balance de ecuaciones',
  description:
    'Comprende por qué la masa se conserva, por qué los compuestos tienen proporciones fijas y cómo se balancea una ecuación química.',
  color: 'orange',
  icon: 'balance-scale',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'conservacion-de-la-materia',
      title: 'La reacción química y la conservación de la masa',
      content: html`
<p>Cuando se quema un tronco en la chimenea queda apenas un puñado de ceniza. ¿Desapareció la madera? Antoine Lavoisier se hizo preguntas como esta a fines del siglo XVIII y las respondió con una balanza y un recipiente cerrado.</p>
<h2>¿Qué es una reacción química?</h2>
<p>Es un proceso en que unas sustancias, los <strong>reactantes</strong>, se transforman en otras distintas, los <strong>productos</strong>. Se rompen enlaces y se forman otros: los átomos <em>se reordenan</em>. La escribimos con una ecuación:</p>
<p>\[\underbrace{\ce{2Mg(s) + O2(g)}}_{\text{reactantes}} \;\ce{-&gt;}\; \underbrace{\ce{2MgO(s)}}_{\text{producto}}\]</p>
<p>Los números que van delante son los <strong>coeficientes estequiométricos</strong>; los subíndices son parte de la fórmula. Entre paréntesis se indica el estado: sólido (s), líquido (l), gas (g) o disuelto en agua (ac; en textos en inglés, aq).</p>
<p>Algunas señales de que ocurrió una reacción: cambio de color, formación de un gas o de un sólido, cambio de temperatura, emisión de luz. Pero cuidado: el agua que hierve también forma gas y no es un cambio químico, porque sigue siendo \(\ce{H2O}\).</p>
<h2>Ley de conservación de la materia</h2>
<p>En toda reacción química, <strong>la masa total de los reactantes que reaccionan es igual a la masa total de los productos</strong>:</p>
<p>\[\sum m_{\text{reactantes}} = \sum m_{\text{productos}}\]</p>
<p>La razón es simple: los átomos no se crean ni se destruyen, y cada uno conserva su masa.</p>
<h2>Ejemplo resuelto 1</h2>
<p>Se queman 4,86 g de magnesio y se obtienen 8,06 g de óxido de magnesio. ¿Cuánto oxígeno reaccionó?</p>
<p>\[m_{\ce{O2}} = m_{\ce{MgO}} - m_{\ce{Mg}} = 8{,}06\,\text{g} - 4{,}86\,\text{g} = 3{,}20\,\text{g}\]</p>
<h2>Sistemas abiertos y cerrados</h2>
<p>La ley se cumple siempre, pero <em>la balanza solo muestra lo que está sobre ella</em>.</p>
<table>
<thead><tr><th>Experimento</th><th>Recipiente abierto</th><th>Recipiente cerrado</th></tr></thead>
<tbody>
<tr><td>Pastilla efervescente en agua (libera \(\ce{CO2}\))</td><td>la balanza marca menos: el gas escapa</td><td>la balanza no cambia</td></tr>
<tr><td>Lana de acero que se quema (capta \(\ce{O2}\))</td><td>la balanza marca más: entra oxígeno del aire</td><td>la balanza no cambia</td></tr>
<tr><td>Vela que arde</td><td>la balanza marca menos: salen \(\ce{CO2}\) y vapor de agua</td><td>la balanza no cambia</td></tr>
</tbody>
</table>
<p>Así se resuelve el misterio del tronco. La madera y el oxígeno del aire se transformaron sobre todo en dióxido de carbono y vapor de agua, que se fueron por la chimenea. Si pudieras reunir todo, verías que la masa de ceniza, gases y humo es igual a la de la madera <em>más</em> la del oxígeno consumido.</p>
<h2>Ejemplo resuelto 2</h2>
<p>En un frasco abierto con 200,0 g de vinagre se agregan 10,0 g de bicarbonato de sodio. Al terminar el burbujeo, el contenido tiene una masa de 204,8 g. ¿Cuánto gas se liberó?</p>
<ol>
<li>Masa inicial: \(200{,}0 + 10{,}0 = 210{,}0\,\text{g}\).</li>
<li>Masa final de lo que quedó: 204,8 g.</li>
<li>Masa del gas que salió: \(210{,}0 - 204{,}8 = 5{,}2\,\text{g}\) de \(\ce{CO2}\).</li>
</ol>
<img src="/demo/atomos-se-conservan.svg" alt="La reacción 2 H2 + O2 → 2 H2O con moléculas dibujadas: dos de hidrógeno y una de oxígeno se transforman en dos de agua. Antes y después hay 4 átomos de hidrógeno y 2 de oxígeno: los mismos átomos, unidos de otra manera." width="640" height="362" />
<blockquote><p><strong>Se conserva</strong> la masa y el número de átomos de cada elemento. <strong>No necesariamente se conserva</strong> el número de moléculas ni el volumen: en \(\ce{2H2 + O2 -&gt; 2H2O}\), tres moléculas dan dos.</p></blockquote>`,
    },
    {
      slug: 'proporciones-definidas-y-multiples',
      title: 'Proporciones definidas y múltiples',
      content: html`
<p>El agua de un glaciar de la Patagonia y la que se forma en el laboratorio al hacer reaccionar hidrógeno con oxígeno tienen exactamente la misma composición. No es casualidad: es una ley.</p>
<h2>Ley de las proporciones definidas (Proust)</h2>
<p>Un compuesto puro contiene siempre los mismos elementos <strong>en la misma proporción de masa</strong>, sin importar su origen ni cómo se obtuvo.</p>
<p>En el agua, cada 1 g de hidrógeno está combinado con 8 g de oxígeno:</p>
<table>
<thead><tr><th>Muestra de agua (g)</th><th>Hidrógeno (g)</th><th>Oxígeno (g)</th><th>Razón O/H</th></tr></thead>
<tbody>
<tr><td>9,0</td><td>1,0</td><td>8,0</td><td>8,0</td></tr>
<tr><td>18,0</td><td>2,0</td><td>16,0</td><td>8,0</td></tr>
<tr><td>45,0</td><td>5,0</td><td>40,0</td><td>8,0</td></tr>
</tbody>
</table>
<p>Si juntas 5,0 g de hidrógeno con 60,0 g de oxígeno y los haces reaccionar, no se forman 65,0 g de agua. Los 5,0 g de hidrógeno requieren \(5{,}0 \cdot 8 = 40{,}0\,\text{g}\) de oxígeno; se forman 45,0 g de agua y <strong>sobran</strong> 20,0 g de oxígeno. La proporción manda.</p>
<p>Aquí está la diferencia con una mezcla: el bronce puede tener más o menos estaño, pero el óxido de cobre(II) siempre tiene la misma razón entre cobre y oxígeno.</p>
<h2>Ley de las proporciones múltiples (Dalton)</h2>
<p>Cuando dos elementos forman <strong>más de un compuesto</strong>, las masas de uno de ellos que se combinan con una masa fija del otro están en razón de <strong>números enteros pequeños</strong>.</p>
<h2>Ejemplo resuelto: los dos óxidos del cobre</h2>
<p>El cobre forma un óxido rojo y uno negro. Al analizarlos se obtiene:</p>
<table>
<thead><tr><th>Óxido</th><th>Cobre (g)</th><th>Oxígeno (g)</th></tr></thead>
<tbody>
<tr><td>Negro</td><td>8,0</td><td>2,0</td></tr>
<tr><td>Rojo</td><td>16,0</td><td>2,0</td></tr>
</tbody>
</table>
<p>Con la misma masa de oxígeno (2,0 g), las masas de cobre están en la razón</p>
<p>\[\frac{m_{\text{Cu, rojo}}}{m_{\text{Cu, negro}}} = \frac{16{,}0\,\text{g}}{8{,}0\,\text{g}} = \frac{2}{1}\]</p>
<p>¡Un número entero! Se explica con átomos: por cada átomo de oxígeno, el óxido rojo tiene el doble de átomos de cobre que el negro. Hoy los escribimos \(\ce{CuO}\) (negro) y \(\ce{Cu2O}\) (rojo). No puede haber «1,37 átomos» de cobre por cada uno de oxígeno en una de sus unidades.</p>
<h2>Si los datos no traen una masa fija</h2>
<p>A veces hay que calcularla. Dos óxidos de carbono contienen:</p>
<ul>
<li>Óxido 1: 3,0 g de carbono y 4,0 g de oxígeno. Por 1 g de carbono: \(4{,}0/3{,}0 = 1{,}33\,\text{g}\) de oxígeno.</li>
<li>Óxido 2: 6,0 g de carbono y 16,0 g de oxígeno. Por 1 g de carbono: \(16{,}0/6{,}0 = 2{,}67\,\text{g}\) de oxígeno.</li>
</ul>
<p>\[\frac{2{,}67}{1{,}33} \approx 2\]</p>
<p>Se trata del monóxido, \(\ce{CO}\), y del dióxido de carbono, \(\ce{CO2}\). Un átomo de más cambia por completo las propiedades: el \(\ce{CO2}\) es parte del aire que exhalas; el \(\ce{CO}\), que se forma en braseros y estufas mal ventiladas, es un gas tóxico sin olor que cada invierno intoxica a familias en Chile.</p>
<blockquote><p><strong>Para no confundirlas:</strong> proporciones <em>definidas</em>: un solo compuesto, varias muestras. Proporciones <em>múltiples</em>: los mismos dos elementos, compuestos distintos.</p></blockquote>`,
    },
    {
      slug: 'balance-de-ecuaciones',
      title: 'Balance de ecuaciones químicas',
      content: html`
<p>Una ecuación química es una frase que debe respetar la conservación de la materia: tiene que haber <strong>igual número de átomos de cada elemento</strong> a ambos lados de la flecha. Lograrlo es <em>balancear</em>.</p>
<h2>La regla de oro</h2>
<p>Solo puedes cambiar los <strong>coeficientes</strong>, nunca los subíndices. Si cambias \(\ce{H2O}\) por \(\ce{H2O2}\) para que «cuadre» el oxígeno, ya no hablas de agua, sino de agua oxigenada.</p>
<p>El coeficiente multiplica a <em>toda</em> la fórmula: \(\ce{3H2SO4}\) representa 6 átomos de hidrógeno, 3 de azufre y 12 de oxígeno. En \(\ce{2Ca(OH)2}\) hay 2 átomos de calcio, 4 de oxígeno y 4 de hidrógeno.</p>
<h2>Método de tanteo, paso a paso</h2>
<ol>
<li>Escribe las fórmulas correctas y cuenta los átomos a cada lado.</li>
<li>Comienza por los elementos que aparecen en una sola sustancia por lado. Deja para el final los que están solos, como \(\ce{O2}\) o un metal.</li>
<li>Ajusta los coeficientes.</li>
<li>Si queda una fracción, multiplica todo por el denominador.</li>
<li>Vuelve a contar.</li>
</ol>
<h2>Ejemplo resuelto 1: el gas de la cocina</h2>
<p>El gas licuado contiene propano. Su combustión completa es: \(\ce{C3H8 + O2 -&gt; CO2 + H2O}\).</p>
<ol>
<li>Carbono: hay 3 a la izquierda, por lo que se escriben \(\ce{3CO2}\).</li>
<li>Hidrógeno: hay 8, por lo que se escriben \(\ce{4H2O}\).</li>
<li>Oxígeno: a la derecha hay \(3 \cdot 2 + 4 \cdot 1 = 10\) átomos, es decir, \(\ce{5O2}\).</li>
</ol>
<p>\[\ce{C3H8 + 5O2 -&gt; 3CO2 + 4H2O}\]</p>
<table>
<thead><tr><th>Elemento</th><th>Reactantes</th><th>Productos</th></tr></thead>
<tbody>
<tr><td>C</td><td>3</td><td>3</td></tr>
<tr><td>H</td><td>8</td><td>\(4 \cdot 2 = 8\)</td></tr>
<tr><td>O</td><td>\(5 \cdot 2 = 10\)</td><td>\(3 \cdot 2 + 4 = 10\)</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto 2: con fracción</h2>
<p>Combustión del etano: \(\ce{C2H6 + O2 -&gt; CO2 + H2O}\).</p>
<ol>
<li>Carbono: \(\ce{2CO2}\). Hidrógeno: \(\ce{3H2O}\).</li>
<li>Oxígeno a la derecha: \(2 \cdot 2 + 3 = 7\) átomos, es decir, \(\frac{7}{2}\,\ce{O2}\).</li>
<li>Multiplica todo por 2:</li>
</ol>
<p>\[\ce{2C2H6 + 7O2 -&gt; 4CO2 + 6H2O}\]</p>
<h2>Ejemplo resuelto 3: la fundición de cobre</h2>
<p>En la fundición, el sulfuro de cobre(I) reacciona con oxígeno y se obtiene cobre metálico y dióxido de azufre:</p>
<p>\[\ce{Cu2S + O2 -&gt; 2Cu + SO2}\]</p>
<p>Basta un coeficiente 2 para el cobre: hay 2 Cu, 1 S y 2 O por lado. El \(\ce{SO2}\) se captura y se transforma en ácido sulfúrico, que se usa en la misma minería: así no se libera al aire, como ocurría en los episodios de contaminación de Quintero y Puchuncaví.</p>
<h2>¿Qué informa una ecuación balanceada?</h2>
<p>La ecuación \(\ce{N2 + 3H2 -&gt; 2NH3}\) dice que 1 molécula de nitrógeno reacciona con 3 de hidrógeno y forma 2 de amoníaco; también, que 1 mol reacciona con 3 mol y forma 2 mol. <strong>No</strong> dice que 1 g reaccione con 3 g: los coeficientes cuentan partículas, no gramos.</p>
<blockquote><p><strong>Consejo:</strong> si un ion poliatómico, como \(\ce{SO4^{2-}}\) o \(\ce{NO3-}\), aparece igual a ambos lados, cuéntalo como un bloque. Ahorra tiempo y errores.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Sobre una balanza se quema lana de acero en un plato abierto. La masa indicada aumenta. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'La reacción no cumple la ley de conservación de la materia.',
        'El fuego tiene masa propia y se incorpora al metal que se quema.',
        'El hierro se combinó con oxígeno del aire, que no estaba en la balanza.',
        'El calor dilata el hierro, y por eso la balanza indica un valor mayor.',
      ],
      correctAnswer: 2,
      explanation: html`<p>El hierro <strong>capta oxígeno</strong> del aire y forma óxidos sólidos que quedan en el plato. Si se cuenta la masa de ese oxígeno, la ley se cumple. El fuego no es una sustancia que se agregue al metal (esa era, más o menos, la antigua idea del flogisto). La dilatación cambia el volumen, no la masa.</p>`,
    },
    {
      question: html`<p>En un recipiente abierto, 25,0 g de carbonato de calcio se calientan hasta descomponerse por completo según \(\ce{CaCO3(s) -&gt; CaO(s) + CO2(g)}\). Quedan 14,0 g de sólido. ¿Qué masa de \(\ce{CO2}\) se liberó?</p>`,
      options: ['11,0 g', '14,0 g', '25,0 g', '39,0 g'],
      correctAnswer: 0,
      explanation: html`<p>La masa se conserva: \(m_{\ce{CO2}} = 25{,}0 - 14{,}0 = 11{,}0\,\text{g}\). El valor 14,0 g es la masa de \(\ce{CaO}\), 25,0 g es la del reactante (como si el sólido no hubiera quedado) y 39,0 g resulta de sumar en vez de restar.</p>`,
    },
    {
      question: html`<p>Se analizan tres muestras de un mismo compuesto de azufre y oxígeno.</p><table><thead><tr><th>Muestra</th><th>Azufre (g)</th><th>Oxígeno (g)</th></tr></thead><tbody><tr><td>1</td><td>4,0</td><td>6,0</td></tr><tr><td>2</td><td>10,0</td><td>15,0</td></tr><tr><td>3</td><td>16,0</td><td>?</td></tr></tbody></table><p>¿Qué masa de oxígeno contiene la muestra 3?</p>`,
      options: ['10,7 g', '18,0 g', '21,0 g', '24,0 g'],
      correctAnswer: 3,
      explanation: html`<p>La razón O/S es constante: \(6{,}0/4{,}0 = 15{,}0/10{,}0 = 1{,}5\). Entonces \(16{,}0 \cdot 1{,}5 = 24{,}0\,\text{g}\). El valor 10,7 g divide por 1,5 en vez de multiplicar. Los valores 18,0 g (sumar 2,0 g, la diferencia de la muestra 1) y 21,0 g (sumar 5,0 g, la diferencia de la muestra 2) suponen una diferencia constante, pero lo constante es la <strong>razón</strong>.</p>`,
    },
    {
      question: html`<p>Dos compuestos de nitrógeno y oxígeno se analizan. En el primero, 7,0 g de nitrógeno se combinan con 8,0 g de oxígeno. En el segundo, 7,0 g de nitrógeno se combinan con 16,0 g de oxígeno. ¿Qué ley ilustran estos datos?</p>`,
      options: [
        'La de las proporciones definidas, porque el nitrógeno es igual.',
        'La de las proporciones múltiples, porque la razón del oxígeno es 1 : 2.',
        'La de conservación de la masa, porque las masas totales coinciden.',
        'La de las proporciones múltiples, porque ambos tienen igual masa total.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Con una masa <strong>fija</strong> de nitrógeno (7,0 g), las masas de oxígeno están en la razón \(8{,}0 : 16{,}0 = 1 : 2\), enteros pequeños: son <strong>proporciones múltiples</strong> (corresponden a \(\ce{NO}\) y \(\ce{NO2}\)). Las proporciones definidas comparan muestras de un mismo compuesto, y aquí hay dos. Las masas totales son 15,0 g y 23,0 g: no coinciden, ni tendrían por qué.</p>`,
    },
    {
      question: html`<p>En la ecuación \(a\,\ce{Fe2O3} + b\,\ce{CO} \;\ce{-&gt;}\; c\,\ce{Fe} + d\,\ce{CO2}\), que representa la obtención de hierro en un alto horno, ¿cuáles son los coeficientes \(a\), \(b\), \(c\) y \(d\), con los menores números enteros?</p>`,
      options: ['1, 1, 2, 1', '2, 3, 4, 3', '1, 3, 2, 3', '1, 3, 1, 3'],
      correctAnswer: 2,
      explanation: html`<p>\(\ce{Fe2O3 + 3CO -&gt; 2Fe + 3CO2}\): a cada lado hay 2 Fe, 3 C y 6 O. Con 1, 1, 2, 1 quedan 4 O a la izquierda y 2 a la derecha. Con 2, 3, 4, 3 hay 9 O a la izquierda y 6 a la derecha. Con 1, 3, 1, 3 falta un átomo de hierro a la derecha.</p>`,
    },
    {
      question: html`<p>Un estudiante debe balancear \(\ce{H2 + O2 -&gt; H2O}\) y escribe \(\ce{H2 + O2 -&gt; H2O2}\). Afirma que está bien porque hay igual número de átomos a cada lado. ¿Cuál es el error?</p>`,
      options: [
        'Cambió un subíndice, con lo que representó otra sustancia.',
        'Olvidó indicar el estado físico de los reactantes y del producto.',
        'Dejó los coeficientes en 1, lo que nunca puede ser correcto.',
        'Escribió más átomos de oxígeno en el producto que en los reactantes.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Los <strong>subíndices</strong> definen la sustancia: \(\ce{H2O2}\) es peróxido de hidrógeno, no agua. Lo correcto es \(\ce{2H2 + O2 -&gt; 2H2O}\). Indicar los estados es útil, pero no corrige el error. Los coeficientes sí pueden ser 1 (por ejemplo, en \(\ce{C + O2 -&gt; CO2}\)). Y en su ecuación hay 2 átomos de oxígeno por lado: el conteo está bien, la sustancia está mal.</p>`,
    },
    {
      question: html`<p>¿Cuál de las siguientes magnitudes <strong>puede cambiar</strong> durante una reacción química en un recipiente cerrado?</p>`,
      options: [
        'La masa total del sistema',
        'El número de átomos de oxígeno',
        'El número total de átomos',
        'El número total de moléculas',
      ],
      correctAnswer: 3,
      explanation: html`<p>Los átomos se reordenan: en \(\ce{2H2 + O2 -&gt; 2H2O}\), <strong>tres moléculas</strong> dan <strong>dos</strong>. En cambio, los átomos de cada elemento y, por lo tanto, el total de átomos y la masa se conservan siempre en un recipiente cerrado.</p>`,
    },
    {
      question: html`<p>Se balancea la combustión completa del butano, presente en el gas licuado: \(\ce{C4H10 + O2 -&gt; CO2 + H2O}\). Si la ecuación se escribe con los menores coeficientes enteros, ¿cuál es el coeficiente del \(\ce{O2}\)?</p>`,
      options: ['9', '13', '6,5', '26'],
      correctAnswer: 1,
      explanation: html`<p>Por cada \(\ce{C4H10}\) se forman \(\ce{4CO2}\) y \(\ce{5H2O}\): \(8 + 5 = 13\) átomos de O, es decir, \(\frac{13}{2}\,\ce{O2}\). Al multiplicar todo por 2: \(\ce{2C4H10 + 13O2 -&gt; 8CO2 + 10H2O}\). El valor 6,5 aún no es entero. El 26 es el número de <em>átomos</em> de oxígeno en la ecuación entera, no de moléculas. El 9 sale de sumar los coeficientes 4 y 5 sin considerar los átomos.</p>`,
    },
  ],
  videos: [],
};
