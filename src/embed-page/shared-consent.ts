const SILENT = 'is-silent';

/** Whether one question is for all content like this on the page. */
export const isTogether = ( { dataset }: HTMLElement ): boolean =>
	'slipstreamTogether' in dataset;

/** Whether it can be seen once it is not silent: a phone may have no place for it. */
function hasPlace( shell: HTMLElement ): boolean {
	const { classList } = shell;
	const wasSilent = classList.contains( SILENT );
	classList.remove( SILENT );
	// Older browsers take all for seen.
	const isSeen = shell.checkVisibility?.() ?? true;
	classList.toggle( SILENT, wasSilent );
	return isSeen;
}

/**
 * Who speaks for content that is asked about together: the first that has a place.
 *
 * @param shells The shells of one service.
 */
export const speakerOf = (
	shells: readonly HTMLElement[]
): HTMLElement | undefined => shells.find( hasPlace );

/**
 * Has one of them ask; the others wait unseen until they are loaded.
 *
 * @param shells    All shells of the page.
 * @param serviceOf What a shell embeds.
 */
export function askTogether(
	shells: readonly HTMLElement[],
	serviceOf: ( shell: HTMLElement ) => string
): void {
	const together = shells.filter( isTogether );
	for ( const service of new Set( together.map( serviceOf ) ) ) {
		const own = together.filter(
			( shell ) => serviceOf( shell ) === service
		);
		const speaker = speakerOf( own );
		for ( const shell of own ) {
			shell.classList.toggle(
				SILENT,
				shell !== speaker && shell.querySelector( 'template' ) !== null
			);
		}
	}
}
