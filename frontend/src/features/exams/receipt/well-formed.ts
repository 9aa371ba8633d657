const texts = String.prototype as { isWellFormed?: (this: string) => boolean };

/** The package `canonicalize` calls this on every text. Chrome before 111 and Firefox before 119 lack it. */
texts.isWellFormed ??= function isWellFormed() {
  return !/\p{Surrogate}/u.test(this);
};

export {};
