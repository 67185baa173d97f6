import { loadMarkdown } from '@slipstream/markdown';
import { useEffect, useState } from '@wordpress/element';
import type { MarkdownApi } from '@slipstream/markdown';

/**
 * The Markdown converters, once they have come.
 *
 * @param isNeeded Whether there is anything to convert.
 */
export function useMarkdown( isNeeded: boolean ): MarkdownApi | undefined {
	const [ api, setApi ] = useState< MarkdownApi >();
	useEffect( () => {
		let isMounted = true;
		if ( isNeeded ) {
			loadMarkdown().then(
				( loaded ) => isMounted && setApi( loaded ),
				() => isMounted && setApi( undefined ) // The text is readable as it is.
			);
		}
		return () => {
			isMounted = false;
		};
	}, [ isNeeded ] );
	return api;
}
