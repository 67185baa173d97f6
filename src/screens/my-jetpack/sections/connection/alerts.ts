import { __ } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { canManageOptions, getSettings } from '@slipstream/settings';
import type { Alert } from '@slipstream/ui';
import { PROVIDER_ROUTE } from '../../provider';
import { sentenceFor } from './logic/errors';
import { answerSentence, isSilent, stateSentence } from './logic/messages';
import type { ProviderStatus } from '../../provider';

/** What is wrong between the site and its provider, in one sentence; '' for nothing. */
function brokenSentence( provider: ProviderStatus ): string {
	const status = getSettings().connection.connectionStatus;
	const isBroken = provider.is_own
		? ! status.isRegistered
		: provider.state !== 'active' || provider.crisis !== null;
	if ( isBroken ) {
		return stateSentence( provider, status );
	}
	const { error } = provider.last_answer;
	if ( provider.is_own || ! error ) {
		return '';
	}
	return isSilent( provider )
		? answerSentence( provider )
		: sentenceFor( error.code, error.message );
}

/** What is wrong with the connection, in sentences. */
function problemsOf( provider: ProviderStatus ): string[] {
	const broken = brokenSentence( provider );
	return [
		...( broken ? [ broken ] : [] ),
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
