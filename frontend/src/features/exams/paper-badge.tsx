/** Marks a result whose answers were on paper. */
export const PaperBadge = () => (
  <span className="mt-1 inline-block rounded-full bg-gold-soft px-2.5 py-0.5 font-bold text-gold text-sm">
    En papel
  </span>
);
