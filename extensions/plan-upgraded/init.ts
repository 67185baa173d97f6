// Whoever comes back from an upgrade is told so: the address says it.
if (
	new URLSearchParams( window.location.search ).get( 'plan_upgraded' ) === '1'
) {
	void import( /* webpackChunkName: "plan-upgraded" */ './notice' ).then(
		( { showUpgradeNotice } ) => showUpgradeNotice()
	);
}
