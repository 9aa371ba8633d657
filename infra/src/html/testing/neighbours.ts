/** Elements of HTML, SVG and MathML, also obsolete ones, that stored HTML never contains. */
export const forbiddenTags: readonly string[] = (
  'abbr acronym address animate annotation-xml applet area article aside audio base basefont bdi bdo bgsound big blink body ' +
  'button canvas center cite circle command content data datalist dd defs del desc details dfn dialog dir dl dt element embed ' +
  'fencedframe fieldset filter font footer foreignobject form frame frameset g geolocation head header hgroup html iframe image ' +
  'input ins isindex kbd keygen label legend line link listing main map marquee math menu menuitem meta meter mglyph ' +
  'multicol nav nextid nobr noembed noframes noscript object optgroup option output param path picture plaintext portal ' +
  'progress q rb rp rt rtc ruby samp script search section select selectedcontent set shadow slot small source spacer strike ' +
  'style summary svg template textarea text time title track tt use var video wbr xmp matraz-boton'
).split(' ');

/** Attributes that stored HTML never contains, on any element. */
export const forbiddenAttributes: readonly string[] = (
  'accesskey action align allow aria-label async autofocus autoplay background bgcolor border cellpadding charset cite class ' +
  'color contenteditable controls crossorigin data data-action data-x dir download draggable enctype for form formaction ' +
  'formtarget frameborder hidden http-equiv id imagesrcset inert integrity is itemprop lang longdesc method name nonce ' +
  'onclick onerror onfocus onload onmouseover ontoggle part ping popover poster role sandbox slot srcdoc srcset tabindex ' +
  'translate usemap value xlink:href xmlns'
).split(' ');

/** Style properties that stored HTML never contains. */
export const forbiddenStyles: readonly string[] = (
  'all animation background background-image behavior border bottom clip-path content cursor display filter float font ' +
  'font-family font-size height inset left letter-spacing line-height list-style list-style-image margin margin-left max-height ' +
  'max-width min-height -moz-binding opacity outline overflow padding pointer-events position right text-decoration ' +
  'text-indent text-transform top transform transition visibility white-space word-spacing writing-mode z-index --x'
).split(' ');

/** Schemes that no link of stored HTML has. */
export const forbiddenSchemes: readonly string[] = (
  'about blob chrome data feed file filesystem git gopher intent irc itms-apps jar javascript livescript magnet ' +
  'ms-word mocha news nntp resource sftp ssh telnet urn vbscript view-source web+x whatsapp ws wss'
).split(' ');
