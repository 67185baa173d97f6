import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { Alert } from '@slipstream/ui';
import { PROVIDER_ROUTE } from '../../provider';
import { answerSentence, stateSentence } from './logic/messages';
import type { ProviderStatus } from '../../provider';

/** What is wrong with the connection, in sentences. */
function problemsOf( provider: ProviderStatus ): string[] {
	const status = getSettings().connection.connectionStatus;
	const isBroken = provider.is_own
		? ! status.isRegistered
		: provider.state !== 'active' || provider.crisis !== null;
	return [
		...( isBroken ? [ stateSentence( provider, status ) ] : [] ),
		...( provider.last_answer.error ? [ answerSentence( provider ) ] : [] ),
		...( provider.alarms.length > 0
			? [ __( 'Another address used this site’s key.', 'slipstream' ) ]
			: [] ),
		...( provider.pending_writes.some( ( { problem } ) => problem )
			? [
					__(
						'The hub refused a change that this site reported.',
						'slipstream'
					),
				]
			: [] ),
	];
}

/** What is wrong with the connection. Who cannot fix it is not told. */
export async function loadConnectionAlerts(): Promise< readonly Alert[] > {
	if ( ! canManageOptions() ) {
		return [];
	}
	const provider = await getHttp().get< ProviderStatus >( PROVIDER_ROUTE );
	return problemsOf( provider ).map( ( text, at ) => ( {
		id: `connection-${ at }`,
		text,
		href: '#/connection',
	} ) );
}
