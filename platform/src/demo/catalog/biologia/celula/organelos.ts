import { type DemoTopic, html } from '../../../demo-topic.ts';

export const organelos: DemoTopic = {
  slug: 'biologia-organelos',
  courseId: 3,
  unit: 'Organización, estructura y actividad celular',
  title: 'Los organelos y su función',
  description:
    'Sigue la ruta de una proteína, descubre cómo la célula obtiene energía y recicla sus partes, y qué la sostiene y la mueve.',
  color: 'teal',
  icon: 'microscope',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'nucleo-y-ruta-de-las-proteinas',
      title: 'Del núcleo al exterior: la ruta de una proteína',
      content: html`
<p>Piensa en una célula como una ciudad. Hay un archivo con los planos, talleres que fabrican, un centro de distribución que empaqueta y vehículos que reparten. Vamos a seguir a una proteína desde su plano hasta que sale de la célula.</p>
<h2>El núcleo: el archivo</h2>
<p>El <strong>núcleo</strong> guarda el ADN, unido a proteínas en forma de <em>cromatina</em>. Lo rodea una <strong>envoltura nuclear</strong> de doble membrana con <strong>poros</strong>, que regulan el paso de moléculas. En su interior se distingue el <strong>nucléolo</strong>, una región densa donde se fabrica el ARN ribosomal y se arman las dos subunidades de los ribosomas. Una célula que fabrica muchas proteínas suele tener un nucléolo grande.</p>
<h2>Los ribosomas: los talleres</h2>
<p>Los <strong>ribosomas</strong> leen el ARN mensajero y unen aminoácidos para formar proteínas. <em>No tienen membrana</em>, por lo que están también en los procariontes. En los eucariontes los hay:</p>
<ul>
<li><strong>libres</strong> en el citosol: fabrican, en general, proteínas que se quedan dentro de la célula;</li>
<li><strong>adheridos</strong> al retículo endoplasmático: fabrican proteínas que se exportan, que van a membranas o que van a los lisosomas.</li>
</ul>
<h2>Los retículos endoplasmáticos</h2>
<p>Son una red de membranas continua con la envoltura nuclear.</p>
<ul>
<li><strong>Rugoso (RER)</strong>: con ribosomas adheridos. Recibe las proteínas nuevas, que se pliegan y se modifican en su interior.</li>
<li><strong>Liso (REL)</strong>: sin ribosomas. Sintetiza lípidos (como fosfolípidos y hormonas esteroidales), neutraliza sustancias tóxicas en el hígado y almacena calcio, \(\ce{Ca^{2+}}\), en el músculo.</li>
</ul>
<h2>El complejo de Golgi: el centro de distribución</h2>
<p>Es una pila de sacos aplanados. Recibe vesículas del RER, termina de modificar las proteínas, las <strong>clasifica</strong> y las <strong>empaqueta</strong> en vesículas nuevas, que pueden ir a la membrana, a los lisosomas o al exterior.</p>
<table>
<thead><tr><th>Paso</th><th>Estructura</th><th>Qué ocurre</th></tr></thead>
<tbody>
<tr><td>1</td><td>Núcleo</td><td>se copia la información del ADN en ARN mensajero</td></tr>
<tr><td>2</td><td>Ribosoma del RER</td><td>se sintetiza la proteína</td></tr>
<tr><td>3</td><td>RER</td><td>la proteína se pliega y se modifica</td></tr>
<tr><td>4</td><td>Complejo de Golgi</td><td>se termina, se clasifica y se empaqueta</td></tr>
<tr><td>5</td><td>Vesícula y membrana</td><td>la vesícula se fusiona con la membrana y libera la proteína: <strong>exocitosis</strong></td></tr>
</tbody>
</table>
<img src="/demo/ruta-de-una-proteina.svg" alt="Ruta de una proteína que se exporta. 1: del núcleo sale el ARN mensajero. 2 y 3: en el retículo endoplasmático rugoso, los ribosomas la sintetizan, y allí se pliega y se modifica; pasa en una vesícula. 4: el complejo de Golgi la termina y la empaqueta en otra vesícula. 5: la vesícula se fusiona con la membrana y la libera al exterior, por exocitosis." width="640" height="392" />
<h2>Ejemplo resuelto: un experimento de seguimiento</h2>
<p>A células que secretan enzimas se les entregan por pocos minutos aminoácidos marcados con radiactividad. Luego se mide dónde está la marca. A los 3 min está sobre todo en el RER; a los 20 min, en el Golgi; a los 90 min, en vesículas cercanas a la membrana. ¿Qué se concluye?</p>
<p>Que las proteínas <strong>recién fabricadas</strong> (en ellas están los aminoácidos marcados) recorren el camino RER → Golgi → vesículas. Si una sustancia bloquea la salida de vesículas desde el RER, la marca se acumulará en el RER y nunca llegará al Golgi. George Palade recibió el premio Nobel de 1974 por este tipo de trabajos.</p>
<blockquote><p><strong>No confundas:</strong> el Golgi no fabrica proteínas; las termina, las clasifica y las despacha.</p></blockquote>`,
    },
    {
      slug: 'mitocondrias-y-cloroplastos',
      title: 'Mitocondrias y cloroplastos: la energía',
      content: html`
<p>Todo lo que hace una célula (moverse, transportar, fabricar) requiere energía. La moneda es una molécula llamada <strong>ATP</strong>. Dos organelos se encargan de las grandes transformaciones de energía.</p>
<h2>La mitocondria</h2>
<p>Está en casi todas las células eucariontes, <em>animales y vegetales</em>. Tiene dos membranas: la externa, lisa, y la interna, plegada en <strong>crestas</strong> que multiplican su superficie. El espacio interior es la <strong>matriz</strong>. Allí ocurre la mayor parte de la <strong>respiración celular</strong> aeróbica, que se resume así:</p>
<p>\[\ce{C6H12O6 + 6O2 -&gt; 6CO2 + 6H2O} + \text{energía (ATP y calor)}\]</p>
<p>(La primera parte, la glucólisis, ocurre en el citosol.) Mientras más energía necesita una célula, más mitocondrias tiene: abundan en el músculo y en los espermatozoides; los glóbulos rojos humanos maduros no tienen ninguna.</p>
<h2>El cloroplasto</h2>
<p>Está en las células fotosintéticas de plantas y algas. También tiene dos membranas en su envoltura y, en su interior, un tercer sistema de membranas: los <strong>tilacoides</strong>, apilados en <em>granas</em>, donde está la clorofila. El espacio que los rodea es el <strong>estroma</strong>. Realiza la <strong>fotosíntesis</strong>:</p>
<p>\[\ce{6CO2 + 6H2O -&gt;[\text{luz}] C6H12O6 + 6O2}\]</p>
<table>
<thead><tr><th>Característica</th><th>Mitocondria</th><th>Cloroplasto</th></tr></thead>
<tbody>
<tr><td>Proceso</td><td>respiración celular</td><td>fotosíntesis</td></tr>
<tr><td>Transformación de energía</td><td>química (glúcidos, lípidos) → química (ATP)</td><td>luminosa → química (glúcidos)</td></tr>
<tr><td>Gas que consume</td><td>\(\ce{O2}\)</td><td>\(\ce{CO2}\)</td></tr>
<tr><td>Gas que libera</td><td>\(\ce{CO2}\)</td><td>\(\ce{O2}\)</td></tr>
<tr><td>Membranas internas</td><td>crestas</td><td>tilacoides</td></tr>
<tr><td>Presente en</td><td>animales, plantas, hongos, protistas</td><td>plantas y algas</td></tr>
</tbody>
</table>
<h2>Dos organelos con historia propia</h2>
<p>Según la <strong>teoría endosimbiótica</strong>, difundida por Lynn Margulis, mitocondrias y cloroplastos provienen de procariontes que fueron incorporados por otra célula hace más de mil millones de años. La evidencia:</p>
<ul>
<li>tienen <strong>ADN propio</strong>, en general circular, como el de las bacterias;</li>
<li>tienen <strong>ribosomas</strong> parecidos a los bacterianos;</li>
<li>tienen <strong>doble membrana</strong> en su envoltura;</li>
<li>se <strong>multiplican</strong> por división, con un tamaño similar al de las bacterias.</li>
</ul>
<p>Hoy ya no pueden vivir solos: la mayoría de sus proteínas se codifica en genes del núcleo.</p>
<h2>Ejemplo resuelto: luz y oscuridad</h2>
<p>Un frasco cerrado contiene una planta de elodea en agua. Con luz intensa, la cantidad de \(\ce{O2}\) disuelto aumenta; en la oscuridad, disminuye. ¿Qué organelos funcionan en cada caso?</p>
<ol>
<li><strong>Con luz</strong> funcionan los cloroplastos <em>y</em> las mitocondrias. El \(\ce{O2}\) aumenta porque la fotosíntesis produce más del que la respiración consume.</li>
<li><strong>En la oscuridad</strong> funcionan solo las mitocondrias: se consume \(\ce{O2}\) y nada lo repone.</li>
</ol>
<blockquote><p><strong>Cuidado:</strong> la respiración no es «lo que la planta hace de noche». Ocurre siempre; de noche es lo único que se nota.</p></blockquote>`,
    },
    {
      slug: 'lisosomas-peroxisomas-vacuolas',
      title: 'Reciclar y almacenar: lisosomas, peroxisomas y vacuolas',
      content: html`
<p>Una ciudad que no procesa su basura colapsa. La célula degrada cada día parte de sus propias moléculas y organelos gastados, y reutiliza sus componentes.</p>
<h2>Lisosomas: la planta de reciclaje</h2>
<p>Son vesículas con unas cincuenta <strong>enzimas digestivas</strong> que funcionan en medio ácido, cerca de pH 5. Se forman a partir del complejo de Golgi y son típicos de las células animales. Degradan:</p>
<ul>
<li>partículas y microbios capturados por <em>fagocitosis</em>, como hacen los glóbulos blancos;</li>
<li>organelos dañados de la propia célula (<strong>autofagia</strong>).</li>
</ul>
<p>¿Por qué no digieren toda la célula? Por dos razones: la membrana del lisosoma los aísla, y sus enzimas casi no actúan al pH cercano a 7,2 del citosol. Como el pH es una escala logarítmica, la diferencia es enorme:</p>
<p>\[\frac{[\ce{H+}]_{\text{lisosoma}}}{[\ce{H+}]_{\text{citosol}}} = \frac{10^{-5{,}0}}{10^{-7{,}2}} = 10^{2{,}2} \approx 160\]</p>
<p>El interior del lisosoma tiene unas 160 veces más iones \(\ce{H+}\) por litro que el citosol. Cuando falta una enzima por una mutación, la sustancia que debía degradarse se acumula: son las <em>enfermedades de almacenamiento lisosomal</em>, como la de Tay-Sachs.</p>
<h2>Peroxisomas: manejo de sustancias peligrosas</h2>
<p>Son vesículas que oxidan ácidos grasos y otras moléculas. En ese proceso se forma peróxido de hidrógeno, \(\ce{H2O2}\), que es tóxico. La enzima <strong>catalasa</strong> lo descompone de inmediato:</p>
<p>\[\ce{2H2O2 -&gt;[\text{catalasa}] 2H2O + O2}\]</p>
<p>Ya viste esta reacción: la espuma que aparece al poner agua oxigenada en una herida es el oxígeno que libera la catalasa de tus células. Los peroxisomas abundan en el hígado y en el riñón.</p>
<h2>Vacuolas: bodega y soporte</h2>
<p>En las células vegetales maduras, la <strong>vacuola central</strong> puede ocupar hasta el 90 % del volumen. Almacena agua, sales, azúcares y pigmentos (el rojo del copihue está en sus vacuolas), guarda desechos y mantiene la <strong>turgencia</strong>: al llenarse, empuja el citoplasma contra la pared. Si la planta pierde agua, la vacuola se vacía y la planta se marchita. En animales y protistas hay vacuolas pequeñas; el paramecio tiene vacuolas <em>contráctiles</em> que expulsan el exceso de agua.</p>
<table>
<thead><tr><th>Organelo</th><th>Contenido característico</th><th>Función</th><th>Presencia</th></tr></thead>
<tbody>
<tr><td>Lisosoma</td><td>enzimas hidrolíticas, pH ácido</td><td>digestión intracelular, autofagia</td><td>animales</td></tr>
<tr><td>Peroxisoma</td><td>catalasa y oxidasas</td><td>oxidación de ácidos grasos; degradación de \(\ce{H2O2}\)</td><td>animales y plantas</td></tr>
<tr><td>Vacuola central</td><td>agua, sales, pigmentos</td><td>almacenamiento y turgencia</td><td>plantas</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto</h2>
<p>Un glóbulo blanco captura una bacteria, pero no logra destruirla. Se comprueba que el pH de sus lisosomas es 7. ¿Cuál es la causa más probable?</p>
<p>Las enzimas lisosomales necesitan un medio ácido. A pH 7 casi no actúan: la bacteria queda atrapada, pero <strong>no es degradada</strong>. La fagocitosis funcionó; lo que falló fue la digestión. La bacteria de la tuberculosis usa una estrategia parecida: impide que el compartimento donde está se acidifique.</p>
<blockquote><p><strong>Para distinguirlos:</strong> el lisosoma <em>hidroliza</em> (corta usando agua); el peroxisoma <em>oxida</em>.</p></blockquote>`,
    },
    {
      slug: 'citoesqueleto-cilios-flagelos',
      title: 'Forma y movimiento: citoesqueleto, centriolos, cilios y flagelos',
      content: html`
<p>Si una célula fuera solo una bolsa con líquido, sería siempre redonda. Sin embargo, hay células alargadas, ramificadas y hasta con «pelos» que se agitan. La responsable es una red de filamentos de proteína: el <strong>citoesqueleto</strong>.</p>
<h2>Los tres tipos de filamentos</h2>
<table>
<thead><tr><th>Filamento</th><th>Proteína</th><th>Diámetro</th><th>Función</th></tr></thead>
<tbody>
<tr><td>Microfilamentos</td><td>actina</td><td>7 nm</td><td>cambios de forma, contracción muscular, microvellosidades</td></tr>
<tr><td>Filamentos intermedios</td><td>queratinas y otras</td><td>10 nm</td><td>resistencia mecánica, por ejemplo en la piel</td></tr>
<tr><td>Microtúbulos</td><td>tubulina</td><td>25 nm</td><td>rieles de transporte, huso mitótico, cilios y flagelos</td></tr>
</tbody>
</table>
<p>El citoesqueleto no es un andamio fijo: sus microfilamentos y microtúbulos se arman y desarman continuamente. Sobre los microtúbulos avanzan <em>proteínas motoras</em> que acarrean vesículas y organelos, gastando ATP.</p>
<h2>Centriolos y centrosoma</h2>
<p>En las células animales, cerca del núcleo, está el <strong>centrosoma</strong>, con un par de <strong>centriolos</strong>: cilindros formados por nueve tripletes de microtúbulos. Desde el centrosoma crecen los microtúbulos que, durante la división celular, forman el <strong>huso mitótico</strong>. La mayoría de las plantas no tiene centriolos y, sin embargo, forma el huso: <em>no</em> son indispensables para dividirse.</p>
<h2>Cilios y flagelos</h2>
<p>Son prolongaciones móviles de la membrana. En los eucariontes tienen por dentro la misma estructura: nueve pares de microtúbulos alrededor de un par central, el llamado arreglo <strong>9 + 2</strong>.</p>
<ul>
<li><strong>Cilios</strong>: cortos y numerosos. Los de la tráquea empujan el moco con polvo y microbios hacia la garganta; los de la trompa uterina ayudan a trasladar al ovocito.</li>
<li><strong>Flagelos</strong>: largos y escasos. El espermatozoide humano tiene uno.</li>
</ul>
<p>El flagelo de las <strong>bacterias</strong> cumple una función semejante, pero es otra estructura: está hecho de la proteína flagelina, no tiene microtúbulos y <em>gira</em> como una hélice, mientras que el eucarionte <em>ondula</em>.</p>
<h2>Ejemplo resuelto 1: rapidez de un espermatozoide</h2>
<p>Un espermatozoide avanza unos 50 µm cada segundo. ¿Cuánto tardaría, en línea recta, en recorrer 15 cm?</p>
<p>\[t = \frac{d}{v} = \frac{0{,}15\,\text{m}}{50 \times 10^{-6}\,\text{m/s}} = 3000\,\text{s} = 50\,\text{min}\]</p>
<p>En la realidad el trayecto no es recto, y las contracciones del útero y de la trompa influyen mucho.</p>
<h2>Ejemplo resuelto 2: el humo del cigarrillo</h2>
<p>El humo paraliza y destruye los cilios de la tráquea. ¿Qué consecuencia se espera?</p>
<ol>
<li>Sin cilios que lo empujen, el moco con partículas y microbios se acumula.</li>
<li>El cuerpo intenta despejarlo con tos: es la «tos de fumador».</li>
<li>Aumenta el riesgo de infecciones respiratorias.</li>
</ol>
<p>Observa el razonamiento: de la <em>estructura</em> (cilio) a la <em>función</em> (mover moco) y de ahí a la <em>consecuencia</em> de perderla. Es el tipo de relación que más pregunta la PAES.</p>
<blockquote><p><strong>Recuerda:</strong> las microvellosidades del intestino <em>no</em> son cilios. Tienen actina, no se mueven para desplazar cosas y sirven para aumentar la superficie de absorción.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>A células del páncreas se les entregan aminoácidos marcados durante 3 minutos. La tabla muestra el porcentaje de la marca en cada estructura.</p><table><thead><tr><th>Estructura</th><th>3 min</th><th>20 min</th><th>90 min</th></tr></thead><tbody><tr><td>Estructura X</td><td>86 %</td><td>20 %</td><td>10 %</td></tr><tr><td>Estructura Y</td><td>10 %</td><td>70 %</td><td>12 %</td></tr><tr><td>Estructura Z</td><td>4 %</td><td>10 %</td><td>78 %</td></tr></tbody></table><p>¿A qué corresponden X, Y y Z?</p>`,
      options: [
        'X: Golgi; Y: RER; Z: vesículas de secreción',
        'X: RER; Y: vesículas de secreción; Z: Golgi',
        'X: vesículas de secreción; Y: Golgi; Z: RER',
        'X: RER; Y: Golgi; Z: vesículas de secreción',
      ],
      correctAnswer: 3,
      explanation: html`<p>Los aminoácidos se incorporan a proteínas en los ribosomas del <strong>RER</strong> (la marca está primero en X), pasan al <strong>Golgi</strong> (Y, a los 20 min) y se empaquetan en <strong>vesículas de secreción</strong> (Z, a los 90 min). Poner primero el Golgi olvida que allí no se sintetizan proteínas. Poner las vesículas antes del Golgi invierte el empaque, y comenzar por las vesículas invierte toda la ruta.</p>`,
    },
    {
      question: html`<p>Un tipo celular fabrica grandes cantidades de hormonas esteroidales, que son lípidos. ¿Qué organelo se espera que esté muy desarrollado en él por esa razón?</p>`,
      options: ['Los lisosomas', 'El retículo endoplasmático liso', 'Los ribosomas libres', 'El nucléolo'],
      correctAnswer: 1,
      explanation: html`<p>El <strong>REL</strong> sintetiza lípidos, entre ellos las hormonas esteroidales: abunda, por ejemplo, en células de las gónadas y de las glándulas suprarrenales. Los ribosomas libres fabrican proteínas; el nucléolo arma subunidades de ribosomas, y los lisosomas degradan moléculas en vez de fabricarlas.</p>`,
    },
    {
      question: html`<p>Un frasco cerrado con elodea en agua se mantiene primero con luz y luego en oscuridad total. ¿Qué organelos consumen o producen \(\ce{O2}\) en cada etapa?</p>`,
      options: [
        'Con luz, cloroplastos y mitocondrias; en oscuridad, solo mitocondrias.',
        'Con luz, solo cloroplastos; en oscuridad, solo mitocondrias.',
        'Con luz, solo cloroplastos; en oscuridad, cloroplastos y mitocondrias.',
        'Con luz y en oscuridad, solo cloroplastos, pues la elodea es una planta.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Las mitocondrias consumen \(\ce{O2}\) <strong>siempre</strong>; los cloroplastos lo producen solo <strong>con luz</strong>. Por eso con luz funcionan ambos y en oscuridad, solo las mitocondrias. La idea de que las plantas «hacen fotosíntesis de día y respiran de noche» es un error muy común: la respiración no se detiene de día. Las plantas tienen mitocondrias, como casi todos los eucariontes.</p>`,
    },
    {
      question: html`<p>¿Cuál de las siguientes observaciones <strong>apoya</strong> la teoría endosimbiótica sobre el origen de las mitocondrias?</p>`,
      options: [
        'La mayoría de sus proteínas se codifica en genes que están en el núcleo.',
        'Las células con gran gasto de energía tienen una mayor cantidad de ellas.',
        'Sus ribosomas y su ADN se parecen a los que tienen las bacterias.',
        'Su membrana interna está plegada en crestas que aumentan la superficie.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Si las mitocondrias descienden de procariontes, se espera que conserven rasgos suyos: <strong>ADN propio</strong>, en general circular, y <strong>ribosomas</strong> de tipo bacteriano. Que sus proteínas dependan del núcleo muestra que hoy no son autónomas; no apoya por sí solo un origen externo. La cantidad según el gasto y las crestas se relacionan con su función, no con su origen.</p>`,
    },
    {
      question: html`<p>Una persona tiene una mutación que elimina una enzima lisosomal encargada de degradar cierto lípido. ¿Qué se espera observar en sus células?</p>`,
      options: [
        'Ausencia del lípido, porque ya no puede ser fabricado.',
        'Digestión de toda la célula, porque el lisosoma queda sin control.',
        'Producción excesiva de ATP, porque el lípido se usa como energía.',
        'Acumulación del lípido dentro de los lisosomas de la célula.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Sin la enzima que lo degrada, el lípido <strong>se acumula en los lisosomas</strong>: es una enfermedad de almacenamiento lisosomal. La mutación no afecta la fabricación del lípido, que ocurre en el REL. Tener una enzima menos no hace que el lisosoma digiera la célula, y el lípido no degradado no entrega energía.</p>`,
    },
    {
      question: html`<p>Se agrega agua oxigenada (\(\ce{H2O2}\)) a un trozo de papa cruda y aparece espuma. Con un trozo de papa hervida no aparece. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'El calor inactivó la catalasa, que descompone el agua oxigenada y libera oxígeno.',
        'El calor eliminó el oxígeno de la papa, que es el que forma la espuma al salir.',
        'El calor destruyó los cloroplastos de la papa, que producían el oxígeno.',
        'El calor evaporó el agua de las vacuolas, necesaria para formar la espuma.',
      ],
      correctAnswer: 0,
      explanation: html`<p>La <strong>catalasa</strong>, abundante en los peroxisomas, cataliza \(\ce{2H2O2 -&gt; 2H2O + O2}\); la espuma es oxígeno. Es una proteína y al hervir se desnaturaliza. El oxígeno proviene del agua oxigenada, no del aire dentro de la papa. El tubérculo crece bajo tierra y no tiene cloroplastos. Y el agua no falta: hay en el agua oxigenada y en la misma papa hervida.</p>`,
    },
    {
      question: html`<p>Un fármaco impide que la tubulina forme microtúbulos. ¿Cuál de estos procesos se verá afectado de manera más directa?</p>`,
      options: [
        'La síntesis de lípidos en el retículo liso',
        'La formación del huso durante la mitosis',
        'La difusión de oxígeno por la membrana',
        'La unión de aminoácidos en los ribosomas',
      ],
      correctAnswer: 1,
      explanation: html`<p>El <strong>huso mitótico</strong> está hecho de microtúbulos de tubulina: sin ellos la división se detiene; por eso algunos fármacos contra el cáncer actúan así. La síntesis de lípidos y la de proteínas dependen de enzimas y ribosomas, no de microtúbulos. El oxígeno atraviesa la bicapa por difusión, sin ayuda del citoesqueleto.</p>`,
    },
    {
      question: html`<p>Las personas con discinesia ciliar primaria tienen cilios y flagelos con microtúbulos defectuosos. ¿Qué par de problemas se espera en un hombre con esta condición?</p>`,
      options: [
        'Mala absorción intestinal y anemia',
        'Debilidad muscular y piel muy frágil',
        'Infecciones respiratorias repetidas e infertilidad',
        'Acumulación de lípidos y falta de insulina',
      ],
      correctAnswer: 2,
      explanation: html`<p>Los <strong>cilios</strong> de la vía respiratoria despejan el moco y el <strong>flagelo</strong> mueve al espermatozoide. Como ambos comparten la estructura 9 + 2, fallan juntos. La absorción intestinal depende de microvellosidades, que tienen actina y no son cilios; la contracción muscular depende de actina y miosina, y la resistencia de la piel, de filamentos intermedios. Los lípidos y la insulina dependen de otros organelos.</p>`,
    },
  ],
  videos: [],
};
