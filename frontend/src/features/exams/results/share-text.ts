interface Share {
  correct: number;
  total: number;
  isEnough: boolean;
}

/** '14 de 18 correctas', '4 de 9: pocas para saberlo'. */
export const shareText = ({ correct, total, isEnough }: Share): string =>
  isEnough ? `${correct} de ${total} correctas` : `${correct} de ${total}: pocas para saberlo`;
