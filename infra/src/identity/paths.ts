/** Where the embedded provider is mounted. */
export const providerPath = '/idp';

/** The page for a forgotten password. */
export const forgottenPath = `${providerPath}/contrasena`;
/** The page of the one-time link. */
export const newPasswordPath = `${forgottenPath}/nueva`;
/** The page of the link that proves an e-mail. */
export const confirmationPath = `${providerPath}/correo`;
/** The page of the link with which a guardian agrees. Accounts of an external provider have guardians too. */
export const guardianPath = '/api/guardian';
/** The link that ends mails with reminders. */
export const remindersPath = '/api/recordatorios';
/** The mails of the demo. */
export const demoMailsPath = `${providerPath}/correos`;
/** The page of the link that proves a new e-mail of an account. */
export const newEmailPath = `${confirmationPath}/nuevo`;
/** The page of the link that gives an account its old e-mail again. */
export const oldEmailPath = `${confirmationPath}/anterior`;
/** The page of the link that takes an e-mail away from an account that never proved it. */
export const claimPath = `${confirmationPath}/reclamar`;
