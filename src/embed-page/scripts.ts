/**
 * Takes the scripts out of content, so that they run in their order: a browser would run those that it fetches after those that stand
 * beside them, which often call what the first ones bring.
 *
 * @param content What is about to be put on the page.
 * @return Runs them. To be called once the content is there.
 */
export function inOrder( content: ParentNode ): () => Promise< void > {
	const runs = [ ...content.querySelectorAll( 'script' ) ].map(
		( script ) => {
			const place = new Text();
			script.replaceWith( place );
			return () =>
				new Promise< unknown >( ( resolve ) => {
					// Where one cannot be fetched, the next has its turn all the same.
					script.onload = script.onerror = resolve;
					place.replaceWith( script );
					if ( ! script.src || script.hasAttribute( 'async' ) ) {
						resolve( null );
					}
				} );
		}
	);
	return async () => {
		for ( const run of runs ) {
			await run();
		}
	};
}
