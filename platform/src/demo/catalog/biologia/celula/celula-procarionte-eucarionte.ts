import { type DemoTopic, html } from '../../../demo-topic.ts';

export const celulaProcarionteEucarionte: DemoTopic = {
  slug: 'biologia-celula-procarionte-eucarionte',
  courseId: 3,
  unit: 'Organización, estructura y actividad celular',
  title: 'Células procariontes y eucariontes',
  description:
    'Compara bacterias, células animales y células vegetales, y reconoce la función de la cápsula, la pared y la membrana celular.',
  color: 'green',
  icon: 'microscope',
  difficulty: 'beginner',
  orderIndex: 1,
  lessons: [
    {
      slug: 'teoria-celular-y-procariontes',
      title: 'La célula y el mundo procarionte',
      content: html`
<p>En una cucharadita de tierra de tu jardín hay cientos de millones de bacterias. Cada una es un ser vivo completo, hecho de una sola célula. Tú estás formado por decenas de billones de células. ¿Qué tienen en común contigo?</p>
<h2>La teoría celular</h2>
<ol>
<li>Todos los seres vivos están formados por una o más células: es la <strong>unidad estructural</strong>.</li>
<li>En la célula ocurren las reacciones que mantienen la vida: es la <strong>unidad funcional</strong>.</li>
<li>Toda célula proviene de otra célula: es la <strong>unidad de origen</strong>.</li>
</ol>
<p>Los virus no están hechos de células y solo se multiplican dentro de ellas; por eso quedan fuera de esta teoría.</p>
<p>Toda célula tiene, como mínimo, una <strong>membrana celular</strong> que la delimita, un <strong>citoplasma</strong> donde ocurren reacciones, <strong>ADN</strong> con la información genética y <strong>ribosomas</strong> que fabrican proteínas.</p>
<h2>La célula procarionte</h2>
<p>Las bacterias y las arqueas son <strong>procariontes</strong>: su ADN <em>no</em> está encerrado en un núcleo. Se ubica en una zona del citoplasma llamada <strong>nucleoide</strong>. No tienen organelos rodeados por membrana: ni mitocondrias, ni retículo, ni complejo de Golgi.</p>
<table>
<thead><tr><th>Estructura</th><th>Descripción</th><th>Función</th></tr></thead>
<tbody>
<tr><td>Cápsula (en algunas)</td><td>capa externa, casi siempre de polisacáridos</td><td>protege de la desecación y de las defensas del hospedero; ayuda a adherirse</td></tr>
<tr><td>Pared celular</td><td>en bacterias, de peptidoglicano</td><td>da forma y evita que la célula reviente al entrar agua</td></tr>
<tr><td>Membrana celular</td><td>bicapa de fosfolípidos con proteínas</td><td>regula el paso de sustancias; en ella ocurre la respiración de muchas bacterias</td></tr>
<tr><td>Nucleoide</td><td>en general, un cromosoma circular de ADN</td><td>contiene la información genética</td></tr>
<tr><td>Plásmidos (en muchas)</td><td>pequeños círculos de ADN</td><td>llevan genes adicionales, por ejemplo de resistencia a antibióticos</td></tr>
<tr><td>Ribosomas</td><td>menores que los del citoplasma eucarionte</td><td>sintetizan proteínas</td></tr>
<tr><td>Flagelo (en algunas)</td><td>filamento de proteína que gira como una hélice</td><td>permite desplazarse</td></tr>
</tbody>
</table>
<img src="/demo/celula-procarionte.svg" alt="Bacteria en corte. Por fuera, la cápsula; luego la pared y la membrana. En el citoplasma, el nucleoide con un cromosoma circular sin envoltura, dos plásmidos y muchos ribosomas. Tiene un flagelo. No hay núcleo ni organelos con membrana." width="640" height="392" />
<h2>Procariontes que trabajan en Chile</h2>
<p>En la minería del cobre se aprovechan bacterias como <em>Acidithiobacillus ferrooxidans</em>. Obtienen energía oxidando hierro(II) a hierro(III), que a su vez ayuda a disolver el cobre de los minerales sulfurados:</p>
<p>\[\ce{4Fe^{2+} + O2 + 4H+ -&gt; 4Fe^{3+} + 2H2O}\]</p>
<p>El proceso se llama <strong>biolixiviación</strong>. Muestra que ser «simple» en estructura no impide tener un metabolismo sorprendente.</p>
<h2>Ejemplo resuelto: ¿por qué la penicilina no daña nuestras células?</h2>
<p>La penicilina impide fabricar <strong>peptidoglicano</strong>. Una bacteria que crece sin una pared firme termina reventando por la entrada de agua. Las células humanas no tienen pared ni peptidoglicano: el antibiótico no encuentra su blanco en ellas. Por la misma razón no sirve contra los virus de la gripe o del resfrío.</p>
<blockquote><p><strong>Ojo:</strong> procarionte no quiere decir «sin ADN» ni «sin membrana». Quiere decir sin <em>núcleo</em> y sin organelos membranosos.</p></blockquote>`,
    },
    {
      slug: 'eucariontes-animal-y-vegetal',
      title: 'Células eucariontes: animal y vegetal',
      content: html`
<p>Animales, plantas, hongos y protistas están formados por células <strong>eucariontes</strong>: tienen un <strong>núcleo</strong> que encierra el ADN y un citoplasma dividido en compartimentos, los <strong>organelos</strong>. Dividir el espacio permite que ocurran al mismo tiempo reacciones que se estorbarían: en una célula del hígado, por ejemplo, se fabrican y se degradan proteínas en lugares distintos.</p>
<h2>¿En qué se parecen y en qué se diferencian?</h2>
<table>
<thead><tr><th>Estructura</th><th>Procarionte (bacteria)</th><th>Animal</th><th>Vegetal</th></tr></thead>
<tbody>
<tr><td>Membrana celular</td><td>sí</td><td>sí</td><td>sí</td></tr>
<tr><td>Ribosomas</td><td>sí</td><td>sí</td><td>sí</td></tr>
<tr><td>Núcleo y nucléolo</td><td>no</td><td>sí</td><td>sí</td></tr>
<tr><td>Mitocondrias</td><td>no</td><td>sí</td><td>sí</td></tr>
<tr><td>Retículos y complejo de Golgi</td><td>no</td><td>sí</td><td>sí</td></tr>
<tr><td>Cloroplastos</td><td>no</td><td>no</td><td>sí, en las partes verdes</td></tr>
<tr><td>Pared celular</td><td>sí, de peptidoglicano</td><td>no</td><td>sí, de celulosa</td></tr>
<tr><td>Vacuola central grande</td><td>no</td><td>no</td><td>sí</td></tr>
<tr><td>Centriolos</td><td>no</td><td>sí</td><td>no, en la mayoría de las plantas</td></tr>
</tbody>
</table>
<img src="/demo/celula-animal.svg" alt="Célula animal en corte: la membrana la rodea y, en el citoplasma, se ven el núcleo con su nucléolo, el retículo endoplasmático rugoso (RER) con ribosomas pegados, ribosomas libres, el complejo de Golgi, mitocondrias, lisosomas y un par de centriolos en ángulo recto." width="640" height="410" />
<img src="/demo/celula-vegetal.svg" alt="Célula vegetal en corte: una pared celular gruesa por fuera de la membrana, una gran vacuola central llena de agua y sales y, a su alrededor, el núcleo, cloroplastos, mitocondrias y el complejo de Golgi." width="640" height="410" />
<p>Dos errores muy comunes: creer que las plantas no tienen mitocondrias porque tienen cloroplastos (tienen <strong>ambos</strong>: también respiran, de día y de noche) y creer que toda célula vegetal tiene cloroplastos (una célula de la raíz no los tiene: allí no llega luz).</p>
<h2>El tamaño importa</h2>
<p>Una bacteria mide típicamente entre 1 y 5 µm; una célula eucarionte, entre 10 y 100 µm. ¿Por qué no hay células del tamaño de una sandía? Porque los nutrientes entran por la <em>superficie</em>, pero los consume todo el <em>volumen</em>. Para una célula cúbica de lado \(L\):</p>
<p>\[\frac{\text{superficie}}{\text{volumen}} = \frac{6L^2}{L^3} = \frac{6}{L}\]</p>
<table>
<thead><tr><th>Lado (µm)</th><th>Superficie (µm²)</th><th>Volumen (µm³)</th><th>Superficie/volumen (µm⁻¹)</th></tr></thead>
<tbody>
<tr><td>1</td><td>6</td><td>1</td><td>6</td></tr>
<tr><td>10</td><td>600</td><td>1000</td><td>0,6</td></tr>
<tr><td>100</td><td>60 000</td><td>1 000 000</td><td>0,06</td></tr>
</tbody>
</table>
<p>Mientras más grande la célula, <strong>menor</strong> es su superficie en relación con su volumen, y más difícil le resulta abastecerse. Las células eucariontes lo compensan con membranas internas y, algunas, con formas alargadas o plegadas.</p>
<h2>Ejemplo resuelto: identificar una célula</h2>
<p>En una micrografía observas una célula de 40 µm con núcleo, mitocondrias, una pared y una gran vacuola, pero sin cloroplastos. ¿De qué organismo y de qué órgano puede ser?</p>
<ol>
<li>Tiene núcleo: es <strong>eucarionte</strong>. Queda descartada una bacteria.</li>
<li>Tiene pared y una gran vacuola: no es animal. Es compatible con una célula <strong>vegetal</strong>.</li>
<li>No tiene cloroplastos: puede provenir de un órgano no fotosintético, como la raíz o un tubérculo. La papa de Chiloé es un buen candidato.</li>
</ol>
<blockquote><p><strong>Clave:</strong> la ausencia de cloroplastos no descarta que sea vegetal; la presencia de pared sí descarta que sea animal. Los hongos también tienen pared, pero de <em>quitina</em>.</p></blockquote>`,
    },
    {
      slug: 'membrana-y-pared',
      title: 'Los límites de la célula: membrana, pared y cápsula',
      content: html`
<p>Una célula se parece a una casa con puertas controladas: necesita que entren nutrientes, que salgan desechos y que el interior se mantenga distinto del exterior. De ese control se ocupa la <strong>membrana celular</strong> o plasmática, presente en <em>todas</em> las células.</p>
<h2>El modelo de mosaico fluido</h2>
<p>La membrana es una <strong>bicapa de fosfolípidos</strong> de unos 7 nm a 8 nm de grosor. Cada fosfolípido tiene una cabeza <em>hidrofílica</em>, que queda hacia el agua, y dos colas <em>hidrofóbicas</em>, que quedan hacia adentro de la bicapa. En ella se insertan proteínas y, en los animales, colesterol. Se llama «fluido» porque muchos de sus componentes se desplazan lateralmente, y «mosaico», por la variedad de proteínas.</p>
<table>
<thead><tr><th>Componente</th><th>Función principal</th></tr></thead>
<tbody>
<tr><td>Bicapa de fosfolípidos</td><td>barrera: deja pasar gases y moléculas pequeñas sin carga; frena iones y moléculas polares grandes</td></tr>
<tr><td>Proteínas canal y transportadoras</td><td>paso selectivo de iones, agua, glucosa y otros</td></tr>
<tr><td>Proteínas receptoras</td><td>reciben señales, como las hormonas</td></tr>
<tr><td>Glúcidos unidos a lípidos y proteínas</td><td>reconocimiento entre células</td></tr>
<tr><td>Colesterol (animales)</td><td>regula la fluidez</td></tr>
</tbody>
</table>
<img src="/demo/membrana-mosaico-fluido.svg" alt="Corte de la membrana según el modelo de mosaico fluido. Una bicapa de fosfolípidos separa el exterior del citoplasma: las cabezas quedan hacia el agua, arriba y abajo, y las colas, hacia adentro. Entre las colas hay colesterol. Atraviesan la bicapa un canal, por donde pasan partículas, un receptor y una proteína con glúcidos en su cara exterior." width="640" height="400" />
<p>Por ser selectiva decimos que la membrana tiene <strong>permeabilidad selectiva</strong>. Los gases \(\ce{O2}\) y \(\ce{CO2}\) la atraviesan directamente; los iones \(\ce{Na+}\), \(\ce{K+}\) o \(\ce{Ca^{2+}}\) necesitan proteínas.</p>
<h2>La pared celular</h2>
<p>Se ubica <strong>por fuera</strong> de la membrana; no la reemplaza. Es resistente y, en general, permeable al agua y a solutos pequeños: <em>no</em> es la que decide qué entra a la célula.</p>
<ul>
<li>Plantas: celulosa. Da soporte: es lo que cruje al morder un apio.</li>
<li>Bacterias: peptidoglicano.</li>
<li>Hongos: quitina.</li>
<li>Células animales: no tienen.</li>
</ul>
<h2>Ejemplo resuelto: dos células en agua destilada</h2>
<p>Se colocan un glóbulo rojo y una célula de cebolla en agua destilada. El interior de ambas tiene más solutos que el exterior, por lo que entra agua por <strong>osmosis</strong>. ¿Qué ocurre con cada una?</p>
<ol>
<li>El glóbulo rojo se hincha y, como no tiene pared, su membrana se rompe: <strong>lisis</strong>.</li>
<li>La célula de cebolla se hincha hasta que la membrana presiona la pared. La pared resiste, y la célula queda firme: <strong>turgente</strong>. No revienta.</li>
</ol>
<p>Con agua muy salada pasa lo contrario: sale agua, el glóbulo rojo se arruga y, en la célula vegetal, la membrana se separa de la pared (<em>plasmólisis</em>). Es la razón por la que el charqui, salado y seco, se conserva tanto tiempo: los microbios pierden agua y no pueden crecer.</p>
<h2>La cápsula</h2>
<p>Algunas bacterias fabrican, por fuera de la pared, una capa viscosa: la <strong>cápsula</strong>. No es indispensable para vivir, pero dificulta que los fagocitos las capturen. La bacteria <em>Streptococcus pneumoniae</em> con cápsula causa neumonía; las cepas que la perdieron son eliminadas con facilidad por las defensas. Esa diferencia fue clave en los experimentos de Griffith, en 1928.</p>
<blockquote><p><strong>De adentro hacia afuera</strong> en una bacteria con todas las capas: citoplasma → membrana → pared → cápsula.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una muestra de agua de un lago contiene un organismo unicelular de 2 µm. Al microscopio electrónico se distinguen ribosomas, membrana, pared y ADN sin envoltura nuclear. ¿Qué tipo de organismo es?</p>`,
      options: ['Un procarionte', 'Un alga unicelular', 'Un hongo unicelular', 'Un virus'],
      correctAnswer: 0,
      explanation: html`<p>El ADN <strong>sin envoltura nuclear</strong>, junto con el pequeño tamaño, corresponde a un procarionte. Las algas unicelulares y los hongos unicelulares, como las levaduras, son eucariontes: tienen núcleo (la pared, por sí sola, no permite distinguirlos). Un virus no tiene membrana celular propia ni ribosomas, y es bastante más pequeño.</p>`,
    },
    {
      question: html`<p>La tabla indica la presencia (+) o ausencia (−) de estructuras en tres células.</p><table><thead><tr><th>Estructura</th><th>Célula 1</th><th>Célula 2</th><th>Célula 3</th></tr></thead><tbody><tr><td>Membrana celular</td><td>+</td><td>+</td><td>+</td></tr><tr><td>Pared celular</td><td>−</td><td>+</td><td>+</td></tr><tr><td>Núcleo</td><td>+</td><td>+</td><td>−</td></tr><tr><td>Mitocondrias</td><td>+</td><td>+</td><td>−</td></tr><tr><td>Cloroplastos</td><td>−</td><td>+</td><td>−</td></tr></tbody></table><p>¿Cuál es la identificación correcta de las células 1, 2 y 3, respectivamente?</p>`,
      options: [
        'Bacteriana, animal y vegetal',
        'Animal, bacteriana y vegetal',
        'Animal, vegetal y bacteriana',
        'Vegetal, animal y bacteriana',
      ],
      correctAnswer: 2,
      explanation: html`<p>La célula 1 tiene núcleo y no tiene pared: es <strong>animal</strong>. La 2 tiene núcleo, pared y cloroplastos: es <strong>vegetal</strong>. La 3 tiene pared, pero no núcleo ni mitocondrias: es <strong>bacteriana</strong>. Una bacteria no puede ser la 1 ni la 2, porque ambas tienen núcleo, y la 2 no puede ser animal, porque tiene pared y cloroplastos.</p>`,
    },
    {
      question: html`<p>Un antibiótico bloquea la síntesis de peptidoglicano. ¿Por qué elimina bacterias sin dañar directamente las células de la persona que lo toma?</p>`,
      options: [
        'Porque las células humanas tienen un núcleo que impide la entrada del antibiótico.',
        'Porque las células humanas carecen de pared celular de peptidoglicano.',
        'Porque las células humanas reponen su pared más rápido que las bacterias.',
        'Porque las células humanas tienen una membrana que no deja pasar sustancias.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El antibiótico actúa sobre un componente que solo tienen las bacterias: la <strong>pared de peptidoglicano</strong>. Las células humanas no tienen pared, de ningún tipo, por lo que no pueden reponerla. El núcleo no es una defensa contra fármacos, y la membrana es selectiva, no impermeable: muchos medicamentos la atraviesan.</p>`,
    },
    {
      question: html`<p>Un estudiante afirma: «Las células vegetales no necesitan mitocondrias, porque obtienen su energía en los cloroplastos». ¿Cuál es la mejor objeción?</p>`,
      options: [
        'Las células vegetales tienen mitocondrias solo de noche, cuando falta la luz.',
        'Las células vegetales tienen mitocondrias solo en los órganos sin cloroplastos.',
        'Los cloroplastos producen oxígeno, y las mitocondrias vegetales producen glucosa.',
        'Las células vegetales también respiran y usan mitocondrias para obtener ATP.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La fotosíntesis produce glúcidos; para obtener de ellos la energía en forma de <strong>ATP</strong> que usa toda la célula, las plantas realizan <strong>respiración celular</strong> en sus mitocondrias, de día y de noche, en células con y sin cloroplastos. Las mitocondrias no aparecen y desaparecen según la luz, y no producen glucosa: aprovechan la energía de sus derivados.</p>`,
    },
    {
      question: html`<p>Dos células cúbicas tienen lados de 2 µm (célula P) y 8 µm (célula Q). ¿Cuál es la razón superficie/volumen de cada una, y qué consecuencia tiene?</p>`,
      options: [
        html`P: \(0{,}75\,\mu\text{m}^{-1}\); Q: \(3\,\mu\text{m}^{-1}\). Q intercambia sustancias con más facilidad en relación con su volumen.`,
        html`P: \(24\,\mu\text{m}^{-1}\); Q: \(384\,\mu\text{m}^{-1}\). Q intercambia sustancias con más facilidad en relación con su volumen.`,
        html`P: \(3\,\mu\text{m}^{-1}\); Q: \(0{,}75\,\mu\text{m}^{-1}\). P intercambia sustancias con más facilidad en relación con su volumen.`,
        html`P: \(3\,\mu\text{m}^{-1}\); Q: \(3\,\mu\text{m}^{-1}\). Ambas intercambian sustancias con la misma facilidad.`,
      ],
      correctAnswer: 2,
      explanation: html`<p>Para un cubo, superficie/volumen \(= 6/L\): P da \(6/2 = 3\,\mu\text{m}^{-1}\) y Q, \(6/8 = 0{,}75\,\mu\text{m}^{-1}\). La célula <strong>pequeña</strong> tiene más superficie por unidad de volumen y se abastece con más facilidad. Los valores 24 y 384 son solo las superficies (en µm²), sin dividir por el volumen. La razón no es la misma aunque las dos sean cubos: depende del tamaño.</p>`,
    },
    {
      question: html`<p>Se colocan glóbulos rojos humanos y células de hoja de elodea, una planta acuática, en agua destilada. Tras diez minutos, los glóbulos rojos se han roto y las células de elodea siguen enteras. ¿Qué estructura explica la diferencia?</p>`,
      options: [
        'La pared celular de la elodea',
        'El núcleo de la elodea',
        'La membrana celular de la elodea',
        'Los cloroplastos de la elodea',
      ],
      correctAnswer: 0,
      explanation: html`<p>En ambas células entra agua por osmosis. En la elodea, la <strong>pared celular</strong> resiste la presión y evita que la célula reviente: queda turgente. La membrana no marca la diferencia, pues los glóbulos rojos también tienen membrana. Los cloroplastos no regulan la entrada de agua. Tampoco es el núcleo: aunque los glóbulos rojos humanos maduros carecen de él, otras células animales con núcleo también se rompen en agua destilada.</p>`,
    },
    {
      question: html`<p>Un equipo inyecta a ratones dos cepas de una misma bacteria: una con cápsula y otra que la perdió por una mutación. Los ratones con la primera enferman; los otros, no. ¿Qué hipótesis explica mejor el resultado?</p>`,
      options: [
        'La cápsula contiene el ADN, y sin él la bacteria no puede multiplicarse.',
        'La cápsula dificulta que las defensas del ratón eliminen a la bacteria.',
        'La cápsula fabrica las proteínas que la bacteria necesita para vivir.',
        'La cápsula decide qué nutrientes entran al interior de la bacteria.',
      ],
      correctAnswer: 1,
      explanation: html`<p>La cápsula <strong>dificulta la fagocitosis</strong>: las bacterias con cápsula persisten y enferman al ratón; las que la perdieron son eliminadas. El ADN está en el nucleoide, las proteínas las fabrican los ribosomas y la entrada de nutrientes la regula la membrana. Si la cápsula cumpliera alguna de esas tres funciones, la cepa sin cápsula no podría vivir ni siquiera en un cultivo.</p>`,
    },
    {
      question: html`<p>Se observan células de tres organismos. Las tres tienen pared celular, pero su componente principal es distinto: celulosa en la primera, quitina en la segunda y peptidoglicano en la tercera. ¿A qué organismos pueden corresponder, respectivamente?</p>`,
      options: [
        'Un champiñón, una bacteria y un copihue',
        'Una bacteria, un copihue y un champiñón',
        'Un copihue, una bacteria y un champiñón',
        'Un copihue, un champiñón y una bacteria',
      ],
      correctAnswer: 3,
      explanation: html`<p>La pared de las plantas (el <strong>copihue</strong>) es de celulosa; la de los hongos (el <strong>champiñón</strong>), de quitina; la de las <strong>bacterias</strong>, de peptidoglicano. Un error frecuente es agrupar hongos y plantas porque ninguno se desplaza: sus paredes muestran que son grupos distintos.</p>`,
    },
  ],
  videos: [],
};
