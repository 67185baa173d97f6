/**
 * Checks of generated texts: the terms that the site uses, and the language they are in. Imported by lazy chunks only.
 */
export { findIssues, withPreferred } from './check-style';
export { houseIssues } from './house-style';
export { wrongLanguage } from './language';
export type { Expectation, WrongLanguage } from './language';
export { languageName } from './language-names';
export { requireLanguage } from './require-language';
export { LanguageNote, StyleNotes } from './lazy-notes';
export type { Issue, Style, Term } from './types';
