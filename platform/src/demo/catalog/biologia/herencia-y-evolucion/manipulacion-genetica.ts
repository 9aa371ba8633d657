import { type DemoTopic, html } from '../../../demo-topic.ts';

export const manipulacionGenetica: DemoTopic = {
  slug: 'biologia-manipulacion-genetica',
  courseId: 3,
  unit: 'Herencia y evolución',
  title: 'Manipulación genética y sus aplicaciones',
  description:
    'Entiende cómo se traslada un gen de una especie a otra y por qué esa técnica está detrás de la insulina, los detergentes y muchos alimentos.',
  color: 'blue',
  icon: 'flask',
  difficulty: 'advanced',
  orderIndex: 2,
  lessons: [
    {
      slug: 'adn-recombinante',
      title: 'ADN recombinante: copiar, cortar y pegar genes',
      content: html`
<p>La insulina que usan miles de personas con diabetes en Chile no se extrae de animales: la fabrican <strong>bacterias y levaduras</strong> a las que se les agregó el gen humano. ¿Cómo es posible que una bacteria «lea» un gen humano?</p>
<h2>Un código para todos</h2>
<p>El <strong>código genético</strong> es la correspondencia entre tripletes de nucleótidos y aminoácidos. Con pocas excepciones, es el mismo en bacterias, plantas y animales: se dice que es <em>universal</em>. Por eso, si una bacteria recibe el gen humano de la insulina con una región que ordene su expresión, fabrica la misma cadena de aminoácidos.</p>
<h2>La caja de herramientas</h2>
<table>
<thead><tr><th>Herramienta</th><th>Qué hace</th><th>Se parece a</th></tr></thead>
<tbody>
<tr><td>Enzimas de restricción</td><td>cortan el ADN en una secuencia específica</td><td>tijeras que cortan solo en una palabra</td></tr>
<tr><td>ADN ligasa</td><td>une fragmentos de ADN</td><td>pegamento</td></tr>
<tr><td>Plásmido</td><td>ADN circular y pequeño de bacterias que sirve de <em>vector</em></td><td>vehículo</td></tr>
<tr><td>Gen marcador</td><td>permite reconocer a las células que recibieron el plásmido, por ejemplo por su resistencia a un antibiótico</td><td>patente del vehículo</td></tr>
<tr><td>PCR</td><td>hace millones de copias de un segmento de ADN</td><td>fotocopiadora</td></tr>
<tr><td>CRISPR-Cas9</td><td>corta en un lugar elegido del genoma para editarlo</td><td>buscar y reemplazar</td></tr>
</tbody>
</table>
<p>Se llama <strong>ADN recombinante</strong> al que combina segmentos de distinto origen, y <strong>transgénico</strong> al organismo que recibió en su genoma un gen de otra especie. Todo transgénico es un organismo genéticamente modificado (OGM), pero no todo OGM es transgénico: con CRISPR se puede cambiar un gen propio sin agregar nada ajeno.</p>
<h2>Los pasos para producir insulina</h2>
<ol>
<li>Obtener el gen humano de la insulina.</li>
<li>Cortar el gen y el plásmido con la <strong>misma</strong> enzima de restricción, para que sus extremos sean complementarios.</li>
<li>Unirlos con ADN ligasa.</li>
<li>Introducir el plásmido recombinante en las bacterias (<em>transformación</em>).</li>
<li><strong>Seleccionar</strong> las que lo recibieron, con el gen marcador.</li>
<li>Cultivarlas en grandes estanques (<em>biorreactores</em>) y purificar la proteína.</li>
</ol>
<img src="/demo/adn-recombinante.svg" alt="Producción de insulina en cuatro pasos. 1, cortar el gen humano y el plásmido con la misma enzima. 2, unirlos con ligasa: se obtiene un ADN recombinante, el plásmido con el gen. 3, introducirlo en una bacteria, junto a su propio ADN. 4, la bacteria fabrica insulina humana." width="640" height="384" />
<h2>Ejemplo resuelto: dónde corta EcoRI</h2>
<p>La enzima EcoRI reconoce la secuencia <code>GAATTC</code> y corta entre la G y la primera A. ¿Cuántos fragmentos produce en esta molécula lineal (se muestra una de las hebras) y de qué tamaño?</p>
<p><code>ATGAATTCGGCTAAGAATTCCA</code></p>
<p>La secuencia tiene 22 nucleótidos. El sitio aparece dos veces. Marquemos los cortes con una barra:</p>
<p><code>ATG | AATTCGGCTAAG | AATTCCA</code></p>
<p>Una molécula <em>lineal</em> con dos cortes da tres fragmentos, de 3, 12 y 7 nucleótidos:</p>
<p>\[3 + 12 + 7 = 22\]</p>
<p>Si la molécula fuera <em>circular</em>, como un plásmido, dos cortes darían solo dos fragmentos. En general, con \(k\) cortes se obtienen \(k + 1\) fragmentos en una molécula lineal y \(k\) en una circular.</p>
<p>EcoRI deja extremos de una sola hebra, <code>AATT</code>, que se unen con cualquier otro extremo igual: son los <strong>extremos cohesivos</strong>. No importa de qué especie venga el ADN.</p>
<blockquote><p><strong>Error frecuente:</strong> creer que el antibiótico «hace entrar» al plásmido. El antibiótico solo elimina a las bacterias que <em>no</em> lo recibieron.</p></blockquote>`,
    },
    {
      slug: 'aplicaciones',
      title: 'Aplicaciones: alimentos, detergentes, vestuario y fármacos',
      content: html`
<p>La manipulación genética no es ciencia ficción: probablemente hoy usaste algo producido con ella. Revisemos cuatro ámbitos y, en cada uno, qué gen se movió, desde dónde y para qué.</p>
<table>
<thead><tr><th>Ámbito</th><th>Ejemplo</th><th>Qué se hizo</th><th>Ventaja</th></tr></thead>
<tbody>
<tr><td>Fármacos</td><td>insulina humana</td><td>gen humano en bacterias o levaduras</td><td>proteína idéntica a la humana, en gran cantidad</td></tr>
<tr><td>Fármacos</td><td>vacuna contra la hepatitis B</td><td>gen de una proteína del virus en levaduras</td><td>inmuniza sin usar el virus completo</td></tr>
<tr><td>Alimentos</td><td>quimosina para cuajar quesos</td><td>gen de bovino en microorganismos</td><td>no se necesita el estómago de terneros</td></tr>
<tr><td>Alimentos</td><td>maíz Bt</td><td>gen de <em>Bacillus thuringiensis</em> en maíz</td><td>la planta produce una proteína tóxica para ciertas larvas</td></tr>
<tr><td>Alimentos</td><td>arroz dorado</td><td>genes de maíz y de una bacteria en arroz</td><td>produce betacaroteno, precursor de la vitamina A</td></tr>
<tr><td>Detergentes</td><td>lipasas y proteasas</td><td>genes modificados en microorganismos</td><td>eliminan manchas en agua fría</td></tr>
<tr><td>Vestuario</td><td>algodón Bt; celulasas para desteñir jeans</td><td>gen bacteriano en algodón; enzimas de microorganismos modificados</td><td>menos insecticida; menos piedra pómez y agua</td></tr>
</tbody>
</table>
<h2>¿Por qué bacterias y levaduras?</h2>
<ul>
<li>Se reproducen rápido: <em>Escherichia coli</em> puede dividirse cada 20 minutos.</li>
<li>Se cultivan en estanques, con nutrientes baratos.</li>
<li>Sus genes se modifican con facilidad.</li>
</ul>
<p>Una diferencia importante: las bacterias no tienen retículo endoplasmático ni aparato de Golgi. Si la proteína necesita que se le agreguen azúcares, se prefieren levaduras o células animales en cultivo.</p>
<h2>Enzimas en la lavadora</h2>
<p>Una mancha de aceite no se disuelve en agua. Los detergentes con <strong>lipasas</strong> rompen las grasas; las <strong>proteasas</strong> rompen proteínas (sangre, huevo) y las <strong>amilasas</strong>, almidón (el puré). Se modificaron los genes de esas enzimas para que resistan el detergente y actúen a baja temperatura. Ninguna de ellas «queda viva» en la ropa: son proteínas, no organismos.</p>
<h2>Ejemplo resuelto: ¿cuánta energía se ahorra?</h2>
<p>Una lavadora usa 15 kg de agua que entra a 15 °C. ¿Cuánta energía se ahorra al lavar a 30 °C en vez de a 60 °C? Calentar agua requiere</p>
<p>\[Q = m \cdot c \cdot \Delta T \qquad c = 4{,}18\,\frac{\text{kJ}}{\text{kg}\cdot{}^\circ\text{C}}\]</p>
<p>\[Q_{60} = 15 \cdot 4{,}18 \cdot 45 = 2821{,}5\,\text{kJ} \qquad Q_{30} = 15 \cdot 4{,}18 \cdot 15 = 940{,}5\,\text{kJ}\]</p>
<p>La diferencia es \(2821{,}5 - 940{,}5 = 1881\,\text{kJ}\). Como \(1\,\text{kWh} = 3600\,\text{kJ}\), se ahorran unos <strong>0,52 kWh por lavado</strong>. Con tres lavados a la semana son unos 80 kWh al año: un ahorro real que se debe a una enzima.</p>
<h2>¿Y en Chile?</h2>
<p>Por décadas se han multiplicado en Chile <strong>semillas transgénicas</strong> de maíz, soya y raps para exportarlas, aprovechando que aquí es verano cuando en el hemisferio norte es invierno. El Servicio Agrícola y Ganadero (SAG) autoriza y fiscaliza esos cultivos. También se consumen alimentos importados que contienen derivados de transgénicos, como aceites y almidones.</p>
<blockquote><p><strong>Para la prueba:</strong> ante cada aplicación identifica el <em>gen</em>, el <em>organismo de origen</em>, el <em>organismo receptor</em> y el <em>producto</em>.</p></blockquote>`,
    },
    {
      slug: 'beneficios-riesgos-decisiones',
      title: 'Beneficios, riesgos y cómo evaluar la evidencia',
      content: html`
<p>«Los transgénicos van a terminar con el hambre». «Los transgénicos son veneno». Ninguna de las dos frases es científica: hablan de <em>todos</em> los casos a la vez y no dicen cómo se podría comprobar. La ciencia evalúa <strong>caso a caso</strong>, con datos, y la sociedad decide además con otros criterios: éticos, económicos y culturales.</p>
<h2>Qué puede responder la ciencia y qué no</h2>
<table>
<thead><tr><th>Pregunta</th><th>¿Se responde con un experimento o con datos?</th></tr></thead>
<tbody>
<tr><td>¿Produce el maíz Bt más granos que el convencional cuando hay larvas?</td><td>Sí: se mide el rendimiento.</td></tr>
<tr><td>¿Pasa el gen, por el polen, a maíces vecinos?</td><td>Sí: se busca el gen en las plantas vecinas.</td></tr>
<tr><td>¿Es correcto patentar un gen?</td><td>No: es una pregunta ética y legal, que los datos pueden informar, pero no zanjar.</td></tr>
<tr><td>¿Debe llevar etiqueta un alimento transgénico?</td><td>No: es una decisión de la sociedad.</td></tr>
</tbody>
</table>
<h2>Beneficios y riesgos que se estudian</h2>
<ul>
<li><strong>Posibles beneficios:</strong> medicamentos más seguros y abundantes, menor uso de algunos insecticidas, cultivos con más vitaminas o tolerantes a la sequía, procesos industriales con menos energía y contaminantes.</li>
<li><strong>Posibles riesgos:</strong> insectos y malezas resistentes, paso de genes a variedades silvestres o tradicionales, efectos en insectos que no son plaga, alergias si el gen proviene de un alimento alergénico, dependencia de pocas empresas.</li>
</ul>
<p>Chile es un centro de diversidad de la papa y de la frutilla blanca: conservar esas variedades es una razón para vigilar el flujo de genes.</p>
<h2>Edición del genoma humano</h2>
<p>En la <strong>terapia génica somática</strong> se modifican células del cuerpo de un paciente; el cambio no se hereda. Así se tratan hoy algunos casos de anemia falciforme, con CRISPR. Modificar células <strong>germinales</strong> o embriones sí se heredaría: no hay consenso sobre su seguridad ni su ética, y muchos países no lo permiten.</p>
<h2>Ejemplo resuelto: ¿está bien diseñado el experimento?</h2>
<p>Una empresa afirma que su trigo modificado tolera la sequía. Muestra estos datos:</p>
<table>
<thead><tr><th>Parcela</th><th>Trigo</th><th>Riego (mm)</th><th>Fertilizante</th><th>Rendimiento (t/ha)</th></tr></thead>
<tbody>
<tr><td>1</td><td>convencional</td><td>150</td><td>no</td><td>2,0</td></tr>
<tr><td>2</td><td>modificado</td><td>150</td><td>sí</td><td>3,1</td></tr>
</tbody>
</table>
<p>¿Se puede concluir que la modificación aumentó el rendimiento en un 55 %? El cálculo es correcto:</p>
<p>\[\frac{3{,}1 - 2{,}0}{2{,}0} \cdot 100\,\% = 55\,\%\]</p>
<p>pero la conclusión <strong>no</strong>: entre las parcelas cambiaron <em>dos</em> variables, el tipo de trigo y el fertilizante. No se sabe a cuál se debe la diferencia. Para corregirlo:</p>
<ol>
<li>Igualar el fertilizante, el suelo y el riego: son las <strong>variables controladas</strong>.</li>
<li>Cambiar solo el tipo de trigo: la <strong>variable independiente</strong>.</li>
<li>Medir el rendimiento: la <strong>variable dependiente</strong>.</li>
<li>Repetir en varias parcelas, para que el resultado no dependa del azar.</li>
<li>Incluir parcelas con riego abundante, para saber si la ventaja aparece solo con sequía.</li>
</ol>
<blockquote><p><strong>Método:</strong> antes de aceptar una afirmación, a favor o en contra, pregunta: ¿con qué se comparó?, ¿qué otra cosa cambió?, ¿cuántas veces se repitió?, ¿quién pagó el estudio?</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Para que una bacteria produzca hormona del crecimiento humana se realizan estos pasos: (1) introducir el plásmido en las bacterias; (2) cortar el gen y el plásmido con una enzima de restricción; (3) seleccionar las bacterias que recibieron el plásmido; (4) unir el gen y el plásmido con ligasa. ¿Cuál es el orden correcto?</p>`,
      options: ['2 – 1 – 4 – 3', '4 – 2 – 1 – 3', '2 – 4 – 3 – 1', '2 – 4 – 1 – 3'],
      correctAnswer: 3,
      explanation: html`<p>Primero se <strong>corta</strong> (2), luego se <strong>une</strong> (4), después se <strong>introduce</strong> (1) y al final se <strong>selecciona</strong> (3). No se puede unir antes de cortar (4 – 2), ni introducir un plásmido cortado y unirlo dentro de la bacteria (2 – 1 – 4), ni seleccionar bacterias que todavía no recibieron el plásmido (3 antes que 1).</p>`,
    },
    {
      question: html`<p>Una bacteria con el gen humano de la insulina produce una cadena con los mismos aminoácidos que la de una célula humana. ¿Qué hecho lo explica mejor?</p>`,
      options: [
        'Las bacterias tienen en su genoma los mismos genes que los seres humanos.',
        'Cada triplete codifica el mismo aminoácido en ambos organismos.',
        'Los ribosomas humanos ingresan a la bacteria junto con el plásmido.',
        'La bacteria se convierte en una célula eucarionte al recibir el gen.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El código genético es prácticamente <strong>universal</strong>: un mismo triplete significa el mismo aminoácido en una bacteria y en una persona, de modo que la secuencia se traduce igual. Las bacterias no tienen el gen de la insulina: por eso hay que agregarlo. El plásmido solo lleva ADN; los ribosomas son los de la bacteria. Recibir un gen no forma un núcleo ni organelos.</p>`,
    },
    {
      question: html`<p>Un estudiante corta un gen con la enzima EcoRI, que deja extremos de una hebra <code>AATT</code>, y un plásmido con la enzima HindIII, que deja extremos <code>AGCT</code>. Luego agrega ligasa, pero el gen no se inserta en el plásmido. ¿Cuál es la causa más probable?</p>`,
      options: [
        'El plásmido es circular y, por lo tanto, ninguna enzima puede cortarlo.',
        'La ligasa rompe las uniones entre los nucleótidos de ambas moléculas.',
        'El gen y el plásmido provienen de especies que son diferentes.',
        'Los extremos del gen y del plásmido no son complementarios entre sí.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Los extremos cohesivos se aparean solo si son <strong>complementarios</strong>: <code>AATT</code> se aparea con <code>AATT</code> y <code>AGCT</code> con <code>AGCT</code>, pero no entre ellos. Debió usar la misma enzima en ambos. La ligasa forma uniones, no las rompe. El origen de las especies no importa, porque el ADN tiene la misma estructura. Y los plásmidos sí se cortan: dejan de ser circulares.</p>`,
    },
    {
      question: html`<p>Se trataron bacterias con un plásmido que lleva un gen de resistencia a la ampicilina. Los resultados del cultivo fueron:</p><table><thead><tr><th>Placa</th><th>Bacterias</th><th>Ampicilina</th><th>Resultado</th></tr></thead><tbody><tr><td>1</td><td>sin plásmido</td><td>no</td><td>crecimiento en toda la placa</td></tr><tr><td>2</td><td>sin plásmido</td><td>sí</td><td>sin crecimiento</td></tr><tr><td>3</td><td>tratadas con plásmido</td><td>no</td><td>crecimiento en toda la placa</td></tr><tr><td>4</td><td>tratadas con plásmido</td><td>sí</td><td>35 colonias aisladas</td></tr></tbody></table><p>¿Qué par de placas permite atribuir la resistencia al plásmido?</p>`,
      options: ['1 y 2', '1 y 3', '2 y 4', '3 y 4'],
      correctAnswer: 2,
      explanation: html`<p>Para atribuir la resistencia al plásmido hay que comparar dos placas que difieran <strong>solo en el plásmido</strong> y que contengan ampicilina: 2 (nada crece) y 4 (crecen 35 colonias). La comparación 1 y 2 muestra que la ampicilina mata a las bacterias comunes; 1 y 3 no tienen ampicilina, de modo que no informan de resistencia; 3 y 4 muestran que pocas bacterias tratadas recibieron el plásmido, pero no qué pasaría sin él.</p>`,
    },
    {
      question: html`<p>Se lavaron telas con manchas de aceite con un detergente con lipasa recombinante y con el mismo detergente sin ella.</p><table><thead><tr><th>Temperatura (°C)</th><th>Mancha eliminada sin lipasa (%)</th><th>Mancha eliminada con lipasa (%)</th></tr></thead><tbody><tr><td>20</td><td>38</td><td>84</td></tr><tr><td>40</td><td>62</td><td>88</td></tr><tr><td>60</td><td>85</td><td>86</td></tr></tbody></table><p>¿Qué conclusión apoyan los datos?</p>`,
      options: [
        'La lipasa elimina más manchas a medida que aumenta la temperatura del agua.',
        'La lipasa es necesaria para eliminar manchas de aceite a 60 °C.',
        'Con lipasa se obtiene a 20 °C un resultado similar al de 60 °C sin ella.',
        'Sin lipasa la temperatura no influye en la eliminación de la mancha.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Con lipasa a 20 °C se elimina el 84 %, casi lo mismo que sin lipasa a 60 °C (85 %): se puede <strong>lavar en frío</strong> y ahorrar energía. Con lipasa los valores casi no cambian con la temperatura (84, 88 y 86 %), por lo que no hay un aumento sostenido. A 60 °C el detergente sin lipasa ya logra el 85 %. Y sin lipasa la temperatura influye mucho: de 38 a 85 %.</p>`,
    },
    {
      question: html`<p>En una zona donde se siembra solo maíz Bt, el porcentaje de larvas que sobreviven al comer esas plantas pasó de 1 % a 22 % en quince años. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'Las larvas se acostumbraron poco a poco a la proteína y enseñaron a sus crías a tolerarla.',
        'La proteína del maíz provocó en cada larva la mutación que necesitaba para sobrevivir.',
        'El gen bacteriano pasó del maíz a las larvas cuando estas se alimentaron de las hojas.',
        'Las pocas larvas resistentes dejaron más descendencia, y su proporción aumentó.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Es <strong>selección natural</strong>: al comienzo un 1 % ya era resistente; sobrevivió y se reprodujo más que el resto. La tolerancia no se aprende ni se enseña: se hereda si tiene base genética. Las mutaciones ocurren al azar, no porque se necesiten. Comer ADN no lo incorpora al genoma; además, el gen Bt codifica la proteína tóxica, no la resistencia a ella. Para retrasar este efecto se siembran «refugios» con maíz convencional.</p>`,
    },
    {
      question: html`<p>En un debate sobre un salmón modificado que crece más rápido se plantean cuatro preguntas. ¿Cuál puede responderse mediante una investigación científica?</p>`,
      options: [
        '¿Es justo que compita en el mercado con el de la pesca artesanal?',
        '¿Debería permitirse que una empresa tenga la patente de ese salmón?',
        '¿Cuánto alimento necesita por cada kilogramo que aumenta de masa?',
        '¿Es correcto modificar animales para obtener ganancias económicas?',
      ],
      correctAnswer: 2,
      explanation: html`<p>La cantidad de alimento por kilogramo se puede <strong>medir</strong> y comparar con la de salmones sin modificar. Las otras tres preguntas («debería», «es justo», «es correcto») piden un juicio de valor: dependen de criterios legales, económicos y éticos. La ciencia puede aportar datos a esa discusión, pero no decidirla con un experimento.</p>`,
    },
    {
      question: html`<p>Para saber si el algodón Bt, usado en la fabricación de telas, requiere menos insecticida, se comparó un campo de algodón Bt en una zona seca con un campo de algodón convencional en una zona lluviosa. El primero necesitó 3 aplicaciones y el segundo, 9. ¿Cuál es el principal problema de esta investigación?</p>`,
      options: [
        'Además del tipo de algodón, cambió el clima de los campos.',
        'No se puede comparar una planta modificada con una convencional.',
        'No se definió qué variable se mide en cada uno de los campos.',
        'Además del algodón Bt, faltó estudiar otra planta transgénica.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El clima también influye en la cantidad de insectos. Al cambiar <strong>dos variables a la vez</strong> no se sabe a cuál se debe la diferencia entre 3 y 9 aplicaciones: había que sembrar ambos algodones en la misma zona. La variable medida sí está definida (número de aplicaciones). Comparar con la planta convencional es justo lo que se necesita como control. Otra planta transgénica respondería a otra pregunta.</p>`,
    },
  ],
  videos: [],
};
