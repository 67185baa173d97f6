/**
 * What a suggestion changes in a text, word by word, and the parts of it that the author takes.
 */
export { htmlText, plainText } from './texts';
export type { Mark, Text, Token } from './texts';
export { applyChanges, diffTexts } from './diff-texts';
export type { Change, TextDiff } from './diff-texts';
export { DiffView } from './diff-view';
export type { DiffViewProps } from './diff-view';
export { ChangedText } from './changed-text';
export { ResultText } from './result-text';
