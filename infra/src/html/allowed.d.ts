import type { IOptions } from 'sanitize-html';
/** The tags and attributes of the editor and of imported texts. No classes, ids, event handlers or other styles. */
export declare const allowedTags: string[];
export declare const allowedAttributes: NonNullable<IOptions['allowedAttributes']>;
export declare const allowedStyles: NonNullable<IOptions['allowedStyles']>;
export declare const linkSchemes: string[];
/** A link gives the opened page no access to this one, and opens here or in a new tab. */
export declare const linkAttributes: ({ target, ...attribs }: Record<string, string>) => Record<string, string>;
