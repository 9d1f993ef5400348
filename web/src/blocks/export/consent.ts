/** Version of the wording on what is kept and why (`export.privacy.*`): another wording is another version. */
export const consentVersion = '2026-11';
