import { loadRenderer } from '@slipstream/markdown';
import { RawHTML, useEffect, useState } from '@wordpress/element';
import type { MarkdownRenderer } from '@slipstream/markdown';

/** Pictures stay out until the text is accepted: a model could put an address there that tells others what is written here. */
const PICTURES = /<img [^>]*?alt="([^"]*)"[^>]*>/g;

interface Props {
	text: string;
	isArriving: boolean;
}

/** A new text as it will look. The HTML is the renderer's own: HTML in the text stays text. */
export function Preview( { text, isArriving }: Props ) {
	const [ markdown, setMarkdown ] = useState< MarkdownRenderer >();
	useEffect( () => {
		let isMounted = true;
		loadRenderer().then(
			( api ) => isMounted && setMarkdown( api ),
			() => isMounted && setMarkdown( undefined ) // The text is readable as it is.
		);
		return () => {
			isMounted = false;
		};
	}, [] );
	return (
		// It scrolls, so keys must reach it.

		<div
			className="slipstream-ai-panel__texts"
			tabIndex={ 0 }
			role="group"
			aria-busy={ isArriving }
		>
			{ markdown ? (
				<RawHTML>
					{ markdown
						.renderMarkdown( text )
						.replace( PICTURES, '<span>$1</span>' ) }
				</RawHTML>
			) : (
				text
			) }
		</div>
	);
}
