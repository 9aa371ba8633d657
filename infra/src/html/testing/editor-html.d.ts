/** The allowed HTML, independent of the sanitiser's list, so that a fault in that list is found. */
export declare const allowedTags: readonly string[];
export declare const allowedAttributesOf: (tag: string) => readonly string[];
export declare const linkSchemes: string[];
