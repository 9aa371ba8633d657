const texts: { isWellFormed?: (this: string) => boolean } = String.prototype;

/** The package `canonicalize` asks this of every text. Chrome before 111 and Firefox before 119 do not have it. */
texts.isWellFormed ??= function isWellFormed() {
  return !/\p{Surrogate}/u.test(this);
};

export {};
