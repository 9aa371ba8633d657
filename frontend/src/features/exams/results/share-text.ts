interface Share {
  correct: number;
  answered: number;
  total: number;
  isEnough: boolean;
}

/** '14 de 18 correctas', '4 de 9: pocas para saberlo', '1 de 2: pocas para saberlo, 6 sin responder'. */
export const shareText = ({ correct, answered, total, isEnough }: Share): string => {
  const empty = total - answered;
  if (answered === 0) return `${empty} sin responder`;
  const share = isEnough ? `${correct} de ${answered} correctas` : `${correct} de ${answered}: pocas para saberlo`;
  return empty === 0 ? share : `${share}, ${empty} sin responder`;
};
