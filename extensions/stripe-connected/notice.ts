import { dispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { removeQueryArgs } from '@wordpress/url';
import { membershipsClient } from '@slipstream/memberships';

const ID = 'slipstream-stripe-connected';

/** Whether an account is connected; not where nobody can tell. */
const isConnected = (): Promise< boolean > =>
	membershipsClient()
		.status( 'all', true )
		.then( ( status ) => !! status.connected_account_id )
		.catch( () => false );

/**
 * Says how connecting Stripe has ended. Success is said only where the site says so: anybody can type the address.
 *
 * @param isSuccess Whether the address says that an account was connected.
 */
export async function showConnectNotice( isSuccess: boolean ): Promise< void > {
	// A notice that was dismissed stays away when the page is loaded again.
	window.history.replaceState(
		window.history.state,
		'',
		removeQueryArgs(
			window.location.href,
			'stripe_connect_success',
			'stripe_connect_cancelled'
		)
	);
	const notices = dispatch( noticesStore );
	if ( ! isSuccess ) {
		void notices.createErrorNotice(
			__( 'You cancelled connecting your site to Stripe.', 'slipstream' ),
			{ id: ID, isDismissible: true }
		);
	} else if ( await isConnected() ) {
		void notices.createSuccessNotice(
			__(
				'Congrats! Your site is now connected to Stripe. You can now start accepting funds!',
				'slipstream'
			),
			{ id: ID, isDismissible: true }
		);
	}
}
