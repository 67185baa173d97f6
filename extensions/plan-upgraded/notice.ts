import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { removeQueryArgs } from '@wordpress/url';
import { createRestClient } from '@slipstream/rest-client';
import { getSettings } from '@slipstream/settings';

const ID = 'slipstream-plan-upgraded';

/** The name of the site's plan; '' where it is not known. */
async function planName(): Promise< string > {
	try {
		const { plan } = await createRestClient().fetchSite();
		const { product_name: name } = ( plan ?? {} ) as {
			product_name?: unknown;
		};
		return typeof name === 'string' ? name : '';
	} catch {
		// The upgrade is done all the same: the text does without the name.
		return '';
	}
}

/** Keeps the address from saying it again: a notice that was dismissed stays away. */
function forget(): void {
	window.history.replaceState(
		window.history.state,
		'',
		removeQueryArgs( window.location.href, 'plan_upgraded' )
	);
}

/** Says that the site is on another plan, with the way to it. */
export async function showUpgradeNotice(): Promise< void > {
	const name = await planName();
	void dispatch( noticesStore ).createSuccessNotice(
		name
			? sprintf(
					/* translators: %s: the name of a plan. */
					__(
						'Congratulations! Your site is now on the %s plan.',
						'slipstream'
					),
					name
				)
			: __(
					'Congratulations! Your site is now on a paid plan.',
					'slipstream'
				),
		{
			id: ID,
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
