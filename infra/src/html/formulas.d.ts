/**
 * In `\(a<b\)` a parser takes `<b` for the start of a tag and loses the rest of the formula. So a `<` in a formula without a
 * complete tag is escaped. A `<` that is escaped by mistake becomes text, which is safe.
 */
export declare const escapeFormulas: (html: string) => string;
