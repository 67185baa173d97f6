/**
 * What is said about answers that are not as they should be. Comes when there is something to say.
 */
export { LanguageNote } from './language-note';
export { StyleNotes } from './style-notes';
