import { type DemoTopic, html } from '../../../demo-topic.ts';

export const gruposFuncionales: DemoTopic = {
  slug: 'quimica-grupos-funcionales',
  courseId: 1,
  unit: 'Química orgánica',
  title: 'Grupos funcionales',
  description:
    'Reconoce y nombra alcoholes, éteres, aminas, aldehídos, cetonas, ácidos y sus derivados en sustancias de la vida diaria.',
  color: 'purple',
  icon: 'vial',
  difficulty: 'advanced',
  orderIndex: 3,
  lessons: [
    {
      slug: 'enlaces-simples',
      title: 'Haluros, alcoholes, fenoles, éteres, sulfuros y aminas',
      content: html`
<p>Cambia un hidrógeno del etano por un grupo \(\ce{-OH}\) y pasas de un gas combustible al alcohol que se usa para desinfectar. Un <strong>grupo funcional</strong> es un átomo o conjunto de átomos que da a la molécula sus propiedades químicas características. El resto de la cadena se simboliza con \(\ce{R}\).</p>
<h2>Familias con enlaces simples</h2>
<table>
<thead><tr><th>Familia</th><th>Grupo</th><th>Ejemplo</th><th>Nombre</th><th>Dónde está</th></tr></thead>
<tbody>
<tr><td>Haluros</td><td>\(\ce{R-X}\) (X = F, Cl, Br, I)</td><td>\(\ce{CH3-CH2-Cl}\)</td><td>cloroetano</td><td>anestésico local en aerosol</td></tr>
<tr><td>Alcoholes</td><td>\(\ce{R-OH}\)</td><td>\(\ce{CH3-CH2-OH}\)</td><td>etanol</td><td>vino, alcohol de 70°</td></tr>
<tr><td>Fenoles</td><td>\(\ce{-OH}\) unido a un anillo aromático</td><td>\(\ce{C6H5-OH}\)</td><td>fenol</td><td>desinfectantes, resinas</td></tr>
<tr><td>Éteres</td><td>\(\ce{R-O-R'}\)</td><td>\(\ce{CH3-CH2-O-CH2-CH3}\)</td><td>dietil éter</td><td>antiguo anestésico, solvente</td></tr>
<tr><td>Sulfuros</td><td>\(\ce{R-S-R'}\)</td><td>\(\ce{CH3-S-CH3}\)</td><td>dimetil sulfuro</td><td>olor del mar</td></tr>
<tr><td>Aminas</td><td>\(\ce{R-NH2}\), \(\ce{R2NH}\), \(\ce{R3N}\)</td><td>\(\ce{CH3-NH2}\)</td><td>metilamina (metanamina)</td><td>olor a pescado: trimetilamina</td></tr>
</tbody>
</table>
<h2>Cómo se nombran los alcoholes</h2>
<p>Se cambia la terminación del hidrocarburo por <strong>-ol</strong> y se indica la posición del \(\ce{-OH}\), que recibe el número más bajo posible:</p>
<ul>
<li>\(\ce{CH3-CH2-CH2-OH}\): propan-1-ol (o 1-propanol).</li>
<li>\(\ce{CH3-CHOH-CH3}\): propan-2-ol, el alcohol isopropílico con que se limpian pantallas.</li>
</ul>
<p>Según el carbono que lleva el \(\ce{-OH}\), un alcohol es <strong>primario</strong>, <strong>secundario</strong> o <strong>terciario</strong>. El propan-1-ol es primario; el propan-2-ol, secundario. En las <strong>aminas</strong>, en cambio, se cuentan los grupos unidos al <em>nitrógeno</em>: \(\ce{R-NH2}\) es primaria; \(\ce{R2NH}\), secundaria; \(\ce{R3N}\), terciaria.</p>
<h2>Puentes de hidrógeno: por qué importa el \(\ce{-OH}\)</h2>
<p>El oxígeno del grupo \(\ce{-OH}\) atrae con fuerza los electrones del enlace; el hidrógeno queda con carga parcial positiva y es atraído por el oxígeno de otra molécula. Es un <strong>puente de hidrógeno</strong>. Compara tres sustancias de masa molar casi igual:</p>
<table>
<thead><tr><th>Sustancia</th><th>Fórmula</th><th>\(M\) (g/mol)</th><th>Ebullición (°C)</th></tr></thead>
<tbody>
<tr><td>Propano</td><td>\(\ce{CH3-CH2-CH3}\)</td><td>44</td><td>−42</td></tr>
<tr><td>Dimetil éter</td><td>\(\ce{CH3-O-CH3}\)</td><td>46</td><td>−25</td></tr>
<tr><td>Etanol</td><td>\(\ce{CH3-CH2-OH}\)</td><td>46</td><td>78</td></tr>
</tbody>
</table>
<img src="/demo/puentes-de-hidrogeno.svg" alt="Tres moléculas de etanol en fila. El hidrógeno del grupo OH de una, con carga parcial positiva, es atraído por el oxígeno de la siguiente, con carga parcial negativa: cada línea de puntos entre ellos es un puente de hidrógeno." width="640" height="340" />
<p>El éter y el etanol son isómeros (\(\ce{C2H6O}\)) y, sin embargo, sus puntos de ebullición difieren en más de 100 °C. El éter no tiene un H unido a O, de modo que sus moléculas no forman puentes de hidrógeno entre sí. Por la misma razón los alcoholes pequeños se mezclan con el agua en cualquier proporción; al alargarse la cadena apolar, se vuelven cada vez menos solubles.</p>
<h2>Ejemplo resuelto</h2>
<p>Nombra \(\ce{CH3-CH2-CHOH-CH3}\) y clasifícalo.</p>
<ol>
<li>Cadena de 4 carbonos con \(\ce{-OH}\): butanol.</li>
<li>Desde la derecha, el \(\ce{-OH}\) queda en el carbono 2; desde la izquierda, en el 3. Se elige 2: <strong>butan-2-ol</strong>.</li>
<li>El carbono con el \(\ce{-OH}\) está unido a otros dos carbonos: es un alcohol <strong>secundario</strong>.</li>
</ol>
<blockquote><p><strong>Alcohol o fenol:</strong> mira a qué carbono está unido el \(\ce{-OH}\). Si es directamente al anillo aromático, es fenol. Si entre el anillo y el \(\ce{-OH}\) hay un \(\ce{CH2}\), es un alcohol.</p></blockquote>`,
    },
    {
      slug: 'carbonilo',
      title: 'Aldehídos, cetonas y ácidos carboxílicos',
      content: html`
<p>El olor de las almendras, el quitaesmalte y el vinagre tienen un rasgo común: el <strong>grupo carbonilo</strong>, un carbono unido a un oxígeno por un doble enlace, \(\ce{C=O}\). La familia depende de qué más está unido a ese carbono.</p>
<h2>Tres familias</h2>
<table>
<thead><tr><th>Familia</th><th>Grupo</th><th>Escritura condensada</th><th>Terminación</th><th>Ejemplo</th></tr></thead>
<tbody>
<tr><td>Aldehídos</td><td>carbonilo unido al menos a un H (extremo de la cadena)</td><td>\(\ce{R-CHO}\)</td><td>-al</td><td>etanal, \(\ce{CH3-CHO}\)</td></tr>
<tr><td>Cetonas</td><td>carbonilo unido a dos carbonos (dentro de la cadena)</td><td>\(\ce{R-CO-R'}\)</td><td>-ona</td><td>propanona, \(\ce{CH3-CO-CH3}\)</td></tr>
<tr><td>Ácidos carboxílicos</td><td>carbonilo unido a un \(\ce{-OH}\) (grupo carboxilo)</td><td>\(\ce{R-COOH}\)</td><td>ácido …-oico</td><td>ácido etanoico, \(\ce{CH3-COOH}\)</td></tr>
</tbody>
</table>
<p>Fíjate en la escritura: \(\ce{-CHO}\) es aldehído (el H está unido al <em>carbono</em>), mientras que \(\ce{-COH}\) no se usa, para no confundirlo con un alcohol.</p>
<h2>Nombres comunes que debes reconocer</h2>
<table>
<thead><tr><th>Nombre IUPAC</th><th>Nombre común</th><th>Dónde está</th></tr></thead>
<tbody>
<tr><td>metanal</td><td>formaldehído</td><td>en solución, formalina: conserva muestras biológicas</td></tr>
<tr><td>propanona</td><td>acetona</td><td>quitaesmalte</td></tr>
<tr><td>ácido metanoico</td><td>ácido fórmico</td><td>picadura de algunas hormigas</td></tr>
<tr><td>ácido etanoico</td><td>ácido acético</td><td>vinagre</td></tr>
<tr><td>ácido benzoico</td><td>ácido benzoico</td><td>conservante de alimentos</td></tr>
</tbody>
</table>
<h2>Cómo se nombran</h2>
<p>El carbono del carbonilo <strong>se cuenta</strong> como parte de la cadena. En aldehídos y ácidos siempre es el número 1, por lo que no se escribe. En las cetonas se indica la posición cuando hace falta: \(\ce{CH3-CO-CH2-CH2-CH3}\) es pentan-2-ona; \(\ce{CH3-CH2-CO-CH2-CH3}\), pentan-3-ona.</p>
<h2>Acidez</h2>
<p>Los ácidos carboxílicos ceden el hidrógeno del grupo \(\ce{-COOH}\) en agua. Son ácidos <em>débiles</em>: solo una pequeña parte se ioniza.</p>
<p>\[\ce{CH3-COOH(ac) + H2O(l) &lt;=&gt; CH3-COO^{-}(ac) + H3O^{+}(ac)}\]</p>
<p>Por eso el vinagre reacciona con el bicarbonato y libera \(\ce{CO2}\). Un alcohol, aunque también tiene \(\ce{-OH}\), no lo hace.</p>
<h2>De alcohol a ácido: la historia del vinagre</h2>
<p>Si dejas una botella de vino abierta, unas bacterias oxidan el etanol con el oxígeno del aire:</p>
<p>\[\underset{\text{alcohol}}{\ce{CH3-CH2-OH}} \;\ce{-&gt;[\text{oxidación}]}\; \underset{\text{aldehído}}{\ce{CH3-CHO}} \;\ce{-&gt;[\text{oxidación}]}\; \underset{\text{ácido}}{\ce{CH3-COOH}}\]</p>
<p>Un alcohol primario se oxida a aldehído y luego a ácido. Un alcohol secundario se oxida a <strong>cetona</strong> y, en condiciones corrientes, ahí se detiene. Un terciario no se oxida con facilidad.</p>
<h2>Ejemplo resuelto</h2>
<p>Dos sustancias tienen la fórmula molecular \(\ce{C3H6O}\) y un grupo carbonilo. ¿Cuáles son?</p>
<ol>
<li>El carbonilo puede estar en un extremo: \(\ce{CH3-CH2-CHO}\), <strong>propanal</strong>, un aldehído.</li>
<li>O en el carbono central: \(\ce{CH3-CO-CH3}\), <strong>propanona</strong>, una cetona.</li>
<li>Son isómeros: misma fórmula molecular, distinto grupo funcional.</li>
</ol>
<p>¿Podría haber una cetona con dos carbonos? No: el carbonilo de una cetona necesita un carbono a cada lado, es decir, al menos tres en total.</p>
<blockquote><p><strong>Para decidir,</strong> ubica el \(\ce{C=O}\) y mira a sus dos vecinos: ¿hay un H? Aldehído. ¿Dos carbonos? Cetona. ¿Un \(\ce{-OH}\)? Ácido carboxílico.</p></blockquote>`,
    },
    {
      slug: 'derivados-de-acidos',
      title: 'Ésteres, anhídridos, amidas y nitrilos',
      content: html`
<p>El aroma de un plátano, la aspirina y el nailon nacen de la misma idea: reemplazar el \(\ce{-OH}\) de un ácido carboxílico por otra cosa. Así se obtienen sus <strong>derivados</strong>.</p>
<h2>Las familias</h2>
<table>
<thead><tr><th>Familia</th><th>Escritura condensada</th><th>Ejemplo</th><th>Nombre</th><th>Dónde está</th></tr></thead>
<tbody>
<tr><td>Ésteres</td><td>\(\ce{R-COO-R'}\)</td><td>\(\ce{CH3-COO-CH2-CH3}\)</td><td>etanoato de etilo</td><td>solventes; aromas de frutas; grasas</td></tr>
<tr><td>Anhídridos</td><td>\(\ce{R-CO-O-CO-R'}\)</td><td>\(\ce{CH3-CO-O-CO-CH3}\)</td><td>anhídrido etanoico</td><td>fabricación de aspirina</td></tr>
<tr><td>Amidas</td><td>\(\ce{R-CO-NH2}\)</td><td>\(\ce{CH3-CO-NH2}\)</td><td>etanamida</td><td>proteínas, nailon, paracetamol</td></tr>
<tr><td>Nitrilos</td><td>\(\ce{R-C#N}\)</td><td>\(\ce{CH3-C#N}\)</td><td>etanonitrilo (acetonitrilo)</td><td>solventes; guantes de nitrilo</td></tr>
</tbody>
</table>
<p>No confundas las que tienen nitrógeno: en la <strong>amina</strong> el N está unido solo a carbonos saturados (o a un anillo) e hidrógenos; en la <strong>amida</strong>, a un carbonilo; en el <strong>nitrilo</strong>, al carbono por un triple enlace.</p>
<h2>Esterificación</h2>
<p>Un ácido carboxílico y un alcohol, con un catalizador ácido y calor, forman un éster y agua:</p>
<p>\[\underset{\text{ácido}}{\ce{CH3-COOH}} + \underset{\text{alcohol}}{\ce{HO-CH2-CH3}} \;\ce{&lt;=&gt;}\; \underset{\text{éster}}{\ce{CH3-COO-CH2-CH3}} + \ce{H2O}\]</p>
<p>El nombre del éster tiene dos partes: la del <strong>ácido</strong>, con terminación <em>-oato</em>, y la del <strong>alcohol</strong>, con terminación <em>-ilo</em>. Ácido <em>etan</em>oico y <em>etan</em>ol dan etanoato de etilo. La reacción inversa, con agua, se llama <em>hidrólisis</em>. Con hidróxido de sodio la hidrólisis es completa: es la <strong>saponificación</strong> con que se fabrica jabón a partir de grasas, que son ésteres del glicerol.</p>
<h2>Ejemplo resuelto 1</h2>
<p>¿Qué ácido y qué alcohol se necesitan para obtener butanoato de metilo, de aroma a manzana?</p>
<ol>
<li>«Butanoato» viene del <strong>ácido butanoico</strong>, \(\ce{CH3-CH2-CH2-COOH}\).</li>
<li>«de metilo» viene del <strong>metanol</strong>, \(\ce{CH3-OH}\).</li>
<li>El éster es \(\ce{CH3-CH2-CH2-COO-CH3}\), y se libera agua.</li>
</ol>
<h2>Amidas: el enlace de la vida</h2>
<p>Cuando el grupo \(\ce{-COOH}\) de un aminoácido reacciona con el grupo \(\ce{-NH2}\) de otro se forma un enlace amida, que en las proteínas se llama <strong>enlace peptídico</strong>, y se libera agua. Cada proteína de tu cuerpo es una larga cadena de amidas.</p>
<h2>Anhídridos</h2>
<p>Resultan de unir dos moléculas de ácido con pérdida de una de agua («anhídrido» significa «sin agua»):</p>
<p>\[\ce{2CH3-COOH -&gt; CH3-CO-O-CO-CH3 + H2O}\]</p>
<h2>Ejemplo resuelto 2: leer una molécula real</h2>
<p>El paracetamol tiene un anillo aromático con dos grupos en extremos opuestos: \(\ce{-OH}\) y \(\ce{-NH-CO-CH3}\). ¿Qué grupos funcionales contiene?</p>
<ol>
<li>\(\ce{-OH}\) unido directamente al anillo: <strong>fenol</strong>.</li>
<li>Nitrógeno unido a un carbonilo (\(\ce{-NH-CO\bond{-}}\)): <strong>amida</strong>. No es una amina, aunque tenga un N, ni una cetona, aunque tenga un \(\ce{C=O}\): el grupo se define por el conjunto.</li>
</ol>
<p>En el ácido acetilsalicílico (aspirina) hay un anillo con \(\ce{-COOH}\) (ácido carboxílico) y \(\ce{-O-CO-CH3}\) (éster).</p>
<h2>Resumen de los carbonilos</h2>
<table>
<thead><tr><th>Unido al carbonilo…</th><th>Familia</th></tr></thead>
<tbody>
<tr><td>H</td><td>aldehído</td></tr>
<tr><td>C y C</td><td>cetona</td></tr>
<tr><td>\(\ce{-OH}\)</td><td>ácido carboxílico</td></tr>
<tr><td>\(\ce{-O-R}\)</td><td>éster</td></tr>
<tr><td>\(\ce{-O-CO-R}\)</td><td>anhídrido</td></tr>
<tr><td>\(\ce{-N}\)</td><td>amida</td></tr>
</tbody>
</table>
<blockquote><p><strong>Consejo:</strong> no identifiques un grupo por un solo átomo. El par \(\ce{-COO\bond{-}}\) es un éster, no «una cetona más un éter».</p></blockquote>`,
    },
  ],
  questions: [
    {
      question: html`<p>¿Cuál es el nombre IUPAC del compuesto \(\ce{CH3-CH2-CHOH-CH2-CH3}\)?</p>`,
      options: ['pentan-2-ol', 'pentanal', 'pentan-3-ol', 'pentan-3-ona'],
      correctAnswer: 2,
      explanation: html`<p>Hay cinco carbonos y un \(\ce{-OH}\) en el tercero, contando desde cualquiera de los extremos: <strong>pentan-3-ol</strong>. En «pentan-2-ol» el \(\ce{-OH}\) estaría en el segundo. «Pentanal» sería un aldehído (\(\ce{-CHO}\) en el extremo) y «pentan-3-ona», una cetona (\(\ce{C=O}\) en el carbono 3).</p>`,
    },
    {
      question: html`<p>La tabla muestra datos de tres sustancias de masa molar parecida.</p><table><thead><tr><th>Sustancia</th><th>Masa molar (g/mol)</th><th>Ebullición (°C)</th></tr></thead><tbody><tr><td>\(\ce{CH3-CH2-CH3}\)</td><td>44</td><td>−42</td></tr><tr><td>\(\ce{CH3-O-CH3}\)</td><td>46</td><td>−25</td></tr><tr><td>\(\ce{CH3-CH2-OH}\)</td><td>46</td><td>78</td></tr></tbody></table><p>¿Qué explica mejor el alto punto de ebullición de la tercera sustancia?</p>`,
      options: [
        'Sus moléculas forman puentes de hidrógeno entre sí.',
        'Su masa molar es mayor que la de las otras dos.',
        'Sus enlaces covalentes son más difíciles de romper.',
        'Su molécula es la única de las tres que contiene oxígeno.',
      ],
      correctAnswer: 0,
      explanation: html`<p>El H unido al O del grupo \(\ce{-OH}\) permite <strong>puentes de hidrógeno</strong> entre moléculas: cuesta más separarlas. El éter tiene la misma masa molar y también contiene oxígeno, pero no un H unido a O. Al hervir se separan <em>moléculas</em>; los enlaces covalentes no se rompen.</p>`,
    },
    {
      question: html`<p>Un compuesto de fórmula molecular \(\ce{C3H6O}\) tiene un grupo carbonilo en el extremo de su cadena. ¿Cuál es?</p>`,
      options: ['Propanona', 'Propanal', 'Propan-1-ol', 'Ácido propanoico'],
      correctAnswer: 1,
      explanation: html`<p>Un carbonilo en el <strong>extremo</strong>, unido a un H, es un aldehído: \(\ce{CH3-CH2-CHO}\), propanal. La propanona tiene la misma fórmula molecular, pero el carbonilo está en el centro. El propan-1-ol es \(\ce{C3H8O}\) y no tiene carbonilo. El ácido propanoico es \(\ce{C3H6O2}\): tiene un oxígeno más.</p>`,
    },
    {
      question: html`<p>Una botella de vino abierta por varias semanas adquiere olor a vinagre. ¿Qué cambio de grupo funcional ocurrió?</p>`,
      options: [
        'De ácido carboxílico a alcohol, por reducción',
        'De alcohol a cetona, por oxidación',
        'De alcohol a éster, por pérdida de agua',
        'De alcohol a ácido carboxílico, por oxidación',
      ],
      correctAnswer: 3,
      explanation: html`<p>El etanol del vino se <strong>oxida</strong> con el oxígeno del aire, por acción de bacterias, hasta <strong>ácido etanoico</strong>, el del vinagre. El cambio inverso sería una reducción. Una cetona se obtendría de un alcohol <em>secundario</em>, y el etanol es primario. Para formar un éster se necesita un ácido que reaccione con el alcohol, y su olor recuerda a frutas o solventes.</p>`,
    },
    {
      question: html`<p>Un éster con aroma a fruta se obtiene al calentar ácido etanoico con butan-1-ol en presencia de un catalizador. ¿Cuál es el nombre del éster?</p>`,
      options: ['Butanoato de etilo', 'Etanoato de butilo', 'Etanoato de etilo', 'Butanoato de butilo'],
      correctAnswer: 1,
      explanation: html`<p>La terminación <em>-oato</em> viene del <strong>ácido</strong> (etanoico → etanoato) y <em>-ilo</em>, del <strong>alcohol</strong> (butanol → butilo): etanoato de butilo. El butanoato de etilo intercambia los papeles: se obtendría con ácido butanoico y etanol. En las otras dos opciones, ácido y alcohol tendrían el mismo número de carbonos.</p>`,
    },
    {
      question: html`<p>El paracetamol contiene un anillo aromático con un grupo \(\ce{-OH}\) y un grupo \(\ce{-NH-CO-CH3}\). ¿Qué grupos funcionales presenta?</p>`,
      options: ['Alcohol y amina', 'Fenol, amina y cetona', 'Alcohol y amida', 'Fenol y amida'],
      correctAnswer: 3,
      explanation: html`<p>El \(\ce{-OH}\) unido <strong>directamente al anillo aromático</strong> es un fenol, y el N unido a un carbonilo forma una <strong>amida</strong>. No es un alcohol, porque el carbono que lleva el \(\ce{-OH}\) es parte del anillo aromático. Separar la amida en «amina y cetona» es un error: el conjunto \(\ce{-NH-CO\bond{-}}\) es un solo grupo, con propiedades propias.</p>`,
    },
    {
      question: html`<p>¿Cuál de los siguientes compuestos es un nitrilo?</p>`,
      options: [
        html`\(\ce{CH3-CH2-C#N}\)`,
        html`\(\ce{CH3-CH2-NH2}\)`,
        html`\(\ce{CH3-CO-NH2}\)`,
        html`\(\ce{CH3-NH-CH3}\)`,
      ],
      correctAnswer: 0,
      explanation: html`<p>Un nitrilo tiene un carbono unido a un nitrógeno por un <strong>triple enlace</strong>: \(\ce{CH3-CH2-C#N}\), propanonitrilo. \(\ce{CH3-CH2-NH2}\) es una amina primaria; \(\ce{CH3-NH-CH3}\), una amina secundaria, y \(\ce{CH3-CO-NH2}\), una amida.</p>`,
    },
    {
      question: html`<p>Un grupo analiza tres líquidos de fórmula molecular pequeña, X, Y y Z.</p><table><thead><tr><th>Prueba</th><th>X</th><th>Y</th><th>Z</th></tr></thead><tbody><tr><td>¿Burbujea con bicarbonato de sodio?</td><td>sí</td><td>no</td><td>no</td></tr><tr><td>¿Tiene enlace \(\ce{O-H}\)?</td><td>sí</td><td>sí</td><td>no</td></tr><tr><td>¿Tiene enlace \(\ce{C=O}\)?</td><td>sí</td><td>no</td><td>sí</td></tr></tbody></table><p>¿A qué familias pueden pertenecer X, Y y Z, respectivamente?</p>`,
      options: [
        'Alcohol, cetona y ácido carboxílico',
        'Ácido carboxílico, éter y cetona',
        'Ácido carboxílico, alcohol y cetona',
        'Aldehído, alcohol y ácido carboxílico',
      ],
      correctAnswer: 2,
      explanation: html`<p>X libera gas con bicarbonato y tiene O–H y C=O: <strong>ácido carboxílico</strong>. Y tiene O–H sin C=O y no es lo bastante ácido: <strong>alcohol</strong>. Z tiene C=O sin O–H: <strong>cetona</strong> (también podría ser un aldehído o un éster). Un éter no tiene O–H, por lo que no puede ser Y. Un aldehído no burbujea con bicarbonato ni tiene O–H, por lo que no puede ser X.</p>`,
    },
  ],
  videos: [],
};
