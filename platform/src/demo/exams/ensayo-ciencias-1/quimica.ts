import { html } from '../../demo-topic.ts';
import type { WrittenQuestion } from '../demo-exam.ts';

/** The common module. */
export const quimica: WrittenQuestion[] = [
  {
    question: html`<p>En una bodega se mezclaron ripio (piedras de 1 cm a 2 cm), arena (granos de menos de 1 mm) y azúcar. Se quiere recuperar por separado los tres materiales. ¿Qué secuencia de procedimientos es la adecuada?</p>`,
    options: [
      'Destilar, filtrar y decantar',
      'Agregar agua, decantar el ripio y destilar la arena',
      'Tamizar, agregar agua, tamizar otra vez y filtrar el azúcar',
      'Tamizar, agregar agua, filtrar y evaporar el agua',
    ],
    correctAnswer: 3,
    explanation: html`<p>El tamaño permite <strong>tamizar</strong> el ripio. El azúcar se disuelve en <strong>agua</strong> y la arena no: al <strong>filtrar</strong>, la arena queda en el papel, y al <strong>evaporar</strong> se recupera el azúcar. Destilar no sirve al comienzo, pues no hay líquido, ni permite obtener un sólido como la arena en el destilado. El azúcar disuelta no se separa filtrando: atraviesa el papel junto con el agua.</p>`,
  },
  {
    question: html`<p>Un gráfico de masa en función del volumen muestra una recta para cada uno de dos líquidos que no se mezclan. La recta del líquido P pasa por el origen y por el punto (20 mL; 16 g); la del líquido Q, por el origen y por el punto (20 mL; 25 g). Si se vierten ambos en un mismo vaso, ¿qué se observa y cuál es la masa de 60 mL de P?</p>`,
    options: [
      'P queda abajo de Q; 48 g',
      'P queda arriba de Q; 48 g',
      'P queda arriba de Q; 75 g',
      'P queda abajo de Q; 75 g',
    ],
    correctAnswer: 1,
    explanation: html`<p>La densidad es la pendiente: \(d_P = 16/20 = 0{,}80\,\text{g/mL}\) y \(d_Q = 25/20 = 1{,}25\,\text{g/mL}\). El <strong>menos denso, P, flota</strong>, y \(60 \cdot 0{,}80 = 48\,\text{g}\). El valor 75 g corresponde a 60 mL de Q (\(60 \cdot 1{,}25\)). Poner P abajo supone que la recta menos inclinada es la del líquido más denso, cuando es al revés.</p>`,
  },
  {
    question: html`<p>Se relacionan tres observaciones con el primer modelo atómico que las explicó:</p><ol><li>Los rayos catódicos son iguales cualquiera sea el metal del cátodo.</li><li>Algunas partículas alfa rebotan en una lámina muy delgada de metal.</li><li>Los gases calientes emiten luz solo de ciertos colores.</li></ol><p>¿A qué modelos corresponden, en orden, las observaciones 1, 2 y 3?</p>`,
    options: [
      'Thomson, Rutherford y Bohr',
      'Rutherford, Thomson y Bohr',
      'Thomson, Bohr y Rutherford',
      'Bohr, Rutherford y Thomson',
      'Rutherford, Bohr y Thomson',
    ],
    correctAnswer: 0,
    explanation: html`<p>Que los rayos catódicos sean iguales mostró que los electrones son parte de todos los átomos: <strong>Thomson</strong>. Los rebotes exigen una carga positiva concentrada, el núcleo: <strong>Rutherford</strong>. Los colores definidos indican que los electrones solo ocupan ciertos niveles de energía: <strong>Bohr</strong>. Las demás opciones atribuyen el núcleo a Thomson, o los niveles de energía a Thomson o a Rutherford, cuyos modelos no los incluían.</p>`,
  },
  {
    question: html`<p>Una estudiante frota una regla de plástico con su chaleco y la regla atrae trocitos de papel. ¿Cuál de estos modelos es el <strong>primero</strong> que permite explicar que la regla quede cargada, y por qué?</p>`,
    options: [
      'El de Dalton, porque propuso átomos indivisibles que se pueden cargar.',
      'El de Bohr, porque propuso que los electrones tienen niveles de energía.',
      'El de Thomson, porque propuso electrones que pueden salir de los átomos.',
      'El de Rutherford, porque propuso un núcleo que puede pasar a otro cuerpo.',
    ],
    correctAnswer: 2,
    explanation: html`<p>Al frotar, pasan <strong>electrones</strong> de un material al otro. <strong>Thomson</strong> fue el primero en incluirlos como partes del átomo que pueden separarse de él. El átomo de Dalton era indivisible y sin partes cargadas. Los modelos de Rutherford y Bohr también tienen electrones, pero son posteriores; además, al frotar no se mueven núcleos, y los niveles de energía no hacen falta para explicar este fenómeno.</p>`,
  },
  {
    question: html`<p>Un ion de carga 2+ que puede reemplazar al calcio en los huesos tiene 36 electrones y 50 neutrones. ¿Cuáles son su número atómico y su número másico?</p>`,
    options: [
      html`\(Z = 38\) y \(A = 88\)`,
      html`\(Z = 36\) y \(A = 86\)`,
      html`\(Z = 34\) y \(A = 84\)`,
      html`\(Z = 38\) y \(A = 86\)`,
    ],
    correctAnswer: 0,
    explanation: html`<p>Un catión 2+ tiene <strong>dos electrones menos</strong> que protones: \(Z = 36 + 2 = 38\), y \(A = 38 + 50 = 88\) (es estroncio-88). Con \(Z = 36\) se ignora la carga; con \(Z = 34\) se restan los dos electrones en vez de sumarlos. La opción con \(A = 86\) y \(Z = 38\) suma electrones y neutrones, pero el número másico cuenta <em>protones</em> y neutrones.</p>`,
  },
  {
    question: html`<p>Una sustancia pura, sólida al comienzo, se calienta con una llama constante. Su temperatura sube de 20 °C a 80 °C en 4 minutos, permanece en 80 °C hasta el minuto 9, sube hasta 218 °C en el minuto 15 y luego permanece en ese valor. ¿Qué ocurre entre los minutos 4 y 9?</p>`,
    options: [
      'La sustancia hierve, y la energía aumenta la rapidez de sus partículas.',
      'El sólido se calienta sin fundirse, porque la llama entrega menos energía.',
      'La sustancia deja de recibir energía hasta que se ha fundido por completo.',
      'El sólido se funde, y la energía se usa en separar sus partículas.',
    ],
    correctAnswer: 3,
    explanation: html`<p>La primera zona plana, a 80 °C, es la <strong>fusión</strong>: coexisten sólido y líquido. La temperatura no sube porque la energía se usa en vencer las fuerzas que mantienen <strong>unidas</strong> las partículas. La ebullición es la segunda zona plana, a 218 °C. Si el sólido solo se calentara, su temperatura aumentaría. La llama es constante: la sustancia recibe energía todo el tiempo.</p>`,
  },
  {
    question: html`<p>El limoneno, del aceite de la cáscara de naranja, se dibuja en su fórmula topológica como un hexágono con un enlace doble. De uno de los vértices de ese doble enlace sale un trazo simple. Del vértice opuesto sale otro trazo simple, que llega a un punto del que parten un trazo simple y uno doble. ¿Cuál es su fórmula molecular?</p>`,
    options: [
      html`\(\ce{C10H22}\)`,
      html`\(\ce{C10H20}\)`,
      html`\(\ce{C10H18}\)`,
      html`\(\ce{C10H14}\)`,
      html`\(\ce{C10H16}\)`,
    ],
    correctAnswer: 4,
    explanation: html`<p>Cada vértice y cada extremo de un trazo es un carbono que completa cuatro enlaces con hidrógenos: hay \(6 + 1 + 3 = 10\) carbonos. El anillo lleva \(0 + 1 + 2 + 1 + 2 + 2 = 8\) H; el metilo, 3; el otro grupo, \(3 + 2 = 5\): <strong>16</strong> H. Con 22 H sería una cadena abierta sin enlaces dobles; con 20, un anillo y ninguno de ellos; con 18, un anillo y uno solo; con 14, un anillo y tres.</p>`,
  },
  {
    question: html`<p>La lidocaína, un anestésico que usan los dentistas, tiene un anillo aromático unido a la cadena \(\ce{-NH-CO-CH2-N(CH2-CH3)2}\). ¿A qué grupos funcionales pertenecen sus dos nitrógenos, de izquierda a derecha?</p>`,
    options: [
      'Ambos, a aminas',
      'A una amida y a una amina',
      'A una amina y a una amida',
      'Ambos, a amidas',
      'A una amina y a un nitrilo',
    ],
    correctAnswer: 1,
    explanation: html`<p>El primer nitrógeno está unido a un carbonilo (\(\ce{-NH-CO\bond{-}}\)): es una <strong>amida</strong>. El segundo está unido a tres carbonos, ninguno de ellos de un carbonilo: es una <strong>amina</strong>. Clasificar ambos como aminas ignora el \(\ce{C=O}\) vecino; clasificarlos como amidas supone que basta con que haya un carbonilo en algún lugar de la molécula. Un nitrilo tendría un enlace triple \(\ce{C#N}\), que aquí no existe.</p>`,
  },
  {
    question: html`<p>La tabla muestra el punto de ebullición, a 1 atm, de tres compuestos de fórmula \(\ce{C5H12}\).</p><table><thead><tr><th>Compuesto</th><th>Ramificaciones</th><th>Ebullición (°C)</th></tr></thead><tbody><tr><td>pentano</td><td>0</td><td>36</td></tr><tr><td>2-metilbutano</td><td>1</td><td>28</td></tr><tr><td>2,2-dimetilpropano</td><td>2</td><td>10</td></tr></tbody></table><p>¿Qué conclusión se puede obtener de estos datos?</p>`,
    options: [
      'Al aumentar el número de carbonos, disminuye el punto de ebullición.',
      'Al disminuir la masa molar, disminuye el punto de ebullición.',
      'A igual fórmula molecular, la molécula más ramificada hierve a menor temperatura.',
      'A igual fórmula molecular, la molécula más ramificada hierve a mayor temperatura.',
    ],
    correctAnswer: 2,
    explanation: html`<p>Son <strong>isómeros</strong>: misma fórmula, distinta estructura. Con más ramificaciones la molécula es más compacta, tiene menos superficie de contacto con sus vecinas y las atracciones son menores: hierve a <strong>menor</strong> temperatura (36, 28 y 10 °C). El número de carbonos y la masa molar son iguales en los tres, por lo que los datos no permiten concluir sobre ellos.</p>`,
  },
  {
    question: html`<p>El olor del pescado se debe en parte a la trimetilamina, \(\ce{N(CH3)3}\), una sustancia volátil. Al agregarle limón, el olor disminuye. ¿Cuál es la mejor explicación?</p>`,
    options: [
      'La amina es básica y forma con el ácido una sal que no es volátil.',
      'La amina es ácida y su acidez se suma a la del limón que se agrega.',
      'La amina se convierte en una amida al disolverse en agua fría.',
      'La amina se evapora más rápido cuando aumenta la acidez del medio.',
    ],
    correctAnswer: 0,
    explanation: html`<p>Las <strong>aminas son bases</strong>: el nitrógeno acepta un ion \(\ce{H+}\) del ácido cítrico y se forma una <strong>sal</strong>, iónica, que no se evapora y por eso no llega a la nariz. No son ácidas. La trimetilamina no tiene hidrógenos en el nitrógeno y no forma amidas. Si se evaporara más rápido, el olor aumentaría al comienzo, al contrario de lo observado.</p>`,
  },
  {
    question: html`<p>Se quiere explicar por qué el ácido láctico y la glucosa tienen la misma composición porcentual y, sin embargo, son sustancias distintas. La fórmula del ácido láctico es \(\ce{CH3-CHOH-COOH}\) y la de la glucosa, \(\ce{C6H12O6}\). ¿Qué afirmación es correcta?</p>`,
    options: [
      html`Tienen igual fórmula molecular, \(\ce{C3H6O3}\), y distinta fórmula empírica.`,
      html`Tienen igual fórmula empírica, \(\ce{C3H6O3}\), y distinta fórmula molecular.`,
      html`Tienen igual fórmula molecular, \(\ce{CH2O}\), y distinta estructura.`,
      html`Tienen igual fórmula empírica, \(\ce{CH2O}\), y distinta fórmula molecular.`,
    ],
    correctAnswer: 3,
    explanation: html`<p>El ácido láctico es \(\ce{C3H6O3}\) y la glucosa, \(\ce{C6H12O6}\). Al simplificar, ambas dan \(\ce{CH2O}\): la misma <strong>fórmula empírica</strong>, y por eso la misma composición porcentual. La <strong>molecular</strong> indica los átomos reales de cada molécula y es distinta. \(\ce{C3H6O3}\) no es empírica, porque aún se puede dividir por 3, y \(\ce{CH2O}\) no es la fórmula molecular de ninguna de las dos.</p>`,
    isPilot: true,
  },
  {
    question: html`<p>Se analizan muestras de agua pura obtenidas del río Maipo, de hielo antártico y de la combustión de hidrógeno. En todas, la razón entre la masa de hidrógeno y la de oxígeno es 1 : 8. ¿Qué masa de oxígeno hay en 45 g de agua de cualquiera de ellas?</p>`,
    options: ['5 g', '40 g', '15 g', '30 g'],
    correctAnswer: 1,
    explanation: html`<p>De cada 9 partes de masa, 8 son de oxígeno: \(45 \cdot \dfrac{8}{9} = 40\,\text{g}\). Es la <strong>ley de las proporciones definidas</strong>: un compuesto tiene la misma composición cualquiera sea su origen. El valor 5 g es la masa de hidrógeno. Los valores 15 g y 30 g reparten la masa según el número de átomos (1 de oxígeno y 2 de hidrógeno), pero la razón 1 : 8 es de masas.</p>`,
  },
  {
    question: html`<p>Para fabricar el ácido nítrico que se usa en los explosivos de la minería, primero se hace reaccionar amoníaco con oxígeno, y se producen monóxido de nitrógeno y agua. ¿Cuál de estas ecuaciones representa correctamente esa reacción?</p>`,
    options: [
      html`\(\ce{2NH3 + 2O2 -&gt; 2NO + 3H2O}\)`,
      html`\(\ce{2NH3 + 2O2 -&gt; N2O + 3H2O}\)`,
      html`\(\ce{4NH3 + 5O2 -&gt; 4NO + 6H2O}\)`,
      html`\(\ce{4NH3 + 3O2 -&gt; 4NO + 6H2O}\)`,
    ],
    correctAnswer: 2,
    explanation: html`<p>Con los coeficientes <strong>4, 5, 4 y 6</strong> hay 4 átomos de N, 12 de H y 10 de O a cada lado. En \(\ce{2NH3 + 2O2 -&gt; 2NO + 3H2O}\) hay 4 oxígenos a la izquierda y 5 a la derecha; con 3 \(\ce{O2}\) hay 6 y 10, porque se olvidó el oxígeno del NO. La ecuación con \(\ce{N2O}\) está balanceada, pero representa <em>otra</em> reacción: no se pueden cambiar las fórmulas para igualar los átomos.</p>`,
  },
  {
    question: html`<p>En una fundición se obtiene cobre según \(\ce{Cu2S + O2 -&gt; 2Cu + SO2}\). ¿Qué masa de \(\ce{SO2}\) debe capturar la planta por cada 795 kg de \(\ce{Cu2S}\) que reaccionan? (Masas molares, en g/mol: \(\ce{Cu2S}\) = 159; \(\ce{SO2}\) = 64)</p>`,
    options: ['160 kg', '640 kg', '795 kg', '320 kg'],
    correctAnswer: 3,
    explanation: html`<p>\(n(\ce{Cu2S}) = \dfrac{795\,000}{159} = 5000\,\text{mol}\). La razón con el \(\ce{SO2}\) es 1 : 1: se forman 5000 mol, es decir, \(5000 \cdot 64 = 320\,000\,\text{g} = 320\,\text{kg}\). El valor 640 kg usa la razón 1 : 2, que es la del cobre; 160 kg la invierte, y 795 kg supone que la masa de un producto es igual a la de un reactante: lo que se conserva es la masa <em>total</em>.</p>`,
  },
  {
    question: html`<p>Un dibujo muestra un recipiente cerrado con 5 moléculas de \(\ce{N2}\) y 9 moléculas de \(\ce{H2}\). Reaccionan según \(\ce{N2 + 3H2 -&gt; 2NH3}\) hasta que uno de los reactantes se agota. ¿Qué moléculas hay en el dibujo del final?</p>`,
    options: [
      html`6 de \(\ce{NH3}\) y 2 de \(\ce{N2}\)`,
      html`10 de \(\ce{NH3}\) solamente`,
      html`14 de \(\ce{NH3}\) solamente`,
      html`6 de \(\ce{NH3}\) y 4 de \(\ce{H2}\)`,
    ],
    correctAnswer: 0,
    explanation: html`<p>Con 9 \(\ce{H2}\) reaccionan \(9/3 = 3\) \(\ce{N2}\) y se forman \(2 \cdot 3 = 6\) \(\ce{NH3}\); el <strong>reactivo limitante</strong> es el \(\ce{H2}\) y sobran \(5 - 3 = 2\) \(\ce{N2}\). Para consumir los 5 \(\ce{N2}\), y formar 10 \(\ce{NH3}\), harían falta 15 \(\ce{H2}\). El 14 suma las moléculas iniciales: lo que se conserva son los átomos. Y el \(\ce{H2}\) no puede sobrar, porque se agota.</p>`,
  },
  {
    question: html`<p>Un agricultor de Ñuble necesita aportar 70 kg de nitrógeno a un potrero y usará urea, \(\ce{CO(NH2)2}\), de masa molar 60 g/mol. ¿Qué masa de urea pura debe aplicar? (Masa molar del N: 14 g/mol)</p>`,
    options: ['33 kg', '300 kg', '150 kg', '70 kg'],
    correctAnswer: 2,
    explanation: html`<p>Cada mol de urea tiene <strong>2 mol de N</strong>: \(28/60 = 46{,}7\,\%\). Entonces \(m = 70 \cdot \dfrac{60}{28} = 150\,\text{kg}\). El valor 300 kg considera un solo átomo de nitrógeno (14/60); 33 kg multiplica los 70 kg por el porcentaje en vez de dividirlos, y da menos urea que el nitrógeno que contiene, lo que es imposible; 70 kg supone que la urea es solo nitrógeno.</p>`,
  },
  {
    question: html`<p>Para desinfectar superficies se necesita 1,0 L de solución de hipoclorito de sodio al 0,10 % m/v. Se dispone de cloro doméstico al 5,0 % m/v. ¿Cómo se prepara?</p>`,
    options: [
      'Se mezclan 50 mL de cloro con agua hasta completar 1000 mL.',
      'Se mezclan 20 mL de cloro con agua hasta completar 1000 mL.',
      'Se mezclan 2,0 mL de cloro con agua hasta completar 1000 mL.',
      'Se mezclan 20 mL de cloro con 1000 mL de agua ya medidos.',
    ],
    correctAnswer: 1,
    explanation: html`<p>\(V_1 = \dfrac{c_2 V_2}{c_1} = \dfrac{0{,}10 \cdot 1000\,\text{mL}}{5{,}0} = 20\,\text{mL}\), y se agrega agua <strong>hasta</strong> 1000 mL. Con 50 mL la concentración sería 0,25 %, porque la solución se diluye 20 veces y no 50; con 2,0 mL sería 0,010 %. Agregar 1000 mL de agua da un volumen final de 1020 mL: más solución que la pedida y algo más diluida.</p>`,
  },
  {
    question: html`<p>La tabla muestra cuánto oxígeno se puede disolver en agua dulce en contacto con el aire.</p><table><thead><tr><th>Temperatura (°C)</th><th>5</th><th>15</th><th>25</th></tr></thead><tbody><tr><td>Oxígeno (mg/L)</td><td>12,8</td><td>10,1</td><td>8,3</td></tr></tbody></table><p>Un acuario con 40 L de agua saturada de oxígeno a 15 °C se calienta hasta 25 °C y vuelve a quedar saturado. ¿Qué ocurre con el oxígeno?</p>`,
    options: [
      'Salen 72 mg del agua al aire.',
      'Entran 72 mg del aire al agua.',
      'Salen 332 mg del agua al aire.',
      'Salen 1,8 mg del agua al aire.',
    ],
    correctAnswer: 0,
    explanation: html`<p>La solubilidad de un gas <strong>disminuye</strong> al subir la temperatura: cada litro pierde \(10{,}1 - 8{,}3 = 1{,}8\,\text{mg}\), y los 40 L, \(1{,}8 \cdot 40 = 72\,\text{mg}\). El valor 1,8 mg es lo que sale de un solo litro, y 332 mg es lo que <em>queda</em> disuelto a 25 °C (\(8{,}3 \cdot 40\)). El oxígeno entraría al agua si esta se enfriara.</p>`,
  },
];
