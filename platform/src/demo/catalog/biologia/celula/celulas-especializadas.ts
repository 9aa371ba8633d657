import { type DemoTopic, html } from '../../../demo-topic.ts';

export const celulasEspecializadas: DemoTopic = {
  slug: 'biologia-celulas-especializadas',
  courseId: 3,
  unit: 'Organización, estructura y actividad celular',
  title: 'Células especializadas: estructura y función',
  description:
    'Explica por qué el enterocito, la fibra muscular, la neurona y las células del páncreas tienen la forma y los organelos que tienen.',
  color: 'pink',
  icon: 'dna',
  difficulty: 'advanced',
  orderIndex: 3,
  lessons: [
    {
      slug: 'enterocito',
      title: 'El enterocito: una célula hecha para absorber',
      content: html`
<p>Casi todas las células de tu cuerpo tienen el mismo ADN. Entonces, ¿por qué una neurona es tan distinta de una célula del intestino? Porque cada tipo celular <strong>usa una parte distinta</strong> de esa información. El resultado se llama <strong>diferenciación celular</strong>, y su regla es simple: <em>la estructura se corresponde con la función</em>.</p>
<h2>¿Qué problema debe resolver?</h2>
<p>El <strong>enterocito</strong> recubre el interior del intestino delgado. Su función es absorber los nutrientes ya digeridos (glucosa, aminoácidos, ácidos grasos, vitaminas) y pasarlos hacia la sangre o la linfa. Debe hacerlo rápido, sin dejar pasar lo que no corresponde.</p>
<h2>Sus adaptaciones</h2>
<table>
<thead><tr><th>Estructura</th><th>Cómo ayuda a la función</th></tr></thead>
<tbody>
<tr><td>Microvellosidades (ribete en cepillo) en la cara que da al lumen</td><td>multiplican la superficie de absorción</td></tr>
<tr><td>Proteínas transportadoras en la membrana</td><td>ingresan nutrientes específicos</td></tr>
<tr><td>Enzimas en la membrana, como lactasa y sacarasa</td><td>completan la digestión de los disacáridos</td></tr>
<tr><td>Abundantes mitocondrias</td><td>entregan el ATP que requiere el transporte activo</td></tr>
<tr><td>Uniones estrechas entre células vecinas</td><td>obligan a que las sustancias pasen <em>por</em> la célula y no entre ellas</td></tr>
<tr><td>REL, RER y Golgi</td><td>rearman grasas y las empaquetan con proteínas para enviarlas a la linfa</td></tr>
</tbody>
</table>
<img src="/demo/enterocito.svg" alt="Tres enterocitos, uno junto al otro. En la cara apical, hacia el lumen del intestino, cada uno tiene muchas microvellosidades; cerca de ellas, uniones estrechas los sellan entre sí. Adentro hay abundantes mitocondrias y un núcleo hacia la cara basal. Una flecha muestra que los nutrientes pasan por dentro de la célula, desde el lumen hasta la sangre de un capilar." width="640" height="442" />
<p>El enterocito es una célula <strong>polarizada</strong>: su cara <em>apical</em>, hacia el lumen, es distinta de su cara <em>basal</em>, hacia la sangre. Gracias a eso los nutrientes circulan en un solo sentido.</p>
<h2>Ejemplo resuelto: ¿cuánto aumenta la superficie?</h2>
<p>Imagina un enterocito cuya cara apical es un cuadrado de 8 µm de lado con 3000 microvellosidades. Cada una es un cilindro de 1 µm de alto y 0,1 µm de diámetro.</p>
<ol>
<li>Superficie sin microvellosidades: \(8\,\mu\text{m} \cdot 8\,\mu\text{m} = 64\,\mu\text{m}^2\).</li>
<li>Superficie lateral de una microvellosidad: \(\pi \cdot d \cdot h = 3{,}14 \cdot 0{,}1 \cdot 1 \approx 0{,}314\,\mu\text{m}^2\).</li>
<li>Superficie que agregan todas: \(3000 \cdot 0{,}314 = 942\,\mu\text{m}^2\). (La punta de cada cilindro compensa el lugar que ocupa su base.)</li>
</ol>
<p>\[\frac{64 + 942}{64} \approx 16\]</p>
<p>Las microvellosidades multiplican la superficie por unas 16 veces. A esto se suman las vellosidades y los pliegues del intestino, que son estructuras de <em>tejido</em>, visibles a otra escala: una vellosidad contiene miles de células; una microvellosidad es una parte de <strong>una</strong> célula.</p>
<h2>Cuando la estructura falla</h2>
<p>En la <strong>enfermedad celíaca</strong>, el gluten desencadena una reacción inmunitaria que daña la mucosa: las vellosidades se aplanan y se pierden microvellosidades. Con menos superficie, se absorben menos nutrientes y pueden aparecer diarrea, baja de peso o anemia por falta de hierro. Al retirar el gluten de la dieta, la mucosa se recupera.</p>
<p>En la <strong>intolerancia a la lactosa</strong>, frecuente en Chile, el enterocito produce poca <em>lactasa</em>. La lactosa no se digiere, no se absorbe y es fermentada por bacterias del colon.</p>
<blockquote><p><strong>Relaciona:</strong> mucha superficie → absorción; muchas mitocondrias → transporte activo; uniones estrechas → control del paso.</p></blockquote>`,
    },
    {
      slug: 'celula-muscular',
      title: 'La célula muscular esquelética: una célula hecha para contraerse',
      content: html`
<p>Cada vez que pateas una pelota, millones de estructuras microscópicas se acortan a la vez. La <strong>célula muscular esquelética</strong>, o fibra muscular, transforma la energía química del ATP en movimiento. Es voluntaria: se contrae cuando recibe la orden de una neurona motora.</p>
<h2>Una célula poco común</h2>
<p>Es un cilindro muy largo (puede medir varios centímetros) con <strong>muchos núcleos</strong>, ubicados en la periferia. Es <em>multinucleada</em> porque se forma por la fusión de muchas células precursoras. Tener muchos núcleos permite fabricar proteínas a lo largo de una célula tan extensa.</p>
<p>Al microscopio se ve <strong>estriada</strong>: bandas claras y oscuras que se alternan. Se deben a que su interior está lleno de <em>miofibrillas</em>, formadas por unidades que se repiten, los <strong>sarcómeros</strong>.</p>
<table>
<thead><tr><th>Estructura</th><th>Función en la contracción</th></tr></thead>
<tbody>
<tr><td>Filamentos de actina y de miosina</td><td>se deslizan entre sí y acortan el sarcómero</td></tr>
<tr><td>Retículo sarcoplásmico (un REL especializado)</td><td>almacena \(\ce{Ca^{2+}}\) y lo libera cuando llega la señal</td></tr>
<tr><td>Túbulos T (entradas de la membrana)</td><td>llevan la señal eléctrica hacia el interior de la fibra</td></tr>
<tr><td>Mitocondrias abundantes</td><td>producen ATP</td></tr>
<tr><td>Glucógeno y mioglobina</td><td>reserva de glucosa y de oxígeno</td></tr>
<tr><td>Muchos núcleos</td><td>dirigen la síntesis de proteínas en toda la fibra</td></tr>
</tbody>
</table>
<h2>¿Cómo se acorta?</h2>
<ol>
<li>Llega la señal de la neurona y se propaga por la membrana y los túbulos T.</li>
<li>El retículo sarcoplásmico libera \(\ce{Ca^{2+}}\).</li>
<li>El calcio permite que las cabezas de miosina se unan a la actina.</li>
<li>Con gasto de ATP, la miosina tira de la actina y el sarcómero se acorta. <strong>Los filamentos no se acortan: se deslizan.</strong></li>
<li>Para relajarse, el \(\ce{Ca^{2+}}\) es bombeado de vuelta al retículo, también con gasto de ATP.</li>
</ol>
<h2>Ejemplo resuelto: ¿cuánto se acorta?</h2>
<p>Un sarcómero en reposo mide 2,5 µm y, contraído, 2,0 µm. ¿En qué porcentaje se acorta? Si una fibra tiene 20 000 sarcómeros en fila, ¿cuánto se acorta la fibra?</p>
<p>\[\frac{2{,}5 - 2{,}0}{2{,}5} \cdot 100\,\% = 20\,\%\]</p>
<p>\[20\,000 \cdot 0{,}5\,\mu\text{m} = 10\,000\,\mu\text{m} = 1\,\text{cm}\]</p>
<p>Un acortamiento de media milésima de milímetro, multiplicado por muchos sarcómeros, da un movimiento visible.</p>
<h2>Fibras para resistir y fibras para explotar</h2>
<p>No todas las fibras son iguales. Las <strong>lentas</strong> (rojas) tienen muchas mitocondrias y mucha mioglobina: obtienen energía con oxígeno y resisten la fatiga. Las <strong>rápidas</strong> (blancas) tienen menos mitocondrias, almacenan más glucógeno y se contraen con más fuerza, pero se cansan pronto. Por eso la pechuga de una gallina, que vuela poco y a saltos, es carne blanca, mientras que sus muslos, que la sostienen todo el día, son carne oscura.</p>
<p>El entrenamiento de resistencia aumenta la cantidad de mitocondrias y de capilares del músculo. Es un ejemplo de que una célula ya diferenciada puede <em>ajustar</em> su estructura a la demanda.</p>
<blockquote><p><strong>Después de la muerte</strong> deja de producirse ATP. Sin ATP, la miosina no puede soltarse de la actina: aparece la rigidez cadavérica. El ATP se necesita para contraerse <em>y</em> para relajarse.</p></blockquote>`,
    },
    {
      slug: 'neurona',
      title: 'La neurona: una célula hecha para comunicar',
      content: html`
<p>Cuando pisas una piedra en la playa, la señal recorre más de un metro en centésimas de segundo. La célula que lo logra es la <strong>neurona</strong>, especializada en recibir, integrar y transmitir información.</p>
<h2>Su estructura</h2>
<table>
<thead><tr><th>Parte</th><th>Características</th><th>Función</th></tr></thead>
<tbody>
<tr><td>Dendritas</td><td>prolongaciones cortas y muy ramificadas, con receptores en su membrana</td><td>recibir señales de otras células</td></tr>
<tr><td>Cuerpo celular o soma</td><td>núcleo grande con nucléolo notorio; abundante RER (cuerpos de Nissl) y Golgi</td><td>fabricar proteínas, neurotransmisores y enzimas; integrar señales</td></tr>
<tr><td>Axón</td><td>prolongación única, que puede ser muy larga; microtúbulos en su interior</td><td>conducir el impulso nervioso y transportar vesículas</td></tr>
<tr><td>Vaina de mielina (en muchas)</td><td>capas de membrana de otras células, ricas en lípidos</td><td>aislar y aumentar la rapidez del impulso</td></tr>
<tr><td>Terminal sináptico</td><td>vesículas con neurotransmisor; mitocondrias</td><td>comunicar la señal a la célula siguiente</td></tr>
</tbody>
</table>
<img src="/demo/neurona.svg" alt="Neurona: a la izquierda, las dendritas, muy ramificadas, y el cuerpo celular o soma con el núcleo; hacia la derecha, un largo axón cubierto por tramos de vaina de mielina, que se divide al final en los terminales sinápticos. El impulso va de izquierda a derecha." width="640" height="352" />
<p>La membrana tiene canales y <strong>bombas de sodio y potasio</strong>, que sacan \(\ce{Na+}\) e ingresan \(\ce{K+}\) con gasto de ATP. Mantener esas diferencias permite generar impulsos y consume buena parte de la energía de la neurona: de ahí sus muchas mitocondrias.</p>
<h2>La mielina: rapidez</h2>
<p>La mielina la forman células acompañantes: las de Schwann, en los nervios, y los oligodendrocitos, en el encéfalo y la médula. Un axón <em>con</em> mielina puede conducir a 100 m/s; uno <em>sin</em> mielina, a 1 m/s. En la <strong>esclerosis múltiple</strong> el sistema inmune daña la mielina: los impulsos se vuelven lentos o se bloquean, aunque el axón esté inicialmente intacto.</p>
<h2>Ejemplo resuelto 1: ¿cuánto tarda el impulso?</h2>
<p>Un axón de 1,0 m conduce a 50 m/s. ¿Cuánto tarda el impulso en recorrerlo? ¿Y si perdiera la mielina y condujera a 1,0 m/s?</p>
<p>\[t_1 = \frac{1{,}0\,\text{m}}{50\,\text{m/s}} = 0{,}020\,\text{s} \qquad t_2 = \frac{1{,}0\,\text{m}}{1{,}0\,\text{m/s}} = 1{,}0\,\text{s}\]</p>
<p>Tardaría 50 veces más. Imagina retirar la mano de una olla caliente un segundo tarde.</p>
<h2>El transporte en el axón</h2>
<p>El axón casi no tiene RER: la mayoría de las proteínas se fabrica en el soma y debe viajar hasta el terminal. Lo hace en vesículas, sobre <strong>microtúbulos</strong>, empujada por proteínas motoras.</p>
<h2>Ejemplo resuelto 2: un viaje largo</h2>
<p>Las vesículas avanzan a 400 mm por día. ¿Cuánto tardan en llegar desde la médula hasta el pie, a 1,0 m?</p>
<p>\[t = \frac{1000\,\text{mm}}{400\,\text{mm/día}} = 2{,}5\,\text{días}\]</p>
<p>Compara: el <em>impulso</em>, que es eléctrico, tarda centésimas de segundo; el <em>transporte</em> de materiales, días. Son procesos distintos en la misma célula.</p>
<h2>La sinapsis</h2>
<p>Al llegar el impulso al terminal entra \(\ce{Ca^{2+}}\), las vesículas se fusionan con la membrana y liberan el neurotransmisor por <strong>exocitosis</strong>. Este se une a receptores de la célula siguiente. Como las vesículas están solo en el terminal y los receptores, al otro lado, una sinapsis química transmite en <strong>un solo sentido</strong>.</p>
<p>Las neuronas maduras casi nunca se dividen. Por eso un daño extenso del sistema nervioso central es difícil de reparar, y conviene usar casco en la bicicleta.</p>
<blockquote><p><strong>Relaciona:</strong> dendritas ramificadas → recibir; axón largo → conducir; RER abundante → fabricar; vesículas → comunicar.</p></blockquote>`,
    },
    {
      slug: 'celulas-pancreaticas',
      title: 'Las células secretoras del páncreas',
      content: html`
<p>El páncreas es dos glándulas en una. La mayor parte es <strong>exocrina</strong>: vierte jugo digestivo al intestino por un conducto. Repartidos en ella, como islas, hay grupos de células <strong>endocrinas</strong>, los <em>islotes de Langerhans</em>, que vierten hormonas a la sangre.</p>
<h2>Células acinares: enzimas para digerir</h2>
<p>Fabrican enzimas digestivas, es decir, <strong>proteínas para exportar</strong>. Se agrupan alrededor de un pequeño conducto, y cada una está claramente polarizada: en la base, el núcleo y muchísimo <strong>RER</strong>; hacia el centro, un <strong>Golgi</strong> muy desarrollado; en el ápice, hacia el conducto, <strong>gránulos de cimógeno</strong> (vesículas de secreción) llenos de enzimas inactivas.</p>
<p>¿Por qué inactivas? Porque si la tripsina estuviera activa dentro de la célula, digeriría sus propias proteínas. El <em>tripsinógeno</em> se activa recién en el intestino. Cuando se activa antes, se produce una pancreatitis.</p>
<h2>Células de los islotes: hormonas para regular</h2>
<table>
<thead><tr><th>Célula</th><th>Producto</th><th>Estímulo principal</th><th>Destino</th><th>Efecto</th></tr></thead>
<tbody>
<tr><td>Acinar</td><td>enzimas digestivas (tripsinógeno, amilasa, lipasa)</td><td>llegada de alimento al duodeno</td><td>conducto → duodeno</td><td>digestión</td></tr>
<tr><td>Beta (β)</td><td>insulina</td><td>glicemia alta</td><td>sangre</td><td>baja la glicemia</td></tr>
<tr><td>Alfa (α)</td><td>glucagón</td><td>glicemia baja</td><td>sangre</td><td>sube la glicemia</td></tr>
</tbody>
</table>
<p>La insulina y el glucagón también son proteínas o péptidos, de modo que α y β siguen la misma ruta: ribosomas del RER → Golgi → vesículas → exocitosis. Lo que cambia es <strong>qué</strong> secretan, <strong>hacia dónde</strong> y <strong>ante qué señal</strong>.</p>
<h2>¿Cómo sabe la célula β que hay mucha glucosa?</h2>
<ol>
<li>La glucosa entra por transportadores de su membrana.</li>
<li>Al degradarla, sus mitocondrias producen más ATP.</li>
<li>El ATP cierra canales de \(\ce{K+}\), cambia la carga de la membrana y entra \(\ce{Ca^{2+}}\).</li>
<li>El \(\ce{Ca^{2+}}\) hace que las vesículas se fusionen con la membrana y liberen insulina.</li>
</ol>
<p>La mitocondria, aquí, no solo entrega energía: forma parte del <em>sensor</em>.</p>
<h2>Ejemplo resuelto: interpretar datos</h2>
<p>Tras beber una solución con 75 g de glucosa, se mide a una persona sana la glicemia y la insulina en la sangre.</p>
<table>
<thead><tr><th>Tiempo (min)</th><th>Glicemia (mg/dL)</th><th>Insulina (µU/mL)</th></tr></thead>
<tbody>
<tr><td>0</td><td>85</td><td>8</td></tr>
<tr><td>30</td><td>140</td><td>60</td></tr>
<tr><td>60</td><td>125</td><td>55</td></tr>
<tr><td>120</td><td>95</td><td>20</td></tr>
</tbody>
</table>
<p>La glicemia sube en \(140 - 85 = 55\,\text{mg/dL}\) y con ella, la insulina: las células β responden al estímulo. Después la glicemia baja, porque la insulina favorece que músculo, tejido adiposo e hígado capten y almacenen glucosa, y al bajar la glicemia disminuye también la secreción de insulina. Este control se llama <strong>retroalimentación negativa</strong>.</p>
<p>En la <strong>diabetes tipo 1</strong>, el sistema inmune destruye las células β: casi no hay insulina y la glicemia se mantiene alta. El páncreas exocrino, en cambio, sigue produciendo enzimas. En la <strong>diabetes tipo 2</strong>, la más frecuente en Chile, las células del cuerpo responden poco a la insulina y, con el tiempo, las células β no logran compensarlo.</p>
<blockquote><p><strong>Patrón para la PAES:</strong> una célula que exporta proteínas tiene RER abundante, Golgi desarrollado y vesículas de secreción. Si en vez de eso secreta esteroides, busca mucho REL.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Se comparan dos células. La célula M presenta abundante RER, Golgi muy desarrollado y numerosas vesículas en un extremo. La célula N presenta microvellosidades, muchas mitocondrias y uniones estrechas. ¿Cuáles son, respectivamente?</p>`,
      options: [
        'Una neurona y una célula acinar del páncreas',
        'Una célula acinar del páncreas y un enterocito',
        'Un enterocito y una fibra muscular esquelética',
        'Una fibra muscular esquelética y un enterocito',
      ],
      correctAnswer: 1,
      explanation: html`<p>RER, Golgi y vesículas en un extremo describen a una célula que <strong>exporta proteínas</strong>: la acinar. Microvellosidades y uniones estrechas describen a una célula que <strong>absorbe</strong>: el enterocito. La fibra muscular se reconocería por sus miofibrillas y sus muchos núcleos; la neurona, por su axón y sus dendritas. La célula acinar no corresponde a N, porque su función no es absorber.</p>`,
    },
    {
      question: html`<p>Una toxina inhibe la producción de ATP en los enterocitos. ¿Cuál de estos procesos se verá afectado de manera más directa?</p>`,
      options: [
        'La difusión simple de ácidos grasos a través de la membrana',
        'El paso de agua por osmosis a través de la membrana',
        'La difusión facilitada de fructosa hacia el interior',
        'El transporte activo de iones sodio hacia fuera de la célula',
      ],
      correctAnswer: 3,
      explanation: html`<p>El <strong>transporte activo</strong> gasta ATP; sin él se detiene la bomba que saca sodio (y, como consecuencia, el ingreso de glucosa que aprovecha el gradiente de sodio). La difusión simple, la facilitada y la osmosis son transportes <em>pasivos</em>: ocurren a favor del gradiente, sin gastar ATP.</p>`,
    },
    {
      question: html`<p>En una biopsia de intestino delgado de una persona celíaca, se observan vellosidades aplanadas y pérdida de microvellosidades. ¿Cuál es la consecuencia directa de este cambio de estructura?</p>`,
      options: [
        'Disminuye la superficie disponible para absorber nutrientes.',
        'Aumenta la cantidad de nutrientes que pasa hacia la sangre.',
        'Disminuye la capacidad del intestino para contraerse y mezclar.',
        'Aumenta la superficie por la que se pueden secretar hormonas.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Vellosidades y microvellosidades existen para aumentar la <strong>superficie de absorción</strong>. Al perderse, se absorben menos nutrientes, no más. La contracción del intestino depende del músculo liso de su pared y no de las microvellosidades. La superficie total disminuye, por lo que tampoco puede aumentar la de secreción.</p>`,
    },
    {
      question: html`<p>Durante la contracción, un sarcómero pasa de medir 2,4 µm a 1,8 µm, pero la longitud de los filamentos de actina y de miosina no cambia. ¿Cuál es la mejor interpretación y el porcentaje de acortamiento?</p>`,
      options: [
        'Los filamentos se pliegan; el sarcómero se acorta un 25 %.',
        'Los filamentos se deslizan; el sarcómero se acorta un 33 %.',
        'Los filamentos se deslizan; el sarcómero se acorta un 25 %.',
        'Los filamentos se pliegan; el sarcómero se acorta un 33 %.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Si los filamentos conservan su longitud, el sarcómero solo puede acortarse porque <strong>se deslizan</strong> unos sobre otros. El acortamiento es \(\dfrac{2{,}4 - 1{,}8}{2{,}4} \cdot 100\,\% = 25\,\%\). El 33 % resulta de dividir por la longitud final (1,8 µm) en vez de la inicial. Que los filamentos se plieguen es una idea intuitiva, pero se contradice con lo observado en los sarcómeros.</p>`,
    },
    {
      question: html`<p>Un fármaco impide que el retículo sarcoplásmico libere \(\ce{Ca^{2+}}\) en las fibras musculares. La señal nerviosa llega con normalidad. ¿Qué se espera?</p>`,
      options: [
        'La fibra queda contraída de manera permanente.',
        'La fibra se contrae y luego no logra relajarse.',
        'La fibra no logra contraerse ante el estímulo.',
        'La fibra se contrae con la fuerza habitual.',
      ],
      correctAnswer: 2,
      explanation: html`<p>El \(\ce{Ca^{2+}}\) permite que la miosina se una a la actina. Si no se libera, <strong>no hay contracción</strong>, aunque la señal llegue. Una contracción que no cede se produciría en el caso contrario: si el calcio no pudiera <em>volver</em> al retículo, o si faltara ATP. La señal nerviosa por sí sola no acorta los filamentos: actúa a través del calcio.</p>`,
    },
    {
      question: html`<p>La tabla muestra la rapidez de conducción en tres axones.</p><table><thead><tr><th>Axón</th><th>Diámetro (µm)</th><th>Mielina</th><th>Rapidez (m/s)</th></tr></thead><tbody><tr><td>1</td><td>1</td><td>no</td><td>1</td></tr><tr><td>2</td><td>10</td><td>sí</td><td>60</td></tr><tr><td>3</td><td>15</td><td>sí</td><td>90</td></tr></tbody></table><p>Una investigadora quiere concluir que la mielina aumenta la rapidez. ¿Qué axón necesita agregar para aislar el efecto de la mielina?</p>`,
      options: [
        'Uno de 10 µm de diámetro sin mielina',
        'Uno de 20 µm de diámetro con mielina',
        'Uno de 2 µm de diámetro sin mielina',
        'Uno de 5 µm de diámetro con mielina',
      ],
      correctAnswer: 0,
      explanation: html`<p>Entre el axón 1 y el 2 cambian <strong>dos</strong> variables: diámetro y mielina. Para aislar una hay que mantener constante la otra: un axón de <strong>10 µm sin mielina</strong> se compara con el axón 2 y solo difiere en la mielina. Agregar axones con mielina de otros diámetros informa sobre el diámetro. El de 2 µm sin mielina no tiene con quién compararse: ningún axón con mielina mide lo mismo.</p>`,
    },
    {
      question: html`<p>Se aplica a una neurona una sustancia que desarma los microtúbulos del axón. Durante las primeras horas el impulso nervioso se conduce casi igual que antes, pero con el paso de los días la sinapsis deja de funcionar. ¿Cuál es la explicación más probable?</p>`,
      options: [
        'Sin microtúbulos, la mielina del axón se desprende de a poco y se pierde.',
        'Sin microtúbulos, los canales de sodio dejan de abrirse a las pocas horas.',
        'Sin microtúbulos, las dendritas dejan de recibir señales de otras neuronas.',
        'Sin microtúbulos, no llegan al terminal las proteínas fabricadas en el soma.',
      ],
      correctAnswer: 3,
      explanation: html`<p>El impulso depende de la membrana y sus canales, por lo que al principio se mantiene. Pero las proteínas y vesículas <strong>viajan por los microtúbulos</strong> desde el soma: sin ellos, el terminal se queda sin reposición y la sinapsis falla en días. La mielina pertenece a otras células. Si fallaran los canales, el impulso se alteraría de inmediato, lo que no se observó. Las dendritas están en el otro extremo.</p>`,
    },
    {
      question: html`<p>En una persona con diabetes tipo 1, el sistema inmune destruyó las células beta de los islotes, pero el resto del páncreas está sano. ¿Qué función se mantiene?</p>`,
      options: [
        'La secreción de insulina cuando la glicemia es alta',
        'La secreción de enzimas digestivas hacia el duodeno',
        'La disminución de la glicemia por acción pancreática',
        'La retroalimentación entre la glicemia y la insulina',
      ],
      correctAnswer: 1,
      explanation: html`<p>Las <strong>células acinares</strong>, exocrinas, son distintas de las β y siguen secretando enzimas hacia el duodeno. La insulina la producen las células β: sin ellas se pierde su secreción, el descenso de la glicemia que depende de esa hormona y la retroalimentación en que participa.</p>`,
    },
  ],
  videos: [],
};
