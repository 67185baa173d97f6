import { addQueryArgs } from '@wordpress/url';
import { getSettings } from '@slipstream/settings';

/**
 * The page of the administration that somebody came from, as its address there; '' where they came from nowhere.
 *
 * @param search The query of the address of this page.
 */
export const cameFrom = ( search: string ): string =>
	new URLSearchParams( search ).get( 'redirect_to' ) ?? '';

/**
 * Where to go back to after an upgrade. The address says to the page there that it is done. '' for what is no page of the administration.
 *
 * @param from The page that somebody came from.
 */
export const returnAddress = ( from: string ): string =>
	/^[\w-]+\.php(\?|$)/.test( from )
		? addQueryArgs( getSettings().adminUrl + from, { plan_upgraded: '1' } )
		: '';
