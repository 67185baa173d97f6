const query = new URLSearchParams( window.location.search );

// Whoever comes back from connecting Stripe, or from leaving that, is told so: the address says it.
if (
	query.has( 'stripe_connect_success' ) ||
	query.has( 'stripe_connect_cancelled' )
) {
	void import( /* webpackChunkName: "stripe-connected" */ './notice' ).then(
		( { showConnectNotice } ) =>
			showConnectNotice( query.has( 'stripe_connect_success' ) )
	);
}
