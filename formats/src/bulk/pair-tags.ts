/** A part of a text. A tag also names the tag that it opens or closes. */
export interface TagPiece {
  opens?: string;
  closes?: string;
}

/** Finds the properly nested pairs. @param onPair called with the opening piece, the closing piece and their tag */
export const pairTags = <Piece extends TagPiece>(
  pieces: readonly Piece[],
  onPair: (opening: Piece, closing: Piece, tag: string) => void,
): void => {
  const open: Piece[] = [];
  const waiting = new Map<string, number>(); // open tags by name: a closing tag without a partner needs no search
  const count = (name: string, by: number) => waiting.set(name, (waiting.get(name) ?? 0) + by);
  for (const piece of pieces) {
    const { opens, closes } = piece;
    if (opens) {
      open.push(piece);
      count(opens, 1);
    }
    if (!closes || !waiting.get(closes)) continue;
    let partner = open.pop();
    while (partner?.opens && partner.opens !== closes) {
      count(partner.opens, -1);
      partner = open.pop();
    }
    if (!partner) continue;
    count(closes, -1);
    onPair(partner, piece, closes);
  }
};
