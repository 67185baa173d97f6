import { useMemo } from '@wordpress/element';
import { diffTexts } from './diff-texts';
import { DiffView } from './diff-view';
import { plainText } from './texts';

interface Props {
	/** The text before, Markdown. */
	before: string;
	/** The text now, Markdown. */
	text: string;
}

/** A text with all that is another in it than before, to be looked at. */
export function ChangedText( { before, text }: Props ) {
	const diff = useMemo(
		() => diffTexts( plainText( before ), plainText( text ) ),
		[ before, text ]
	);
	return (
		<DiffView
			diff={ diff }
			accepted={ new Set( diff.changes.map( ( { id } ) => id ) ) }
		/>
	);
}
