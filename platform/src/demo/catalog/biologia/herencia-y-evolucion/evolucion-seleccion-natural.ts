import { type DemoTopic, html } from '../../../demo-topic.ts';

export const evolucionSeleccionNatural: DemoTopic = {
  slug: 'biologia-evolucion-seleccion-natural',
  courseId: 3,
  unit: 'Herencia y evolución',
  title: 'Evolución: evidencias y selección natural',
  description:
    'Fósiles, huesos, embriones y moléculas cuentan la misma historia. Conoce las ideas de Lamarck, Darwin y Wallace y aplica la selección natural.',
  color: 'green',
  icon: 'leaf',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'anatomia-y-embriologia',
      title: 'Evidencias en el cuerpo: anatomía comparada y embriología',
      content: html`
<p>La <strong>evolución biológica</strong> es el cambio de las características heredables de las poblaciones a lo largo de las generaciones. Las especies actuales descienden, con modificaciones, de antepasados comunes. No es una opinión: se apoya en evidencias independientes que coinciden. Veamos las dos primeras.</p>
<h2>Estructuras homólogas</h2>
<p>Compara tu brazo con la aleta de una ballena jorobada, el ala de un murciélago y la pata de un puma. Sirven para cosas muy distintas, pero por dentro tienen el <strong>mismo plan</strong>: un húmero, luego radio y cúbito, después los huesos de la muñeca y los dedos. Son <strong>estructuras homólogas</strong>: tienen el mismo origen, aunque su función sea diferente. La mejor explicación es que todos esos mamíferos heredaron el plan de un antepasado común y que en cada linaje se modificó. Este proceso se llama <em>evolución divergente</em>.</p>
<img src="/demo/extremidades-homologas.svg" alt="Huesos de la extremidad anterior de un humano, un puma, una ballena y un murciélago, con el mismo color para el mismo hueso. En los cuatro hay un húmero, luego radio y cúbito, los huesos de la muñeca y los dedos; cambian sus proporciones: dedos medianos en la mano, cortos en la pata del puma, con muchas piezas en la aleta y larguísimos en el ala." width="640" height="424" />
<h2>Estructuras análogas</h2>
<p>El ala de un cóndor y la de un matapiojo sirven para volar, pero por dentro no se parecen: la primera tiene huesos y plumas; la segunda es una lámina sin huesos. Son <strong>estructuras análogas</strong>: cumplen una función similar, pero tienen un origen distinto. No indican parentesco cercano, sino que ambientes parecidos favorecieron soluciones parecidas: es la <em>evolución convergente</em>.</p>
<table>
<thead><tr><th>Criterio</th><th>Homólogas</th><th>Análogas</th></tr></thead>
<tbody>
<tr><td>Plan interno y origen</td><td>igual</td><td>distinto</td></tr>
<tr><td>Función</td><td>igual o distinta</td><td>similar</td></tr>
<tr><td>Tipo de evolución</td><td>divergente</td><td>convergente</td></tr>
<tr><td>¿Prueban un antepasado común que ya tenía la estructura?</td><td>sí</td><td>no</td></tr>
<tr><td>Ejemplo</td><td>brazo humano y aleta de ballena</td><td>aleta de delfín y aleta de tiburón</td></tr>
</tbody>
</table>
<p>Existen además <strong>estructuras vestigiales</strong>: restos reducidos de órganos que en los antepasados cumplían otra función, como los huesos de la pelvis de las ballenas, unidos todavía a algunos músculos, aunque ya no sostienen patas.</p>
<h2>Embriología comparada</h2>
<p>Los embriones tempranos de peces, aves y mamíferos se parecen: todos tienen <em>arcos faríngeos</em> y una cola. En los peces los arcos originan branquias; en los humanos, partes de la mandíbula, del oído y de la laringe. El parecido se explica porque heredaron los genes que dirigen las primeras etapas del desarrollo de un antepasado común. Cuidado: un embrión humano <strong>no</strong> «pasa por la etapa de pez» ni tiene branquias que funcionen.</p>
<h2>Ejemplo resuelto: ¿homólogas o análogas?</h2>
<p>Clasifica la pata de la vaca, la aleta del pingüino de Humboldt y la aleta del tiburón, comparadas por pares.</p>
<ol>
<li>Vaca y pingüino: ambas tienen húmero, radio y cúbito. Son <strong>homólogas</strong>, aunque una sirva para caminar y la otra para nadar.</li>
<li>Pingüino y tiburón: ambas sirven para nadar, pero el esqueleto interno es muy distinto y su parecido hidrodinámico surgió por separado. Como aletas son <strong>análogas</strong>.</li>
</ol>
<p>El método se resume así:</p>
<p>\[\text{mismo plan interno} \Rightarrow \text{homólogas} \qquad \text{solo misma función} \Rightarrow \text{análogas}\]</p>
<blockquote><p><strong>Error frecuente:</strong> decidir por el parecido exterior o por la función. Pregunta siempre por la estructura <em>interna</em> y por el origen.</p></blockquote>`,
    },
    {
      slug: 'fosiles-y-moleculas',
      title: 'Evidencias en las rocas y en las moléculas',
      content: html`
<p>En los cerros del Cajón del Maipo, a más de 2000 metros de altitud, hay restos de amonites, moluscos marinos que vivieron hace más de 100 millones de años. Charles Darwin, que recorrió buena parte de Chile entre 1834 y 1835, también encontró conchas marinas en plena cordillera. ¿Qué cuentan los fósiles?</p>
<h2>El registro fósil</h2>
<p>Un <strong>fósil</strong> es el resto o la huella de un organismo del pasado: huesos mineralizados, conchas, hojas impresas, pisadas. En las rocas sedimentarias que no han sido alteradas, los estratos inferiores son <strong>más antiguos</strong> que los superiores (<em>datación relativa</em>). La edad en años se estima con elementos radiactivos (<em>datación absoluta</em>).</p>
<p>El registro fósil muestra que la vida cambió: hay especies extintas, grupos que aparecen en distintos momentos y <strong>formas de transición</strong>, con caracteres intermedios. <em>Archaeopteryx</em> tenía plumas y alas, como un ave, pero también dientes y una cola larga con huesos, como un dinosaurio.</p>
<p>Chile aporta ejemplos notables: <em>Chilesaurus</em>, un dinosaurio de Aysén de hace unos 148 millones de años, descubierto por un niño de siete años; <em>Stegouros</em>, de Magallanes, con una cola en forma de arma; y Cerro Ballena, en Caldera, con decenas de esqueletos de ballenas de hace más de 6 millones de años.</p>
<p>El registro es <strong>incompleto</strong>: fosilizar es raro, más aún para organismos sin partes duras. Que falte un fósil no refuta la evolución.</p>
<h2>Biología molecular</h2>
<p>Todos los seres vivos usan ADN, casi el mismo código genético y muchas proteínas comunes. Si dos especies se separaron hace poco, sus secuencias han tenido poco tiempo para acumular diferencias. Por eso:</p>
<p>\[\text{menos diferencias} \Rightarrow \text{antepasado común más reciente}\]</p>
<p>El citocromo c es una proteína de la respiración celular con 104 aminoácidos en los vertebrados de la tabla:</p>
<table>
<thead><tr><th>Comparado con el ser humano</th><th>Aminoácidos distintos</th></tr></thead>
<tbody>
<tr><td>Chimpancé</td><td>0</td></tr>
<tr><td>Macaco</td><td>1</td></tr>
<tr><td>Caballo</td><td>12</td></tr>
<tr><td>Pollo</td><td>13</td></tr>
<tr><td>Rana</td><td>18</td></tr>
</tbody>
</table>
<p>El orden coincide con el que ya habían propuesto la anatomía y los fósiles. Que evidencias independientes den el mismo árbol es lo que hace tan sólida a la teoría.</p>
<h2>Ejemplo resuelto</h2>
<p>¿Qué porcentaje de los aminoácidos del citocromo c comparten el ser humano y la rana?</p>
<p>\[\frac{104 - 18}{104} \cdot 100\,\% = \frac{86}{104} \cdot 100\,\% \approx 82{,}7\,\%\]</p>
<p>Más del 80 %, después de unos 350 millones de años de evolución separada: la proteína es tan importante que la mayoría de sus cambios resultan perjudiciales y no se conservan.</p>
<p>¿Y el cero del chimpancé? No significa que las dos especies sean iguales, sino que <em>esta</em> proteína no alcanzó a cambiar desde que se separaron, hace unos 6 o 7 millones de años. Para comparar especies muy cercanas conviene una secuencia que cambie más rápido. Y ojo: los humanos <strong>no descienden</strong> del chimpancé; ambos descienden de un antepasado común.</p>
<blockquote><p><strong>Recuerda:</strong> estrato más profundo, más antiguo; menos diferencias moleculares, parentesco más cercano.</p></blockquote>`,
    },
    {
      slug: 'lamarck-darwin-wallace',
      title: 'Lamarck, Darwin y Wallace: la búsqueda de un mecanismo',
      content: html`
<p>Una cosa es mostrar <em>que</em> las especies cambian; otra, explicar <em>cómo</em>. Hasta comienzos del siglo XIX predominaba el <strong>fijismo</strong>: las especies serían inmutables. Tres naturalistas ayudaron a cambiar esa idea.</p>
<h2>Jean-Baptiste Lamarck (1809)</h2>
<p>Propuso la primera teoría completa de la evolución. Según él, los seres vivos cambian porque el ambiente les crea necesidades, y lo explicó con dos leyes:</p>
<ul>
<li><strong>Uso y desuso:</strong> los órganos que se usan mucho se desarrollan; los que no, se atrofian.</li>
<li><strong>Herencia de los caracteres adquiridos:</strong> esos cambios se transmiten a los hijos.</li>
</ul>
<p>Su mérito fue enorme: afirmó que las especies se transforman por causas naturales y que el ambiente importa. Su mecanismo, en cambio, no se sostuvo. Una persona que entrena levantando pesas no tiene hijos que nazcan musculosos: los cambios en las células del cuerpo no modifican la información de los gametos.</p>
<h2>Charles Darwin y Alfred Russel Wallace</h2>
<p>Darwin viajó cinco años en el <em>Beagle</em>. En Chile sintió el terremoto del 20 de febrero de 1835 y vio cómo la costa se había levantado: la Tierra cambia poco a poco, y hay tiempo de sobra. En las Galápagos notó que cada isla tenía cucuves y pinzones algo diferentes. Wallace, que trabajó en la Amazonía y en el archipiélago malayo, llegó <strong>de manera independiente</strong> a la misma conclusión y se la envió por carta a Darwin. En 1858 se presentaron juntos los escritos de ambos; en 1859 Darwin publicó <em>El origen de las especies</em>.</p>
<p>Su mecanismo es la <strong>selección natural</strong>: en cada población hay variación; nacen más individuos de los que pueden sobrevivir; los que tienen variantes ventajosas <em>en ese ambiente</em> dejan más descendencia, y esas variantes se vuelven más comunes.</p>
<h2>La misma observación, dos explicaciones</h2>
<table>
<thead><tr><th>Aspecto</th><th>Lamarck</th><th>Darwin y Wallace</th></tr></thead>
<tbody>
<tr><td>Origen de la variación</td><td>la produce el uso, ante una necesidad</td><td>existe antes, sin relación con la necesidad</td></tr>
<tr><td>Papel del ambiente</td><td>provoca el cambio en cada individuo</td><td>favorece a unas variantes sobre otras</td></tr>
<tr><td>Qué cambia</td><td>el individuo, durante su vida</td><td>la población, entre generaciones</td></tr>
<tr><td>Herencia</td><td>de caracteres adquiridos</td><td>de variantes con que se nace</td></tr>
</tbody>
</table>
<p>Ni Darwin ni Wallace sabían cómo se heredan los caracteres. La genética del siglo XX completó la explicación: la variación nace de la <strong>mutación</strong> y de la <strong>recombinación</strong> en la meiosis.</p>
<h2>Ejemplo resuelto: las patas del pato</h2>
<p>«Los patos tienen membranas entre los dedos porque sus antepasados necesitaban nadar y estiraron tanto la piel que sus hijos nacieron así». ¿Quién lo diría? Aparecen la <em>necesidad</em>, el <em>uso</em> y la <em>herencia de lo adquirido</em>: es una explicación <strong>lamarckiana</strong>. Reescríbela según Darwin y Wallace:</p>
<p>«Entre los antepasados de los patos había algunos con un poco más de membrana que otros. Los que tenían más nadaban mejor, obtenían más alimento y dejaban más crías, que heredaban esa característica. Generación tras generación, la membrana se hizo más común».</p>
<p>Una manera de poner a prueba la idea de Lamarck fue la de August Weismann, que cortó la cola a ratones durante varias generaciones. Si \(L_0\) es el largo de la cola al nacer en la primera generación y \(L_k\) el de la generación \(k\), Lamarck predice \(L_k &lt; L_0\). El resultado fue \(L_k \approx L_0\): lo adquirido no se heredó. Aunque perder la cola de un corte no es «desuso», el experimento apuntó al punto débil: nada de lo que le ocurre al cuerpo llega de esa forma a los gametos.</p>
<blockquote><p><strong>Palabras que delatan a Lamarck:</strong> «para», «necesitaba», «se esforzó», «se acostumbró». Palabras de Darwin y Wallace: «había variación», «sobrevivieron más», «dejaron más descendencia».</p></blockquote>`,
    },
    {
      slug: 'seleccion-natural',
      title: 'La selección natural en acción',
      content: html`
<p>La selección natural no es una fuerza con intención: es una <strong>consecuencia</strong> de condiciones que se pueden observar. Si se cumplen, la población cambia; si falta una, no.</p>
<h2>Las condiciones</h2>
<ol>
<li><strong>Variación:</strong> los individuos de una población no son iguales.</li>
<li><strong>Herencia:</strong> al menos parte de esa variación se transmite a los hijos.</li>
<li><strong>Sobreproducción y competencia:</strong> nacen más individuos de los que el ambiente puede sostener.</li>
<li><strong>Éxito reproductivo diferencial:</strong> algunas variantes sobreviven o se reproducen más que otras en ese ambiente.</li>
</ol>
<p>El resultado es la <strong>adaptación</strong>: con las generaciones aumenta la proporción de variantes que funcionan bien en ese ambiente. La «eficacia» se mide en descendencia, no en fuerza: un animal muy fuerte que no deja crías no aporta nada a la generación siguiente.</p>
<h2>Tres casos reales</h2>
<table>
<thead><tr><th>Caso</th><th>Variación previa</th><th>Qué selecciona</th><th>Resultado</th></tr></thead>
<tbody>
<tr><td>Polilla del abedul en Inglaterra</td><td>alas claras u oscuras</td><td>aves que ven mejor a las que contrastan con el tronco</td><td>con el hollín aumentaron las oscuras; con el aire limpio, las claras</td></tr>
<tr><td>Pinzones de Galápagos</td><td>picos más o menos gruesos</td><td>sequía: solo quedan semillas duras</td><td>aumentó el grosor promedio del pico</td></tr>
<tr><td>Bacterias y antibióticos</td><td>unas pocas con mutaciones de resistencia</td><td>el antibiótico</td><td>predominan las resistentes</td></tr>
</tbody>
</table>
<img src="/demo/seleccion-natural-bacterias.svg" alt="Selección natural en bacterias, en tres cuadros. 1, variación: doce bacterias, diez sensibles y dos resistentes. 2, antibiótico: mueren las diez sensibles y quedan las dos resistentes. 3, reproducción: la población vuelve a crecer y todas son resistentes. Las resistentes ya estaban antes del antibiótico." width="640" height="414" />
<p>En los valles del norte de Chile con mucho <strong>arsénico</strong> natural en el agua, como el de Camarones, se halló que las variantes genéticas que ayudan a eliminarlo son más frecuentes que en otras poblaciones. Se interpreta como selección natural en seres humanos, tras miles de años de vivir allí.</p>
<h2>Ejemplo resuelto: medir la selección</h2>
<p>En un terreno de lava oscura se liberan 100 ratones oscuros y 100 claros, todos marcados. Un mes más tarde se recapturan 60 oscuros y 24 claros.</p>
<p>La proporción de recaptura, un indicador de la supervivencia, es</p>
<p>\[s_{\text{oscuros}} = \frac{60}{100} = 0{,}60 \qquad s_{\text{claros}} = \frac{24}{100} = 0{,}24\]</p>
<p>Los oscuros se recapturan \(0{,}60/0{,}24 = 2{,}5\) veces más. Además, los oscuros eran el 50 % de los liberados y ahora son</p>
<p>\[\frac{60}{60 + 24} \cdot 100\,\% = \frac{60}{84} \cdot 100\,\% \approx 71\,\%\]</p>
<p>de los recapturados. ¿Hubo evolución? <strong>Todavía no se puede afirmar</strong>: falta saber si el color se hereda y si los sobrevivientes se reproducen. Si es así, la generación siguiente tendrá una mayor proporción de oscuros. Nota que <em>ningún ratón cambió de color</em>: cambió la composición de la población.</p>
<h2>Lo que la selección natural no hace</h2>
<ul>
<li>No crea las mutaciones que «hacen falta»: estas ocurren al azar.</li>
<li>No busca la perfección ni el progreso. Lo que hoy es ventaja puede ser desventaja si el ambiente cambia.</li>
<li>No actúa «por el bien de la especie», sino a través del éxito de los individuos.</li>
</ul>
<p>Tampoco es el único mecanismo: la deriva génica, la migración y la mutación también cambian a las poblaciones.</p>
<blockquote><p><strong>Para la prueba:</strong> arma la cadena <em>variación heredable → supervivencia o reproducción diferencial → cambio en la proporción</em>. La opción que la siga completa suele ser la correcta.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>La aleta de una ballena jorobada y el ala de un murciélago tienen húmero, radio, cúbito y dedos en la misma disposición, aunque una sirve para nadar y la otra para volar. ¿Qué indica esta observación?</p>`,
      options: [
        'Que ambas estructuras surgieron por separado para cumplir igual función.',
        'Que ambos animales descienden de un antepasado común con ese plan de huesos.',
        'Que los murciélagos descienden de ballenas que dejaron de vivir en el mar.',
        'Que el ambiente de ambos animales es similar y produjo los mismos huesos.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El mismo plan interno con funciones distintas define a las estructuras <strong>homólogas</strong>: se heredaron de un antepasado común y se modificaron. Surgir por separado con igual función describe a las análogas, y aquí la función no es la misma. Compartir un antepasado no significa que una especie actual descienda de la otra. Los ambientes (mar y aire) son muy diferentes.</p>`,
    },
    {
      question: html`<p>Las alas del cóndor tienen huesos, músculos y plumas; las del matapiojo son láminas sin huesos. Ambas permiten volar. ¿Cómo se clasifican y qué proceso las explica?</p>`,
      options: [
        'Homólogas; evolución divergente',
        'Homólogas; evolución convergente',
        'Análogas; evolución divergente',
        'Análogas; evolución convergente',
      ],
      correctAnswer: 3,
      explanation: html`<p>Cumplen la misma función, pero su estructura interna y su origen son distintos: son <strong>análogas</strong>, resultado de la <strong>evolución convergente</strong>, en que una misma exigencia (volar) favoreció soluciones parecidas en linajes separados. Para ser homólogas deberían compartir el plan interno. La evolución divergente produce lo contrario: funciones diferentes a partir de un mismo origen.</p>`,
    },
    {
      question: html`<p>La tabla muestra el número de aminoácidos diferentes entre las secuencias de una misma proteína de cuatro especies.</p><table><thead><tr><th></th><th>W</th><th>X</th><th>Y</th><th>Z</th></tr></thead><tbody><tr><td>W</td><td>0</td><td>14</td><td>3</td><td>22</td></tr><tr><td>X</td><td>14</td><td>0</td><td>15</td><td>21</td></tr><tr><td>Y</td><td>3</td><td>15</td><td>0</td><td>23</td></tr><tr><td>Z</td><td>22</td><td>21</td><td>23</td><td>0</td></tr></tbody></table><p>¿Qué par de especies tiene el antepasado común más reciente?</p>`,
      options: ['W e Y', 'W y X', 'X y Z', 'Y y Z'],
      correctAnswer: 0,
      explanation: html`<p>Mientras más reciente es la separación, menos diferencias se acumulan: el menor valor fuera de la diagonal es <strong>3</strong>, entre W e Y. W y X difieren en 14 y X y Z en 21. El par Y y Z tiene el mayor valor (23): su separación es de las más antiguas. Los ceros de la tabla no cuentan, porque comparan a cada especie consigo misma.</p>`,
    },
    {
      question: html`<p>En una secuencia de rocas sedimentarias sin alterar se encontraron fósiles de un mismo grupo de mamíferos.</p><table><thead><tr><th>Profundidad (m)</th><th>Dedos en la pata delantera</th><th>Altura estimada (cm)</th></tr></thead><tbody><tr><td>3</td><td>1</td><td>150</td></tr><tr><td>15</td><td>3</td><td>100</td></tr><tr><td>40</td><td>4</td><td>45</td></tr></tbody></table><p>¿Qué interpretación es coherente con los datos?</p>`,
      options: [
        'Los fósiles de 4 dedos son los más recientes del grupo.',
        'El número de dedos aumentó con el paso del tiempo.',
        'Los fósiles de 3 dedos muestran un estado intermedio.',
        'La altura y el número de dedos aumentaron en conjunto.',
      ],
      correctAnswer: 2,
      explanation: html`<p>En estratos sin alterar, lo más profundo es lo más <strong>antiguo</strong>. El orden temporal es entonces 4, 3 y 1 dedos: el fósil de 3 dedos es <strong>intermedio</strong> en edad, en dedos y en altura. Los de 4 dedos, a 40 m, son los más antiguos. El número de dedos disminuyó mientras la altura aumentaba, de 45 a 150 cm, por lo que no cambiaron en el mismo sentido.</p>`,
    },
    {
      question: html`<p>Los peces de ciertas cuevas oscuras son ciegos, pero descienden de peces con ojos. ¿Cuál de estas explicaciones corresponde a la de Darwin y Wallace?</p>`,
      options: [
        'Al no usar los ojos, cada pez los fue perdiendo, y sus crías heredaron esa pérdida.',
        'Los peces necesitaban ahorrar energía, por lo que dejaron de formar ojos.',
        'Los que nacían con ojos reducidos gastaban menos energía y dejaban más crías.',
        'La oscuridad causó en todos los peces una mutación que eliminó los ojos.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Darwin y Wallace parten de una <strong>variación que ya existe</strong> (ojos más o menos reducidos) y de un <strong>éxito reproductivo distinto</strong>. El desuso y la herencia de lo perdido en vida es la idea de Lamarck. Decir que cambiaron porque «necesitaban» hacerlo también supone que la necesidad produce el cambio. Y las mutaciones ocurren al azar en algunos individuos: la oscuridad no las dirige ni las causa en todos.</p>`,
    },
    {
      question: html`<p>August Weismann cortó la cola a ratones recién nacidos durante varias generaciones y midió el largo de la cola de las crías al nacer, antes de cortarla. En todas las generaciones fue prácticamente el mismo. ¿Qué idea se debilita con este resultado?</p>`,
      options: [
        'Que los caracteres adquiridos en vida pasan a los descendientes.',
        'Que en una población existe variación entre los individuos.',
        'Que algunas variantes dejan más descendencia que otras.',
        'Que las especies actuales provienen de otras especies anteriores.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La falta de cola se adquirió durante la vida y <strong>no se heredó</strong>: se debilita la herencia de los caracteres adquiridos, que proponía Lamarck. El experimento no estudió la variación natural entre los ratones, ni comparó cuántas crías dejaba cada variante. Tampoco niega que las especies cambien: cuestiona un mecanismo, no la evolución.</p>`,
    },
    {
      question: html`<p>En un huerto de manzanos se aplicó el mismo insecticida durante varias temporadas. Se registró el porcentaje de insectos de una plaga que sobrevivían a la dosis.</p><table><thead><tr><th>Temporada</th><th>1</th><th>3</th><th>5</th><th>7</th></tr></thead><tbody><tr><td>Sobrevivientes (%)</td><td>2</td><td>11</td><td>39</td><td>81</td></tr></tbody></table><p>¿Cuál es la explicación más adecuada?</p>`,
      options: [
        'Cada insecto fue adquiriendo tolerancia con las sucesivas dosis que recibió.',
        'El insecticida produjo la resistencia al modificar los genes de los insectos expuestos.',
        'Los insectos resistentes, escasos al inicio, sobrevivieron y se reprodujeron más.',
        'Los insectos de la última temporada son de una especie distinta de los de la primera.',
      ],
      correctAnswer: 2,
      explanation: html`<p>El 2 % que sobrevivió al comienzo ya era resistente; al eliminar a los demás, el insecticida <strong>favoreció su reproducción</strong> y su proporción creció hasta el 81 %. Un insecto vive pocas semanas: no acumula dosis de siete temporadas. El insecticida selecciona variantes que existían, no las fabrica. Y un cambio en la proporción de resistentes ocurre dentro de la misma especie.</p>`,
    },
    {
      question: html`<p>En una duna clara se liberaron 200 lagartijas marcadas: 100 claras y 100 oscuras. Tras dos meses se recapturaron 54 claras y 18 oscuras. ¿Qué porcentaje de las recapturadas son claras, y qué condición debe cumplirse para que la población evolucione por selección natural?</p>`,
      options: [
        '54 %; que el color cambie según el fondo.',
        '54 %; que el color se herede.',
        '75 %; que el color cambie según el fondo.',
        '75 %; que el color se herede.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Se recapturaron \(54 + 18 = 72\) lagartijas, de las que \(54/72 = 0{,}75\) son claras: <strong>75 %</strong>. El 54 % es la proporción de claras recapturadas respecto de las 100 claras liberadas. Para que haya evolución la variación debe ser <strong>heredable</strong>; si cada lagartija cambiara de color según el fondo, las crías no recibirían una proporción distinta de variantes.</p>`,
    },
  ],
  videos: [],
};
