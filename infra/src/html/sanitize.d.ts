/**
 * Removes everything that is not on the list, and keeps its text, so stored HTML cannot run scripts. HTML of the editor is not
 * changed, and neither is sanitised HTML. Formulas (TeX between `\(` `\)` or `\[` `\]`) are text and stay as they are.
 */
export declare const sanitize: (html: string) => string;
/** Whether the HTML shows neither text nor a picture. */
export declare const isEmptyHtml: (html: string) => boolean;
