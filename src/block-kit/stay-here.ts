import type { MouseEvent } from 'react';

/**
 * Keeps links in the canvas from leading away: a block shows them as on the page, and a click only selects it.
 *
 * @param event A click anywhere in the block.
 */
export function stayHere( event: MouseEvent< HTMLElement > ): void {
	if ( ( event.target as Element ).closest( 'a' ) ) {
		event.preventDefault();
	}
}
