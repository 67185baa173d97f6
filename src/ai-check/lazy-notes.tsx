import { lazyComponent, LoadingFallback } from '@slipstream/lazy';
import { getSettings } from '@slipstream/settings';
import type { LanguageNoteProps } from './language-note';
import type { StyleNotesProps } from './style-notes';

const load = () => import( /* webpackChunkName: "ai-notes" */ './notes' );
const inPlace = { fallback: LoadingFallback };

/** That an answer is in another language than it should be, and both ways out. */
export const LanguageNote = lazyComponent< LanguageNoteProps >(
	() => load().then( ( notes ) => notes.LanguageNote ),
	inPlace
);

const LazyStyleNotes = lazyComponent< StyleNotesProps >(
	() => load().then( ( notes ) => notes.StyleNotes ),
	inPlace
);

function hasHouseStyle(): boolean {
	const { style } = getSettings().ai;
	return !! style && style.glossary.length + style.banned.length > 0;
}

/** Style warnings about a generated text, and what can be done about them. Fetched only where the site says how it writes. */
export function StyleNotes( props: StyleNotesProps ) {
	return hasHouseStyle() ? <LazyStyleNotes { ...props } /> : null;
}
