import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { removeQueryArgs } from '@wordpress/url';
import { getHttp } from '@slipstream/http';
import { getSettings } from '@slipstream/settings';

const ROUTE = 'slipstream/v1/upgrade';

/** What the provider says of the upgrade. */
interface Upgrade {
	state: string;
	/** The plan of the site; '' where the provider does not say. */
	plan: string;
}

/** What the provider says; nothing is known where it cannot be asked, or this person may not ask. */
const readUpgrade = (): Promise< Upgrade > =>
	getHttp()
		.get< Upgrade >( ROUTE )
		.catch( () => ( { state: '', plan: '' } ) );

/** Keeps the address from asking again: a notice that was dismissed stays away. */
function clearAddress(): void {
	window.history.replaceState(
		window.history.state,
		'',
		removeQueryArgs( window.location.href, 'plan_upgraded' )
	);
}

/** Who asked for the upgrade knows of it now. */
function forget(): void {
	clearAddress();
	// Where that is not stored, they are told once more.
	getHttp()
		.post( ROUTE, undefined, { query: { _method: 'DELETE' } } )
		.catch( () => undefined );
}

/** Says that the site is on another plan, with the way to it, where the provider says so: anybody can type the address. */
export async function showUpgradeNotice(): Promise< void > {
	const { state, plan } = await readUpgrade();
	if ( state !== 'granted' || ! plan ) {
		clearAddress();
		return;
	}
	void dispatch( noticesStore ).createSuccessNotice(
		sprintf(
			/* translators: %s: the name of a plan. */
			__(
				'Congratulations! Your site is now on the %s plan.',
				'slipstream'
			),
			plan
		),
		{
			id: 'slipstream-plan-upgraded',
			isDismissible: true,
			onDismiss: forget,
			actions: [
				{
					label: __( 'View my plan', 'slipstream' ),
					url: `${ getSettings().adminUrl }admin.php?page=my-jetpack#/products`,
				},
			],
		}
	);
}
