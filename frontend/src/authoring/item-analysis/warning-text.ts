import type { AnalysedQuestion, QuestionWarning } from '@matraz/contracts/item-analysis/http';
import { fewestOfOption } from '@matraz/domain/item-analysis/warnings';
import { letterOf } from '../../shared/study/words.ts';

interface WarningText {
  /** A few words, for the list. */
  short: string;
  /** What the teacher should look at. */
  advice: string;
  tone: 'bad' | 'gold' | 'quiet';
}

/** What a warning means, for a teacher. */
export const warningText = (
  warning: QuestionWarning,
  { options, proportionCorrect }: AnalysedQuestion,
): WarningText => {
  switch (warning.code) {
    case 'wrong-key': {
      const letter = letterOf(warning.option);
      return {
        short: 'La clave parece equivocada',
        advice: `${(proportionCorrect ?? 1) <= fewestOfOption ? `Casi nadie elige la clave, y la mayoría la ${letter}` : `Quienes más saben eligen la ${letter} más que la clave`}. Revisa si la ${letter} es la correcta, o si el enunciado se presta a confusión.`,
        tone: 'bad',
      };
    }
    case 'negative-discrimination':
      return {
        short: 'Discrimina al revés',
        advice: 'Quienes menos saben la responden mejor que quienes más saben. Revisa el enunciado y la clave.',
        tone: 'bad',
      };
    case 'low-discrimination':
      return {
        short: 'Discrimina poco',
        advice:
          'Quienes más saben la responden casi igual que quienes menos saben. Puede ser ambigua o medir otra cosa.',
        tone: 'gold',
      };
    case 'too-hard':
      return {
        short: 'Demasiado difícil',
        advice: 'La aciertan muy pocos. Revisa si el contenido se enseñó y si el enunciado se entiende.',
        tone: 'gold',
      };
    case 'too-easy':
      return {
        short: 'Demasiado fácil',
        advice: 'Casi todos la aciertan: dice poco sobre quién sabe más.',
        tone: 'gold',
      };
    case 'unused-option': {
      const letter = letterOf(warning.option);
      const isChosen = (options[warning.option]?.students ?? 0) > 0;
      return {
        short: `${isChosen ? 'Casi nadie' : 'Nadie'} elige la alternativa ${letter}`,
        advice: `La alternativa ${letter} no atrae: cámbiala por un error que los estudiantes sí cometen.`,
        tone: 'quiet',
      };
    }
    case 'few-data':
      return {
        short: 'Pocos datos',
        advice: 'Con menos de 20 estudiantes los números dependen mucho del azar.',
        tone: 'quiet',
      };
  }
};
