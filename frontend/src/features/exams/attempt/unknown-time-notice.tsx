interface Props {
  isShown: boolean;
  isOnline: boolean;
}

/** Shown while only the server knows whether the time is over. It refuses the answers that come too late. */
export const UnknownTimeNotice = ({ isShown, isOnline }: Props) => (
  <div role="status">
    {isShown && (
      <p className="mt-1.5 font-semibold text-gold text-sm leading-snug">
        <span>
          {isOnline ? 'Revisamos cuánto tiempo queda.' : 'Sin conexión no pudimos revisar cuánto tiempo queda.'}
        </span>{' '}
        Puedes seguir: cuentan las respuestas que lleguen antes del final.
      </p>
    )}
  </div>
);
