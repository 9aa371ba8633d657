import { type DemoTopic, html } from '../../../demo-topic.ts';

export const controlDeLaNatalidad: DemoTopic = {
  slug: 'biologia-control-de-la-natalidad',
  courseId: 3,
  unit: 'Procesos y funciones biológicas',
  title: 'Métodos de control de la natalidad',
  description:
    'Compara los métodos naturales, de barrera, hormonales y quirúrgicos: cómo actúa cada uno, qué tan efectivo es y qué no puede prevenir.',
  color: 'teal',
  icon: 'balance-scale',
  difficulty: 'intermediate',
  orderIndex: 2,
  lessons: [
    {
      slug: 'metodos-naturales',
      title: 'Métodos naturales: reconocer los días fértiles',
      content: html`
<p>Un <strong>método de control de la natalidad</strong> permite a las personas decidir si quieren tener hijos, cuántos y cuándo. En Chile, la ley 20.418 garantiza a toda persona el derecho a recibir educación, información y orientación clara y completa sobre la regulación de la fertilidad. Para elegir bien hay que entender <em>cómo</em> actúa cada método.</p>
<p>Los métodos <strong>naturales</strong> no usan hormonas ni dispositivos: consisten en reconocer los días fértiles del ciclo y evitar en ellos las relaciones sexuales. Se basan en tres hechos: la ovulación ocurre unos 14 días antes de la siguiente menstruación, el ovocito vive a lo más un día y los espermatozoides, hasta unos cinco.</p>
<h2>Tres métodos, tres pistas</h2>
<table>
<thead><tr><th>Método</th><th>Qué se observa</th><th>Por qué cambia</th><th>Principal limitación</th></tr></thead>
<tbody>
<tr><td>Calendario (Ogino-Knaus)</td><td>la duración de los ciclos anteriores</td><td>la fase lútea es bastante constante</td><td>supone que los ciclos futuros serán como los pasados</td></tr>
<tr><td>Temperatura basal</td><td>la temperatura al despertar, antes de levantarse</td><td>la progesterona la sube de 0,2 a 0,5 °C tras la ovulación</td><td>avisa cuando ya se ovuló; la fiebre o dormir mal la alteran</td></tr>
<tr><td>Billings</td><td>el moco del cuello uterino</td><td>con estrógenos altos es transparente, abundante y elástico, como clara de huevo</td><td>requiere aprendizaje; una infección lo altera</td></tr>
</tbody>
</table>
<h2>Ejemplo resuelto: el método del calendario</h2>
<p>Se registra la duración de varios ciclos, idealmente de seis a doce, y se calcula:</p>
<p>\[\text{primer día fértil} = \text{ciclo más corto} - 18\]</p>
<p>\[\text{último día fértil} = \text{ciclo más largo} - 11\]</p>
<p>¿De dónde salen los números? El ovocito se libera unos 14 días antes de que termine el ciclo. Restar 18 incluye días anteriores, por los espermatozoides que sobreviven; restar 11 deja un margen posterior.</p>
<p>Los ciclos de Antonia duraron 29, 27, 30, 28, 31 y 28 días. El más corto es de 27 y el más largo, de 31:</p>
<p>\[27 - 18 = 9 \qquad 31 - 11 = 20\]</p>
<p>Debería considerar fértiles <strong>desde el día 9 hasta el día 20</strong>: doce días. Si sus ciclos fueran siempre de 28 días, el período iría del 10 al 17. <em>Mientras más irregular es el ciclo, más largo es el período que se debe evitar.</em></p>
<h2>Ejemplo resuelto: leer un registro de temperatura</h2>
<table>
<thead><tr><th>Día</th><th>11</th><th>12</th><th>13</th><th>14</th><th>15</th><th>16</th><th>17</th></tr></thead>
<tbody>
<tr><td>Temperatura (°C)</td><td>36,4</td><td>36,5</td><td>36,4</td><td>36,4</td><td>36,8</td><td>36,8</td><td>36,9</td></tr>
</tbody>
</table>
<p>El alza aparece el día 15 y se mantiene. La ovulación ocurrió, con mayor probabilidad, <strong>alrededor del día 14</strong>. Observa la limitación: el día 12, que era fértil, la temperatura no mostraba nada especial. Este registro confirma la ovulación, pero no la anuncia.</p>
<h2>Ventajas y desventajas</h2>
<ul>
<li>No tienen efectos secundarios ni costo, y ayudan a conocer el propio cuerpo.</li>
<li>Exigen constancia, ciclos regulares y el acuerdo de la pareja. Su efectividad con el uso habitual es menor que la de otros métodos.</li>
<li>No protegen de las infecciones de transmisión sexual (ITS).</li>
</ul>
<blockquote><p><strong>Error frecuente:</strong> creer que durante la menstruación es imposible un embarazo. En un ciclo corto, un espermatozoide que sobrevive cinco días puede encontrar al ovocito.</p></blockquote>`,
    },
    {
      slug: 'barrera-y-hormonales',
      title: 'Métodos artificiales reversibles: de barrera y hormonales',
      content: html`
<p>Los métodos artificiales <strong>reversibles</strong> actúan mientras se usan; al dejarlos, la fertilidad se recupera. Para clasificarlos hazte una sola pregunta: ¿en qué paso interrumpen el camino hacia el embarazo?</p>
<p>\[\text{ovulación} \rightarrow \text{encuentro de gametos} \rightarrow \text{fecundación} \rightarrow \text{implantación}\]</p>
<h2>Métodos de barrera</h2>
<p>Impiden el <strong>encuentro de los gametos</strong>: los espermatozoides no llegan al útero. No modifican las hormonas ni el ciclo.</p>
<ul>
<li><strong>Preservativo externo</strong> (condón masculino): funda de látex o poliuretano que cubre el pene y retiene el semen.</li>
<li><strong>Preservativo interno</strong> (condón femenino): funda que se coloca dentro de la vagina.</li>
<li><strong>Diafragma:</strong> disco flexible que cubre el cuello del útero; se usa con espermicida.</li>
</ul>
<p>Los preservativos tienen una ventaja que ningún otro método comparte: <strong>también reducen el riesgo de contagio de ITS</strong>. Deben usarse en cada relación, de principio a fin, y uno a la vez; hay que revisar la fecha de vencimiento y que el envase esté intacto.</p>
<h2>Métodos hormonales</h2>
<p>Contienen versiones sintéticas de progesterona (<em>progestágenos</em>), solas o con estrógenos. Imitan lo que ocurre en la fase lútea: por retroalimentación negativa, la hipófisis secreta menos FSH y LH, no hay alza de LH y <strong>no hay ovulación</strong>. Además, el moco del cuello uterino se vuelve espeso y dificulta el paso de los espermatozoides.</p>
<table>
<thead><tr><th>Método</th><th>Cómo se usa</th><th>Duración</th></tr></thead>
<tbody>
<tr><td>Píldora</td><td>una al día, a la misma hora</td><td>se renueva cada mes</td></tr>
<tr><td>Parche o anillo vaginal</td><td>se pega en la piel o se coloca en la vagina</td><td>1 semana el parche, 3 semanas el anillo</td></tr>
<tr><td>Inyectable</td><td>la aplica personal de salud</td><td>1 o 3 meses</td></tr>
<tr><td>Implante subdérmico</td><td>varilla bajo la piel del brazo</td><td>3 años o más</td></tr>
<tr><td>DIU hormonal</td><td>se instala en el útero; espesa el moco y adelgaza el endometrio</td><td>5 años o más</td></tr>
</tbody>
</table>
<p>Requieren indicación de una matrona, un matrón o un médico, porque para algunas personas no son aconsejables. Ninguno protege de las ITS.</p>
<p>Un caso aparte es la <strong>T de cobre</strong>: también es un dispositivo intrauterino, pero <em>no</em> contiene hormonas. El cobre daña a los espermatozoides y dificulta la fecundación. La ovulación continúa.</p>
<h2>Anticoncepción de emergencia</h2>
<p>Es una dosis única de progestágeno que se toma después de una relación sin protección. Retrasa o impide la ovulación <em>si esta todavía no ha ocurrido</em>; por eso su efectividad disminuye con cada hora que pasa. No interrumpe un embarazo y no reemplaza a un método de uso regular. En Chile, los centros de salud públicos deben entregarla.</p>
<h2>Ejemplo resuelto: ¿dónde actúa?</h2>
<p>Se midió el valor máximo de LH durante un ciclo en tres mujeres: R no usa métodos (55 UI/L), S usa preservativo con su pareja (52 UI/L) y T toma la píldora (6 UI/L). ¿Qué indican los datos?</p>
<p>En R y S hay un alza de LH: las dos ovulan. El preservativo no cambia el ciclo, solo separa a los gametos. En T no hay alza: la píldora actuó sobre la hipófisis y <strong>no ovuló</strong>. El mismo fin, evitar el embarazo, se logra en dos pasos diferentes.</p>
<blockquote><p><strong>Doble protección:</strong> combinar el preservativo (previene ITS y embarazo) con un método de alta efectividad, como un implante o una píldora.</p></blockquote>`,
    },
    {
      slug: 'quirurgicos-y-efectividad',
      title: 'Métodos quirúrgicos y cómo comparar la efectividad',
      content: html`
<p>Los métodos <strong>quirúrgicos</strong> interrumpen el camino de los gametos con una operación. El temario los llama <em>parcialmente reversibles</em>: existe una cirugía para intentar revertirlos, pero su éxito no está asegurado. Por eso se recomiendan a personas que ya no desean tener hijos.</p>
<h2>Ligadura de trompas y vasectomía</h2>
<table>
<thead><tr><th>Aspecto</th><th>Ligadura de trompas</th><th>Vasectomía</th></tr></thead>
<tbody>
<tr><td>Qué se corta o bloquea</td><td>las trompas de Falopio</td><td>los conductos deferentes</td></tr>
<tr><td>Qué se impide</td><td>que ovocito y espermatozoides se encuentren</td><td>que los espermatozoides lleguen al semen</td></tr>
<tr><td>Qué <em>no</em> cambia</td><td>ovulación, hormonas y menstruación</td><td>testosterona, deseo sexual, erección y eyaculación</td></tr>
<tr><td>Cuándo es efectiva</td><td>de inmediato</td><td>a los 3 meses aprox., con un examen que lo confirme</td></tr>
</tbody>
</table>
<p>En las dos operaciones las gónadas siguen intactas: continúan produciendo gametos y hormonas. Las hormonas viajan por la <strong>sangre</strong>, no por las trompas ni por los conductos deferentes. Los gametos que no pueden salir son reabsorbidos. En el semen, los espermatozoides ocupan un porcentaje mínimo del volumen: casi todo viene de las vesículas seminales y de la próstata, por lo que la cantidad eyaculada prácticamente no varía.</p>
<h2>¿Qué tan efectivo es un método?</h2>
<p>Se expresa como el porcentaje de mujeres que se embarazan durante el <strong>primer año</strong> de uso. Se distinguen dos valores: con <em>uso perfecto</em> (siempre y de manera correcta) y con <em>uso habitual</em> (como ocurre en la vida real, con olvidos y errores).</p>
<table>
<thead><tr><th>Método</th><th>Uso perfecto (%)</th><th>Uso habitual (%)</th></tr></thead>
<tbody>
<tr><td>Ninguno</td><td>85</td><td>85</td></tr>
<tr><td>Billings</td><td>3</td><td>23</td></tr>
<tr><td>Preservativo externo</td><td>2</td><td>13</td></tr>
<tr><td>Píldora</td><td>0,3</td><td>7</td></tr>
<tr><td>T de cobre</td><td>0,6</td><td>0,8</td></tr>
<tr><td>Ligadura de trompas</td><td>0,5</td><td>0,5</td></tr>
<tr><td>Vasectomía</td><td>0,1</td><td>0,15</td></tr>
<tr><td>Implante</td><td>0,1</td><td>0,1</td></tr>
</tbody>
</table>
<img src="/demo/efectividad-de-los-metodos.svg" alt="Gráfico de barras de los embarazos por cada 100 mujeres en el primer año, con uso habitual y con uso perfecto. Ninguno: 85 y 85. Billings: 23 y 3. Preservativo externo: 13 y 2. Píldora: 7 y 0,3. T de cobre: 0,8 y 0,6. Implante: 0,1 y 0,1." width="640" height="448" />
<p>Los valores provienen de estudios en grandes poblaciones y cambian algo de un país a otro. Lo que importa es la comparación: los métodos que <strong>no dependen de recordar algo</strong> tienen casi el mismo valor en las dos columnas.</p>
<h2>Ejemplo resuelto</h2>
<p>En una comuna, 400 mujeres usan la píldora. ¿Cuántos embarazos se esperan en un año con uso habitual y cuántos con uso perfecto?</p>
<p>\[N_{\text{habitual}} = 400 \cdot \frac{7}{100} = 28 \qquad N_{\text{perfecto}} = 400 \cdot \frac{0{,}3}{100} = 1{,}2\]</p>
<p>La diferencia, unos 27 embarazos, se debe a <strong>olvidos y errores de uso</strong>, no a que la píldora «no funcione». Sin ningún método se esperarían \(400 \cdot 0{,}85 = 340\).</p>
<h2>Elegir con información</h2>
<p>No hay un método «mejor» para todo el mundo. Influyen la edad, la salud, si se desea tener hijos más adelante, el costo y el riesgo de ITS. En los espacios amigables y los consultorios (CESFAM) de todo Chile hay matronas y matrones que orientan de manera gratuita y confidencial.</p>
<blockquote><p><strong>Recuerda:</strong> «ligarse las trompas» no adelanta la menopausia y la vasectomía no produce impotencia. Ambas bloquean un conducto, no la producción de hormonas.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>Una mujer registró sus últimos ocho ciclos: el más corto duró 26 días y el más largo, 32. Según el método del calendario, el primer día fértil se obtiene restando 18 al ciclo más corto y el último, restando 11 al más largo. ¿Qué días debería considerar fértiles?</p>`,
      options: ['Del día 14 al 15', 'Del día 8 al 21', 'Del día 11 al 18', 'Del día 12 al 16'],
      correctAnswer: 1,
      explanation: html`<p>\(26 - 18 = 8\) y \(32 - 11 = 21\): <strong>del 8 al 21</strong>. «Del 14 al 15» aparece al intercambiar los ciclos (\(32 - 18 = 14\), \(26 - 11 = 15\)). «Del 11 al 18» son los dos números que se restan, no los resultados. «Del 12 al 16» supone una ovulación fija el día 14, lo que no corresponde a ciclos que varían de 26 a 32 días.</p>`,
    },
    {
      question: html`<p>Una mujer midió su temperatura basal cada mañana.</p><table><thead><tr><th>Día</th><th>13</th><th>14</th><th>15</th><th>16</th><th>17</th><th>18</th><th>19</th></tr></thead><tbody><tr><td>Temperatura (°C)</td><td>36,3</td><td>36,4</td><td>36,3</td><td>36,4</td><td>36,7</td><td>36,8</td><td>36,8</td></tr></tbody></table><p>¿Qué limitación de este método, como anticonceptivo, muestran los datos?</p>`,
      options: [
        'La temperatura solo cambia en las mujeres que no ovularon durante el ciclo.',
        'La temperatura sube cuando la ovulación ya ocurrió, sin anunciar los días fértiles previos.',
        'La temperatura permanece constante, por lo que no entrega ninguna información.',
        'La temperatura sube antes de que el folículo comience a madurar en el ovario.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El alza (de 36,4 a 36,7 °C) se debe a la progesterona, que el cuerpo lúteo secreta <strong>después</strong> de ovular. Los días 13 a 16, los más fértiles, la temperatura no mostró nada especial. El alza indica justamente que <em>sí</em> hubo ovulación. No aparece antes de que madure el folículo, y los datos muestran que la temperatura no es constante.</p>`,
    },
    {
      question: html`<p>Se midió la LH máxima de la mitad del ciclo en dos grupos de mujeres sanas: uno usaba un anticonceptivo hormonal combinado y el otro no usaba ningún método. Los promedios fueron 6 UI/L y 54 UI/L, respectivamente. ¿Qué acción del anticonceptivo apoyan estos datos?</p>`,
      options: [
        'Impide la ovulación al evitar el alza de LH.',
        'Destruye los espermatozoides que llegan al útero.',
        'Bloquea el paso del ovocito por las trompas de Falopio.',
        'Provoca el desprendimiento de un embrión ya implantado.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El alza de LH es la señal que desencadena la ovulación. En el grupo con anticonceptivo no hay alza (6 frente a 54 UI/L): las hormonas sintéticas inhiben a la hipófisis y <strong>no se ovula</strong>. Los datos no se refieren a espermatozoides (los afecta el cobre de la T) ni a las trompas (las bloquea la ligadura). Y si no hay ovulación, no hay embrión que pueda estar implantado.</p>`,
    },
    {
      question: html`<p>El preservativo externo tiene una tasa de embarazos en el primer año de 13 % con uso habitual y de 2 % con uso perfecto. De 300 parejas que lo usan de manera habitual, ¿cuántos embarazos se evitarían en un año si todas lo usaran de manera perfecta?</p>`,
      options: ['6', '11', '33', '39'],
      correctAnswer: 2,
      explanation: html`<p>Uso habitual: \(300 \cdot 0{,}13 = 39\) embarazos. Uso perfecto: \(300 \cdot 0{,}02 = 6\). La diferencia es \(39 - 6 = 33\). Los valores 39 y 6 son los embarazos de cada situación por separado, no los que se evitan; 11 es la diferencia de los porcentajes (\(13 - 2\)), que corresponde a 100 parejas y no a 300.</p>`,
    },
    {
      question: html`<p>La tabla muestra exámenes de un hombre antes de una vasectomía y seis meses después.</p><table><thead><tr><th>Examen</th><th>Antes</th><th>Después</th></tr></thead><tbody><tr><td>Volumen de semen (mL)</td><td>3,1</td><td>3,0</td></tr><tr><td>Espermatozoides (millones/mL)</td><td>62</td><td>0</td></tr><tr><td>Testosterona (ng/mL)</td><td>5,4</td><td>5,5</td></tr></tbody></table><p>¿Qué conclusión es coherente con los datos?</p>`,
      options: [
        'Los testículos dejaron de recibir sangre tras la operación.',
        'La mayor parte del semen está formada por espermatozoides.',
        'La operación impide la salida de espermatozoides, no la función hormonal.',
        'La testosterona ya no llega a la sangre, sino que se acumula.',
      ],
      correctAnswer: 2,
      explanation: html`<p>Los espermatozoides bajan a cero, pero la testosterona casi no cambia: se bloquearon los <strong>conductos deferentes</strong>, mientras el testículo sigue secretando hormona a la sangre. Si no recibiera sangre, la testosterona caería. La testosterona se midió y sigue normal, por lo que no se acumula. El volumen de semen casi no varía sin espermatozoides: estos son una parte mínima de él.</p>`,
    },
    {
      question: html`<p>A una mujer de 38 años le realizan una ligadura de trompas. Ella pregunta si dejará de menstruar. ¿Cuál es la respuesta correcta?</p>`,
      options: [
        'Sí, porque el ovocito no puede llegar al útero y sin él no se engruesa el endometrio.',
        'Sí, porque las hormonas del ovario viajan al útero por el interior de las trompas.',
        'No, porque los ovarios siguen secretando hormonas que llegan al útero por la sangre.',
        'No, porque las trompas se reconstituyen cada mes al comenzar un nuevo ciclo.',
      ],
      correctAnswer: 2,
      explanation: html`<p>La menstruación depende de los estrógenos y de la progesterona, que viajan por la <strong>sangre</strong>. La ligadura no toca los ovarios ni la circulación: el ciclo sigue igual. El endometrio no necesita al ovocito para engrosarse, sino a las hormonas, y estas no circulan por el interior de las trompas. Las trompas tampoco se reconstituyen cada mes: si fuera así, el método no serviría.</p>`,
    },
    {
      question: html`<p>Una pareja desea un método de alta efectividad que no dependa de recordarlo a diario y, al mismo tiempo, reducir el riesgo de contagio de ITS. ¿Qué combinación cumple ambas condiciones?</p>`,
      options: [
        'Implante subdérmico y preservativo',
        'Píldora anticonceptiva y T de cobre',
        'Método de Billings y temperatura basal',
        'Implante subdérmico y anticonceptivo inyectable',
      ],
      correctAnswer: 0,
      explanation: html`<p>El <strong>implante</strong> actúa por años sin que haya que recordarlo y el <strong>preservativo</strong> agrega la barrera que reduce el contagio de ITS: es la doble protección. La píldora con T de cobre y el implante con inyectable evitan muy bien el embarazo, pero no las ITS. Billings y temperatura exigen un registro diario, son menos efectivos con uso habitual y no previenen las ITS.</p>`,
    },
    {
      question: html`<p>Un equipo chileno estudió a mujeres que tomaron anticoncepción de emergencia con levonorgestrel tras una relación sexual en días fértiles. Con exámenes determinaron si la tomaron antes o después de ovular y calcularon los embarazos esperados sin tratamiento.</p><table><thead><tr><th>Momento de la toma</th><th>Mujeres</th><th>Embarazos esperados</th><th>Embarazos observados</th></tr></thead><tbody><tr><td>Antes de ovular</td><td>103</td><td>16</td><td>0</td></tr><tr><td>El día de la ovulación o después</td><td>45</td><td>8,7</td><td>8</td></tr></tbody></table><p>¿Qué conclusión apoyan los resultados?</p>`,
      options: [
        'El fármaco impide la implantación del embrión en el endometrio.',
        'El fármaco es más efectivo mientras más tarde se toma en el ciclo.',
        'El fármaco tiene igual efecto en cualquier momento del ciclo.',
        'El fármaco previene el embarazo si se toma antes de la ovulación.',
      ],
      correctAnswer: 3,
      explanation: html`<p>Antes de ovular se esperaban 16 embarazos y no hubo ninguno: el fármaco <strong>actúa sobre la ovulación</strong>. Tomado después, hubo casi tantos (8) como los esperados (8,7): ya no tuvo efecto. Si impidiera la implantación, también habría reducido los embarazos de ese segundo grupo. Por la misma diferencia entre los grupos, no es cierto que actúe igual en todo momento ni que sea mejor tomarlo tarde.</p>`,
    },
  ],
  videos: [],
};
