/**
 * Browsers by their word in the User-Agent. The first match counts, because most browsers also name Chrome or Safari.
 */
const families = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+(?:\.\d+)?).* Safari\//],
] as const;

/** All that `browserOf` names. */
export const browserFamilies = [...families.map(([family]) => family), 'otro'] as const;

const systemOf = (userAgent: string): string => {
  const android = /\bAndroid (\d+)/.exec(userAgent);
  if (android) return `, Android ${android[1]}`;
  const ios = /\b(?:iPhone )?OS (\d+)_(\d+)/.exec(userAgent);
  return ios ? `, iOS ${ios[1]}.${ios[2]}` : '';
};

/** What helps to find a fault: the browser with its version and, on a phone, the system. The rest would help to recognise a person. */
export const browserOf = (userAgent: string): { family: (typeof browserFamilies)[number]; name: string } => {
  for (const [family, pattern] of families) {
    const version = pattern.exec(userAgent)?.[1];
    if (version !== undefined) return { family, name: `${family} ${version}${systemOf(userAgent)}` };
  }
  return { family: 'otro', name: 'otro' };
};
