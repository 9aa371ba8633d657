import { type DemoTopic, html } from '../../../demo-topic.ts';

export const infeccionesTransmisionSexual: DemoTopic = {
  slug: 'biologia-infecciones-transmision-sexual',
  courseId: 3,
  unit: 'Procesos y funciones biológicas',
  title: 'Infecciones de transmisión sexual',
  description:
    'VIH, herpes, gonorrea y clamidia: qué las causa, cómo se transmiten, qué síntomas producen y cómo se previenen, con datos y sin prejuicios.',
  color: 'orange',
  icon: 'microscope',
  difficulty: 'intermediate',
  orderIndex: 3,
  lessons: [
    {
      slug: 'que-son-las-its',
      title: 'Qué son las ITS y quién las causa',
      content: html`
<p>Una <strong>infección de transmisión sexual</strong> (ITS) es la que pasa de una persona a otra principalmente durante las relaciones sexuales: vaginales, anales u orales. Puede contraerla cualquier persona con vida sexual activa, sin importar su edad, su sexo o su orientación. Tener una ITS no habla de cómo es alguien: es un problema de salud, y la mayoría se cura o se controla bien si se detecta a tiempo.</p>
<p>Hablamos de <em>infección</em> y no de <em>enfermedad</em> porque muchas veces el patógeno está presente y puede transmitirse <strong>aunque no haya síntomas</strong>.</p>
<h2>Dos tipos de agentes muy distintos</h2>
<table>
<thead><tr><th>Característica</th><th>Bacterias</th><th>Virus</th></tr></thead>
<tbody>
<tr><td>Organización</td><td>célula procarionte completa</td><td>material genético y proteínas; no son células</td></tr>
<tr><td>Reproducción</td><td>se dividen por sí mismas</td><td>solo dentro de una célula, con la maquinaria de esta</td></tr>
<tr><td>Antibióticos</td><td>actúan sobre estructuras bacterianas: sirven</td><td>no tienen esas estructuras: <strong>no</strong> sirven</td></tr>
<tr><td>Tratamiento</td><td>por lo general se curan</td><td>antivirales que las controlan</td></tr>
</tbody>
</table>
<p>Las cuatro ITS del temario se reparten por mitades:</p>
<table>
<thead><tr><th>ITS</th><th>Agente</th><th>Tipo</th><th>¿Se cura?</th></tr></thead>
<tbody>
<tr><td>Gonorrea</td><td><em>Neisseria gonorrhoeae</em></td><td>bacteria</td><td>sí, con antibióticos</td></tr>
<tr><td>Clamidia</td><td><em>Chlamydia trachomatis</em></td><td>bacteria</td><td>sí, con antibióticos</td></tr>
<tr><td>Herpes genital</td><td>virus herpes simple (VHS-2 y VHS-1)</td><td>virus de ADN</td><td>no; se controla</td></tr>
<tr><td>Infección por VIH</td><td>virus de la inmunodeficiencia humana</td><td>virus de ARN (retrovirus)</td><td>no; se controla</td></tr>
</tbody>
</table>
<h2>¿Cómo se transmiten?</h2>
<ul>
<li><strong>Por secreciones:</strong> semen, secreciones vaginales y rectales. Es la vía de la gonorrea, la clamidia y el VIH.</li>
<li><strong>Por contacto directo de piel y mucosas:</strong> el herpes se transmite al tocar la zona infectada, incluso donde el preservativo no cubre.</li>
<li><strong>Por la sangre:</strong> el VIH también se transmite al compartir jeringas o agujas. En Chile la sangre de las donaciones se analiza antes de usarla.</li>
<li><strong>De la madre al hijo:</strong> durante el embarazo, el parto o la lactancia, según la infección.</li>
</ul>
<p>En cambio, <strong>no</strong> se transmiten por dar la mano, abrazarse, compartir el baño, una piscina o la comida, ni por la picadura de un zancudo.</p>
<h2>Ejemplo resuelto: comparar poblaciones de distinto tamaño</h2>
<p>En un año, la ciudad A, de 250 000 habitantes, notificó 150 casos de gonorrea; la ciudad B, de 60 000 habitantes, notificó 54. ¿Dónde fue más frecuente?</p>
<p>No basta con comparar 150 y 54: hay que dividir por la población. Se suele expresar por cada 100 000 habitantes:</p>
<p>\[\text{tasa} = \frac{\text{casos}}{\text{población}} \cdot 100\,000\]</p>
<p>\[\text{tasa}_A = \frac{150}{250\,000} \cdot 100\,000 = 60 \qquad \text{tasa}_B = \frac{54}{60\,000} \cdot 100\,000 = 90\]</p>
<p>La infección fue <strong>más frecuente en B</strong>: 90 casos por cada 100 000 habitantes frente a 60 en A, aunque A notificó más casos en total. Una advertencia: la tasa depende de cuántas personas se examinan. Si en una ciudad se hacen más exámenes, se detectan más casos.</p>
<blockquote><p><strong>Idea central:</strong> «me siento bien» no equivale a «no tengo una ITS». Solo un examen puede decirlo.</p></blockquote>`,
    },
    {
      slug: 'gonorrea-y-clamidia',
      title: 'ITS bacterianas: gonorrea y clamidia',
      content: html`
<p>La gonorrea y la clamidia son las dos ITS bacterianas del temario. Se parecen tanto en sus síntomas que a menudo se buscan juntas en el mismo examen, y una persona puede tener las dos a la vez.</p>
<h2>Los agentes</h2>
<ul>
<li><strong><em>Neisseria gonorrhoeae</em></strong> (gonococo): bacterias esféricas que se ven de a pares, como dos granos de café enfrentados. Se adhieren a las células de las mucosas: uretra, cuello del útero, recto, faringe y ojos.</li>
<li><strong><em>Chlamydia trachomatis</em></strong>: bacteria muy pequeña que solo puede multiplicarse <em>dentro</em> de una célula. En eso recuerda a un virus, pero es una célula procarionte, con ADN, ribosomas y membrana: por eso los antibióticos adecuados la eliminan.</li>
</ul>
<h2>Síntomas y complicaciones</h2>
<table>
<thead><tr><th>Aspecto</th><th>Gonorrea</th><th>Clamidia</th></tr></thead>
<tbody>
<tr><td>Incubación típica</td><td>2 a 7 días</td><td>1 a 3 semanas</td></tr>
<tr><td>Secreción</td><td>amarillenta o verdosa, con pus</td><td>más escasa y clara</td></tr>
<tr><td>Otros síntomas</td><td>ardor al orinar, dolor pélvico o testicular</td><td>ardor al orinar, sangrado entre menstruaciones</td></tr>
<tr><td>Sin síntomas</td><td>cerca de la mitad de las mujeres</td><td>alrededor del 70 % de las mujeres y la mitad de los hombres</td></tr>
</tbody>
</table>
<p>Si no se tratan, ambas pueden ascender por el útero hasta las trompas de Falopio y causar <strong>enfermedad inflamatoria pélvica</strong>. Las cicatrices que deja pueden cerrar las trompas: es una causa de <strong>infertilidad</strong> y de embarazo fuera del útero. En los hombres pueden inflamar el epidídimo. Durante el parto, la bacteria puede infectar los ojos del recién nacido; por eso en las maternidades chilenas se les aplica un medicamento en los ojos.</p>
<h2>Tratamiento</h2>
<p>Se curan con antibióticos indicados por un profesional. Tres reglas importan:</p>
<ol>
<li>Completar el tratamiento, aunque los síntomas desaparezcan.</li>
<li>Tratar también a las parejas sexuales, para evitar el «efecto ping-pong».</li>
<li>Evitar las relaciones sexuales hasta que el equipo de salud lo autorice.</li>
</ol>
<p>Haberlas tenido <strong>no deja inmunidad</strong> duradera: es posible contagiarse otra vez.</p>
<h2>La resistencia a los antibióticos</h2>
<p>El gonococo se ha vuelto resistente a muchos antibióticos. Es un caso de selección natural: en una población de bacterias unas pocas ya son resistentes por mutación; el antibiótico elimina a las sensibles y las resistentes se reproducen.</p>
<h2>Ejemplo resuelto: leer un antibiograma</h2>
<p>En un antibiograma se siembra la bacteria en una placa y se colocan discos con antibióticos. Si el antibiótico es efectivo, alrededor del disco queda un <strong>halo</strong> sin bacterias. Para este ejemplo, considera sensible a la bacteria si el halo mide 25 mm o más.</p>
<table>
<thead><tr><th>Antibiótico</th><th>Halo, muestra de 1990 (mm)</th><th>Halo, muestra de 2020 (mm)</th></tr></thead>
<tbody>
<tr><td>P</td><td>38</td><td>12</td></tr>
<tr><td>Q</td><td>40</td><td>36</td></tr>
</tbody>
</table>
<img src="/demo/antibiograma.svg" alt="Dos placas con un disco del antibiótico P y otro del Q, dibujadas a escala. En la muestra de 1990, el halo sin bacterias mide 38 mm alrededor de P y 40 mm alrededor de Q. En la de 2020, 12 mm alrededor de P y 36 mm alrededor de Q. Con un halo de 25 mm o más, la bacteria es sensible." width="640" height="386" />
<p>La bacteria de 1990 era sensible a los dos. La de 2020 es <strong>resistente a P</strong> (\(12 &lt; 25\)) y sigue siendo <strong>sensible a Q</strong> (\(36 &gt; 25\)). Para tratar a esa persona hoy conviene Q. ¿Y si se aumentara la dosis de P? El halo pequeño indica que esas bacterias soportan a P: insistir favorecería aún más a las resistentes.</p>
<blockquote><p><strong>Error frecuente:</strong> «el cuerpo se acostumbró al antibiótico». La que cambia es la <em>población de bacterias</em>, no la persona.</p></blockquote>`,
    },
    {
      slug: 'vih-y-herpes',
      title: 'ITS virales: VIH y herpes',
      content: html`
<p>Los virus no se reproducen solos: usan la maquinaria de una célula. Algunos, además, se quedan a vivir en ella. Es lo que ocurre con el VIH y con el herpes, y explica por qué todavía no se curan, aunque sí se controlan.</p>
<h2>VIH: un retrovirus que ataca a las defensas</h2>
<p>El virus de la inmunodeficiencia humana infecta a los <strong>linfocitos T CD4</strong>, las células que coordinan la respuesta inmune. Sus pasos son:</p>
<ol>
<li><strong>Unión y entrada:</strong> una proteína del virus reconoce el receptor CD4 de la célula.</li>
<li><strong>Transcripción inversa:</strong> la enzima <em>transcriptasa inversa</em> copia el ARN del virus en ADN. Es el sentido contrario al habitual y de ahí el nombre de retrovirus.</li>
<li><strong>Integración:</strong> ese ADN se inserta en los cromosomas de la célula y puede quedar ahí, inactivo, por años.</li>
<li><strong>Producción:</strong> la célula fabrica nuevos virus, que salen e infectan a otras.</li>
</ol>
<p>\[\text{ARN viral} \xrightarrow{\text{transcriptasa inversa}} \text{ADN viral} \rightarrow \text{ADN integrado} \rightarrow \text{virus nuevos}\]</p>
<h2>VIH no es lo mismo que sida</h2>
<p><strong>VIH</strong> es el virus. <strong>Sida</strong> es la etapa avanzada de la infección sin tratamiento, cuando las defensas ya no controlan microbios que en otra persona serían inofensivos.</p>
<table>
<thead><tr><th>Etapa (sin tratamiento)</th><th>Cuándo</th><th>Linfocitos CD4 (células/µL)</th><th>Qué se siente</th></tr></thead>
<tbody>
<tr><td>Antes de la infección</td><td>—</td><td>500 a 1500</td><td>—</td></tr>
<tr><td>Infección aguda</td><td>2 a 4 semanas</td><td>bajan y se recuperan en parte</td><td>como una gripe, o nada</td></tr>
<tr><td>Etapa asintomática</td><td>unos 8 a 10 años</td><td>descienden poco a poco</td><td>por lo general, nada</td></tr>
<tr><td>Sida</td><td>después</td><td>menos de 200</td><td>infecciones oportunistas, algunos tumores</td></tr>
</tbody>
</table>
<p>La <strong>terapia antirretroviral</strong>, garantizada en Chile por el AUGE (GES), bloquea enzimas como la transcriptasa inversa. No elimina el virus integrado, pero reduce tanto su cantidad que las defensas se recuperan. Una persona que mantiene su carga viral <em>indetectable</em> <strong>no transmite el VIH por vía sexual</strong> y puede hacer una vida plena.</p>
<h2>Herpes genital: el virus que se esconde</h2>
<p>Lo causan el VHS-2 y también el VHS-1, el mismo de los «fuegos» en los labios. Produce ampollas pequeñas y dolorosas que se rompen y cicatrizan en dos o tres semanas. Luego el virus viaja por los nervios y queda <strong>latente</strong> en los ganglios nerviosos. El estrés, la fiebre o un resfrío pueden reactivarlo y las lesiones reaparecen sin un nuevo contagio. Los antivirales acortan los episodios y disminuyen la transmisión. Esta puede ocurrir incluso sin lesiones visibles.</p>
<h2>Ejemplo resuelto: interpretar un recuento de CD4</h2>
<p>Una persona que vive con VIH comienza la terapia con 250 células/µL y sube unas 75 células/µL al año. ¿En cuánto tiempo superará las 500?</p>
<p>\[t = \frac{500 - 250}{75} = \frac{250}{75} \approx 3{,}3\ \text{años}\]</p>
<p>Nunca estuvo bajo 200, de modo que por su recuento <strong>no</strong> llegó a la etapa de sida. Si hubiera comenzado antes, habría partido de un valor mayor: por eso el diagnóstico temprano es tan valioso.</p>
<blockquote><p><strong>Recuerda:</strong> virus latente significa sin síntomas y sin multiplicarse, no eliminado.</p></blockquote>`,
    },
    {
      slug: 'prevencion-y-examen',
      title: 'Prevención, examen y período de ventana',
      content: html`
<p>Conocer el mecanismo de transmisión permite deducir la prevención. Si una ITS pasa por las secreciones, una barrera la frena; si puede no dar síntomas, hace falta un examen para encontrarla.</p>
<h2>Medidas de prevención</h2>
<table>
<thead><tr><th>Medida</th><th>Qué logra</th><th>Límite</th></tr></thead>
<tbody>
<tr><td>Postergar o no tener relaciones sexuales</td><td>evita la vía sexual</td><td>no evita la vía sanguínea</td></tr>
<tr><td>Preservativo, externo o interno, en cada relación</td><td>reduce mucho el contagio de VIH, gonorrea y clamidia</td><td>protege menos del herpes, que puede estar en piel no cubierta</td></tr>
<tr><td>Barrera de látex en el sexo oral</td><td>reduce el contacto con mucosas</td><td>debe cubrir toda la zona</td></tr>
<tr><td>Exámenes periódicos de la pareja</td><td>detectan infecciones sin síntomas</td><td>un resultado reciente puede estar en período de ventana</td></tr>
<tr><td>PrEP y PEP (antirretrovirales preventivos)</td><td>disminuyen el riesgo de VIH antes o después de una exposición</td><td>no previenen otras ITS; la PEP debe iniciarse antes de 72 horas</td></tr>
<tr><td>No compartir agujas</td><td>evita la vía sanguínea</td><td>—</td></tr>
</tbody>
</table>
<p>Los anticonceptivos hormonales, la T de cobre y las cirugías <strong>no</strong> previenen ninguna ITS: no ponen una barrera entre las mucosas. Para algunas ITS que no están en el temario, como la hepatitis B y el virus papiloma humano, existen vacunas, y en Chile forman parte del programa nacional de inmunizaciones.</p>
<h2>El período de ventana</h2>
<p>Es el tiempo entre el contagio y el momento en que un examen puede detectar la infección. El examen de VIH más usado busca anticuerpos y una proteína del virus: suele dar positivo recién entre <strong>2 y 6 semanas</strong> después del contagio. En ese lapso la persona puede transmitir el virus, y mucho, con un resultado negativo.</p>
<p>En Chile el examen de VIH es voluntario, confidencial y gratuito en la red pública. Desde los 14 años puedes pedirlo sin autorización de tus padres; si eres menor de 18 y el resultado es positivo, la ley dispone que se informe a tu representante legal. Un resultado positivo se confirma siempre con un segundo análisis, más específico.</p>
<h2>Ejemplo resuelto: ¿cuántas infecciones pasan inadvertidas?</h2>
<p>En una región, 600 mujeres tienen clamidia y el 70 % no presenta síntomas. Si solo se examinan quienes tienen síntomas, ¿cuántas infecciones no se detectan?</p>
<p>\[N = 600 \cdot \frac{70}{100} = 420\]</p>
<p>Quedan <strong>420 sin detectar</strong>; solo se encuentran 180. Ahora supón que se ofrece el examen a todas las mujeres de la región y lo acepta la mitad, tengan o no síntomas: se detectan \(600 \cdot 0{,}5 = 300\). Examinar aunque no haya síntomas encuentra más casos y corta más cadenas de transmisión.</p>
<h2>Si crees que te expusiste</h2>
<ol>
<li>Consulta pronto en un CESFAM, un espacio amigable o una urgencia: la PEP pierde efecto con las horas.</li>
<li>No te automediques: un antibiótico cualquiera puede ocultar los síntomas y seleccionar bacterias resistentes.</li>
<li>Usa preservativo hasta tener resultados y repite el examen al terminar el período de ventana.</li>
<li>Avisa a tus parejas para que también puedan examinarse. Es una forma de cuidar.</li>
</ol>
<blockquote><p><strong>Para la prueba:</strong> si preguntan por una medida de prevención, busca primero la vía de transmisión y elige la medida que corta <em>esa</em> vía.</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>La tabla describe cuatro agentes que causan ITS.</p><table><thead><tr><th>Agente</th><th>Material genético</th><th>Ribosomas propios</th><th>Se multiplica fuera de una célula</th></tr></thead><tbody><tr><td>1</td><td>ARN</td><td>no</td><td>no</td></tr><tr><td>2</td><td>ADN</td><td>sí</td><td>sí</td></tr><tr><td>3</td><td>ADN</td><td>no</td><td>no</td></tr><tr><td>4</td><td>ADN</td><td>sí</td><td>no</td></tr></tbody></table><p>¿Contra cuáles puede ser efectivo un antibiótico que bloquea los ribosomas bacterianos?</p>`,
      options: ['Solo contra 2', 'Contra 1 y 3', 'Contra 2, 3 y 4', 'Contra 2 y 4'],
      correctAnswer: 3,
      explanation: html`<p>El antibiótico actúa sobre ribosomas bacterianos, que solo tienen <strong>2 y 4</strong>: 2 podría ser el gonococo y 4, la clamidia, una bacteria que se multiplica dentro de células. «Solo 2» supone que todo lo que vive dentro de una célula es un virus. 1 y 3 (por ejemplo, VIH y herpes) no tienen ribosomas: usan los de la célula. Agregar a 3 es creer que basta con tener ADN.</p>`,
    },
    {
      question: html`<p>Un fármaco bloquea la transcriptasa inversa del VIH. ¿Qué proceso se impide directamente en un linfocito T CD4 al que acaba de entrar el virus?</p>`,
      options: [
        'La formación de ADN a partir del ARN viral',
        'La unión del virus al receptor CD4',
        'La traducción del ARN mensajero de la célula',
        'La duplicación del ADN de los cromosomas',
      ],
      correctAnswer: 0,
      explanation: html`<p>La transcriptasa inversa <strong>copia el ARN del virus en ADN</strong>; sin ese ADN no hay integración ni virus nuevos. La unión al receptor ya ocurrió, pues el virus entró. La traducción la realizan los ribosomas de la célula y la duplicación de los cromosomas, la ADN polimerasa de la célula: el fármaco no se dirige a ellas, lo que limita el daño a la persona.</p>`,
    },
    {
      question: html`<p>Se siguió el recuento de linfocitos T CD4 de una persona con VIH que no recibió tratamiento.</p><table><thead><tr><th>Tiempo desde el contagio</th><th>0</th><th>1 mes</th><th>6 meses</th><th>5 años</th><th>9 años</th></tr></thead><tbody><tr><td>CD4 (células/µL)</td><td>1000</td><td>520</td><td>710</td><td>400</td><td>130</td></tr></tbody></table><p>Si se habla de sida cuando el recuento es menor que 200 células/µL, ¿qué conclusión es correcta?</p>`,
      options: [
        'La persona tenía sida desde el momento en que se contagió.',
        'La persona se curó entre el primer mes y el sexto mes.',
        'La persona llegó a la etapa de sida entre los 5 y los 9 años.',
        'La persona llegó a la etapa de sida en el primer mes.',
      ],
      correctAnswer: 2,
      explanation: html`<p>El recuento pasa de 400 (5 años) a 130 (9 años): cruza el límite de 200 <strong>en ese intervalo</strong>. Tener el virus no es lo mismo que tener sida. La recuperación parcial, de 520 a 710, es la respuesta inmune a la infección aguda y no una curación: el valor vuelve a bajar. Al mes, el recuento era 520, muy por encima de 200.</p>`,
    },
    {
      question: html`<p>Una persona tuvo un episodio de herpes genital que cicatrizó por completo. Ocho meses después, en un período de mucho estrés y sin haber tenido relaciones sexuales, las lesiones reaparecen en la misma zona. ¿Cuál es la explicación más probable?</p>`,
      options: [
        'El virus se formó de nuevo por efecto de las hormonas del estrés.',
        'El virus permaneció latente en células nerviosas y se reactivó.',
        'El antibiótico que recibió la primera vez no era el adecuado.',
        'La persona se contagió otra vez al compartir una toalla seca.',
      ],
      correctAnswer: 1,
      explanation: html`<p>El virus del herpes queda <strong>latente</strong> en los ganglios nerviosos; el estrés puede reactivarlo, y vuelve a la misma zona por el mismo nervio. Un virus no se forma desde cero por efecto de una hormona: proviene de otro virus. Los antibióticos no actúan sobre los virus. Una toalla seca no es una vía habitual de contagio y no explica que las lesiones vuelvan al mismo lugar.</p>`,
    },
    {
      question: html`<p>En un estudio se examinó a tres grupos de 1000 personas con características y conductas sexuales similares.</p><table><thead><tr><th>Grupo</th><th>Método usado</th><th>Personas con clamidia al cabo de un año</th></tr></thead><tbody><tr><td>I</td><td>preservativo en todas las relaciones</td><td>14</td></tr><tr><td>II</td><td>solo anticonceptivo hormonal propio o de la pareja</td><td>52</td></tr><tr><td>III</td><td>ninguno</td><td>50</td></tr></tbody></table><p>¿Qué conclusión se apoya en los datos?</p>`,
      options: [
        'El preservativo reduce la frecuencia y el anticonceptivo hormonal no la modifica.',
        'El anticonceptivo hormonal aumenta mucho el riesgo de tener clamidia.',
        'El preservativo elimina por completo el riesgo de tener clamidia.',
        'Ambos métodos protegen de la clamidia, pero el preservativo protege más.',
      ],
      correctAnswer: 0,
      explanation: html`<p>Con preservativo hay 14 casos, mucho menos que los 50 del grupo sin método: <strong>reduce</strong> la frecuencia, aunque no la lleva a cero. El anticonceptivo hormonal (52) da casi lo mismo que ningún método (50): <strong>no protege</strong>, y la diferencia de 2 en 1000 es demasiado pequeña para afirmar que aumenta el riesgo.</p>`,
    },
    {
      question: html`<p>Cinco días después de una relación sin protección, una persona se hace un examen de VIH que busca anticuerpos y obtiene un resultado negativo. ¿Qué debería concluir?</p>`,
      options: [
        'Que no se contagió, porque el examen detecta el virus de inmediato.',
        'Que puede dejar de usar preservativo, porque ya tiene anticuerpos.',
        'Que se contagió, pero que sus defensas ya eliminaron el virus.',
        'Que debe repetir el examen más adelante y prevenir mientras tanto.',
      ],
      correctAnswer: 3,
      explanation: html`<p>A los 5 días está en el <strong>período de ventana</strong>: aunque hubiera contagio, todavía no habría anticuerpos suficientes. El resultado no permite descartarlo ni afirmarlo, así que hay que repetirlo y usar preservativo. El examen no detecta el virus de inmediato. Las defensas no eliminan el VIH. Un resultado negativo significa que <em>no</em> se hallaron anticuerpos, y los anticuerpos tampoco protegen de transmitirlo.</p>`,
    },
    {
      question: html`<p>En un antibiograma, el gonococo de una paciente se considera sensible a un antibiótico si el halo sin bacterias mide 25 mm o más.</p><table><thead><tr><th>Antibiótico</th><th>Halo (mm)</th></tr></thead><tbody><tr><td>X</td><td>9</td></tr><tr><td>Y</td><td>35</td></tr><tr><td>Z</td><td>17</td></tr></tbody></table><p>¿Qué decisión está mejor respaldada por los resultados?</p>`,
      options: [
        'No usar antibióticos, porque el agente de la gonorrea es un virus.',
        'Usar X, porque junto a su disco queda el menor halo de la placa.',
        'Usar Z, porque su efecto es intermedio y genera menos resistencia.',
        'Usar Y, porque inhibe a esas bacterias a mayor distancia del disco.',
      ],
      correctAnswer: 3,
      explanation: html`<p>El halo es la zona donde las bacterias <strong>no crecieron</strong>. Solo Y (35 mm) supera los 25 mm: la bacteria es sensible a Y y resistente a X y a Z. Elegir X es leer el halo al revés, como si fuera el lugar donde hay bacterias. Un efecto insuficiente como el de Z deja vivas a las más resistentes, que se multiplican. La gonorrea la causa una bacteria.</p>`,
    },
    {
      question: html`<p>En una comuna hay 800 mujeres con clamidia y el 75 % de ellas no tiene síntomas. El consultorio examina solo a las que presentan síntomas. ¿Cuántas infecciones quedan sin detectar y qué medida ayudaría más a reducir ese número?</p>`,
      options: [
        '200; recetar antibióticos más potentes a quienes consultan.',
        '200; ofrecer el examen también a mujeres sin síntomas.',
        '600; ofrecer el examen también a mujeres sin síntomas.',
        '600; recetar antibióticos más potentes a quienes consultan.',
      ],
      correctAnswer: 2,
      explanation: html`<p>No se detectan las que no tienen síntomas: \(800 \cdot 0{,}75 = 600\). Para encontrarlas hay que <strong>examinar aunque no haya síntomas</strong>. El valor 200 corresponde a las que sí tienen síntomas, que son las que se detectan. Un antibiótico más potente mejora el tratamiento de quienes ya consultaron, pero no ayuda a descubrir a las demás.</p>`,
    },
  ],
  videos: [],
};
