/** Waits for a script that is fetched; where that fails, the next one has its turn all the same. */
function run( source: HTMLScriptElement, place: Node ): Promise< void > {
	const script = document.createElement( 'script' );
	for ( const { name, value } of source.attributes ) {
		script.setAttribute( name, value );
	}
	script.text = source.text;
	const mayLeadOn = ! script.src || source.async || source.defer;
	return new Promise( ( resolve ) => {
		script.onload = () => resolve();
		script.onerror = () => resolve();
		place.parentNode?.replaceChild( script, place );
		if ( mayLeadOn ) {
			resolve();
		}
	} );
}

/**
 * Takes the scripts out of content, so that they run in their order: a browser would run those that it fetches after those that stand
 * beside them, which often call what the first ones bring.
 *
 * @param content What is about to be put on the page.
 * @return Runs them. To be called once the content is there.
 */
export function inOrder( content: ParentNode ): () => Promise< void > {
	const scripts = [ ...content.querySelectorAll( 'script' ) ].map(
		( source ) => {
			const place = document.createComment( '' );
			source.replaceWith( place );
			return { source, place };
		}
	);
	return async () => {
		for ( const { source, place } of scripts ) {
			await run( source, place );
		}
	};
}
