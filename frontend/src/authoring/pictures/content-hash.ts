/** A hash of 53 bits (cyrb53), not for secrets. `crypto.subtle` is missing on pages without HTTPS. */
export const contentHash = (content: string | Uint8Array): string => {
  const unitAt =
    typeof content === 'string' ? (index: number) => content.charCodeAt(index) : (index: number) => content[index] ?? 0;
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < content.length; i++) {
    const unit = unitAt(i);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909);
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & low) + (high >>> 0)).toString(36);
};
