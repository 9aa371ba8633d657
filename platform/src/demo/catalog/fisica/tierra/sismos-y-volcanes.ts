import { type DemoTopic, html } from '../../../demo-topic.ts';

export const sismosYVolcanes: DemoTopic = {
  slug: 'fisica-sismos-y-volcanes',
  courseId: 2,
  unit: 'Energía – tierra',
  title: 'Sismos, volcanes y relieve',
  description:
    'Distingue magnitud de intensidad, comprende por qué tiembla tanto en Chile, cómo hace erupción un volcán y cómo se levantan las montañas.',
  color: 'red',
  icon: 'fire',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'sismos',
      title: 'Sismos: origen, magnitud e intensidad',
      content: html`
<p>El 22 de mayo de 1960, unos mil kilómetros de falla se rompieron en pocos minutos entre las penínsulas de Arauco y de Taitao. El terremoto de Valdivia, de magnitud 9,5, es el mayor registrado en la historia. Chile es uno de los países más sísmicos del planeta. Conviene saber por qué, y hablar del tema con las palabras correctas.</p>
<h2>¿Qué es un sismo?</h2>
<p>Es la vibración del suelo producida por la liberación brusca de energía en el interior de la Tierra, casi siempre por la <strong>ruptura</strong> o el deslizamiento repentino de las rocas a lo largo de una <em>falla</em>. Las rocas se deforman lentamente, acumulan energía elástica, como un resorte, y cuando el esfuerzo supera al roce o a la resistencia de la roca, se desplazan.</p>
<ul>
<li><strong>Hipocentro</strong> o foco: punto del interior donde comienza la ruptura.</li>
<li><strong>Epicentro</strong>: punto de la superficie ubicado justo sobre el hipocentro.</li>
<li><strong>Réplicas</strong>: sismos menores que siguen al principal, mientras las rocas se reacomodan.</li>
</ul>
<h2>Magnitud e intensidad</h2>
<table>
<thead><tr><th></th><th>Magnitud</th><th>Intensidad</th></tr></thead>
<tbody>
<tr><td>Qué mide</td><td>el tamaño del sismo, relacionado con la energía liberada</td><td>los efectos en un lugar: cómo se sintió y qué daños hubo</td></tr>
<tr><td>Escala</td><td>magnitud de momento (\(M_w\)); antes, Richter</td><td>Mercalli modificada, de I a XII</td></tr>
<tr><td>¿Cuántos valores tiene un sismo?</td><td><strong>uno solo</strong></td><td><strong>muchos</strong>: uno por cada lugar</td></tr>
<tr><td>Depende de la distancia al epicentro</td><td>no</td><td>sí, y del tipo de suelo y las construcciones</td></tr>
</tbody>
</table>
<p>Es como una ampolleta: la magnitud es su potencia; la intensidad, la luz que recibe cada quien según dónde está.</p>
<h2>Una escala que engaña</h2>
<p>La magnitud es <strong>logarítmica</strong>. Por cada unidad, la energía liberada aumenta unas 32 veces (\(10^{1{,}5}\)):</p>
<p>\[\frac{E_2}{E_1} = 10^{1{,}5\,(M_2 - M_1)}\]</p>
<p><strong>Ejemplo resuelto.</strong> ¿Cuántas veces más energía liberó un sismo de magnitud 8,8 que uno de 6,8? La diferencia es de 2 unidades: \(10^{1{,}5 \cdot 2} = 10^{3} = 1000\) veces. No «dos puntos más», sino mil veces más.</p>
<h2>¿Dónde ocurren en Chile?</h2>
<table>
<thead><tr><th>Tipo</th><th>Dónde se produce</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>Interplaca</td><td>en el contacto entre Nazca y Sudamericana; pueden ser los mayores y causar tsunamis</td><td>Valdivia 1960 (\(M_w\) 9,5); Maule 2010 (8,8)</td></tr>
<tr><td>Intraplaca de profundidad intermedia</td><td>dentro de la placa de Nazca, ya hundida, entre unos 60 y 200 km</td><td>Chillán 1939; Tarapacá 2005</td></tr>
<tr><td>Cortical</td><td>en fallas superficiales de la placa Sudamericana</td><td>Las Melosas 1958; Aysén 2007</td></tr>
</tbody>
</table>
<img src="/demo/sismos-en-chile.svg" alt="Corte de oeste a este frente a Chile con la placa de Nazca que se hunde bajo la Sudamericana y tres focos de sismos: 1, interplaca, en el contacto entre las dos placas; 2, intraplaca de profundidad intermedia, dentro de la placa de Nazca ya hundida, entre unos 60 y 200 km; 3, cortical, a poca profundidad en la placa Sudamericana. El relieve está exagerado." width="640" height="420" />
<p>Los corticales pueden ser muy destructivos aunque su magnitud sea moderada, porque ocurren a poca profundidad y cerca de las personas.</p>
<h2>Tsunamis</h2>
<p>Si la ruptura levanta o hunde el fondo marino, desplaza toda la columna de agua. En mar abierto, con profundidad \(h\), el tsunami avanza a \(v = \sqrt{g\,h}\). Con \(h = 4000\,\text{m}\) y \(g = 10\,\text{m/s}^2\): \(v = \sqrt{40\,000} = 200\,\text{m/s}\), es decir, 720 km/h, como un avión. Al llegar a aguas bajas se frena y <em>crece en altura</em>. La regla es simple: si estás en la costa y un sismo te impide mantenerte en pie o dura mucho, evacúa de inmediato a más de 30 m de altura. No esperes la alarma.</p>
<blockquote><p><strong>Bien dicho:</strong> «un sismo de magnitud 8,8, con intensidad VIII en Talca». Mal dicho: «un sismo de 8,8 grados Richter en Talca y 7 grados en Santiago»: la magnitud es una sola.</p></blockquote>`,
    },
    {
      slug: 'volcanismo',
      title: 'Volcanismo',
      content: html`
<p>Chile tiene cerca de noventa volcanes considerados geológicamente activos. El Villarrica mantiene un lago de lava en su cráter; el Chaitén, que parecía dormido hacía siglos, hizo erupción en 2008 y obligó a evacuar a un pueblo completo. ¿Por qué unos derraman lava con calma y otros explotan?</p>
<h2>¿Por qué hay volcanes en los Andes?</h2>
<p>La respuesta no es que «la placa de Nazca se derrite». El proceso es más sutil:</p>
<ol>
<li>La placa que se hunde lleva <strong>agua</strong> en sus minerales y sedimentos.</li>
<li>A unos 100 km de profundidad, la presión y la temperatura la liberan hacia el manto que está por encima.</li>
<li>El agua <strong>baja la temperatura de fusión</strong> de la roca del manto, que se funde en parte: nace el <em>magma</em>.</li>
<li>El magma, menos denso que la roca, asciende y puede llegar a la superficie. Allí lo llamamos <em>lava</em>.</li>
</ol>
<p>Es parecido a lo que hace la sal con el hielo: no lo calienta, pero baja su temperatura de fusión. En las dorsales, en cambio, el manto asciende y se funde porque disminuye la <em>presión</em>.</p>
<p>Entre Copiapó y el sur de Aconcagua casi no hay volcanes activos: allí la placa de Nazca se hunde con muy poca inclinación y no deja espacio para el manto caliente del que nace el magma.</p>
<h2>La sílice manda</h2>
<p>El tipo de erupción depende sobre todo de la <strong>viscosidad</strong> del magma y del <strong>gas</strong> disuelto. La viscosidad aumenta con el contenido de sílice (\(\ce{SiO2}\)):</p>
<table>
<thead><tr><th>Magma</th><th>Sílice (% en masa)</th><th>Temperatura (°C)</th><th>Viscosidad</th><th>Erupción típica</th></tr></thead>
<tbody>
<tr><td>Basáltico</td><td>45 a 52</td><td>1000 a 1200</td><td>baja</td><td>efusiva: ríos de lava</td></tr>
<tr><td>Andesítico</td><td>57 a 63</td><td>800 a 1000</td><td>media</td><td>alternada: lava y explosiones</td></tr>
<tr><td>Riolítico</td><td>más de 70</td><td>650 a 800</td><td>alta</td><td>explosiva: ceniza y flujos piroclásticos</td></tr>
</tbody>
</table>
<p>Piensa en dos bebidas con gas, una líquida y otra espesa como la miel. En la líquida las burbujas escapan sin problema; en la espesa quedan atrapadas, la presión aumenta y termina por estallar. El magma del Chaitén era riolítico; el del Villarrica es más bien basáltico.</p>
<h2>Productos y peligros</h2>
<ul>
<li><strong>Lava</strong>: destruye lo que toca, pero suele avanzar lento.</li>
<li><strong>Ceniza y fragmentos</strong> (piroclastos): afectan la respiración, los techos, los cultivos y los aviones.</li>
<li><strong>Flujos piroclásticos</strong>: nubes de gas y ceniza a cientos de grados que bajan a más de 100 km/h.</li>
<li><strong>Lahares</strong>: mezclas de agua, ceniza y rocas, como un cemento. En el sur de Chile son el mayor peligro, porque los volcanes tienen nieve y glaciares.</li>
<li><strong>Gases</strong>: vapor de agua, \(\ce{CO2}\), \(\ce{SO2}\).</li>
</ul>
<h2>Ejemplo resuelto: tiempo para evacuar</h2>
<p>Un lahar baja por un valle a 36 km/h. Un pueblo está a 15 km del volcán. ¿De cuánto tiempo se dispone desde que se inicia?</p>
<p>\[t = \frac{15\,\text{km}}{36\,\text{km/h}} \approx 0{,}42\,\text{h} \approx 25\,\text{min}\]</p>
<p>Muy poco: por eso existen mapas de peligro y alertas. En Chile, el Sernageomin vigila los volcanes y emite una alerta técnica en cuatro colores: verde, amarilla, naranja y roja.</p>
<h2>No todo es daño</h2>
<p>Los suelos formados por ceniza volcánica, como los <em>trumaos</em> del sur de Chile, son muy aptos para la agricultura. Muchos yacimientos de cobre de los Andes se formaron por fluidos calientes asociados a magmas que se enfriaron bajo antiguos volcanes.</p>
<blockquote><p><strong>Cadena causal:</strong> más sílice → más viscosidad → el gas no escapa → más presión → erupción explosiva.</p></blockquote>`,
    },
    {
      slug: 'formas-de-relieve',
      title: 'Cómo se forma el relieve',
      content: html`
<p>En los alrededores del Cajón del Maipo, a 3000 m de altura, hay fósiles de amonites, animales marinos. El fondo de un mar está hoy en la cordillera. La tectónica levanta el relieve; el agua, el hielo y el viento lo desgastan.</p>
<h2>Del límite de placas a la forma del terreno</h2>
<table>
<thead><tr><th>Forma</th><th>Proceso</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>Dorsal oceánica</td><td>separación de placas y ascenso de magma</td><td>dorsal de Chile; dorsal mesoatlántica</td></tr>
<tr><td>Fosa oceánica</td><td>subducción</td><td>fosa de Atacama, más de 8000 m de profundidad</td></tr>
<tr><td>Cordillera con volcanes</td><td>subducción bajo un continente: compresión y magmatismo</td><td>cordillera de los Andes</td></tr>
<tr><td>Cordillera de colisión</td><td>choque de dos continentes</td><td>Himalaya</td></tr>
<tr><td>Arco de islas</td><td>subducción entre placas oceánicas</td><td>Japón, Marianas</td></tr>
<tr><td>Valle de rift</td><td>estiramiento de un continente</td><td>África oriental</td></tr>
</tbody>
</table>
<h2>Pliegues y fallas</h2>
<p>Ante un esfuerzo, las rocas pueden doblarse sin romperse (<strong>pliegues</strong>), si están calientes, a presión y el esfuerzo es lento; o romperse y desplazarse (<strong>fallas</strong>), si están frías y son rígidas.</p>
<table>
<thead><tr><th>Falla</th><th>Esfuerzo</th><th>Qué pasa con el bloque sobre el plano de falla</th></tr></thead>
<tbody>
<tr><td>Normal</td><td>extensión</td><td>baja</td></tr>
<tr><td>Inversa</td><td>compresión</td><td>sube</td></tr>
<tr><td>De rumbo</td><td>cizalle (lateral)</td><td>se desplaza de lado</td></tr>
</tbody>
</table>
<p>En el frente cordillerano de Santiago pasa la falla San Ramón, una falla <em>inversa</em>: allí la compresión levanta la cordillera respecto del valle. Es una falla activa que se debe considerar al construir en la precordillera.</p>
<h2>El perfil de Chile central</h2>
<p>De oeste a este, un corte a la altura de Santiago muestra: la fosa, la plataforma continental, las planicies litorales, la cordillera de la Costa, la depresión intermedia (o valle central) y la cordillera de los Andes. Todas esas unidades se relacionan con la subducción, que comprime el borde del continente desde hace millones de años.</p>
<h2>Ejemplo resuelto 1: exageración y pendiente</h2>
<p>Entre el fondo de la fosa de Atacama (−8000 m) y la cima del volcán Llullaillaco (6739 m) hay unos 300 km en línea recta. ¿Cuál es el desnivel total?</p>
<p>\[6739\,\text{m} - (-8000\,\text{m}) = 14\,739\,\text{m} \approx 14{,}7\,\text{km}\]</p>
<p>Casi 15 km de desnivel en unos 300 km: uno de los mayores del planeta. Y, aun así, la pendiente media es de solo \(14{,}7/300 \approx 0{,}05\), un 5 %. Los perfiles que ves en los libros exageran la escala vertical para que se note.</p>
<h2>Ejemplo resuelto 2: rapidez de alzamiento</h2>
<p>Un estrato con fósiles marinos se encuentra hoy a 3000 m de altura. Si se alzó durante 20 millones de años, ¿cuál fue la rapidez media?</p>
<p>\[v = \frac{3000\,\text{m}}{20 \times 10^{6}\,\text{años}} = 1{,}5 \times 10^{-4}\,\text{m/año} = 0{,}15\,\text{mm/año}\]</p>
<p>Imperceptible en una vida humana, pero suficiente para levantar una cordillera.</p>
<h2>Cambios de golpe</h2>
<p>A veces el relieve cambia en minutos. En el terremoto de 2010, la isla Santa María y parte de la costa de Arauco se alzaron alrededor de 2 m: quedaron rocas y mariscos fuera del agua. En 1960, los terrenos cercanos a Valdivia <em>descendieron</em> hasta unos 2 m y se formaron humedales como el del río Cruces, donde hoy viven los cisnes de cuello negro. Charles Darwin observó un alzamiento parecido en Concepción, en 1835, y comprendió que muchas sacudidas así, sumadas, levantan montañas.</p>
<h2>Construir y desgastar</h2>
<p>Los procesos <strong>internos</strong> (tectónica, magmatismo) obtienen su energía del calor interno de la Tierra y tienden a crear desniveles. Los <strong>externos</strong> (erosión por ríos, glaciares, viento) obtienen la suya del Sol y de la gravedad, y tienden a nivelarlos. Los fiordos de la Patagonia son valles excavados por glaciares y luego inundados por el mar. El paisaje de hoy es el marcador de un partido que sigue en juego.</p>
<blockquote><p><strong>Para la PAES:</strong> relaciona cada forma con el <em>esfuerzo</em> que la produce: extensión, compresión o cizalle.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Tras un terremoto, un noticiario informa: «El sismo tuvo una magnitud de 7,8 en Valparaíso y de 6,9 en Santiago». ¿Cuál es el error?</p>`,
      options: [
        'La magnitud solo puede tomar valores enteros.',
        'La magnitud es una sola; lo que varía entre lugares es la intensidad.',
        'La magnitud debe ser mayor en Santiago, por su distancia al mar.',
        'La magnitud se expresa con números romanos, de I a XII.',
      ],
      correctAnswer: 1,
      explanation: html`<p>La <strong>magnitud</strong> mide el tamaño del sismo y tiene <strong>un solo valor</strong>; la <strong>intensidad</strong> mide los efectos y cambia de un lugar a otro. La magnitud admite decimales y no depende de la distancia. Los números romanos de I a XII son de la escala de Mercalli, que mide intensidad.</p>`,
    },
    {
      question: html`<p>La energía que libera un sismo aumenta aproximadamente 32 veces por cada unidad de magnitud. ¿Cuántas veces más energía libera un sismo de magnitud 8 que uno de magnitud 6?</p>`,
      options: ['2 veces', '32 veces', '64 veces', '1000 veces'],
      correctAnswer: 3,
      explanation: html`<p>Son dos unidades: \(32 \cdot 32 \approx 1000\) veces (con más exactitud, \(10^{1{,}5 \cdot 2} = 10^3\)). Responder 2 toma la diferencia de magnitudes; 32 corresponde a una sola unidad, y 64 suma \(32 + 32\) en vez de multiplicar.</p>`,
    },
    {
      question: html`<p>Dos sismos tienen la misma magnitud, 6,5. El primero ocurre a 10 km de profundidad, bajo una ciudad; el segundo, a 110 km de profundidad, bajo la misma ciudad. ¿Qué se espera?</p>`,
      options: [
        'Mayor intensidad en la ciudad con el primero, por estar más cerca.',
        'Mayor intensidad en la ciudad con el segundo, por venir de más abajo.',
        'Igual intensidad en la ciudad, pues la magnitud es la misma.',
        'Mayor energía liberada en el primero, por ser más superficial.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Con igual magnitud, la energía liberada es similar, pero las ondas del sismo <strong>superficial</strong> llegan menos atenuadas: la <strong>intensidad</strong> es mayor. Por eso los sismos corticales pueden ser tan dañinos. La profundidad no hace que un sismo libere más energía, y la intensidad depende de la distancia, no solo de la magnitud.</p>`,
    },
    {
      question: html`<p>¿Por qué se forma magma sobre la placa de Nazca que se hunde bajo Chile?</p>`,
      options: [
        'Porque el roce entre las placas derrite por completo la placa de Nazca.',
        'Porque el núcleo externo, líquido, asciende por la zona de subducción.',
        'Porque la placa de Nazca empuja hacia arriba la lava del manto líquido.',
        'Porque el agua que libera la placa baja la temperatura de fusión del manto.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La placa que se hunde libera <strong>agua</strong>, y esta <strong>baja la temperatura de fusión</strong> de la roca del manto que está por encima: se funde en parte. El roce no basta para derretir la placa. El núcleo externo está a 2900 km y no asciende. El manto es sólido: no hay un mar de lava esperando salir.</p>`,
    },
    {
      question: html`<p>La tabla muestra datos de los magmas de tres volcanes.</p><table><thead><tr><th>Volcán</th><th>Sílice (%)</th><th>Gas disuelto</th></tr></thead><tbody><tr><td>1</td><td>50</td><td>poco</td></tr><tr><td>2</td><td>60</td><td>medio</td></tr><tr><td>3</td><td>74</td><td>mucho</td></tr></tbody></table><p>¿Cuál es el que más probablemente tendrá erupciones explosivas, y por qué?</p>`,
      options: [
        'El 1, porque su magma es fluido y deja escapar el gas con facilidad.',
        'El 2, porque la mezcla de sílice y gas se encuentra en equilibrio.',
        'El 3, porque su magma es muy viscoso y retiene mucho gas a presión.',
        'El 3, porque su magma es fluido y sale del cráter a gran rapidez.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Más sílice significa más <strong>viscosidad</strong>: el gas queda atrapado y la presión aumenta hasta una explosión. El volcán 3 tiene además mucho gas. Que el magma sea fluido favorece erupciones <em>efusivas</em>, como las que se esperan del 1. Un magma con 74 % de sílice no es fluido. El 2 tendría un comportamiento intermedio.</p>`,
    },
    {
      question: html`<p>En una costa, una persona siente un sismo tan fuerte que no puede mantenerse en pie. No ha sonado ninguna alarma. ¿Qué debe hacer, y por qué?</p>`,
      options: [
        'Esperar la confirmación oficial, porque los tsunamis tardan horas.',
        'Evacuar a una zona alta, porque el tsunami puede llegar en minutos.',
        'Observar el mar, porque siempre se recoge antes de un tsunami.',
        'Refugiarse en una casa firme, porque el agua no entra con fuerza.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Un sismo muy fuerte en la costa es en sí mismo una <strong>alerta</strong>: si el origen está cerca, el tsunami puede llegar en 10 a 20 minutos. Las horas de espera valen para tsunamis lejanos. El mar <em>no siempre</em> se recoge antes. Y el agua llega con una fuerza capaz de derribar casas: 1 m³ tiene una masa de 1000 kg.</p>`,
    },
    {
      question: html`<p>En el Himalaya, formado por el choque de India y Eurasia, hay grandes sismos, pero casi no hay volcanes activos. En los Andes hay sismos y volcanes. ¿Qué explica la diferencia?</p>`,
      options: [
        'En el Himalaya chocan dos placas oceánicas que no contienen magma.',
        'En el Himalaya las placas se separan, y el magma se enfría bajo tierra.',
        'En el Himalaya chocan dos continentes, y no se hunde litosfera oceánica.',
        'En el Himalaya las placas se deslizan de lado, sin chocar entre sí.',
      ],
      correctAnswer: 2,
      explanation: html`<p>En los Andes se subduce litosfera <strong>oceánica</strong>, que lleva agua al manto y genera magma. En el Himalaya chocan dos <strong>continentes</strong>: la corteza se engrosa y hay sismos, pero falta esa fuente de agua. No son placas oceánicas, no se separan (sería un límite divergente, con volcanismo) y no se deslizan de lado: una cordillera así exige compresión.</p>`,
    },
    {
      question: html`<p>Un tsunami se propaga en mar abierto, donde la profundidad es 4000 m, con \(v = \sqrt{g\,h}\) y \(g = 10\,\text{m/s}^2\). ¿Cuánto tarda, aproximadamente, en recorrer 1440 km?</p>`,
      options: ['2 h', '4 h', '7,2 h', '20 min'],
      correctAnswer: 0,
      explanation: html`<p>\(v = \sqrt{10 \cdot 4000} = \sqrt{40\,000} = 200\,\text{m/s} = 720\,\text{km/h}\), y \(t = 1440/720 = 2\,\text{h}\). Responder 7,2 h divide 1440 por 200 sin convertir m/s a km/h; 4 h usa la mitad de la rapidez, y 20 min sería una rapidez de 4320 km/h.</p>`,
    },
  ],
  videos: [],
};
