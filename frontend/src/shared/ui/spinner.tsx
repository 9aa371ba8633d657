export const Spinner = ({ label = 'Cargando' }: { label?: string }) => (
  <span role="status" className="inline-flex">
    <span className="size-8 animate-spin rounded-full border-4 border-line border-t-brand" />
    <span className="sr-only">{label}</span>
  </span>
);
