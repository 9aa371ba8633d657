export const topicCount = (n: number): string => (n === 1 ? '1 tema' : `${n} temas`);

export const topicsAvailable = (n: number): string => (n === 1 ? '1 tema disponible' : `${n} temas disponibles`);
