import { type DemoTopic, html } from '../../../demo-topic.ts';

export const nutricionYRespiracion: DemoTopic = {
  slug: 'biologia-nutricion-y-respiracion',
  courseId: 3,
  unit: 'Organismo y ambiente',
  title: 'Nutrición y respiración celular',
  description:
    'Compara organismos autótrofos y heterótrofos, sigue la energía de la glucosa hasta el ATP y descubre el papel de ambos procesos en los ecosistemas.',
  color: 'teal',
  icon: 'water',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'autotrofos-y-heterotrofos',
      title: 'Nutrición autótrofa y heterótrofa',
      content: html`
<p>Un cochayuyo, un pudú, un champiñón y una bacteria de una mina de cobre necesitan lo mismo: <strong>materia</strong> para construir su cuerpo y <strong>energía</strong> para mantenerlo funcionando. Lo que cambia es cómo las consiguen.</p>
<h2>Dos estrategias</h2>
<p>Los organismos <strong>autótrofos</strong> fabrican su materia orgánica a partir de materia inorgánica, como el \(\ce{CO2}\). Los <strong>heterótrofos</strong> la obtienen de otros seres vivos o de sus restos: la incorporan ya fabricada y la transforman.</p>
<table>
<thead><tr><th></th><th>Autótrofos</th><th>Heterótrofos</th></tr></thead>
<tbody>
<tr><td>Fuente de carbono</td><td>\(\ce{CO2}\)</td><td>materia orgánica</td></tr>
<tr><td>Fuente de energía</td><td>luz (fotoautótrofos) o reacciones químicas de sustancias inorgánicas (quimioautótrofos)</td><td>materia orgánica, en la gran mayoría</td></tr>
<tr><td>Papel en el ecosistema</td><td>productores</td><td>consumidores y descomponedores</td></tr>
<tr><td>¿Realizan respiración celular?</td><td>sí, la mayoría</td><td>sí, la mayoría</td></tr>
<tr><td>Ejemplos</td><td>plantas, algas, cianobacterias; <em>Acidithiobacillus</em></td><td>animales, hongos, muchas bacterias</td></tr>
</tbody>
</table>
<p>La fila más importante es la penúltima: <strong>casi todos los organismos liberan energía de la materia orgánica</strong>. Fabricar alimento (fotosíntesis) y usarlo (respiración) son procesos distintos, y una planta hace los dos.</p>
<h2>Quimioautótrofos</h2>
<p>En el fondo del océano, donde jamás llega la luz, hay ecosistemas enteros alrededor de fuentes hidrotermales. Sus productores son bacterias que obtienen energía oxidando sustancias inorgánicas, como el sulfuro de hidrógeno, y con ella fijan \(\ce{CO2}\). En las minas chilenas, <em>Acidithiobacillus ferrooxidans</em> hace algo parecido con el hierro:</p>
<p>\[\ce{4Fe^{2+} + O2 + 4H+ -&gt; 4Fe^{3+} + 2H2O} + \text{energía}\]</p>
<p>No usan luz, pero <em>sí</em> son autótrofos: lo que define a un autótrofo es fabricar su materia orgánica desde la inorgánica, no el usar luz.</p>
<h2>Heterótrofos de muchos tipos</h2>
<ul>
<li><strong>Consumidores</strong>: comen otros organismos, vivos o recién muertos. Herbívoros (guanaco), carnívoros (puma), omnívoros (zorro culpeo).</li>
<li><strong>Descomponedores</strong>: hongos y bacterias que degradan restos y devuelven nutrientes minerales al ambiente.</li>
<li><strong>Parásitos</strong>: viven a expensas de otro organismo, como la pulga.</li>
</ul>
<h2>Ejemplo resuelto: casos difíciles</h2>
<ol>
<li><strong>Un hongo</strong> no se mueve y crece en el suelo, como una planta. ¿Es autótrofo? No: carece de clorofila y absorbe materia orgánica, que digiere fuera de su cuerpo. Es heterótrofo.</li>
<li><strong>El quintral</strong>, de flores rojas, crece sobre álamos y espinos y tiene hojas verdes. Hace fotosíntesis, pero toma agua y sales de su hospedero: es autótrofo y, a la vez, <em>hemiparásito</em>.</li>
<li><strong>Una planta carnívora</strong>, como la atrapamoscas, digiere insectos. ¿Es heterótrofa? No: obtiene de ellos sobre todo nitrógeno y otros nutrientes, escasos en su suelo, pero su energía viene de la fotosíntesis.</li>
</ol>
<h2>Comparar con datos</h2>
<p>Un organismo se cultiva en un medio con sales, agua y aire, <em>sin materia orgánica</em>. Crece con luz y no crece en la oscuridad. ¿Cómo se clasifica? Si crece sin materia orgánica, es autótrofo; si además necesita luz, es <strong>fotoautótrofo</strong>. Si creciera igual en la oscuridad, sería quimioautótrofo. Y si solo creciera al agregar glucosa, heterótrofo.</p>
<blockquote><p><strong>Dos preguntas bastan:</strong> ¿de dónde saca el carbono? ¿De dónde saca la energía?</p></blockquote>`,
    },
    {
      slug: 'respiracion-celular',
      title: 'La respiración celular',
      content: html`
<p>Respirar no es solo inflar los pulmones. El oxígeno que entra viaja hasta cada célula, y allí participa en el proceso que te mantiene con vida: la <strong>respiración celular</strong>, que transfiere al <strong>ATP</strong> parte de la energía de la glucosa y otras moléculas orgánicas.</p>
<p>\[\ce{C6H12O6 + 6O2 -&gt; 6CO2 + 6H2O} + \text{energía (ATP y calor)}\]</p>
<p>No la confundas con la <em>ventilación</em> (mover aire) ni con el <em>intercambio de gases</em> en los pulmones: la respiración celular ocurre en las células, también en las de la raíz de una planta.</p>
<h2>Las etapas</h2>
<table>
<thead><tr><th>Etapa</th><th>Lugar</th><th>Qué ocurre</th><th>¿Necesita \(\ce{O2}\)?</th></tr></thead>
<tbody>
<tr><td>Glucólisis</td><td>citosol</td><td>la glucosa (6 C) se divide en dos piruvatos (3 C); se obtienen 2 ATP netos y NADH</td><td>no</td></tr>
<tr><td>Oxidación del piruvato y ciclo de Krebs</td><td>matriz de la mitocondria</td><td>los carbonos salen como \(\ce{CO2}\); se obtienen 2 ATP (o equivalentes), NADH y FADH₂</td><td>no directamente</td></tr>
<tr><td>Cadena transportadora de electrones</td><td>membrana interna de la mitocondria</td><td>los electrones del NADH y el FADH₂ llegan al \(\ce{O2}\), que forma agua; se produce la mayor parte del ATP</td><td><strong>sí</strong></td></tr>
</tbody>
</table>
<p>En total se obtienen unos 30 ATP por glucosa (los textos dan valores entre 30 y 38, según cómo se cuenten). Observa de dónde sale cada producto: el <strong>\(\ce{CO2}\)</strong> viene de los carbonos de la glucosa; el <strong>agua</strong> se forma al final, con el oxígeno que respiraste.</p>
<h2>¿Para qué sirve el oxígeno?</h2>
<p>Es el <strong>último aceptor de electrones</strong>. Sin él, la cadena se detiene como un tren en una vía bloqueada: no se recuperan los transportadores, y el ciclo de Krebs también para.</p>
<h2>Sin oxígeno: fermentación</h2>
<p>Muchas células pueden seguir obteniendo los 2 ATP de la glucólisis si reciclan sus transportadores mediante la <strong>fermentación</strong>, en el citosol:</p>
<ul>
<li><strong>Alcohólica</strong> (levaduras): \(\ce{C6H12O6 -&gt; 2C2H5OH + 2CO2}\). Así se hacen el vino, la chicha y el pan; en el pan, el \(\ce{CO2}\) infla la masa y el etanol se evapora en el horno.</li>
<li><strong>Láctica</strong> (algunas bacterias y, con esfuerzo intenso, las células musculares): se forma ácido láctico, \(\ce{C6H12O6 -&gt; 2C3H6O3}\). Así se hace el yogur.</li>
</ul>
<p>La fermentación rinde mucho menos: la mayor parte de la energía queda en el etanol o en el ácido láctico.</p>
<h2>Ejemplo resuelto: comparar el rendimiento</h2>
<p>Una levadura necesita 60 ATP. ¿Cuánta glucosa consume con oxígeno (30 ATP por glucosa) y cuánta sin él (2 ATP por glucosa)?</p>
<p>\[\text{con }\ce{O2}: \frac{60}{30} = 2\ \text{glucosas} \qquad \text{sin }\ce{O2}: \frac{60}{2} = 30\ \text{glucosas}\]</p>
<p>Quince veces más. Por eso, en ausencia de oxígeno, las levaduras consumen el azúcar del mosto a gran velocidad.</p>
<h2>¿Y la eficiencia?</h2>
<p>Cerca de un tercio de la energía de la glucosa queda disponible en el ATP; el resto se libera como <strong>calor</strong>. No es un desperdicio completo: ese calor mantiene tu temperatura en 37 °C. Un montón de pasto recién cortado se entibia por la misma razón: los microbios que lo descomponen respiran.</p>
<blockquote><p><strong>No digas</strong> que la respiración «crea» energía. La <em>transforma</em>: la energía ya estaba en los enlaces de las moléculas que participan.</p></blockquote>`,
    },
    {
      slug: 'fotosintesis-y-respiracion-en-el-ecosistema',
      title: 'Fotosíntesis y respiración en los ecosistemas',
      content: html`
<p>Respira hondo. Parte del carbono que acabas de exhalar estuvo ayer en una marraqueta, hace meses en un trigal de la Araucanía y, antes, en el aire. La fotosíntesis y la respiración hacen circular la materia por todo el planeta.</p>
<h2>Dos procesos complementarios</h2>
<table>
<thead><tr><th></th><th>Fotosíntesis</th><th>Respiración celular</th></tr></thead>
<tbody>
<tr><td>Reactantes</td><td>\(\ce{CO2}\) y agua</td><td>glucosa y \(\ce{O2}\)</td></tr>
<tr><td>Productos</td><td>glucosa y \(\ce{O2}\)</td><td>\(\ce{CO2}\) y agua</td></tr>
<tr><td>Energía</td><td>la almacena: luz → química</td><td>la libera: química → ATP y calor</td></tr>
<tr><td>Organelo (eucariontes)</td><td>cloroplasto</td><td>mitocondria</td></tr>
<tr><td>Cuándo ocurre</td><td>solo con luz</td><td>siempre</td></tr>
<tr><td>Quiénes la realizan</td><td>plantas, algas, cianobacterias</td><td>casi todos los seres vivos</td></tr>
</tbody>
</table>
<img src="/demo/fotosintesis-y-respiracion.svg" alt="Un cloroplasto y una mitocondria que intercambian materia. El cloroplasto recibe luz y, por fotosíntesis, produce glucosa y oxígeno, que llegan a la mitocondria. Esta, por respiración, produce dióxido de carbono y agua, que vuelven al cloroplasto, y entrega energía como ATP y calor." width="640" height="356" />
<p>Los productos de una son los reactantes de la otra, pero <strong>no son la misma reacción al revés</strong>: tienen enzimas, etapas y organelos distintos.</p>
<p>\[\ce{6CO2 + 6H2O -&gt;[\text{fotosíntesis, con luz}] C6H12O6 + 6O2}\]</p>
<p>\[\ce{C6H12O6 + 6O2 -&gt;[\text{respiración}] 6CO2 + 6H2O}\]</p>
<h2>La materia circula, la energía fluye</h2>
<p>Los átomos de carbono se reutilizan una y otra vez: aire → planta → animal → aire. La energía, en cambio, entra como luz, pasa por los organismos y sale como <strong>calor</strong>, que no se puede volver a usar para fabricar glucosa. Por eso un ecosistema necesita una fuente permanente de energía, pero puede reciclar su materia.</p>
<h2>El ciclo del carbono</h2>
<ul>
<li><strong>Retiran \(\ce{CO2}\) del aire</strong>: la fotosíntesis y la disolución en el océano.</li>
<li><strong>Devuelven \(\ce{CO2}\) al aire</strong>: la respiración de todos los organismos (incluidos los descomponedores), los incendios, los volcanes y la quema de combustibles fósiles.</li>
</ul>
<p>Por millones de años, parte de la materia orgánica quedó enterrada y se transformó en carbón, petróleo y gas. Al quemarlos devolvemos en pocos siglos lo que tardó mucho más en acumularse. La concentración de \(\ce{CO2}\) pasó de unas 280 ppm, antes de la Revolución Industrial, a más de 420 ppm en la actualidad, un aumento de</p>
<p>\[\frac{420 - 280}{280} \cdot 100\,\% = 50\,\%\]</p>
<p>Es la causa principal del calentamiento global. Los bosques nativos, las turberas de Magallanes y las praderas de algas son importantes <em>sumideros</em>: guardan carbono.</p>
<h2>Ejemplo resuelto: el acuario sellado</h2>
<p>Se preparan tres frascos sellados con agua e indicador, iluminados por 24 h: (1) solo una planta acuática, (2) solo caracoles, (3) planta y caracoles. ¿Qué ocurre con el \(\ce{CO2}\) y el \(\ce{O2}\) en cada uno?</p>
<ol>
<li><strong>Solo planta:</strong> hace fotosíntesis y respira. Con buena luz predomina la fotosíntesis: baja el \(\ce{CO2}\), sube el \(\ce{O2}\). Cuando el \(\ce{CO2}\) se agota, se frena.</li>
<li><strong>Solo caracoles:</strong> respiran. Sube el \(\ce{CO2}\), baja el \(\ce{O2}\): mueren al cabo de un tiempo.</li>
<li><strong>Planta y caracoles:</strong> el \(\ce{CO2}\) de los caracoles alimenta la fotosíntesis y el \(\ce{O2}\) de la planta, la respiración. Puede mantenerse un equilibrio por mucho tiempo.</li>
</ol>
<p>¿Y si el frasco 3 se deja en la oscuridad? Ambos respiran, nadie hace fotosíntesis: el \(\ce{O2}\) se agota.</p>
<h2>¿Es peligroso dormir con plantas?</h2>
<p>De noche, una planta consume \(\ce{O2}\), pero muy poco: muchísimo menos que una persona o que un perro durmiendo en la misma pieza. El mito nace de un hecho cierto (la planta respira) y de una mala estimación de la cantidad.</p>
<blockquote><p><strong>Idea central:</strong> los ecosistemas <em>reciclan materia</em> y <em>consumen energía</em>. La fotosíntesis es la puerta de entrada de ambas.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una bacteria vive en una fuente hidrotermal, sin luz. Obtiene energía al oxidar sulfuro de hidrógeno y fabrica su materia orgánica a partir de \(\ce{CO2}\). ¿Cómo se clasifica su nutrición?</p>`,
      options: ['Heterótrofa', 'Quimioautótrofa', 'Fotoautótrofa', 'Parásita'],
      correctAnswer: 1,
      explanation: html`<p>Fabrica materia orgánica desde \(\ce{CO2}\): es <strong>autótrofa</strong>; su energía viene de una reacción química inorgánica: es <strong>quimioautótrofa</strong>. No es fotoautótrofa, porque no usa luz. No es heterótrofa ni parásita, porque no toma materia orgánica de otros. El uso de la luz no es lo que define a un autótrofo.</p>`,
    },
    {
      question: html`<p>Un organismo se cultiva en cuatro condiciones, todas con agua, sales y aire.</p><table><thead><tr><th>Condición</th><th>¿Crece?</th></tr></thead><tbody><tr><td>Luz, sin glucosa</td><td>no</td></tr><tr><td>Oscuridad, sin glucosa</td><td>no</td></tr><tr><td>Luz, con glucosa</td><td>sí</td></tr><tr><td>Oscuridad, con glucosa</td><td>sí</td></tr></tbody></table><p>¿Qué tipo de organismo puede ser?</p>`,
      options: ['Un alga verde', 'Una cianobacteria', 'Una levadura', 'Una bacteria quimioautótrofa'],
      correctAnswer: 2,
      explanation: html`<p>Crece <strong>solo si hay glucosa</strong>, con o sin luz: es heterótrofo, como una <strong>levadura</strong>. Un alga verde y una cianobacteria crecerían con luz y sin glucosa. Una bacteria quimioautótrofa no necesitaría glucosa (sino una sustancia inorgánica que oxidar).</p>`,
    },
    {
      question: html`<p>¿En qué etapa de la respiración celular participa directamente el oxígeno, y qué se forma con él?</p>`,
      options: [
        'En la cadena transportadora de electrones; se forma agua.',
        'En la glucólisis; se forma dióxido de carbono.',
        'En el ciclo de Krebs; se forma dióxido de carbono.',
        'En la fermentación; se forma ácido láctico.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El \(\ce{O2}\) es el <strong>último aceptor de electrones</strong> de la cadena, en la membrana interna de la mitocondria, y forma <strong>agua</strong>. El \(\ce{CO2}\) del ciclo de Krebs proviene de los carbonos y oxígenos de las moléculas orgánicas y del agua, no del \(\ce{O2}\) respirado. La glucólisis no libera \(\ce{CO2}\) ni usa \(\ce{O2}\). La fermentación ocurre sin oxígeno.</p>`,
    },
    {
      question: html`<p>Un cultivo de levaduras con glucosa pasa de tener abundante oxígeno a no tener oxígeno. Si su demanda de ATP se mantiene, ¿qué se observa?</p>`,
      options: [
        'Deja de consumir glucosa, porque no puede respirar.',
        'Consume menos glucosa, porque la fermentación rinde más ATP.',
        'Consume la misma glucosa, porque la glucólisis no requiere oxígeno.',
        'Consume más glucosa, porque la fermentación rinde menos ATP.',
      ],
      correctAnswer: 3,
      explanation: html`<p>La fermentación entrega solo <strong>2 ATP</strong> por glucosa, frente a unos 30 con oxígeno: para obtener el mismo ATP se consume <strong>mucha más glucosa</strong>. No se detiene, porque la glucólisis sigue funcionando. Que la glucólisis no requiera oxígeno es cierto, pero el rendimiento total por glucosa cambia, y con él el consumo.</p>`,
    },
    {
      question: html`<p>Se sella un frasco con una planta acuática y caracoles, y se deja en la <strong>oscuridad</strong>. ¿Qué ocurre con los gases disueltos?</p>`,
      options: [
        html`Disminuye el \(\ce{O2}\) y aumenta el \(\ce{CO2}\), porque solo hay respiración.`,
        html`Aumenta el \(\ce{O2}\) y disminuye el \(\ce{CO2}\), por la acción de la planta.`,
        html`No hay cambios, porque la planta compensa el consumo de los caracoles.`,
        html`Disminuyen el \(\ce{O2}\) y el \(\ce{CO2}\), porque los caracoles consumen ambos.`,
      ],
      correctAnswer: 0,
      explanation: html`<p>En la oscuridad no hay fotosíntesis; la planta y los caracoles <strong>respiran</strong>: consumen \(\ce{O2}\) y liberan \(\ce{CO2}\). Que la planta aumente el oxígeno, o compense a los caracoles, exige luz. Los animales no consumen \(\ce{CO2}\): lo liberan.</p>`,
    },
    {
      question: html`<p>Un estudiante afirma: «La respiración celular es la fotosíntesis al revés». ¿Cuál es la mejor crítica a esa afirmación?</p>`,
      options: [
        'Es falsa, porque las plantas hacen fotosíntesis y no respiran.',
        'Las ecuaciones globales son inversas, pero las etapas, las enzimas y los organelos son distintos.',
        'Es falsa, porque la respiración no produce dióxido de carbono ni agua, sino solo energía.',
        'Es verdadera, porque las mismas enzimas actúan en un sentido o en otro, según haya luz.',
      ],
      correctAnswer: 1,
      explanation: html`<p>Los reactantes y productos <strong>globales</strong> se intercambian, pero los procesos ocurren en organelos distintos (cloroplasto y mitocondria), con <strong>etapas y enzimas diferentes</strong>. Las plantas sí respiran. La respiración produce \(\ce{CO2}\) y agua, además de transferir energía. Las enzimas no son las mismas, y la luz no decide el sentido.</p>`,
    },
    {
      question: html`<p>En un ecosistema, ¿cuál es la diferencia fundamental entre lo que ocurre con la materia y lo que ocurre con la energía?</p>`,
      options: [
        'La materia y la energía se reciclan por igual dentro del ecosistema.',
        'La energía se recicla; la materia entra como luz y sale como calor.',
        'La materia se pierde en cada nivel; la energía aumenta en cada nivel.',
        'La materia se recicla; la energía fluye y sale del sistema como calor.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Los átomos <strong>circulan</strong> entre los seres vivos y el ambiente; la energía entra como luz y termina como <strong>calor</strong>, que los productores no pueden reutilizar. Por eso se necesita un aporte permanente de energía. La energía disponible <em>disminuye</em> de un nivel trófico a otro; no aumenta ni se recicla.</p>`,
    },
    {
      question: html`<p>Para hacer pan se mezcla harina, agua y levadura, y se deja reposar la masa en un lugar tibio hasta que se infla. ¿Qué proceso infla la masa, y qué gas participa?</p>`,
      options: [
        'La fotosíntesis de la levadura, que libera oxígeno',
        'La evaporación del agua, que libera vapor de agua',
        'La fermentación alcohólica, que libera dióxido de carbono',
        'La fermentación láctica, que libera dióxido de carbono',
      ],
      correctAnswer: 2,
      explanation: html`<p>Las levaduras realizan <strong>fermentación alcohólica</strong>: \(\ce{C6H12O6 -&gt; 2C2H5OH + 2CO2}\); el \(\ce{CO2}\) queda atrapado e infla la masa. La levadura es un hongo, no hace fotosíntesis. En un lugar tibio el agua no se evapora lo suficiente para formar las burbujas. La fermentación láctica da ácido láctico, sin \(\ce{CO2}\) en su ecuación.</p>`,
    },
  ],
  videos: [],
};
