import { useEffect, useState } from '@wordpress/element';

/**
 * Converters, once they have come.
 *
 * @param isNeeded Whether there is anything to convert.
 * @param load     Fetches them; the same function every time.
 */
export function useMarkdown< Api >(
	isNeeded: boolean,
	load: () => Promise< Api >
): Api | undefined {
	const [ api, setApi ] = useState< Api >();
	useEffect( () => {
		let isMounted = true;
		if ( isNeeded ) {
			load().then(
				( loaded ) => isMounted && setApi( loaded ),
				() => isMounted && setApi( undefined ) // The text is readable as it is.
			);
		}
		return () => {
			isMounted = false;
		};
	}, [ isNeeded, load ] );
	return api;
}
