/** The 50,000 most common passwords of 8 and more characters, in lower case. The package has no types of its own. */
declare module 'fxa-common-password-list' {
  export function test(password: string): boolean;
}
