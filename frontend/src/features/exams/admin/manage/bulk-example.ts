/** Uses every mark of the format. @param topic title of a topic of the platform; null when it has none */
export const bulkExample = (topic: string | null) => `P: ¿Qué partícula subatómica tiene carga eléctrica negativa?
A) El protón
B) El neutrón
C) El electrón
D) El núcleo
R: C
E: El electrón tiene carga −1; el protón, +1; el neutrón no tiene carga.
ÁREA: Química

PREGUNTA: Un móvil parte del reposo y acelera a \\(2\\ \\mathrm{m/s^2}\\).
¿Qué rapidez alcanza a los 5 s?
A) \\(2{,}5\\ \\mathrm{m/s}\\)
B) \\(7\\ \\mathrm{m/s}\\)
C) \\(10\\ \\mathrm{m/s}\\)
D) \\(25\\ \\mathrm{m/s}\\)
E) \\(50\\ \\mathrm{m/s}\\)
RESPUESTA: C
EXPLICACIÓN: Partiendo del reposo, \\(v = a \\cdot t = 2 \\cdot 5 = 10\\ \\mathrm{m/s}\\).
PILOTO: SI
HABILIDAD: Procesar y analizar la evidencia
ÁREA: Física

P: ¿En qué organelo ocurre la fotosíntesis?
A) En la mitocondria
B) En el cloroplasto
C) En el ribosoma
R: B
E: El cloroplasto contiene la clorofila que capta la energía de la luz.
PILOTO: NO
${topic === null ? '' : `TEMA: ${topic}\n`}ÁREA: Electivo
`;
