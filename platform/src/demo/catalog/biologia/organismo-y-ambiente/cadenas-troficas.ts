import { type DemoTopic, html } from '../../../demo-topic.ts';

export const cadenasTroficas: DemoTopic = {
  slug: 'biologia-cadenas-troficas',
  courseId: 3,
  unit: 'Organismo y ambiente',
  title: 'Cadenas tróficas: flujo de materia y energía',
  description:
    'Construye cadenas y tramas con especies de Chile, calcula cuánta energía pasa de un nivel a otro y predice qué ocurre cuando falta una especie.',
  color: 'orange',
  icon: 'leaf',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'cadenas-y-tramas',
      title: 'Cadenas y tramas tróficas',
      content: html`
<p>En el mar de Chile, una ballena azul de cien toneladas se alimenta de krill, un crustáceo de pocos centímetros, y el krill, de algas microscópicas. ¿Por qué el animal más grande del mundo está a solo dos pasos de las algas? La respuesta está en cómo fluye la energía.</p>
<h2>Quién se come a quién</h2>
<p>Una <strong>cadena trófica</strong> muestra una secuencia de organismos en que cada uno sirve de alimento al siguiente:</p>
<p>\[\text{fitoplancton} \rightarrow \text{krill} \rightarrow \text{anchoveta} \rightarrow \text{lobo marino}\]</p>
<p><strong>La flecha apunta hacia quien come</strong>, porque indica hacia dónde van la materia y la energía. Dibujarla al revés («el lobo marino → la anchoveta») es el error más común.</p>
<h2>Los niveles tróficos</h2>
<table>
<thead><tr><th>Nivel</th><th>Nombre</th><th>Qué hace</th><th>En el matorral de Chile central</th></tr></thead>
<tbody>
<tr><td>1.º</td><td>Productores</td><td>fabrican materia orgánica</td><td>quillay, litre, hierbas</td></tr>
<tr><td>2.º</td><td>Consumidores primarios</td><td>comen productores</td><td>degú, conejo</td></tr>
<tr><td>3.º</td><td>Consumidores secundarios</td><td>comen consumidores primarios</td><td>culebra de cola larga</td></tr>
<tr><td>4.º</td><td>Consumidores terciarios</td><td>comen consumidores secundarios</td><td>águila</td></tr>
</tbody>
</table>
<p>Los <strong>descomponedores</strong> (hongos y bacterias) degradan restos y desechos de <em>todos</em> los niveles y devuelven sales minerales al suelo o al agua. Sin ellos, los nutrientes quedarían atrapados en los cadáveres. Otros animales, como la lombriz o el cóndor, se alimentan de restos: son <em>detritívoros</em> o <em>carroñeros</em>, y facilitan el trabajo de los descomponedores.</p>
<h2>Tramas tróficas</h2>
<p>En la naturaleza casi ningún animal come una sola cosa. Una <strong>trama</strong> o red trófica reúne muchas cadenas conectadas. Un mismo animal puede ocupar <em>distintos</em> niveles: el zorro culpeo es consumidor primario cuando come frutos; secundario, cuando come un degú, y terciario, cuando come una culebra que comió un degú.</p>
<h2>Ejemplo resuelto: interpretar una trama</h2>
<p>En una laguna costera se observan estas relaciones: las algas son comidas por caracoles y por renacuajos; los caracoles, por peces; los renacuajos, por peces y por garzas; los peces, por garzas.</p>
<img src="/demo/trama-trofica.svg" alt="Trama trófica de una laguna costera, con flechas que apuntan hacia quien come: de las algas, los productores, a los caracoles y a los renacuajos, consumidores primarios; de los caracoles a los peces; de los renacuajos a los peces y a la garza; de los peces a la garza." width="640" height="384" />
<ol>
<li><strong>Productores:</strong> las algas.</li>
<li><strong>Consumidores primarios:</strong> caracoles y renacuajos.</li>
<li><strong>La garza</strong> come renacuajos (y entonces es consumidora secundaria) y peces (y entonces es terciaria).</li>
<li><strong>¿Cuántas cadenas hay?</strong> algas → caracoles → peces → garza; algas → renacuajos → peces → garza; algas → renacuajos → garza. Son tres.</li>
</ol>
<h2>¿Qué pasa si falta una especie?</h2>
<p>Supón que desaparecen los peces de esa laguna. Razona por pasos: los caracoles pierden a su único depredador y <strong>aumentan</strong>; las algas, más consumidas, <strong>disminuyen</strong>; la garza pierde una fuente de alimento y se vuelca a los renacuajos. Hay efectos <em>directos</em> (sobre los caracoles) e <em>indirectos</em> (sobre las algas), y a veces son opuestos: por eso conviene seguir cada cadena.</p>
<p>Las tramas con más especies y conexiones suelen resistir mejor los cambios: si falta una presa, hay otra.</p>
<blockquote><p><strong>Antes de responder,</strong> pregúntate por cada especie: ¿perdió comida o perdió depredador? Lo primero la disminuye; lo segundo la aumenta.</p></blockquote>`,
    },
    {
      slug: 'flujo-de-energia',
      title: 'El flujo de energía y las pirámides',
      content: html`
<p>¿Por qué hay miles de degúes por cada águila, y no al revés? ¿Por qué casi ninguna cadena tiene más de cuatro o cinco eslabones? Las dos preguntas tienen la misma respuesta: en cada paso se pierde energía útil.</p>
<h2>¿A dónde se va la energía?</h2>
<p>De la energía de los alimentos que ingiere un animal:</p>
<ul>
<li>una parte <strong>no se asimila</strong> y sale en las heces (pasa a los descomponedores);</li>
<li>otra se usa en la <strong>respiración celular</strong>: movimiento, crecimiento, temperatura; termina como <strong>calor</strong>;</li>
<li>solo el resto queda en los <strong>tejidos</strong>, disponible para quien se lo coma.</li>
</ul>
<p>Además, no todos los individuos son comidos. En promedio, pasa al nivel siguiente cerca de un <strong>10 %</strong> de la energía (en la práctica, entre un 5 % y un 20 %):</p>
<p>\[E_{n+1} \approx 0{,}10 \cdot E_n\]</p>
<table>
<thead><tr><th>Nivel</th><th>Energía (kJ por m² y año)</th></tr></thead>
<tbody>
<tr><td>Productores</td><td>20 000</td></tr>
<tr><td>Consumidores primarios</td><td>2000</td></tr>
<tr><td>Consumidores secundarios</td><td>200</td></tr>
<tr><td>Consumidores terciarios</td><td>20</td></tr>
</tbody>
</table>
<img src="/demo/piramide-de-energia.svg" alt="Pirámide de energía de cuatro niveles, en kJ por m² y año: productores, 20 000; consumidores primarios, 2000; secundarios, 200; terciarios, 20. De cada nivel pasa al siguiente un 10 %; el otro 90 % queda en calor y restos. El dibujo no está a escala." width="640" height="398" />
<p>Con tan poca energía, un quinto o sexto nivel casi no podría sostenerse. Las plantas, por su parte, transforman en materia orgánica apenas cerca del 1 % de la luz que reciben.</p>
<h2>Pirámides ecológicas</h2>
<ul>
<li><strong>De energía:</strong> siempre tiene la base más ancha. <em>Nunca</em> se invierte, porque la energía disponible disminuye en cada nivel.</li>
<li><strong>De biomasa</strong> (masa de los organismos): casi siempre tiene la base ancha. Puede invertirse en el mar, donde el fitoplancton tiene poca masa en un instante dado, pero se reproduce muy rápido.</li>
<li><strong>De números:</strong> puede invertirse. Un solo árbol alimenta a miles de insectos.</li>
</ul>
<h2>Ejemplo resuelto 1: eficiencia</h2>
<p>En una pradera, los productores almacenan 15 000 kJ y los herbívoros, 1200 kJ (por m² y año). ¿Qué porcentaje pasó? Si la eficiencia fuera igual en el siguiente paso, ¿cuánta energía llegaría a los carnívoros?</p>
<p>\[\frac{1200}{15\,000} \cdot 100\,\% = 8{,}0\,\% \qquad 0{,}080 \cdot 1200\,\text{kJ} = 96\,\text{kJ}\]</p>
<h2>Ejemplo resuelto 2: ¿pan o carne?</h2>
<p>Un campo de trigo produce 10 000 kJ por m². Si las personas comen el trigo, ocupan el nivel 2 y reciben unos 1000 kJ. Si con ese trigo se alimenta a vacunos y las personas comen la carne, ocupan el nivel 3:</p>
<p>\[10\,000 \xrightarrow{10\,\%} 1000 \xrightarrow{10\,\%} 100\,\text{kJ}\]</p>
<p>La misma superficie alimenta a unas diez veces más personas cuando se come más abajo en la cadena. (Claro que muchos terrenos no sirven para cultivar trigo, y sí para pastoreo.)</p>
<h2>De vuelta a la ballena</h2>
<p>Comer krill, que come fitoplancton, deja a la ballena azul en el tercer nivel. Si comiera lobos marinos, en el quinto, dispondría de unas cien veces menos energía: sería imposible mantener una población de animales de cien toneladas. Comer «abajo» permite ser enorme.</p>
<h2>La energía no vuelve</h2>
<p>El calor que liberan los organismos no puede ser usado por las plantas para hacer fotosíntesis. Por eso la energía <strong>fluye</strong> en un solo sentido y el ecosistema depende de que el Sol siga brillando.</p>
<blockquote><p><strong>«Se pierde» no significa «se destruye».</strong> La energía se conserva: la que no pasa al nivel siguiente se transforma en calor o queda en restos que usarán los descomponedores.</p></blockquote>`,
    },
    {
      slug: 'flujo-de-materia-y-equilibrios',
      title: 'El ciclo de la materia y los equilibrios que se rompen',
      content: html`
<p>Los átomos de nitrógeno de tus músculos pueden haber estado en un alerce, en una bacteria o en un pez. La materia circula; pero también circulan los contaminantes, y la falta de una especie puede cambiar un ecosistema completo.</p>
<h2>La materia se recicla</h2>
<p>Los productores incorporan materia inorgánica: \(\ce{CO2}\), agua, nitratos (\(\ce{NO3-}\)), fosfatos (\(\ce{PO4^{3-}}\)). Al comerse unos a otros, los organismos se traspasan la materia orgánica, y los <strong>descomponedores</strong> la devuelven a su forma inorgánica, lista para ser absorbida otra vez por las raíces.</p>
<table>
<thead><tr><th></th><th>Materia</th><th>Energía</th></tr></thead>
<tbody>
<tr><td>Recorrido</td><td>cíclico</td><td>en un solo sentido</td></tr>
<tr><td>Entrada</td><td>sustancias inorgánicas del ambiente</td><td>luz (en la mayoría de los ecosistemas)</td></tr>
<tr><td>Salida</td><td>vuelve al ambiente y se reutiliza</td><td>calor</td></tr>
<tr><td>Papel de los descomponedores</td><td>devuelven los nutrientes</td><td>liberan la última parte como calor</td></tr>
</tbody>
</table>
<h2>Biomagnificación: contaminantes que se concentran</h2>
<p>Algunas sustancias, como el mercurio (en forma de metilmercurio) o ciertos pesticidas, <strong>no se degradan ni se eliminan</strong> con facilidad. Cada animal acumula lo que contenían todas sus presas. Mientras la energía disminuye en cada nivel, la <em>concentración</em> de estas sustancias <strong>aumenta</strong>:</p>
<table>
<thead><tr><th>Organismo</th><th>Mercurio (mg por kg)</th></tr></thead>
<tbody>
<tr><td>Fitoplancton</td><td>0,001</td></tr>
<tr><td>Zooplancton</td><td>0,005</td></tr>
<tr><td>Peces pequeños</td><td>0,05</td></tr>
<tr><td>Peces grandes (albacora, tiburón)</td><td>1,0</td></tr>
</tbody>
</table>
<p>(Valores de ejemplo.) Del fitoplancton al pez grande la concentración aumentó \(1{,}0/0{,}001 = 1000\) veces. Por eso se recomienda a las embarazadas moderar el consumo de peces grandes y preferir jureles o sardinas.</p>
<h2>Especies clave: la historia del loco</h2>
<p>En la costa de Las Cruces, un equipo científico chileno cerró en 1982 un tramo de rocas a la extracción de mariscos. El <strong>loco</strong> (<em>Concholepas concholepas</em>), un caracol carnívoro muy apreciado, volvió a ser abundante. Se comió gran parte de los choritos maicos que cubrían la roca, y el espacio libre fue ocupado por picorocos, otros cirripedios y algas. Fuera del área protegida, donde las personas seguían sacando locos, los choritos continuaron dominando.</p>
<p>\[\text{más locos} \rightarrow \text{menos choritos} \rightarrow \text{más espacio para otras especies}\]</p>
<p>Un efecto que baja por la trama desde un depredador se llama <strong>cascada trófica</strong>, y una especie cuyo efecto es mucho mayor de lo que hace esperar su abundancia, <strong>especie clave</strong>. El experimento mostró algo más: los seres humanos somos parte de la trama.</p>
<h2>Especies introducidas</h2>
<p>En 1946 se llevó a Tierra del Fuego un pequeño grupo de <strong>castores</strong> para criarlos por su piel. Sin depredadores que los controlaran, hoy son decenas de miles y han inundado y talado extensos bosques de lenga, que no rebrota como los árboles de Norteamérica. No basta preguntar qué come una especie: importa también <em>quién se la come a ella</em>.</p>
<h2>Ejemplo resuelto: crecimiento sin control</h2>
<p>Supón que una población de 20 castores se duplica cada 5 años. ¿Cuántos habría a los 30 años?</p>
<ol>
<li>Número de duplicaciones: \(30/5 = 6\).</li>
<li>\(20 \cdot 2^6 = 20 \cdot 64 = 1280\).</li>
</ol>
<p>En la realidad, el crecimiento se frena al escasear el alimento o el espacio, pero el cálculo muestra por qué conviene actuar temprano.</p>
<h2>Eutrofización</h2>
<p>Si a una laguna llegan muchos nitratos y fosfatos, por fertilizantes o aguas servidas, las algas crecen sin control. Tapan la luz y, al morir, los descomponedores que las degradan <strong>consumen el oxígeno</strong> del agua. Los peces mueren asfixiados. Paradójicamente, el problema nace de un <em>exceso</em> de nutrientes.</p>
<blockquote><p><strong>Compara las tendencias</strong> al subir por la cadena: la energía disponible baja; el número de individuos suele bajar; la concentración de contaminantes persistentes sube.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>En la cadena «fitoplancton → krill → anchoveta → lobo marino», ¿qué representan las flechas?</p>`,
      options: [
        'El orden en que se descubrió cada especie',
        'El depredador hacia la presa que consume',
        'El sentido en que pasan la materia y la energía',
        'El sentido en que disminuye el tamaño del cuerpo',
      ],
      correctAnswer: 2,
      explanation: html`<p>La flecha va de quien es comido hacia quien come: es el sentido del paso de <strong>materia y energía</strong>. Leerla como «depredador → presa» es el error más común. Y en esta cadena el tamaño aumenta, aunque no siempre es así (una cadena puede terminar en un parásito muy pequeño).</p>`,
    },
    {
      question: html`<p>En un ecosistema, los productores almacenan 30 000 kJ por m² y año. Si de un nivel al siguiente pasa un 10 % de la energía, ¿cuánta llega a los consumidores <strong>secundarios</strong>?</p>`,
      options: ['3000 kJ', '300 kJ', '30 kJ', '27 000 kJ'],
      correctAnswer: 1,
      explanation: html`<p>Productores: 30 000 kJ → consumidores primarios: 3000 kJ → consumidores <strong>secundarios</strong>: 300 kJ. Responder 3000 kJ se detiene en los primarios (los secundarios están en el <em>tercer</em> nivel); 30 kJ llega hasta los terciarios, y 27 000 kJ calcula la energía que <em>no</em> pasó en el primer paso.</p>`,
    },
    {
      question: html`<p>En una laguna, las algas son comidas por caracoles y renacuajos; los caracoles, solo por peces; los renacuajos, por peces y garzas; los peces, por garzas. Si una enfermedad elimina a los peces, ¿cuál es el efecto más probable a corto plazo sobre los caracoles?</p>`,
      options: [
        'Aumentan, porque pierden a su único depredador.',
        'Disminuyen, porque pierden su fuente de alimento.',
        'Disminuyen, porque las garzas pasan a comer caracoles.',
        'No cambian, porque no se relacionan con los peces.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Según los datos, los caracoles son comidos <strong>solo por peces</strong>: sin ellos, aumentan (al menos hasta que escaseen las algas). Su alimento son las algas, que no dependen de los peces. Que las garzas coman caracoles no aparece entre las relaciones dadas. Y sí se relacionan con los peces, que son sus depredadores.</p>`,
    },
    {
      question: html`<p>La tabla muestra la concentración de un pesticida en los organismos de un lago.</p><table><thead><tr><th>Organismo</th><th>Pesticida (mg/kg)</th></tr></thead><tbody><tr><td>W</td><td>0,04</td></tr><tr><td>X</td><td>2,0</td></tr><tr><td>Y</td><td>25</td></tr><tr><td>Z</td><td>0,5</td></tr></tbody></table><p>Si el pesticida se acumula y no se degrada, ¿cuál es la cadena trófica más probable?</p>`,
      options: ['Y → X → Z → W', 'W → X → Z → Y', 'Z → W → X → Y', 'W → Z → X → Y'],
      correctAnswer: 3,
      explanation: html`<p>Por <strong>biomagnificación</strong>, la concentración aumenta hacia los niveles superiores: W (0,04) → Z (0,5) → X (2,0) → Y (25). La opción Y → X → Z → W invierte el orden, como si el contaminante disminuyera junto con la energía. En las otras dos, algún consumidor tendría menos pesticida que su presa.</p>`,
    },
    {
      question: html`<p>¿Por qué las cadenas tróficas rara vez tienen más de cinco niveles?</p>`,
      options: [
        'Porque los depredadores grandes se comen entre sí.',
        'Porque los productores no alcanzan a reciclar la energía.',
        'Porque en cada paso queda menos energía disponible.',
        'Porque los descomponedores impiden que haya más niveles.',
      ],
      correctAnswer: 2,
      explanation: html`<p>En cada nivel, la mayor parte de la energía se libera como calor o queda en restos: tras cuatro o cinco pasos es <strong>insuficiente</strong> para sostener a otra población. La energía no se recicla, ni por los productores ni por nadie. Los descomponedores actúan sobre todos los niveles sin limitar su número. Que algunos depredadores se coman entre sí no explica el patrón.</p>`,
    },
    {
      question: html`<p>En la costa de Las Cruces, al prohibir la extracción de mariscos aumentaron los locos, disminuyeron los choritos y aumentaron otras especies que crecen sobre la roca. ¿Cuál es la mejor explicación?</p>`,
      options: [
        'Los locos se alimentan de las otras especies y dejan vivir a los choritos.',
        'Los locos se alimentan de choritos y dejan espacio libre a otras especies.',
        'Los choritos emigraron, porque las personas dejaron de recolectarlos.',
        'Las otras especies se alimentan de locos y compiten con los choritos.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El loco es <strong>depredador del chorito</strong>: al aumentar, reduce los choritos, que acaparaban el espacio, y otras especies lo ocupan. Es una cascada trófica. Si comiera a las otras especies, estas disminuirían. Los choritos viven fijos a la roca: no emigran. Si las otras especies comieran locos, estos no habrían aumentado.</p>`,
    },
    {
      question: html`<p>Los descomponedores son indispensables en un ecosistema. ¿Qué ocurriría principalmente si desaparecieran?</p>`,
      options: [
        'Los nutrientes minerales quedarían retenidos en restos sin degradar.',
        'La energía dejaría de salir del ecosistema en forma de calor.',
        'Los productores recibirían mucha menos energía luminosa del Sol.',
        'Los consumidores primarios dejarían de tener depredadores.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Los descomponedores devuelven <strong>nutrientes minerales</strong> al ambiente; sin ellos quedarían en cadáveres y hojas, y los productores terminarían sin sales que absorber. Los demás organismos seguirían liberando calor. La luz solar no depende de ellos. Tampoco la depredación sobre los herbívoros.</p>`,
    },
    {
      question: html`<p>Una pirámide de <strong>números</strong> de un bosque muestra 1 árbol, 5000 insectos y 50 aves insectívoras. ¿Qué forma tiene la pirámide de <strong>energía</strong> de ese mismo bosque, y por qué?</p>`,
      options: [
        'Angosta en la base, porque hay un solo productor.',
        'Ancha al centro, porque los insectos son los más numerosos.',
        'Igual de ancha en cada nivel, porque la energía se conserva.',
        'Ancha en la base, porque la energía útil disminuye en cada nivel.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La pirámide de <strong>energía</strong> siempre tiene la base más ancha, porque en cada paso se pierde energía útil: un árbol grande almacena mucha más que todos los insectos que alimenta. Las dos primeras opciones confunden la pirámide de números con la de energía. La energía se conserva en total, pero la que se libera como calor no pasa al nivel siguiente.</p>`,
    },
  ],
  videos: [],
};
