import { getHttp } from '@slipstream/http';
import type { Alert } from '@slipstream/ui';
import { HEALTH_ROUTE } from './types';
import type { Health } from './types';

/** The checks that are not well. */
export async function loadHealthAlerts(): Promise< readonly Alert[] > {
	const { checks } = await getHttp().get< Health >( HEALTH_ROUTE );
	return checks
		.filter( ( { status } ) => status !== 'good' )
		.map( ( { id, label, text } ) => ( {
			id: `health-${ id }`,
			text: `${ label }: ${ text }`,
			href: '#/health',
		} ) );
}
