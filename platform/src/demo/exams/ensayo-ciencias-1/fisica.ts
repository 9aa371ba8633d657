import { html } from '../../demo-topic.ts';
import type { WrittenQuestion } from '../demo-exam.ts';

/** The common module. */
export const fisica: WrittenQuestion[] = [
  {
    question: html`<p>La tabla muestra la frecuencia de cuatro ondas electromagnéticas.</p><table><thead><tr><th>Onda</th><th>Frecuencia (Hz)</th></tr></thead><tbody><tr><td>P</td><td>\(9{,}5 \times 10^{7}\)</td></tr><tr><td>Q</td><td>\(5{,}0 \times 10^{14}\)</td></tr><tr><td>R</td><td>\(3{,}0 \times 10^{18}\)</td></tr><tr><td>S</td><td>\(1{,}0 \times 10^{10}\)</td></tr></tbody></table><p>¿Cuál de ellas podría usar una radio FM y cuál permitiría obtener una radiografía?</p>`,
    options: [
      'Radio FM: S; radiografía: Q',
      'Radio FM: P; radiografía: R',
      'Radio FM: R; radiografía: P',
      'Radio FM: P; radiografía: Q',
    ],
    correctAnswer: 1,
    explanation: html`<p>Las radios FM transmiten cerca de \(10^{8}\,\text{Hz}\) (\(9{,}5 \times 10^{7}\,\text{Hz} = 95\,\text{MHz}\)): <strong>P</strong>. Los rayos X tienen frecuencias entre \(10^{16}\) y \(10^{19}\,\text{Hz}\), aproximadamente: <strong>R</strong>. La onda Q es luz visible, que no atraviesa el cuerpo, y S es una microonda, como las de un radar. Elegir R para la radio y P para la radiografía invierte el orden del espectro.</p>`,
  },
  {
    question: html`<p>Una radio de Concepción transmite en 96,0 MHz. Una antena receptora sencilla debe medir un cuarto de la longitud de onda. Si la rapidez de la onda es \(3{,}0 \times 10^{8}\,\text{m/s}\), ¿cuánto debe medir la antena, aproximadamente?</p>`,
    options: ['12,5 m', '3,13 m', '1,56 m', '0,78 m'],
    correctAnswer: 3,
    explanation: html`<p>\(\lambda = \dfrac{v}{f} = \dfrac{3{,}0 \times 10^{8}}{96{,}0 \times 10^{6}} = 3{,}125\,\text{m}\), y un cuarto es \(\dfrac{3{,}125}{4} \approx 0{,}78\,\text{m}\). El valor 3,13 m es la longitud de onda completa; 1,56 m es la mitad, y 12,5 m multiplica por cuatro en vez de dividir.</p>`,
  },
  {
    question: html`<p>En un escenario, dos focos, uno rojo y otro verde, iluminan desde lugares distintos una misma zona de una pantalla blanca, que se ve amarilla. Un bailarín se interpone de modo que una parte de esa zona deja de recibir <strong>solo la luz roja</strong>. ¿De qué color se ve esa parte?</p>`,
    options: ['Verde', 'Negra', 'Roja', 'Amarilla', 'Blanca'],
    correctAnswer: 0,
    explanation: html`<p>La zona se veía amarilla porque la pantalla blanca reflejaba la suma de luz roja y verde. Sin la roja, a esa parte solo llega luz <strong>verde</strong>, y es la que refleja. Sería negra si se bloquearan ambas luces; roja, si se bloqueara la verde; amarilla, si llegaran las dos. Para verla blanca haría falta también luz azul.</p>`,
  },
  {
    question: html`<p>Un radar de Carabineros emite microondas hacia cuatro vehículos y compara la frecuencia del eco con la emitida.</p><table><thead><tr><th>Vehículo</th><th>Frecuencia del eco menos frecuencia emitida (Hz)</th></tr></thead><tbody><tr><td>1</td><td>+4800</td></tr><tr><td>2</td><td>−6400</td></tr><tr><td>3</td><td>0</td></tr><tr><td>4</td><td>+3200</td></tr></tbody></table><p>Si todos se mueven sobre la línea que los une con el radar o están detenidos, ¿qué se puede afirmar?</p>`,
    options: [
      'Se acercan 1 y 4, y el más rápido de todos es el 1.',
      'Se aleja solo el 2, y es el más lento de todos.',
      'Se acercan 1 y 4, y el más rápido de todos es el 2.',
      'Se alejan 1 y 4, y el más rápido de todos es el 2.',
    ],
    correctAnswer: 2,
    explanation: html`<p>Por el <strong>efecto Doppler</strong>, la frecuencia del eco aumenta si el vehículo se acerca y disminuye si se aleja; mientras mayor es la rapidez, mayor es el cambio, sin importar el signo. Se acercan 1 y 4, se aleja 2 y este es el más rápido, con un cambio de 6400 Hz. El 1 es el más rápido solo entre los que se acercan. El signo negativo no indica lentitud: el que tiene rapidez cero es el 3.</p>`,
  },
  {
    question: html`<p>En el valle de Elqui se construye una cocina solar con un espejo cóncavo de 120 cm de radio de curvatura. ¿A qué distancia del espejo debe ubicarse la olla, y por qué?</p>`,
    options: [
      'A 120 cm, porque en el centro de curvatura se juntan los rayos paralelos.',
      'A 30 cm, porque allí se forma una imagen virtual y aumentada del Sol.',
      'A 240 cm, porque los rayos reflejados se juntan al doble del radio.',
      'A 60 cm, porque los rayos paralelos reflejados se juntan en el foco.',
    ],
    correctAnswer: 3,
    explanation: html`<p>El Sol está tan lejos que sus rayos llegan prácticamente <strong>paralelos</strong>; un espejo cóncavo los reúne en el <strong>foco</strong>, a \(f = R/2 = 120/2 = 60\,\text{cm}\). En el centro de curvatura los rayos paralelos ya se cruzaron y comienzan a separarse. El Sol no está entre el foco y el espejo, así que no se forma una imagen virtual. A 240 cm los rayos ya se separaron.</p>`,
  },
  {
    question: html`<p>Una trabajadora que pasará el día a pleno sol en el desierto de Atacama compara cuatro lentes, según el porcentaje de radiación que dejan pasar.</p><table><thead><tr><th>Lente</th><th>Luz visible (%)</th><th>Ultravioleta (%)</th></tr></thead><tbody><tr><td>W</td><td>15</td><td>60</td></tr><tr><td>X</td><td>15</td><td>30</td></tr><tr><td>Y</td><td>20</td><td>1</td></tr><tr><td>Z</td><td>85</td><td>1</td></tr></tbody></table><p>¿Cuál protege mejor sus ojos del daño por radiación ultravioleta y además reduce el encandilamiento?</p>`,
    options: [
      'El W, porque es el que más oscurece la luz visible.',
      'El Y, porque absorbe o refleja gran parte de ambas radiaciones.',
      'El X, porque deja pasar poca luz visible y algo de ultravioleta.',
      'El Z, porque al dejar pasar más luz permite que la pupila se abra.',
    ],
    correctAnswer: 1,
    explanation: html`<p>El lente <strong>Y</strong> deja pasar 1 % de ultravioleta y 20 % de luz visible: cumple las <strong>dos</strong> condiciones. W y X oscurecen más, pero dejan pasar 60 % y 30 % de ultravioleta: un lente oscuro no siempre protege, y con él la pupila se dilata y entra más radiación dañina. Z bloquea bien el ultravioleta, pero con 85 % de luz visible no reduce el encandilamiento, y con más luz la pupila se cierra.</p>`,
  },
  {
    question: html`<p>La tabla muestra la rapidez de un tren del Metro, de \(1{,}2 \times 10^{5}\,\text{kg}\), entre dos estaciones de una vía recta. En cada tramo la rapidez cambia de manera uniforme.</p><table><thead><tr><th>Tiempo (s)</th><th>0</th><th>20</th><th>60</th><th>75</th></tr></thead><tbody><tr><td>Rapidez (m/s)</td><td>0</td><td>18</td><td>18</td><td>0</td></tr></tbody></table><p>¿En qué tramo es mayor la magnitud de la fuerza neta sobre el tren, y cuánto vale?</p>`,
    options: [
      html`Entre 60 s y 75 s; \(1{,}44 \times 10^{5}\,\text{N}\)`,
      html`Entre 0 s y 20 s; \(1{,}08 \times 10^{5}\,\text{N}\)`,
      html`Entre 20 s y 60 s; \(5{,}4 \times 10^{4}\,\text{N}\)`,
      html`Entre 20 s y 60 s; \(2{,}16 \times 10^{6}\,\text{N}\)`,
    ],
    correctAnswer: 0,
    explanation: html`<p>Al partir, \(a = 18/20 = 0{,}90\,\text{m/s}^2\) y \(F = 1{,}08 \times 10^{5}\,\text{N}\). Al frenar, \(|a| = 18/15 = 1{,}2\,\text{m/s}^2\) y \(F = 1{,}2 \times 10^{5} \cdot 1{,}2 = 1{,}44 \times 10^{5}\,\text{N}\): la <strong>mayor</strong>. Entre 20 s y 60 s la velocidad es constante y la fuerza neta es <strong>nula</strong>, aunque la rapidez sea máxima; los valores de esas opciones salen de calcular \(18/40\) como aceleración o de multiplicar la masa por la rapidez.</p>`,
  },
  {
    question: html`<p>Ana, de 40 kg, y Luz, de 60 kg, están en reposo sobre patines, frente a frente, en una pista sin roce. Ana empuja a Luz y, mientras dura el empujón, Ana acelera a \(3{,}0\,\text{m/s}^2\). ¿Cuál es la magnitud de la aceleración de Luz en ese instante?</p>`,
    options: [
      html`\(0\,\text{m/s}^2\)`,
      html`\(3{,}0\,\text{m/s}^2\)`,
      html`\(2{,}0\,\text{m/s}^2\)`,
      html`\(4{,}5\,\text{m/s}^2\)`,
    ],
    correctAnswer: 2,
    explanation: html`<p>Sobre Ana actúa \(F = 40 \cdot 3{,}0 = 120\,\text{N}\), ejercida por Luz. Por la <strong>tercera ley</strong>, sobre Luz actúan también 120 N: \(a = 120/60 = 2{,}0\,\text{m/s}^2\). El valor 3,0 supone iguales las aceleraciones, cuando lo igual son las fuerzas; 4,5 invierte la razón de las masas, y 0 supone que solo se mueve quien empuja o que ambas fuerzas se anulan, aunque actúan sobre cuerpos distintos.</p>`,
  },
  {
    question: html`<p>Un grupo cuelga masas de un resorte y mide su largo total. Se considera \(g = 10\,\text{m/s}^2\).</p><table><thead><tr><th>Masa (g)</th><th>0</th><th>100</th><th>200</th><th>300</th><th>400</th><th>500</th></tr></thead><tbody><tr><td>Largo (cm)</td><td>10,0</td><td>12,5</td><td>15,0</td><td>17,5</td><td>20,0</td><td>24,5</td></tr></tbody></table><p>¿Qué conclusión es correcta?</p>`,
    options: [
      'Cumple la ley de Hooke hasta 500 g, con una constante de 40 N/m.',
      'Cumple la ley de Hooke hasta 400 g, con una constante de 40 N/m.',
      'Cumple la ley de Hooke hasta 400 g, con una constante de 8 N/m.',
      'No cumple la ley de Hooke para ninguna de las masas del grupo.',
    ],
    correctAnswer: 1,
    explanation: html`<p>Hasta 400 g, cada 100 g (1,0 N) agregan 2,5 cm: \(k = \dfrac{1{,}0\,\text{N}}{0{,}025\,\text{m}} = 40\,\text{N/m}\). De 400 g a 500 g agregan 4,5 cm: ya no es proporcional. El valor 8 N/m divide la fuerza por el largo total (0,125 m) y no por el <strong>estiramiento</strong>. La ley compara la fuerza con el estiramiento: que el largo no sea proporcional a la masa no impide que se cumpla.</p>`,
    isPilot: true,
  },
  {
    question: html`<p>Un camión lleva cajones de uva sobre una plataforma horizontal, sin amarrar. El coeficiente de roce estático entre los cajones y la plataforma es 0,35. Si \(g = 10\,\text{m/s}^2\), ¿con qué aceleración máxima puede partir el camión, en un camino horizontal, sin que los cajones resbalen?</p>`,
    options: [
      html`\(0{,}35\,\text{m/s}^2\), sin importar la masa de los cajones`,
      html`\(3{,}5\,\text{m/s}^2\), solo si los cajones tienen igual masa que el camión`,
      html`\(6{,}5\,\text{m/s}^2\), sin importar la masa de los cajones`,
      html`\(3{,}5\,\text{m/s}^2\), sin importar la masa de los cajones`,
    ],
    correctAnswer: 3,
    explanation: html`<p>La única fuerza horizontal sobre un cajón es el <strong>roce estático</strong>, que como máximo vale \(\mu_s m g\). Entonces \(m\,a = \mu_s m g\) y \(a = \mu_s g = 0{,}35 \cdot 10 = 3{,}5\,\text{m/s}^2\): la masa <strong>se cancela</strong>, tanto la del cajón como la del camión. El valor 0,35 olvida multiplicar por \(g\), y 6,5 resta \(10 - 3{,}5\), como si el roce se opusiera a la caída.</p>`,
  },
  {
    question: html`<p>En una zona del norte de Chile, el contacto entre la placa de Nazca y la Sudamericana está bloqueado desde hace 150 años. Si las placas se acercan a 66 mm por año, ¿qué desplazamiento, aproximadamente, no se ha producido en ese contacto y podría liberarse en un gran terremoto?</p>`,
    options: ['0,99 m', '2,3 m', '9,9 m', '99 m'],
    correctAnswer: 2,
    explanation: html`<p>\(66\,\text{mm/año} \cdot 150\,\text{años} = 9900\,\text{mm} = 9{,}9\,\text{m}\). Mientras el contacto está bloqueado, las placas se deforman y acumulan energía elástica, que se libera al deslizar. Los valores 0,99 m y 99 m se equivocan en una potencia de diez al pasar de milímetros a metros, y 2,3 resulta de dividir 150 por 66.</p>`,
  },
  {
    question: html`<p>La tabla muestra la profundidad típica de los sismos según la distancia a la fosa, medida hacia el este, en una región del norte de Chile.</p><table><thead><tr><th>Distancia a la fosa (km)</th><th>50</th><th>150</th><th>300</th><th>500</th></tr></thead><tbody><tr><td>Profundidad (km)</td><td>20</td><td>45</td><td>100</td><td>180</td></tr></tbody></table><p>¿Qué interpretación explica mejor estos datos?</p>`,
    options: [
      'Una placa se hunde, inclinada hacia el este, bajo el continente.',
      'Dos placas se separan y la corteza se hace más delgada al este.',
      'Dos placas se deslizan lateralmente a lo largo de la fosa.',
      'El continente se hunde, inclinado hacia el oeste, bajo el océano.',
    ],
    correctAnswer: 0,
    explanation: html`<p>La profundidad <strong>aumenta hacia el este</strong>: los sismos dibujan una superficie inclinada, la placa de Nazca que <strong>se hunde bajo Sudamérica</strong>. Si las placas se separaran, o se deslizaran de lado, los sismos serían poco profundos y cercanos al límite. Si se hundiera el continente hacia el oeste, la profundidad aumentaría en sentido contrario, desde la fosa hacia el océano.</p>`,
  },
  {
    question: html`<p>En el sur de Sudamérica, en África, India y Australia hay rocas con marcas dejadas por glaciares de hace unos 300 millones de años. Hoy parte de esas zonas tiene clima cálido, y las direcciones de las marcas parecen salir del océano. ¿Cómo usó Wegener esta evidencia?</p>`,
    options: [
      'Como prueba de que los glaciares cruzaron los océanos congelados de un continente a otro.',
      'Como prueba de que los continentes se mueven por corrientes de convección en el manto.',
      'Como indicio de que toda la Tierra, incluido el ecuador, se congeló en aquella época.',
      'Como indicio de que esos continentes estuvieron unidos y cerca del polo sur.',
    ],
    correctAnswer: 3,
    explanation: html`<p>Si se juntan esos continentes <strong>cerca del polo sur</strong>, las marcas coinciden con un solo gran casquete de hielo que fluía desde su centro. Los glaciares que labran rocas se mueven sobre tierra y no atraviesan océanos. La convección se propuso después: Wegener no pudo explicar el motor del movimiento. Un congelamiento total no explicaría que las marcas encajen al unir los continentes.</p>`,
  },
  {
    question: html`<p>La tabla describe tres límites entre placas.</p><table><thead><tr><th>Límite</th><th>Sismos</th><th>Volcanes</th><th>Relieve</th></tr></thead><tbody><tr><td>1</td><td>de menos de 30 km de profundidad</td><td>sí, con lava fluida</td><td>dorsal submarina</td></tr><tr><td>2</td><td>de hasta 600 km de profundidad</td><td>sí, muchos explosivos</td><td>fosa y cordillera</td></tr><tr><td>3</td><td>de menos de 20 km de profundidad</td><td>no</td><td>valles desplazados por una falla</td></tr></tbody></table><p>¿De qué tipo son, en orden, los límites 1, 2 y 3?</p>`,
    options: [
      'Convergente, divergente y transformante',
      'Divergente, convergente y transformante',
      'Transformante, convergente y divergente',
      'Divergente, transformante y convergente',
      'Convergente, transformante y divergente',
    ],
    correctAnswer: 1,
    explanation: html`<p>En el límite 1, <strong>divergente</strong>, el magma sube y forma una dorsal. En el 2, <strong>convergente</strong>, una placa se hunde: por eso hay fosa, sismos de hasta 600 km de profundidad y volcanes explosivos. En el 3, <strong>transformante</strong>, las placas se deslizan de lado, sin crear ni destruir litosfera: no hay volcanes. Las demás opciones ponen fosas donde las placas se separan, volcanes donde se deslizan o sismos profundos sin subducción.</p>`,
  },
  {
    question: html`<p>Una guirnalda navideña antigua tiene 20 ampolletas iguales conectadas en serie a 220 V. ¿Cuál es el voltaje entre los extremos de cada ampolleta, y qué ocurre si se quema el filamento de una de ellas?</p>`,
    options: [
      '220 V; se apaga solo esa ampolleta.',
      '11 V; se apaga solo esa ampolleta.',
      '11 V; se apagan todas las ampolletas.',
      '220 V; se apagan todas las ampolletas.',
    ],
    correctAnswer: 2,
    explanation: html`<p>En serie, el voltaje total <strong>se reparte</strong>; como son iguales, a cada una le corresponden \(220/20 = 11\,\text{V}\). Hay un solo camino para la corriente: si se corta un filamento, se interrumpe para todas y <strong>todas se apagan</strong>. Que cada ampolleta reciba 220 V y que las demás sigan encendidas son propiedades de una conexión en <em>paralelo</em>, como la de las lámparas de una casa.</p>`,
  },
  {
    question: html`<p>En una casa se reemplazan 6 ampolletas de 60 W por 6 ampolletas LED de 9 W. Si cada una se usa 5 horas diarias durante 30 días, ¿cuánta energía eléctrica se ahorra?</p>`,
    options: ['45,9 kWh', '54,0 kWh', '8,1 kWh', '7,65 kWh'],
    correctAnswer: 0,
    explanation: html`<p>Cada cambio ahorra \(60 - 9 = 51\,\text{W}\); seis ahorran \(306\,\text{W} = 0{,}306\,\text{kW}\). En \(5 \cdot 30 = 150\,\text{h}\): \(0{,}306 \cdot 150 = 45{,}9\,\text{kWh}\). El valor 54,0 es el consumo de las ampolletas antiguas y 8,1 el de las LED: el ahorro es la <strong>diferencia</strong> entre ambos. El valor 7,65 kWh es el ahorro de una sola ampolleta.</p>`,
  },
  {
    question: html`<p>En una pieza se conectan una estufa de 1000 W y un hervidor de 1500 W a una misma zapatilla (alargador múltiple), que soporta hasta 10 A. El enchufe es de 220 V y su circuito tiene un interruptor automático de 25 A, que alimenta solo a ese enchufe. Ambos artefactos se usan a la vez. ¿Qué ocurre?</p>`,
    options: [
      'Circulan 6,8 A, y la zapatilla funciona sin riesgo de calentarse.',
      'Circulan 11,4 A, y el automático corta la corriente de inmediato.',
      'Circulan 6,8 A, y el automático corta la corriente de inmediato.',
      'Circulan 25 A, y la zapatilla se sobrecalienta sin que corte el automático.',
      'Circulan 11,4 A, y la zapatilla se sobrecarga sin que corte el automático.',
    ],
    correctAnswer: 4,
    explanation: html`<p>En total, \(I = \dfrac{P}{V} = \dfrac{2500}{220} \approx 11{,}4\,\text{A}\): <strong>supera los 10 A</strong> de la zapatilla, pero <strong>no los 25 A</strong> del automático. Este no corta y la zapatilla puede sobrecalentarse. El valor 6,8 A considera solo el hervidor (\(1500/220\)). Los 25 A son el límite del automático, no la corriente que circula: esta depende de los artefactos.</p>`,
  },
  {
    question: html`<p>La batería de un celular almacena 4000 mAh. Si se carga desde cero con una corriente constante de 1,6 A, ¿cuánto demora y cuánta carga eléctrica recibe?</p>`,
    options: ['2,5 h y 4,0 C', '2,5 h y 14 400 C', '6,4 h y 14 400 C', '6,4 h y 4,0 C'],
    correctAnswer: 1,
    explanation: html`<p>\(4000\,\text{mAh} = 4{,}0\,\text{A} \cdot \text{h}\). El tiempo es \(t = \dfrac{4{,}0}{1{,}6} = 2{,}5\,\text{h}\), y la carga, \(Q = I\,t = 1{,}6\,\text{A} \cdot 9000\,\text{s} = 14\,400\,\text{C}\). Para obtener coulombs, el tiempo debe ir en <strong>segundos</strong>: 4,0 son ampere-hora, no coulombs. El valor 6,4 multiplica la capacidad por la corriente en vez de dividirla.</p>`,
  },
];
