import { allowedAttributes, allowedTags, tagsRemovedWithContent } from '@matraz/contracts/html';
import DOMPurify from 'dompurify';

const purifier = DOMPurify(window);

// The list of DOMPurify is for all tags together.
purifier.addHook('uponSanitizeAttribute', ({ localName }, attribute) => {
  attribute.keepAttr = allowedAttributes[localName]?.includes(attribute.attrName) ?? false;
});

export const purify = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: Object.values(allowedAttributes).flat(),
    FORBID_CONTENTS: tagsRemovedWithContent,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
