import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '@slipstream/ui';
import { serve } from '../../../../tests/js/serve';
import type { ComponentType } from 'react';
import type { Route, Sent } from '../../../../tests/js/serve';

/** What a route answers to a request. */
type Answer = ( request: Sent | undefined ) => Route;

export const TIERS = [
	{ slug: 'free', name: 'Free', requests: 20 },
	{ slug: 'tier-100', name: '100 requests', requests: 100 },
	{ slug: 'unlimited', name: 'Unlimited', requests: 0 },
];

/** What a list's route answers with its headers in it. */
export const page = ( items: readonly unknown[], total = items.length ) => ( {
	body: {
		body: items,
		status: 200,
		headers: { 'X-WP-Total': String( total ) },
	},
} );

/** A refusal of a list's route. */
export const refused = ( status: number, message: string ) => ( {
	body: { body: { code: 'refused', message }, status, headers: [] },
} );

/**
 * Opens a section.
 *
 * @param Section The section.
 * @param hash    The address.
 * @param routes  What the hub answers, by the end of the route.
 */
export function open(
	Section: ComponentType,
	hash: string,
	routes: Record< string, Answer >
) {
	window.location.hash = hash;
	// Notices use it, and jsdom has none.
	window.scrollTo = () => undefined;
	const answers = Object.entries( routes ).map( ( [ route, answerOf ] ) => [
		route,
		() => answerOf( sent.at( -1 ) ),
	] );
	const sent: Sent[] = serve( {
		...( Object.fromEntries( answers ) as Record< string, () => Route > ),
		'jetpack/v4/settings': () => ( {
			body: {
				slipstream_hub_registration: 'invitation',
				slipstream_hub_tiers: TIERS,
				slipstream_hub_default_tier: 'free',
				slipstream_hub_mapbox_token: '',
				...( sent.some(
					( { url, body } ) => url.includes( 'v4/settings' ) && body
				)
					? { code: 'success' }
					: {} ),
			},
		} ),
	} );
	const view = render(
		<Screen>
			<Section />
		</Screen>
	);
	return {
		...view,
		sent,
		/** The queries that a list was asked with, without what all of them have. */
		queries: ( route: string ) =>
			sent
				.filter( ( { url, body } ) => ! body && url.includes( route ) )
				.map( ( { url } ) => {
					const query = new URL( url ).searchParams;
					for ( const name of [ '_cacheBuster', '_envelope' ] ) {
						query.delete( name );
					}
					query.delete( 'per_page' );
					return query.toString();
				} ),
		/** What was sent by POST: the end of the route, with its method, and the body. */
		changes: () =>
			sent
				.filter(
					( { url, body } ) =>
						body !== undefined || url.includes( '_method' )
				)
				.map( ( { url, body } ) => [
					url
						.replace( /^.*\/hub\/admin\//, '' )
						.replace( /[?&]_locale=user/, '' ),
					body,
				] ),
	};
}

export const button = ( name: string | RegExp ) =>
	screen.findByRole( 'button', { name } );

export const press = async ( name: string | RegExp ) =>
	userEvent.click( await button( name ) );

/** Chooses from the menu of an item. */
export async function choose( item: string, action: string ) {
	await press( `Actions for ${ item }` );
	await userEvent.click(
		await screen.findByRole( 'menuitem', { name: action } )
	);
}

/** Answers the question that stands open. */
export async function answer( name: string ) {
	const dialogs = await screen.findAllByRole( 'dialog' );
	const [ last ] = dialogs.slice( -1 );
	await userEvent.click(
		within( last ?? document.body ).getByRole( 'button', { name } )
	);
}
