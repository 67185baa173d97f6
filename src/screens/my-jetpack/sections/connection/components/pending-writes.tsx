import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem, useNotify } from '@slipstream/ui';
import { useProvider } from '../hooks/use-provider';
import { ago } from '../logic/messages';
import { useLinkAction } from '../hooks/use-link-action';
import type { ProviderStatus } from '../../../provider';

/** What has come of another try. */
const outcomeOf = ( { pending_writes: left }: ProviderStatus ): string =>
	left.length === 0
		? __( 'All changes have reached the hub.', 'slipstream' )
		: __( 'Some changes still have not reached the hub.', 'slipstream' );

/** Changes that the hub has not been told yet. */
export function PendingWrites() {
	const { provider, take } = useProvider();
	const { pending_writes: writes } = provider;
	const notify = useNotify();
	const retry = useLinkAction( async () => {
		const answer = await getHttp().post< ProviderStatus >(
			'slipstream/v1/connection/retry'
		);
		await take( answer );
		notify( outcomeOf( answer ) );
	} );
	const giveUp = useLinkAction( async () =>
		take(
			await getHttp().post( 'slipstream/v1/connection/retry', undefined, {
				query: { _method: 'DELETE' },
			} )
		)
	);
	const isRefused = writes.some( ( { problem } ) => problem !== '' );
	const sentence = __(
		'These changes have not reached the hub yet. They are saved here.',
		'slipstream'
	);
	return writes.length === 0 ? null : (
		<Notice
			status="warning"
			isDismissible={ false }
			spokenMessage={ sentence }
		>
			<p>{ sentence }</p>
			<ul className="slipstream-connection__writes">
				{ writes.map( ( { action, since, message, problem } ) => (
					<li key={ `${ action } ${ since }` }>
						{ [ message, problem ].filter( Boolean ).join( ': ' ) }{ ' ' }
						<span className="slipstream-ui-muted">
							{ sprintf(
								/* translators: %s: how long ago, such as "5 minutes ago". */
								__( 'First tried %s.', 'slipstream' ),
								ago( since )
							) }
						</span>
					</li>
				) ) }
			</ul>
			<ActionButton
				action={ retry }
				isDisabled={ giveUp.isBusy }
				label={ __( 'Try again', 'slipstream' ) }
			/>
			{ isRefused && (
				<ActionButton
					action={ giveUp }
					isDisabled={ retry.isBusy }
					label={ __( 'Discard refused changes', 'slipstream' ) }
				/>
			) }
			<Problem message={ retry.problem || giveUp.problem } />
		</Notice>
	);
}
