/** Uses every mark of the format. */
export const bulkExample = `PREGUNTA: ¿Qué partícula subatómica tiene carga eléctrica negativa?
A) El protón
B) El neutrón
C) El electrón *
D) El núcleo
EXPLICACIÓN: El electrón tiene carga −1; el protón, +1; el neutrón no tiene carga.
XP: 10
---
PREGUNTA: Un móvil parte del reposo y acelera a \\(2\\ \\mathrm{m/s^2}\\). ¿Qué rapidez alcanza a los 5 s?
A) \\(2{,}5\\ \\mathrm{m/s}\\)
B) \\(10\\ \\mathrm{m/s}\\) *
C) \\(25\\ \\mathrm{m/s}\\)
D) \\(50\\ \\mathrm{m/s}\\)
EXPLICACIÓN: Partiendo del reposo, \\(v = a \\cdot t = 2 \\cdot 5 = 10\\ \\mathrm{m/s}\\).
XP: 15
HABILIDAD: Procesar y analizar la evidencia
`;
