/** Stand in written pages for what only the server knows; `server/platform/shell.ts` fills them. */
export const namePlaceholder = '__SITE_NAME__'
export const supportPlaceholder = '__SUPPORT_EMAIL__'
