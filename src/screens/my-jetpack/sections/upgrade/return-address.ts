import { addQueryArgs } from '@wordpress/url';
import { getSettings } from '@slipstream/settings';

/** What says to a page that the upgrade is done. */
const DONE = { plan_upgraded: '1' };

/**
 * Whether the page was come back to after an upgrade.
 *
 * @param search The query of its address.
 */
export const isUpgraded = ( search: string ): boolean =>
	new URLSearchParams( search ).get( 'plan_upgraded' ) === DONE.plan_upgraded;

/**
 * Where somebody came from, to go back to after the upgrade; '' where they came from nowhere, or where it is no page of the administration.
 *
 * @param search The query of the page's address.
 */
export function returnAddress( search: string ): string {
	const from = new URLSearchParams( search ).get( 'redirect_to' ) ?? '';
	return /^[\w-]+\.php(\?|$)/.test( from )
		? addQueryArgs( getSettings().adminUrl + from, DONE )
		: '';
}

/** Has the page's own address say that the upgrade is done, so that a reload says it too. */
export function markUpgraded(): void {
	const { pathname, search, hash } = window.location;
	window.history.replaceState(
		null,
		'',
		addQueryArgs( pathname + search, DONE ) + hash
	);
}
