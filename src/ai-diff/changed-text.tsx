import { useMemo } from '@wordpress/element';
import { diffTexts } from './diff-texts';
import { DiffView } from './diff-view';
import { htmlText, plainText } from './texts';

interface Props {
	/** The text before, Markdown. */
	before: string;
	/** The text now, Markdown. */
	text: string;
	/** Makes HTML of Markdown; without it the texts are compared as they are. */
	render?: ( markdown: string ) => string;
}

/** Entries of lists keep a sign of what they are: of the elements only formats are drawn. */
const withBullets = ( html: string ) => html.replaceAll( '<li>', '<li>• ' );

/** A text with all that is another in it than before, to be looked at. */
export function ChangedText( { before, text, render }: Props ) {
	const diff = useMemo( () => {
		const read = ( markdown: string ) =>
			render
				? htmlText( withBullets( render( markdown ) ) )
				: plainText( markdown );
		return diffTexts( read( before ), read( text ) );
	}, [ before, text, render ] );
	return (
		<DiffView
			diff={ diff }
			accepted={ new Set( diff.changes.map( ( { id } ) => id ) ) }
		/>
	);
}
