import { getHttp } from '@slipstream/http';
import { canManageOptions } from '@slipstream/settings';
import type { Alert } from '@slipstream/ui';
import { HEALTH_ROUTE, isProblem } from './types';
import type { Health } from './types';

const CONNECTION = 'connection';

/** Where a check is fixed, if not where it is explained. */
const FIXED_AT: Readonly< Record< string, string > > = {
	mail: '#/email',
	ai_server: '#/add-jetpack-ai',
	instagram: '#/photo-feed',
	[ CONNECTION ]: '#/connection',
};

/** The checks that are not well. */
export async function loadHealthAlerts(): Promise< readonly Alert[] > {
	const { checks } = await getHttp().get< Health >( HEALTH_ROUTE );
	return (
		checks
			.filter( isProblem )
			// To administrators, the section of the connection says it.
			.filter( ( { id } ) => id !== CONNECTION || ! canManageOptions() )
			.map( ( { id, label, text } ) => ( {
				id: `health-${ id }`,
				text: `${ label }: ${ text }`,
				href: FIXED_AT[ id ] ?? '#/health',
			} ) )
	);
}
