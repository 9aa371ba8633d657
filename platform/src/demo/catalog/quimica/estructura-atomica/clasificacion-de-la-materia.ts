import { type DemoTopic, html } from '../../../demo-topic.ts';

export const clasificacionDeLaMateria: DemoTopic = {
  slug: 'quimica-clasificacion-de-la-materia',
  courseId: 1,
  unit: 'Estructura atómica',
  title: 'La materia y su clasificación',
  description:
    'Distingue elementos, compuestos y mezclas, elige el método para separarlas y usa la densidad y los puntos de fusión y ebullición para reconocer sustancias.',
  color: 'blue',
  icon: 'flask',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'sustancias-puras-y-mezclas',
      title: 'Sustancias puras y mezclas',
      content: html`
<p>Mira a tu alrededor: el agua de la llave, el aire, una moneda, la madera de la mesa. Todo eso es <strong>materia</strong>, es decir, todo lo que tiene masa y ocupa un espacio. La primera pregunta que se hace la química frente a un trozo de materia es sencilla: ¿contiene una sola sustancia o contiene varias?</p>
<h2>Sustancias puras</h2>
<p>Una <strong>sustancia pura</strong> tiene composición fija y propiedades características que no dependen de dónde la obtuviste. El agua pura hierve a 100 °C (a nivel del mar) venga de Valdivia o de Arica. Hay dos tipos:</p>
<ul>
<li><strong>Elemento</strong>: está formado por átomos de una sola clase y no se puede descomponer en sustancias más simples por métodos químicos. Ejemplos: cobre \(\ce{Cu}\), litio \(\ce{Li}\), oxígeno \(\ce{O2}\), ozono \(\ce{O3}\). Fíjate en que \(\ce{O2}\) tiene dos átomos unidos, pero de la misma clase: sigue siendo un elemento.</li>
<li><strong>Compuesto</strong>: está formado por átomos de dos o más elementos unidos químicamente en una proporción fija. Ejemplos: agua \(\ce{H2O}\), cloruro de sodio \(\ce{NaCl}\), dióxido de carbono \(\ce{CO2}\). Un compuesto solo se descompone mediante una <em>reacción química</em>; por ejemplo, la electrólisis del agua:</li>
</ul>
<p>\[\ce{2H2O(l) -&gt; 2H2(g) + O2(g)}\]</p>
<h2>Mezclas</h2>
<p>Una <strong>mezcla</strong> reúne dos o más sustancias que conservan su identidad, en proporciones que pueden variar. Puedes preparar agua con poca sal o con mucha: las dos son mezclas. Sus componentes se separan por métodos <em>físicos</em>.</p>
<ul>
<li><strong>Mezcla homogénea</strong> (o solución): presenta una sola fase, con la misma composición en cada punto. Ejemplos: el aire limpio, el agua de mar filtrada, el bronce (cobre y estaño), la salmuera del salar de Atacama.</li>
<li><strong>Mezcla heterogénea</strong>: se distinguen dos o más fases, a simple vista o con un microscopio. Ejemplos: el granito de la cordillera, el agua con arena, el aceite con vinagre. La leche parece uniforme, pero al microscopio se ven gotitas de grasa: es heterogénea.</li>
</ul>
<table>
<thead><tr><th>Criterio</th><th>Elemento</th><th>Compuesto</th><th>Mezcla</th></tr></thead>
<tbody>
<tr><td>Clases de átomos</td><td>una</td><td>dos o más, unidas</td><td>depende de sus componentes</td></tr>
<tr><td>Composición</td><td>fija</td><td>fija</td><td>variable</td></tr>
<tr><td>¿Se separa por métodos físicos?</td><td>no</td><td>no</td><td>sí</td></tr>
<tr><td>¿Se descompone por métodos químicos?</td><td>no</td><td>sí</td><td>sus compuestos, sí</td></tr>
<tr><td>Ejemplo</td><td>cobre, \(\ce{Cu}\)</td><td>agua, \(\ce{H2O}\)</td><td>bronce</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto</h2>
<p>En una faena minera se obtienen cuatro materiales: (1) cátodos de cobre, (2) la pulpa de mineral molido con agua, (3) ácido sulfúrico puro, \(\ce{H2SO4}\), y (4) una solución de sulfato de cobre, azul y transparente. ¿Cómo se clasifican?</p>
<ol>
<li>El cátodo tiene un 99,99 % de cobre: en la práctica se considera un <strong>elemento</strong>.</li>
<li>En la pulpa se ven sólidos suspendidos en agua: es una <strong>mezcla heterogénea</strong>.</li>
<li>El ácido sulfúrico puro tiene fórmula química fija con tres elementos: es un <strong>compuesto</strong>.</li>
<li>La solución presenta una sola fase y contiene agua y \(\ce{CuSO4}\): es una <strong>mezcla homogénea</strong>.</li>
</ol>
<blockquote><p><strong>Cuidado:</strong> «homogéneo» no quiere decir «puro». El agua mineral se ve perfectamente uniforme y, sin embargo, es una mezcla: basta leer la lista de sales en su etiqueta.</p></blockquote>`,
    },
    {
      slug: 'separacion-de-mezclas',
      title: 'Cómo se separan las mezclas',
      content: html`
<p>Separar una mezcla no cambia a sus componentes: ninguno se transforma en otra sustancia. Por eso hablamos de <strong>métodos físicos</strong>. La idea es siempre la misma: buscar una propiedad en la que los componentes sean <em>distintos</em> (tamaño, densidad, punto de ebullición, solubilidad) y aprovecharla.</p>
<h2>Los métodos que debes conocer</h2>
<table>
<thead><tr><th>Método</th><th>Tipo de mezcla</th><th>Propiedad que aprovecha</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>Tamizado</td><td>sólidos de distinto tamaño</td><td>tamaño de las partículas</td><td>arena y piedras en una obra</td></tr>
<tr><td>Filtración</td><td>sólido insoluble en un líquido</td><td>tamaño de las partículas frente a los poros del filtro</td><td>el café de la mañana</td></tr>
<tr><td>Decantación</td><td>líquidos inmiscibles, o sólido que sedimenta en un líquido</td><td>densidad</td><td>agua y aceite en un embudo de decantación</td></tr>
<tr><td>Destilación</td><td>líquidos miscibles, o un sólido disuelto en un líquido</td><td>punto de ebullición</td><td>agua y etanol; obtención de pisco a partir de vino</td></tr>
</tbody>
</table>
<h2>Tamizado y filtración</h2>
<p>Los dos métodos usan una barrera con agujeros. En el <strong>tamizado</strong> se separan sólidos entre sí con una malla. En la <strong>filtración</strong> se separa un sólido <em>que no se disolvió</em> de un líquido: el sólido queda en el papel y el líquido que pasa se llama filtrado. Un filtro de papel no retiene lo que está disuelto, porque los iones o las moléculas son muchísimo más pequeños que los poros: si filtras agua con sal, el filtrado sigue siendo salado.</p>
<h2>Decantación</h2>
<p>El aceite no se disuelve en el agua y es menos denso (cerca de \(0{,}92\,\text{g/cm}^3\) frente a \(1{,}00\,\text{g/cm}^3\)), de modo que flota. En un embudo de decantación se abre la llave y sale primero la capa inferior, la más densa. También se decanta cuando un sólido se va al fondo: así se aclara el agua en las plantas de tratamiento de agua potable antes de filtrarla.</p>
<h2>Destilación</h2>
<img src="/demo/destilacion-simple.svg" alt="Montaje de una destilación simple: un mechero calienta un matraz con agua y sal; el vapor sube, pasa junto al bulbo de un termómetro y entra a un tubo inclinado, el refrigerante, rodeado de agua fría que entra por abajo y sale tibia por arriba. El vapor se condensa y gotea en un matraz: es el destilado, agua sin sal." width="640" height="400" />
<p>Se calienta la mezcla; el componente más volátil (el de menor punto de ebullición) pasa primero a vapor en mayor proporción, recorre un tubo refrigerante, se condensa y se recoge como <strong>destilado</strong>. Si la mezcla contiene un sólido disuelto, como la sal, este queda en el matraz. Cuando los líquidos tienen puntos de ebullición cercanos, como el agua (100 °C) y el etanol (78 °C), se usa la <strong>destilación fraccionada</strong>, con una columna que repite muchas veces la evaporación y la condensación. Así se separan también las fracciones del petróleo en la refinería de Concón.</p>
<h2>Ejemplo resuelto: arena, sal y agua</h2>
<p>Tienes agua de mar con arena y quieres obtener por separado la arena, la sal y el agua.</p>
<ol>
<li><strong>Filtra</strong>: la arena, insoluble, queda en el papel. El filtrado contiene agua y sales disueltas.</li>
<li><strong>Destila</strong> el filtrado: el agua se evapora, se condensa y se recoge como agua pura.</li>
<li>En el matraz queda la <strong>sal</strong> sólida.</li>
</ol>
<p>Si el agua no te interesara, bastaría con <em>evaporarla</em>. Es lo que ocurre en las pozas del salar de Atacama: el sol evapora el agua de la salmuera, precipitan primero las sales menos solubles y la solución que queda se concentra en litio.</p>
<blockquote><p><strong>Para elegir bien:</strong> pregúntate primero si la mezcla es heterogénea (tamiza, filtra o decanta) u homogénea (destila o evapora). Esa sola pregunta descarta la mitad de las alternativas.</p></blockquote>`,
    },
    {
      slug: 'propiedades-fisicas',
      title: 'Densidad, fusión y ebullición: la huella de una sustancia',
      content: html`
<p>Un anillo brillante, ¿es de oro o de latón? No hace falta romperlo: basta medir una propiedad que no dependa de su tamaño.</p>
<h2>Propiedades extensivas e intensivas</h2>
<p>Las propiedades <strong>extensivas</strong> dependen de la cantidad de materia: la <em>masa</em> \(m\) y el <em>volumen</em> \(V\). Las <strong>intensivas</strong> no dependen de ella: la <em>densidad</em>, la <em>temperatura de fusión</em> y la <em>temperatura de ebullición</em>. Solo las intensivas sirven para identificar una sustancia: una gota y un estanque de agua se congelan a la misma temperatura.</p>
<h2>Densidad</h2>
<p>La densidad \(\rho\) indica cuánta masa hay en cada unidad de volumen:</p>
<p>\[\rho = \frac{m}{V}\]</p>
<p>En el Sistema Internacional se mide en \(\text{kg/m}^3\), aunque en química se usa mucho \(\text{g/cm}^3\), con \(1\,\text{g/cm}^3 = 1000\,\text{kg/m}^3\) y \(1\,\text{cm}^3 = 1\,\text{mL}\).</p>
<table>
<thead><tr><th>Sustancia</th><th>Fusión (°C)</th><th>Ebullición (°C)</th><th>Densidad a 20 °C (g/cm³)</th></tr></thead>
<tbody>
<tr><td>Agua</td><td>0</td><td>100</td><td>1,00</td></tr>
<tr><td>Etanol</td><td>−114</td><td>78</td><td>0,79</td></tr>
<tr><td>Mercurio</td><td>−39</td><td>357</td><td>13,5</td></tr>
<tr><td>Litio</td><td>181</td><td>1342</td><td>0,53</td></tr>
<tr><td>Aluminio</td><td>660</td><td>2519</td><td>2,70</td></tr>
<tr><td>Cobre</td><td>1085</td><td>2562</td><td>8,96</td></tr>
<tr><td>Oro</td><td>1064</td><td>2856</td><td>19,3</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto 1: ¿es oro?</h2>
<p>Un anillo tiene una masa de 17,4 g. Al sumergirlo en una probeta, el nivel del agua sube de 20,0 mL a 22,0 mL. El volumen del anillo es \(V = 22{,}0 - 20{,}0 = 2{,}0\,\text{mL} = 2{,}0\,\text{cm}^3\), y entonces</p>
<p>\[\rho = \frac{17{,}4\,\text{g}}{2{,}0\,\text{cm}^3} = 8{,}7\,\text{g/cm}^3\]</p>
<p>El oro tiene \(19{,}3\,\text{g/cm}^3\): el anillo no es de oro. El valor es cercano al del cobre y corresponde a una de sus aleaciones, como el latón.</p>
<h2>Fusión, ebullición y estado físico</h2>
<p>A presión fija, una sustancia pura funde y hierve a temperaturas definidas. Con esos dos datos sabes en qué estado está a una temperatura \(T\):</p>
<ul>
<li>si \(T\) es menor que la temperatura de fusión: <strong>sólido</strong>;</li>
<li>si \(T\) está entre la de fusión y la de ebullición: <strong>líquido</strong>;</li>
<li>si \(T\) es mayor que la de ebullición: <strong>gas</strong>.</li>
</ul>
<p>Mientras una sustancia pura cambia de estado, su temperatura <em>se mantiene constante</em> aunque sigas calentando: la energía se ocupa en separar las partículas. Por eso la curva de calentamiento de una sustancia pura tiene tramos horizontales. Una mezcla, en cambio, suele fundir o hervir en un intervalo de temperaturas.</p>
<h2>Ejemplo resuelto 2: hervir en altura</h2>
<p>La temperatura de ebullición depende de la presión. En San Pedro de Atacama, a unos 2400 m de altitud, la presión atmosférica es menor que a nivel del mar y el agua hierve cerca de 92 °C. Por eso los porotos tardan más en cocerse: el agua hierve antes, pero <em>menos caliente</em>. La olla a presión hace lo contrario: sube la presión y el agua hierve sobre 100 °C.</p>
<blockquote><p><strong>Recuerda:</strong> si partes un trozo de cobre en dos, la masa y el volumen se reducen a la mitad, pero la densidad sigue siendo \(8{,}96\,\text{g/cm}^3\).</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una estudiante analiza cuatro muestras: cobre de un cátodo (\(\ce{Cu}\)), gas ozono (\(\ce{O3}\)), hielo seco (\(\ce{CO2}\)) y bronce (aleación de cobre y estaño). ¿Cuál de ellas corresponde a un compuesto?</p>`,
      options: ['El cobre', 'El hielo seco', 'El ozono', 'El bronce'],
      correctAnswer: 1,
      explanation: html`<p>Un compuesto es una sustancia pura formada por átomos de <strong>dos o más elementos</strong> unidos en proporción fija: \(\ce{CO2}\) tiene carbono y oxígeno. El cobre y el ozono son elementos: aunque \(\ce{O3}\) tiene tres átomos por molécula, todos son de oxígeno. El bronce contiene dos elementos, pero no unidos en proporción fija: es una mezcla homogénea.</p>`,
    },
    {
      question: html`<p>Un líquido transparente e incoloro se calienta a presión constante y se registra su temperatura mientras hierve:</p><table><thead><tr><th>Tiempo de ebullición (min)</th><th>Temperatura (°C)</th></tr></thead><tbody><tr><td>0</td><td>101</td></tr><tr><td>5</td><td>103</td></tr><tr><td>10</td><td>106</td></tr><tr><td>15</td><td>109</td></tr></tbody></table><p>Al final queda un sólido blanco en el fondo. ¿Qué se puede concluir del líquido inicial?</p>`,
      options: [
        'Era un elemento, porque tenía un solo color y una sola fase.',
        'Era un compuesto que se descompuso en un sólido y un gas.',
        'Era una mezcla heterogénea, porque al final se ve un sólido.',
        'Era una mezcla homogénea, con un sólido disuelto en el líquido.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Una sustancia pura hierve a temperatura <strong>constante</strong>. Aquí la temperatura sube mientras hierve, porque la solución se va concentrando: es una mezcla. Como al comienzo se veía una sola fase, es <strong>homogénea</strong>. El aspecto uniforme no prueba que sea un elemento, y el sólido no estaba a la vista al inicio, así que no era heterogénea. Si fuera un compuesto que se descompone no habría razón para una ebullición que se eleva de a poco: el sólido estaba disuelto.</p>`,
    },
    {
      question: html`<p>En un taller se derramó aceite de motor dentro de un balde con agua y arena. Se quiere recuperar por separado la arena, el agua y el aceite. ¿Qué secuencia de métodos es la más adecuada?</p>`,
      options: [
        'Filtración y luego decantación',
        'Tamizado y luego filtración',
        'Filtración y luego tamizado',
        'Decantación y luego tamizado',
      ],
      correctAnswer: 0,
      explanation: html`<p>La arena es un sólido insoluble: se retiene por <strong>filtración</strong>. Quedan dos líquidos inmiscibles de distinta densidad, agua y aceite, que se separan por <strong>decantación</strong> en un embudo. El tamizado separa sólidos entre sí según su tamaño, por lo que no sirve para separar dos líquidos, y una segunda filtración dejaría pasar tanto el agua como el aceite.</p>`,
    },
    {
      question: html`<p>Una pieza metálica de 54,0 g se sumerge por completo en una probeta con 30,0 mL de agua y el nivel sube hasta 50,0 mL. Las densidades de algunos metales, en g/cm³, son: magnesio 1,74; aluminio 2,70; cinc 7,13; cobre 8,96. ¿De qué metal puede ser la pieza?</p>`,
      options: ['Magnesio', 'Cinc', 'Aluminio', 'Cobre'],
      correctAnswer: 2,
      explanation: html`<p>El volumen de la pieza es el agua que desplaza: \(50{,}0 - 30{,}0 = 20{,}0\,\text{mL} = 20{,}0\,\text{cm}^3\). Entonces \(\rho = \dfrac{54{,}0\,\text{g}}{20{,}0\,\text{cm}^3} = 2{,}70\,\text{g/cm}^3\), la densidad del aluminio. Si divides por 30,0 mL (el agua inicial) obtienes 1,80, cercano al magnesio: ese volumen es del agua, no de la pieza. El cinc y el cobre tendrían una masa mucho mayor para el mismo volumen (143 g y 179 g).</p>`,
    },
    {
      question: html`<p>La tabla muestra las temperaturas de fusión y de ebullición de cuatro elementos a 1 atm.</p><table><thead><tr><th>Elemento</th><th>Fusión (°C)</th><th>Ebullición (°C)</th></tr></thead><tbody><tr><td>Cloro</td><td>−102</td><td>−34</td></tr><tr><td>Bromo</td><td>−7</td><td>59</td></tr><tr><td>Yodo</td><td>114</td><td>184</td></tr><tr><td>Azufre</td><td>115</td><td>445</td></tr></tbody></table><p>Según estos datos, ¿cuál de los elementos está en estado líquido a 25 °C?</p>`,
      options: ['Cloro', 'Yodo', 'Bromo', 'Azufre'],
      correctAnswer: 2,
      explanation: html`<p>Una sustancia es líquida cuando la temperatura está <strong>entre</strong> su punto de fusión y el de ebullición. Solo para el bromo se cumple \(-7 &lt; 25 &lt; 59\). El cloro ya superó su ebullición (−34 °C): es gas. El yodo y el azufre aún no llegan a su fusión (114 °C y 115 °C): son sólidos.</p>`,
    },
    {
      question: html`<p>Un grupo calienta por separado 100 g y 200 g de agua pura, a nivel del mar, con mecheros iguales. ¿Qué se espera al comparar las dos muestras cuando hierven?</p>`,
      options: [
        'Las dos hierven a 100 °C, pero la de 200 g tarda más en llegar a esa temperatura.',
        'La de 200 g hierve a 200 °C, porque tiene el doble de masa que la otra muestra.',
        'La de 100 g hierve a 50 °C, porque necesita la mitad de la energía para hervir.',
        'Las dos tardan lo mismo en hervir, porque se trata de la misma sustancia pura.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La temperatura de ebullición es una propiedad <strong>intensiva</strong>: no depende de la cantidad de agua, así que ambas hierven a 100 °C. La energía necesaria sí depende de la masa: con mecheros iguales, la muestra mayor tarda más. Decir 200 °C o 50 °C trata la temperatura de ebullición como si fuera extensiva, y suponer tiempos iguales olvida que calentar más masa requiere más energía.</p>`,
    },
    {
      question: html`<p>Una estudiante filtra agua con sal completamente disuelta y observa que el líquido que atraviesa el papel sigue siendo salado. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'El papel dejó pasar la sal porque se rompió al mojarse con el agua.',
        'La sal reaccionó con el agua y formó una sustancia nueva que es líquida.',
        'La sal se fundió dentro del agua y pasó por el papel en estado líquido.',
        'Los iones disueltos son mucho menores que los poros del papel.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Al disolverse, el cloruro de sodio queda como iones \(\ce{Na+}\) y \(\ce{Cl-}\) rodeados por moléculas de agua, miles de veces más pequeños que los poros del papel: pasan junto con el agua. La filtración solo retiene sólidos <em>no disueltos</em>. Disolver no es fundir (la sal funde cerca de 800 °C) ni es formar una sustancia nueva: si evaporas el agua, recuperas la misma sal. Tampoco hace falta suponer que el papel se rompió.</p>`,
    },
    {
      question: html`<p>En una pisquera se calienta vino (principalmente agua y etanol, con pequeñas cantidades de otras sustancias) y se recoge el vapor condensado. El etanol hierve a 78 °C y el agua, a 100 °C. ¿Por qué el primer líquido recogido contiene una proporción de etanol mayor que la del vino?</p>`,
      options: [
        'Porque el etanol es menos denso que el agua y por eso sube hasta el refrigerante.',
        'Porque el etanol es más volátil y pasa al vapor en mayor proporción que el agua.',
        'Porque el agua se descompone con el calor y no alcanza a llegar al refrigerante.',
        'Porque el calor transforma en etanol una parte de los azúcares que tiene el vino.',
      ],
      correctAnswer: 1,
      explanation: html`<p>La destilación aprovecha la diferencia de <strong>puntos de ebullición</strong>: el etanol, con el menor, es más volátil y el vapor se enriquece en él. La diferencia de densidad importa en la decantación de líquidos inmiscibles, y aquí los líquidos son miscibles. El agua no se descompone a estas temperaturas, y la formación de etanol desde azúcares es la fermentación, un cambio químico anterior a la destilación.</p>`,
    },
  ],
  videos: [],
};
