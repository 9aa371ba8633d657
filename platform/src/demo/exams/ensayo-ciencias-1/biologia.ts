import { html } from '../../demo-topic.ts';
import type { WrittenQuestion } from '../demo-exam.ts';

/** The common module. */
export const biologia: WrittenQuestion[] = [
  {
    question: html`<p>Un grupo de estudiantes observa un paramecio, un protista de agua dulce, en agua con distintas concentraciones de sal, y cuenta cuántas veces por minuto se contrae su vacuola contráctil.</p><table><thead><tr><th>Sal en el medio (g/L)</th><th>Contracciones por minuto</th></tr></thead><tbody><tr><td>0</td><td>6</td></tr><tr><td>4</td><td>3</td></tr><tr><td>8</td><td>1</td></tr></tbody></table><p>¿Qué conclusión es coherente con estos resultados?</p>`,
    options: [
      'La sal del medio entra a la vacuola y la llena con mayor rapidez.',
      'La vacuola toma agua del medio para que la célula no se deshidrate.',
      'La vacuola expulsa el agua que entra a la célula por osmosis.',
      'La sal del medio detiene la producción de agua dentro de la célula.',
    ],
    correctAnswer: 2,
    explanation: html`<p>Mientras menos sal hay afuera, más agua entra por <strong>osmosis</strong> y más seguido debe <strong>expulsarla</strong> la vacuola: 6 contracciones en agua sin sal y solo 1 con 8 g/L. Si la sal llenara la vacuola, el ritmo aumentaría con la sal. Si la vacuola tomara agua para evitar la deshidratación, trabajaría más en el medio salado. Y el agua que sobra no la fabrica la célula: proviene del medio.</p>`,
  },
  {
    question: html`<p>Ciertos embriones de rana tienen una mutación que impide que se forme el nucléolo. Los embriones se desarrollan con normalidad durante los primeros días, gracias a los ribosomas que ya traía el ovocito, y luego mueren. ¿Cuál es la mejor explicación de su muerte?</p>`,
    options: [
      'Sin nucléolo no se forman nuevos ribosomas y decae la síntesis de proteínas.',
      'Sin nucléolo no se replica el ADN y las células no llegan a la fase S.',
      'Sin nucléolo se pierde la envoltura nuclear y el ADN sale al citoplasma.',
      'Sin nucléolo no hay respiración celular y se agota el ATP del embrión.',
    ],
    correctAnswer: 0,
    explanation: html`<p>En el <strong>nucléolo</strong> se fabrica el ARN ribosomal y se arman las subunidades de los <strong>ribosomas</strong>. El embrión vive con los ribosomas de la madre hasta que ya no bastan. La replicación ocurre en el resto del núcleo: de hecho, los embriones alcanzan a tener muchas células. El nucléolo no sostiene la envoltura nuclear, y la respiración celular ocurre en el citoplasma y las mitocondrias.</p>`,
  },
  {
    question: html`<p>Para saber si el vapor de los cigarrillos electrónicos afecta el movimiento de los cilios, un equipo burbujea ese vapor durante 10 minutos en un cultivo de células de la tráquea, a 37 °C, y luego mide la rapidez de los cilios. ¿Qué cultivo debe usarse como <strong>control</strong>?</p>`,
    options: [
      'Células de la tráquea a 37 °C, con el mismo vapor burbujeado por 20 minutos',
      'Células del esófago a 37 °C, con el mismo vapor burbujeado por 10 minutos',
      'Células de la tráquea a 20 °C, sin burbujeo de ningún gas durante 10 minutos',
      'Células de la tráquea a 37 °C, con aire limpio burbujeado por 10 minutos',
    ],
    correctAnswer: 3,
    explanation: html`<p>El control debe diferir del grupo experimental <strong>solo en el factor que se estudia</strong>, el vapor: mismas células, temperatura, tiempo y burbujeo, pero con aire limpio. Cambiar el tiempo a 20 minutos sirve para estudiar la dosis, no el efecto. Las células del esófago no tienen cilios. Y a 20 °C sin burbujeo cambian tres cosas a la vez, por lo que no se sabría cuál produjo la diferencia.</p>`,
  },
  {
    question: html`<p>Se tomaron muestras del músculo del muslo de un grupo de personas antes y después de doce semanas de entrenamiento en bicicleta. El volumen ocupado por las mitocondrias pasó de 5,0 % a 7,0 % del volumen de las fibras, cuyo tamaño no cambió. ¿En qué porcentaje aumentó el volumen de mitocondrias y qué ventaja representa?</p>`,
    options: [
      'En 2 %; las fibras producen más ATP sin usar oxígeno.',
      'En 40 %; las fibras producen más ATP usando oxígeno.',
      'En 40 %; las fibras almacenan más calcio para contraerse.',
      'En 140 %; las fibras producen más ATP usando oxígeno.',
    ],
    correctAnswer: 1,
    explanation: html`<p>El aumento relativo es \(\dfrac{7{,}0 - 5{,}0}{5{,}0} \cdot 100\,\% = 40\,\%\), y en las <strong>mitocondrias</strong> ocurre la respiración aeróbica, que produce ATP <strong>con oxígeno</strong>. El valor 2 son los puntos porcentuales que separan ambas cifras, no el aumento respecto del inicio; 140 % es lo que representa el valor final respecto del inicial. El calcio para la contracción lo guarda el retículo sarcoplásmico.</p>`,
  },
  {
    question: html`<p>En la sangre de una mujer con ciclos regulares de 28 días, la progesterona es menor que 1 ng/mL hasta el día 15, sube hasta 12 ng/mL el día 22 y vuelve a 1 ng/mL el día 28. ¿Qué estructura secreta la mayor parte de la progesterona del día 22 y en qué fase está el endometrio?</p>`,
    options: [
      'El folículo en crecimiento; fase proliferativa',
      'El cuerpo lúteo; fase secretora',
      'El cuerpo lúteo; fase proliferativa',
      'La hipófisis; fase secretora',
    ],
    correctAnswer: 1,
    explanation: html`<p>Después de la ovulación, los restos del folículo forman el <strong>cuerpo lúteo</strong>, que secreta progesterona; con ella el endometrio está en su <strong>fase secretora</strong>, en la que sus glándulas lo preparan para una implantación. El folículo en crecimiento secreta sobre todo estrógenos, y es en esos días cuando el endometrio prolifera. La hipófisis secreta LH y FSH, no progesterona.</p>`,
  },
  {
    question: html`<p>Un hombre elimina 3,5 mL de semen con 40 millones de espermatozoides por mililitro. Si llega a la zona de la trompa donde ocurre la fecundación uno de cada 700 000 espermatozoides, ¿cuántos llegan?</p>`,
    options: ['2', '20', '57', '200'],
    correctAnswer: 3,
    explanation: html`<p>En total hay \(3{,}5 \cdot 40 = 140\) millones, y \(\dfrac{140\,000\,000}{700\,000} = 200\). El valor 57 usa los 40 millones sin multiplicar por el volumen; 20 y 2 se equivocan en una o dos potencias de diez. El resultado muestra por qué la fecundación requiere tantos espermatozoides: la mayoría se pierde en el camino, por la acidez de la vagina, el moco cervical o las defensas.</p>`,
  },
  {
    question: html`<p>Una mujer que usa el método de Billings anotó las características de su moco cervical durante un ciclo.</p><table><thead><tr><th>Días</th><th>Registro</th></tr></thead><tbody><tr><td>1 a 5</td><td>menstruación</td></tr><tr><td>6 a 9</td><td>sequedad, sin moco</td></tr><tr><td>10 a 12</td><td>moco escaso, blanquecino y pegajoso</td></tr><tr><td>13 a 15</td><td>moco abundante, transparente y elástico</td></tr><tr><td>16 a 28</td><td>moco espeso al comienzo, luego sequedad</td></tr></tbody></table><p>¿En qué días es más probable un embarazo tras una relación sexual, y por qué?</p>`,
    options: [
      'Del 13 al 15, porque ese moco indica que la ovulación está próxima.',
      'Del 16 al 28, porque el moco espeso retiene a los espermatozoides.',
      'Del 6 al 9, porque la ausencia de moco deja libre el cuello del útero.',
      'Del 1 al 5, porque la menstruación coincide con la salida del ovocito.',
    ],
    correctAnswer: 0,
    explanation: html`<p>El moco <strong>transparente y elástico</strong> se debe al alza de estrógenos que antecede a la <strong>ovulación</strong>, y facilita el paso y la sobrevida de los espermatozoides. El moco espeso posterior se debe a la progesterona y forma un tapón: dificulta el paso. La sequedad corresponde a pocos estrógenos, lejos de la ovulación. La menstruación ocurre unas dos semanas después de la ovulación, no al mismo tiempo.</p>`,
  },
  {
    question: html`<p>Un hombre se realiza una vasectomía. El médico le indica usar preservativo hasta que un examen confirme que ya no hay espermatozoides en el semen, pero deja de usarlo a la semana y su pareja queda embarazada. El examen posterior muestra que la operación fue correcta. ¿Qué explica el embarazo?</p>`,
    options: [
      'Los testículos siguieron liberando espermatozoides a la sangre, desde donde pasaron al semen.',
      'La testosterona tardó varias semanas en dejar de secretarse y mantuvo la fertilidad.',
      'Quedaban espermatozoides vivos en los conductos, más allá del lugar del corte.',
      'Las vesículas seminales y la próstata continuaron fabricando espermatozoides.',
    ],
    correctAnswer: 2,
    explanation: html`<p>La vasectomía corta los conductos deferentes, pero los espermatozoides que ya estaban <strong>más allá del corte</strong> pueden salir en las eyaculaciones de las semanas siguientes: por eso se exige el examen. Los espermatozoides no pasan de la sangre al semen; los que se siguen formando se degradan. La testosterona no deja de secretarse. Las glándulas anexas producen líquido, no gametos.</p>`,
    isPilot: true,
  },
  {
    question: html`<p>Una comuna ofreció exámenes gratuitos de gonorrea y una campaña sobre el uso del preservativo. La tabla muestra los resultados.</p><table><thead><tr><th>Año</th><th>Personas examinadas</th><th>Casos positivos</th></tr></thead><tbody><tr><td>Anterior a la campaña</td><td>500</td><td>50</td></tr><tr><td>Posterior a la campaña</td><td>1500</td><td>75</td></tr></tbody></table><p>Una vecina concluye que la campaña fracasó, porque aumentaron los casos. ¿Cuál es la mejor respuesta?</p>`,
    options: [
      'Tiene razón: los casos aumentaron un 50 % y la proporción de positivos no cambió.',
      'Tiene razón: al examinar a más personas se contagian otras en el consultorio.',
      'No se justifica: se examinó al triple de personas y la proporción de positivos bajó a la mitad.',
      'No se justifica: los casos positivos disminuyeron al examinar a más personas.',
    ],
    correctAnswer: 2,
    explanation: html`<p>Antes: \(50/500 = 10\,\%\); después: \(75/1500 = 5\,\%\). Hay más casos <em>detectados</em> porque se examinó al <strong>triple</strong> de personas, pero la <strong>proporción</strong> de positivos bajó a la mitad. Es cierto que los casos subieron un 50 %, pero la proporción sí cambió. La gonorrea se transmite por contacto sexual, no por hacerse un examen. Y el número de casos no disminuyó: pasó de 50 a 75.</p>`,
  },
  {
    question: html`<p>Un grupo midió la cantidad de ADN de una célula de la piel a lo largo de un ciclo celular. Se expresa en picogramos (pg).</p><table><thead><tr><th>Tiempo (h)</th><th>0</th><th>4</th><th>8</th><th>11</th><th>14</th><th>17</th><th>18</th></tr></thead><tbody><tr><td>ADN (pg)</td><td>5</td><td>5</td><td>5</td><td>7,5</td><td>10</td><td>10</td><td>5</td></tr></tbody></table><p>El ADN comienza a aumentar en la hora 8 y deja de hacerlo en la hora 14. ¿Cuánto dura la fase S y qué representa la disminución entre las horas 17 y 18?</p>`,
    options: [
      '8 h; la degradación del ADN sobrante de la célula',
      '6 h; la separación de los cromosomas homólogos en la meiosis',
      '14 h; el reparto del ADN entre las dos células hijas',
      '6 h; el reparto del ADN entre las dos células hijas',
    ],
    correctAnswer: 3,
    explanation: html`<p>En la <strong>fase S</strong> se replica el ADN: de la hora 8 a la 14, es decir, <strong>6 h</strong>. Al terminar la división, cada célula hija recibe la mitad: de 10 vuelve a 5 pg. Las 8 h iniciales son G1, y 14 h es el tiempo desde el comienzo hasta el final de S. El ADN no se degrada al dividirse la célula. Y no se trata de meiosis: esta solo ocurre en células que originan gametos, no en la piel.</p>`,
  },
  {
    question: html`<p>Se hizo una pequeña herida en la piel de un animal y se contaron las células en mitosis en el borde de la herida.</p><table><thead><tr><th>Día</th><th>Células en mitosis</th><th>Células observadas</th></tr></thead><tbody><tr><td>0</td><td>5</td><td>500</td></tr><tr><td>2</td><td>24</td><td>600</td></tr><tr><td>7</td><td>9</td><td>450</td></tr><tr><td>14</td><td>8</td><td>800</td></tr></tbody></table><p>¿Qué conclusión se obtiene al comparar los porcentajes de células en mitosis?</p>`,
    options: [
      'Hubo más división el día 2, y el día 14 se volvió al nivel inicial.',
      'Hubo más división el día 14 que el día 0, y la máxima fue el día 2.',
      'Hubo menos división el día 7 que el día 0, y la máxima fue el día 2.',
      'Hubo más división el día 2, y el día 7 se volvió al nivel inicial.',
    ],
    correctAnswer: 0,
    explanation: html`<p>Los porcentajes son \(5/500 = 1\,\%\); \(24/600 = 4\,\%\); \(9/450 = 2\,\%\) y \(8/800 = 1\,\%\): máximo el <strong>día 2</strong> y regreso al 1 % el <strong>día 14</strong>. Decir que el día 14 supera al día 0 compara 8 con 5 sin considerar que se observaron más células. El día 7, con 2 %, todavía está sobre el 1 % inicial, por lo que no es menor ni ha vuelto a ese nivel.</p>`,
  },
  {
    question: html`<p>En la Región del Maule se estudió una vid a la que se agregó un gen que la protegería de un hongo. Se compararon 30 plantas modificadas con 30 plantas sin modificar de la misma variedad, en un mismo invernadero y con la misma cantidad de esporas. Se registró el porcentaje de uvas infectadas: 20 % en las primeras y 65 % en las segundas. ¿Cuál es la <strong>variable independiente</strong>?</p>`,
    options: [
      'El porcentaje de uvas infectadas',
      'La presencia del gen agregado',
      'La cantidad de esporas del hongo',
      'La variedad de vid utilizada',
    ],
    correctAnswer: 1,
    explanation: html`<p>La variable independiente es la que el equipo <strong>cambia a propósito</strong>: que las plantas tengan o no el <strong>gen</strong>. El porcentaje de uvas infectadas es lo que se mide, es decir, la variable dependiente. La cantidad de esporas y la variedad se mantuvieron iguales en los dos grupos: son variables controladas, y por eso la diferencia puede atribuirse al gen.</p>`,
  },
  {
    question: html`<p>La vacuna contra la hepatitis B se obtiene de levaduras a las que se les insertó un gen del virus, que codifica una proteína de su superficie. ¿Por qué esta vacuna no puede producir hepatitis B en quien la recibe?</p>`,
    options: [
      'Porque las levaduras eliminan los virus que se forman en su interior.',
      'Porque contiene virus completos, pero en una cantidad muy pequeña.',
      'Porque contiene una proteína del virus, pero no su material genético.',
      'Porque contiene anticuerpos humanos, que destruyen al virus al entrar al cuerpo.',
    ],
    correctAnswer: 2,
    explanation: html`<p>Un solo gen no basta para formar un virus: la levadura fabrica solo <strong>una proteína</strong>, que se purifica. El organismo la reconoce y genera defensas, pero no hay material genético viral que pueda <strong>multiplicarse</strong>. Como nunca se forman virus en la levadura, no hay nada que eliminar. La vacuna no tiene virus completos en ninguna cantidad. Y no contiene anticuerpos: los produce la persona vacunada.</p>`,
  },
  {
    question: html`<p>En cierta etapa, los embriones de pez, pollo y ser humano presentan cola y arcos faríngeos. En los peces estos arcos dan origen a las branquias; en los humanos, a partes de la mandíbula, el oído y la laringe. ¿Qué interpretación acepta hoy la biología?</p>`,
    options: [
      'El embrión humano pasa por una etapa en la que es un pez adulto.',
      'El pez, el pollo y el ser humano viven en ambientes muy parecidos.',
      'Los arcos aparecen en el embrión humano porque este respira en el agua.',
      'Los tres heredaron un plan embrionario de un antepasado común.',
    ],
    correctAnswer: 3,
    explanation: html`<p>La semejanza embrionaria se explica por <strong>ascendencia común</strong>: los tres heredaron un plan de desarrollo que luego se modificó en cada linaje. El embrión humano nunca es un pez adulto: se parece a otros <em>embriones</em>. El pez y el pollo viven en ambientes muy distintos, por lo que el ambiente no explica la semejanza. Y el embrión humano no respira en el agua: recibe oxígeno de la sangre de la madre.</p>`,
  },
  {
    question: html`<p>En Chiloé, un campo se plantó con papas de una sola variedad, obtenidas todas a partir de trozos de una misma planta. Otro campo se plantó con muchas variedades nativas. El tizón tardío, una enfermedad, destruyó todo el primer campo; en el segundo sobrevivió el 30 % de las plantas. ¿Qué explica la diferencia?</p>`,
    options: [
      'En el segundo campo había diferencias hereditarias previas en la resistencia.',
      'En el segundo campo las plantas cambiaron sus genes para poder resistir.',
      'En el primer campo las plantas no quisieron adaptarse a la enfermedad.',
      'En el primer campo las plantas mutaron hasta perder toda su resistencia.',
    ],
    correctAnswer: 0,
    explanation: html`<p>La selección natural actúa sobre <strong>variación hereditaria que ya existe</strong>. Las variedades nativas son distintas entre sí y algunas eran resistentes antes de que llegara la enfermedad. Las plantas no cambian sus genes porque lo necesiten, ni se adaptan por voluntad. En el primer campo no hizo falta mutación alguna: al ser genéticamente iguales, todas eran igual de sensibles.</p>`,
  },
  {
    question: html`<p>Un estudiante mide la fotosíntesis de una elodea contando las burbujas por minuto al acercarle una lámpara incandescente.</p><table><thead><tr><th>Distancia a la lámpara (cm)</th><th>40</th><th>30</th><th>20</th><th>10</th></tr></thead><tbody><tr><td>Burbujas por minuto</td><td>8</td><td>15</td><td>30</td><td>48</td></tr><tr><td>Temperatura del agua (°C)</td><td>20</td><td>21</td><td>24</td><td>28</td></tr></tbody></table><p>Concluye que el aumento de burbujas se debe <strong>solo</strong> a la mayor intensidad de la luz. ¿Qué cambio mejoraría más su experimento?</p>`,
    options: [
      'Usar una lámpara de mayor potencia en las cuatro distancias',
      'Usar una lámpara que no caliente el agua, como una LED',
      'Usar una planta distinta para cada una de las distancias',
      'Usar más distancias, como 50 cm y 60 cm, con la misma lámpara',
    ],
    correctAnswer: 1,
    explanation: html`<p>Al acercar la lámpara cambiaron <strong>dos</strong> factores: la luz y la <strong>temperatura</strong>, que también influye en la fotosíntesis. Con una LED, que casi no calienta el agua, solo cambia la luz. Una lámpara más potente la calentaría todavía más. Usar plantas distintas agrega otra diferencia entre las mediciones. Agregar distancias da más datos, pero con el mismo problema.</p>`,
  },
  {
    question: html`<p>La tabla muestra la energía que se incorpora cada año, por metro cuadrado, en tres niveles tróficos frente a la costa de Coquimbo.</p><table><thead><tr><th>Nivel</th><th>Energía (kJ)</th></tr></thead><tbody><tr><td>Fitoplancton</td><td>24 000</td></tr><tr><td>Zooplancton</td><td>3600</td></tr><tr><td>Sardina</td><td>360</td></tr></tbody></table><p>¿Qué porcentaje de la energía pasa en cada paso, y qué ocurre con la mayor parte del resto?</p>`,
    options: [
      '15 % y 1,5 %; vuelve al fitoplancton, que la usa otra vez.',
      '10 % y 10 %; se libera como calor o queda sin consumir.',
      '15 % y 10 %; se acumula en el nivel que la recibió.',
      '15 % y 10 %; se libera como calor o queda sin consumir.',
    ],
    correctAnswer: 3,
    explanation: html`<p>\(\dfrac{3600}{24\,000} = 15\,\%\) y \(\dfrac{360}{3600} = 10\,\%\). El resto se <strong>libera como calor</strong> en la respiración o está en materia que no se come ni se aprovecha. El 1,5 % divide la energía de la sardina por la del fitoplancton, es decir, dos pasos. El 10 % es una regla aproximada y no reemplaza a los datos. La energía no se recicla, y si se acumulara en un nivel estaría disponible para el siguiente.</p>`,
  },
  {
    question: html`<p>En un matorral de la zona central se plantaron 100 plántulas de espino en cada una de tres parcelas. Un año después se contaron las que sobrevivían.</p><table><thead><tr><th>Parcela</th><th>Cerco que impide el paso de</th><th>Sobrevivientes</th></tr></thead><tbody><tr><td>I</td><td>ningún animal</td><td>8</td></tr><tr><td>II</td><td>vacas y caballos</td><td>10</td></tr><tr><td>III</td><td>vacas, caballos y conejos</td><td>62</td></tr></tbody></table><p>¿Qué conclusión está mejor apoyada por los datos?</p>`,
    options: [
      'Los conejos son los principales responsables de la muerte de plántulas.',
      'Las vacas y los caballos son los principales responsables de esa muerte.',
      'Los tres tipos de animales tienen un efecto parecido en las plántulas.',
      'Ningún factor, aparte de los animales, produce la muerte de plántulas.',
    ],
    correctAnswer: 0,
    explanation: html`<p>Excluir vacas y caballos casi no cambió la sobrevivencia (de 8 a 10); al excluir <strong>además a los conejos</strong> subió de 10 a 62. Por eso no se puede atribuir el efecto principal al ganado ni decir que los tres influyen por igual. Como aun en la parcela III murieron 38 plántulas, hay otros factores, como la sequía u otros herbívoros: no todo se debe a estos animales.</p>`,
  },
];
