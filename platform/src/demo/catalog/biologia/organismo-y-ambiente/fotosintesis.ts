import { type DemoTopic, html } from '../../../demo-topic.ts';

export const fotosintesis: DemoTopic = {
  slug: 'biologia-fotosintesis',
  courseId: 3,
  unit: 'Organismo y ambiente',
  title: 'La fotosíntesis',
  description:
    'Descubre cómo las plantas convierten luz, agua y dióxido de carbono en alimento, en qué etapas lo hacen y qué factores las limitan.',
  color: 'green',
  icon: 'leaf',
  difficulty: 'intermediate',
  orderIndex: 1,
  lessons: [
    {
      slug: 'que-es-la-fotosintesis',
      title: 'Qué es la fotosíntesis y dónde ocurre',
      content: html`
<p>Un alerce de la cordillera de la Costa puede vivir más de tres mil años y pesar muchas toneladas. ¿De dónde salió toda esa masa? Casi todas las personas responden «del suelo». En el siglo XVII, Jan van Helmont plantó un sauce de 2,3 kg en una maceta con 90,7 kg de tierra seca y solo le agregó agua. Cinco años después el árbol había ganado unos 74 kg, y la tierra había perdido menos de 0,1 kg. La masa <em>no</em> venía del suelo.</p>
<p>Van Helmont concluyó que venía solo del agua. Le faltaba un ingrediente invisible: el <strong>dióxido de carbono</strong> del aire.</p>
<h2>La ecuación global</h2>
<p>La <strong>fotosíntesis</strong> es el proceso por el que plantas, algas y algunas bacterias usan la energía de la luz para fabricar materia orgánica a partir de materia inorgánica:</p>
<p>\[\ce{6CO2 + 6H2O -&gt;[\text{luz}] C6H12O6 + 6O2}\]</p>
<ul>
<li>La <strong>materia</strong> inorgánica (\(\ce{CO2}\) y agua) se transforma en orgánica (glúcidos).</li>
<li>La <strong>energía</strong> luminosa se transforma en energía química, almacenada en los glúcidos.</li>
<li>Se libera <strong>oxígeno</strong>, que hace posible la respiración de la mayoría de los seres vivos.</li>
</ul>
<p>A partir de los glúcidos y de sales minerales que absorbe por la raíz, la planta fabrica también proteínas, lípidos, celulosa y ácidos nucleicos. Las sales (con nitrógeno, fósforo, potasio…) son indispensables, pero aportan muy poca masa y <em>no</em> son fuente de energía.</p>
<h2>El lugar: la hoja y el cloroplasto</h2>
<table>
<thead><tr><th>Estructura</th><th>Función en la fotosíntesis</th></tr></thead>
<tbody>
<tr><td>Estomas</td><td>poros que permiten la entrada de \(\ce{CO2}\) y la salida de \(\ce{O2}\) y vapor de agua</td></tr>
<tr><td>Xilema</td><td>lleva agua y sales minerales desde la raíz</td></tr>
<tr><td>Floema</td><td>reparte los glúcidos fabricados al resto de la planta</td></tr>
<tr><td>Cloroplasto</td><td>organelo donde ocurre el proceso</td></tr>
<tr><td>Tilacoides</td><td>membranas internas con clorofila: captan la luz</td></tr>
<tr><td>Estroma</td><td>líquido interior: allí se fabrican los glúcidos</td></tr>
</tbody>
</table>
<h2>La clorofila y los colores</h2>
<p>La <strong>clorofila</strong> absorbe sobre todo luz <em>azul-violeta</em> y <em>roja</em>, y refleja y transmite buena parte de la verde: por eso vemos verdes las hojas. Otros pigmentos, los carotenoides, absorben luz azul-verde; quedan a la vista en otoño, cuando la clorofila se degrada, como en las lengas y los ñirres de la Patagonia, que se ponen amarillos. (Los tonos rojos de sus hojas se deben a otros pigmentos, las antocianinas.)</p>
<p>En 1882, Theodor Engelmann iluminó un alga filamentosa con un espectro de colores y le agregó bacterias que buscan el oxígeno. Las bacterias se juntaron junto a las zonas iluminadas con <strong>azul</strong> y con <strong>rojo</strong>: allí el alga producía más \(\ce{O2}\).</p>
<h2>Ejemplo resuelto: el invernadero</h2>
<p>Una agricultora quiere cubrir su invernadero con plástico de color para mejorar su cultivo. ¿Le conviene un plástico verde?</p>
<ol>
<li>Un plástico verde <em>transmite</em> el verde y absorbe los demás colores.</li>
<li>A las plantas les llegaría principalmente luz verde, la que su clorofila menos absorbe.</li>
<li>La fotosíntesis disminuiría. No le conviene: es mejor uno transparente.</li>
</ol>
<blockquote><p><strong>Error frecuente:</strong> «las plantas se alimentan de la tierra». De la tierra toman agua y sales; su alimento (los glúcidos) lo fabrican ellas mismas.</p></blockquote>`,
    },
    {
      slug: 'etapas',
      title: 'Las dos etapas de la fotosíntesis',
      content: html`
<p>La ecuación global es un resumen. Por dentro, la fotosíntesis tiene dos etapas que se necesitan mutuamente: una capta energía y la otra la usa para fabricar glúcidos.</p>
<h2>Etapa 1: dependiente de la luz</h2>
<p>Ocurre en las <strong>membranas de los tilacoides</strong>.</p>
<ol>
<li>La clorofila absorbe luz y sus electrones ganan energía.</li>
<li>Los electrones recorren una cadena de proteínas y su energía se usa para producir <strong>ATP</strong>.</li>
<li>Al final los recibe el NADP⁺, que pasa a <strong>NADPH</strong>, un transportador de electrones.</li>
<li>La clorofila repone los electrones perdidos tomándolos del agua, que se rompe. Este paso se llama <strong>fotólisis del agua</strong> y libera el oxígeno:</li>
</ol>
<p>\[\ce{2H2O -&gt; 4H+ + 4e- + O2}\]</p>
<h2>Etapa 2: ciclo de Calvin (fijación del carbono)</h2>
<p>Ocurre en el <strong>estroma</strong>. No usa luz directamente, pero requiere el ATP y el NADPH de la etapa anterior.</p>
<ol>
<li>La enzima <strong>rubisco</strong> une el \(\ce{CO2}\) a una molécula de cinco carbonos.</li>
<li>Con el ATP y el NADPH, los compuestos formados se reducen a azúcares de tres carbonos.</li>
<li>Una parte de esos azúcares sale del ciclo (con ellos se fabrican glucosa, sacarosa, almidón…) y el resto regenera la molécula inicial.</li>
</ol>
<table>
<thead><tr><th></th><th>Etapa dependiente de la luz</th><th>Ciclo de Calvin</th></tr></thead>
<tbody>
<tr><td>Lugar</td><td>membranas de los tilacoides</td><td>estroma</td></tr>
<tr><td>Entra</td><td>luz, agua, ADP y fosfato, NADP⁺</td><td>\(\ce{CO2}\), ATP, NADPH</td></tr>
<tr><td>Sale</td><td>\(\ce{O2}\), ATP, NADPH</td><td>azúcares, ADP y fosfato, NADP⁺</td></tr>
<tr><td>¿Necesita luz?</td><td>sí, directamente</td><td>en forma indirecta</td></tr>
</tbody>
</table>
<img src="/demo/fotosintesis-cloroplasto.svg" alt="La fotosíntesis en un cloroplasto. En los tilacoides, apilados, entran luz y agua y sale oxígeno; se producen ATP y NADPH, que pasan al ciclo de Calvin, en el estroma. Allí entra dióxido de carbono y salen azúcares, y vuelven a los tilacoides ADP, fosfato y NADP⁺." width="640" height="394" />
<p>Compara las filas «Entra» y «Sale»: lo que sale de una etapa entra en la otra. Si una se detiene, la otra también, al poco tiempo.</p>
<h2>¿«Fase oscura»?</h2>
<p>Al ciclo de Calvin se lo llamó así por mucho tiempo. El nombre confunde: <strong>no</strong> ocurre de noche. Sin luz se agotan el ATP y el NADPH y, además, varias de sus enzimas se inactivan: se detiene en minutos.</p>
<h2>¿De dónde viene el oxígeno?</h2>
<p>El \(\ce{CO2}\) y el \(\ce{H2O}\) contienen oxígeno. Para saber cuál de los dos se libera, se usó un isótopo pesado, \(\ce{^{18}O}\):</p>
<table>
<thead><tr><th>Experimento</th><th>Agua</th><th>Dióxido de carbono</th><th>Oxígeno liberado</th></tr></thead>
<tbody>
<tr><td>1</td><td>con \(\ce{^{18}O}\)</td><td>normal</td><td>con \(\ce{^{18}O}\)</td></tr>
<tr><td>2</td><td>normal</td><td>con \(\ce{^{18}O}\)</td><td>normal</td></tr>
</tbody>
</table>
<p>Conclusión: el \(\ce{O2}\) proviene <strong>del agua</strong>. Como en la ecuación se liberan 12 átomos de oxígeno y cada \(\ce{H2O}\) aporta uno, deben participar 12 moléculas de agua. Por eso la ecuación completa se escribe:</p>
<p>\[\ce{6CO2 + 12H2O -&gt;[\text{luz}] C6H12O6 + 6O2 + 6H2O}\]</p>
<h2>Ejemplo resuelto: cortar el \(\ce{CO2}\)</h2>
<p>Una planta iluminada se coloca en una cámara sin \(\ce{CO2}\). ¿Qué pasa con el ATP y el NADPH de sus cloroplastos?</p>
<ol>
<li>Sin \(\ce{CO2}\), el ciclo de Calvin se detiene: deja de <em>gastar</em> ATP y NADPH.</li>
<li>La etapa de la luz sigue por un momento: ambos <strong>se acumulan</strong>.</li>
<li>Pronto faltan ADP y NADP⁺, que el ciclo de Calvin devolvía. La etapa de la luz también se frena, y con ella la liberación de \(\ce{O2}\).</li>
</ol>
<blockquote><p><strong>Para recordar:</strong> luz → tilacoide → agua que se rompe → oxígeno. Calvin → estroma → \(\ce{CO2}\) que se fija → azúcar.</p></blockquote>`,
    },
    {
      slug: 'factores',
      title: 'Factores que afectan a la fotosíntesis',
      content: html`
<p>Una lechuga crece mejor en octubre que en julio, y una hoja a pleno sol no siempre produce el doble que otra a media luz. La rapidez de la fotosíntesis depende del ambiente, y saber leer sus gráficos es una habilidad que la PAES pregunta con frecuencia.</p>
<h2>El factor limitante</h2>
<p>Cuando un proceso depende de varios factores, su rapidez la fija el que está <strong>más escaso</strong> en relación con lo que se necesita: el <em>factor limitante</em>. Aumentar los otros no sirve de nada.</p>
<h2>Intensidad de la luz</h2>
<p>Al aumentar la luz, la fotosíntesis aumenta en forma proporcional al comienzo; luego cada vez menos, hasta una <strong>meseta</strong>. En la meseta, la luz ya no es limitante: lo es otro factor, como el \(\ce{CO2}\) o la temperatura. Una luz excesiva puede incluso dañar los pigmentos.</p>
<p>Hay un valor de luz en que el \(\ce{CO2}\) que la planta consume por fotosíntesis iguala al que libera por respiración: es el <strong>punto de compensación</strong>. Por debajo, la planta gasta más materia orgánica de la que fabrica.</p>
<img src="/demo/luz-y-fotosintesis.svg" alt="Gráfico de la fotosíntesis neta según la intensidad de la luz. En oscuridad es negativa, porque la planta solo respira. Al aumentar la luz sube y cruza el cero en el punto de compensación; sigue subiendo mientras la luz es limitante y llega a una meseta, donde limita otro factor." width="640" height="360" />
<p>\[\text{fotosíntesis neta} = \text{fotosíntesis total} - \text{respiración}\]</p>
<h2>Concentración de dióxido de carbono</h2>
<p>El gráfico tiene la misma forma: sube y llega a una meseta. El aire contiene cerca de 0,04 % de \(\ce{CO2}\), de modo que suele ser limitante para muchas plantas con buena luz. En algunos invernaderos se agrega \(\ce{CO2}\) para aumentar la producción.</p>
<h2>Temperatura</h2>
<p>Aquí la forma es distinta: sube, alcanza un <strong>óptimo</strong> (entre 20 °C y 35 °C en muchas plantas) y <strong>cae</strong>. Al calentar, las reacciones se aceleran; pero, si se supera el óptimo, las enzimas pierden su forma y dejan de funcionar.</p>
<h2>Agua</h2>
<p>Si falta agua, la planta <strong>cierra los estomas</strong> para no secarse. Así ahorra agua, pero también deja de entrar \(\ce{CO2}\): la fotosíntesis disminuye, más por falta de \(\ce{CO2}\) que de agua como reactante. En el desierto de Atacama, los cactus abren sus estomas <em>de noche</em>, cuando está fresco, y guardan el \(\ce{CO2}\) en forma de ácidos para usarlo de día.</p>
<table>
<thead><tr><th>Factor</th><th>Forma del gráfico</th><th>Razón</th></tr></thead>
<tbody>
<tr><td>Luz</td><td>sube y llega a una meseta</td><td>otro factor pasa a limitar</td></tr>
<tr><td>\(\ce{CO2}\)</td><td>sube y llega a una meseta</td><td>otro factor pasa a limitar</td></tr>
<tr><td>Temperatura</td><td>sube, llega a un óptimo y cae</td><td>las enzimas se desnaturalizan</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto: encontrar el factor limitante</h2>
<p>Se mide la fotosíntesis de una planta acuática (en burbujas de \(\ce{O2}\) por minuto) en varias condiciones.</p>
<table>
<thead><tr><th>Ensayo</th><th>Luz</th><th>\(\ce{CO2}\)</th><th>Temperatura (°C)</th><th>Burbujas por minuto</th></tr></thead>
<tbody>
<tr><td>1</td><td>baja</td><td>bajo</td><td>20</td><td>10</td></tr>
<tr><td>2</td><td>baja</td><td>alto</td><td>20</td><td>10</td></tr>
<tr><td>3</td><td>alta</td><td>bajo</td><td>20</td><td>22</td></tr>
<tr><td>4</td><td>alta</td><td>alto</td><td>20</td><td>45</td></tr>
</tbody>
</table>
<ol>
<li>Entre 1 y 2 solo cambia el \(\ce{CO2}\), y no hay efecto: con luz baja, el \(\ce{CO2}\) <strong>no</strong> era limitante.</li>
<li>Entre 1 y 3 solo cambia la luz, y la fotosíntesis aumenta: en el ensayo 1 limitaba la <strong>luz</strong>.</li>
<li>Entre 3 y 4 solo cambia el \(\ce{CO2}\), y aumenta: con luz alta, limitaba el <strong>\(\ce{CO2}\)</strong>.</li>
</ol>
<p>La regla es siempre la misma: para saber el efecto de un factor, compara dos ensayos que difieran <em>solo</em> en él.</p>
<blockquote><p><strong>En la meseta</strong> la fotosíntesis no se detiene: ocurre a su máxima rapidez para esas condiciones.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>En el experimento de Van Helmont, un sauce ganó 74 kg en cinco años, mientras la tierra de la maceta perdió menos de 0,1 kg. Con los conocimientos actuales, ¿de dónde proviene la mayor parte de la masa seca que ganó el árbol?</p>`,
      options: [
        'De las sales minerales que absorbió del suelo',
        'De la energía luminosa que captó la clorofila',
        'De la materia orgánica descompuesta en la tierra',
        'Del dióxido de carbono del aire y del agua',
      ],
      correctAnswer: 3,
      explanation: html`<p>La materia orgánica se fabrica con <strong>\(\ce{CO2}\) y agua</strong>. Las sales son indispensables, pero aportan muy poca masa, como muestra lo poco que perdió la tierra; lo mismo descarta a la materia orgánica del suelo. La luz aporta <em>energía</em>, no masa.</p>`,
    },
    {
      question: html`<p>¿Dónde ocurre la etapa dependiente de la luz y cuáles son sus productos?</p>`,
      options: [
        html`En los tilacoides; sus productos son \(\ce{O2}\), ATP y NADPH.`,
        html`En el estroma; sus productos son azúcares, ADP y NADP⁺.`,
        html`En los tilacoides; sus productos son \(\ce{CO2}\), ATP y agua.`,
        html`En el estroma; sus productos son \(\ce{O2}\), ATP y NADPH.`,
      ],
      correctAnswer: 0,
      explanation: html`<p>En las membranas de los <strong>tilacoides</strong> está la clorofila: allí se capta la luz, se rompe el agua y se obtienen <strong>\(\ce{O2}\), ATP y NADPH</strong>. El estroma es el lugar del ciclo de Calvin, cuyos productos son azúcares, ADP y NADP⁺. El \(\ce{CO2}\) es un reactante de la fotosíntesis, no un producto.</p>`,
    },
    {
      question: html`<p>Un equipo entrega a unas algas agua con el isótopo \(\ce{^{18}O}\) y dióxido de carbono normal, y las ilumina. ¿Dónde se espera encontrar primero el isótopo?</p>`,
      options: [
        'En la glucosa que fabrican las algas',
        'En el oxígeno gaseoso que liberan las algas',
        'En el dióxido de carbono que consumen las algas',
        'En el almidón que almacenan las algas',
      ],
      correctAnswer: 1,
      explanation: html`<p>El \(\ce{O2}\) liberado proviene de la <strong>fotólisis del agua</strong>: aparece marcado. El oxígeno de la glucosa (y del almidón que se forma con ella) proviene del \(\ce{CO2}\), que era normal. El \(\ce{CO2}\) se entregó sin marcar y se consume, no se forma en la fotosíntesis.</p>`,
    },
    {
      question: html`<p>La tabla muestra la fotosíntesis de una planta, en unidades relativas, según la intensidad de la luz, con 0,04 % de \(\ce{CO2}\) y 25 °C.</p><table><thead><tr><th>Luz</th><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th></tr></thead><tbody><tr><td>Fotosíntesis</td><td>10</td><td>20</td><td>28</td><td>30</td><td>30</td></tr></tbody></table><p>Al repetir con 0,10 % de \(\ce{CO2}\) y luz 5, la fotosíntesis sube a 48. ¿Qué se concluye?</p>`,
      options: [
        html`Con luz 5 y 0,04 % de \(\ce{CO2}\), la luz era el factor limitante.`,
        html`Con luz 5 y 0,04 % de \(\ce{CO2}\), la fotosíntesis estaba detenida.`,
        html`Con luz 5 y 0,04 % de \(\ce{CO2}\), el \(\ce{CO2}\) era el factor limitante.`,
        html`Con luz 1 y 0,04 % de \(\ce{CO2}\), la temperatura era el factor limitante.`,
      ],
      correctAnswer: 2,
      explanation: html`<p>Entre luz 4 y 5 la fotosíntesis no cambia: la luz ya no limita. Al aumentar solo el \(\ce{CO2}\), sube a 48: <strong>el \(\ce{CO2}\) limitaba</strong>. En la meseta, la fotosíntesis no está detenida: es 30, constante. Con luz 1, al duplicar la luz se duplica la fotosíntesis: allí limitaba la luz, no la temperatura.</p>`,
    },
    {
      question: html`<p>¿Por qué la rapidez de la fotosíntesis disminuye al pasar de 35 °C a 50 °C, aunque haya luz, agua y dióxido de carbono suficientes?</p>`,
      options: [
        'Porque a mayor temperatura la luz pierde energía antes de llegar.',
        'Porque las enzimas pierden su forma y dejan de funcionar bien.',
        'Porque el agua se evapora por completo dentro de los cloroplastos.',
        'Porque las moléculas se mueven más lento y chocan menos entre sí.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Sobre el óptimo, las <strong>enzimas</strong> (como la rubisco) se alteran o desnaturalizan y su actividad cae. La energía de la luz no depende de la temperatura de la planta. A 50 °C el agua no se evapora por completo. Y a mayor temperatura las moléculas se mueven <em>más rápido</em>: por eso, antes del óptimo, la fotosíntesis aumentaba.</p>`,
    },
    {
      question: html`<p>Durante una sequía, una planta cierra sus estomas en las horas de más calor. ¿Cuál es la consecuencia más directa para la fotosíntesis?</p>`,
      options: [
        'Aumenta, porque la hoja conserva más agua para la fotólisis.',
        'No cambia, porque los estomas solo dejan salir vapor de agua.',
        'Disminuye, porque la clorofila deja de absorber la luz del sol.',
        'Disminuye, porque entra menos dióxido de carbono a la hoja.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Por los estomas sale vapor de agua, pero también <strong>entra el \(\ce{CO2}\)</strong>: al cerrarlos, este se agota en la hoja y la fotosíntesis disminuye. Conservar agua no la aumenta, si falta el otro reactante. Los estomas permiten el paso de varios gases. La clorofila sigue absorbiendo luz, con o sin estomas abiertos.</p>`,
    },
    {
      question: html`<p>Una planta iluminada se traslada de pronto a la oscuridad. ¿Qué ocurre con el ciclo de Calvin?</p>`,
      options: [
        'Se acelera, porque es la fase oscura de la fotosíntesis.',
        'Continúa igual, porque no necesita la luz para funcionar.',
        'Se detiene al poco tiempo, porque se agotan el ATP y el NADPH.',
        'Se detiene al poco tiempo, porque falta el oxígeno de la fotólisis.',
      ],
      correctAnswer: 2,
      explanation: html`<p>El ciclo de Calvin no usa la luz directamente, pero sí el <strong>ATP y el NADPH</strong> que se producen con ella: sin luz se agotan y el ciclo se detiene. Llamarlo «fase oscura» lleva a creer que ocurre de noche o que se acelera sin luz. El oxígeno es un producto de la otra etapa; el ciclo no lo necesita.</p>`,
    },
    {
      question: html`<p>Engelmann iluminó un alga filamentosa con los colores del espectro y observó que las bacterias que buscan oxígeno se acumularon en las zonas azul y roja. ¿Qué conclusión es correcta?</p>`,
      options: [
        'El alga realiza más fotosíntesis con luz azul y con luz roja.',
        'Las bacterias realizan más fotosíntesis con luz azul y roja.',
        'El alga absorbe la luz verde con más facilidad que la azul.',
        'Las bacterias necesitan luz de color azul o rojo para respirar.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Las bacterias van adonde hay más <strong>oxígeno</strong>; el oxígeno lo produce el alga por fotosíntesis: es mayor con luz <strong>azul y roja</strong>, las que mejor absorbe la clorofila. Las bacterias del experimento no hacen fotosíntesis: funcionan como indicador. La luz verde es la que menos absorbe el alga. Y nada indica que las bacterias necesiten un color para respirar.</p>`,
    },
  ],
  videos: [],
};
