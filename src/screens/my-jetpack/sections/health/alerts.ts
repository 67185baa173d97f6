import { getHttp } from '@slipstream/http';
import { canManageOptions } from '@slipstream/settings';
import type { Alert } from '@slipstream/ui';
import { HEALTH_ROUTE, isProblem } from './types';
import type { Health } from './types';

const CONNECTION = 'connection';

/** What sections for administrators say themselves. */
const SAID_ELSEWHERE: readonly string[] = [ CONNECTION, 'payments_flood' ];

/** Where a check is fixed, if not where it is explained. */
const FIXED_AT: Readonly< Record< string, string > > = {
	mail: '#/email',
	ai_server: '#/add-jetpack-ai',
	instagram: '#/photo-feed',
	[ CONNECTION ]: '#/connection',
	payments_address: '#/payments',
	payments_keys: '#/payments',
	payments_new_key_test: '#/payments',
	payments_new_key_live: '#/payments',
	payments_stripe_test: '#/payments',
	payments_stripe_live: '#/payments',
	payments_webhook_test: '#/payments',
	payments_webhook_live: '#/payments',
	payments_events: '#/earnings',
	payments_events_late: '#/earnings',
	payments_comparison_test: '#/earnings',
	payments_comparison_live: '#/earnings',
};

/** The checks that are not well. */
export async function loadHealthAlerts(): Promise< readonly Alert[] > {
	const { checks } = await getHttp().get< Health >( HEALTH_ROUTE );
	return checks
		.filter( isProblem )
		.filter(
			( { id } ) =>
				! SAID_ELSEWHERE.includes( id ) || ! canManageOptions()
		)
		.map( ( { id, label, text } ) => ( {
			id: `health-${ id }`,
			text: `${ label }: ${ text }`,
			href: FIXED_AT[ id ] ?? '#/health',
		} ) );
}
