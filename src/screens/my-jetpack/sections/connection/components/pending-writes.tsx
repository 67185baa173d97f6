import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { getHttp } from '@slipstream/http';
import { ActionButton, Problem } from '@slipstream/ui';
import { useProvider } from '../hooks/use-provider';
import { ago } from '../logic/messages';
import { useLinkAction } from '../hooks/use-link-action';

/** Changes that the hub has not been told yet. */
export function PendingWrites() {
	const { provider, take } = useProvider();
	const { pending_writes: writes } = provider;
	const retry = useLinkAction( async () =>
		take( await getHttp().post( 'slipstream/v1/connection/retry' ) )
	);
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
				label={ __( 'Try again', 'slipstream' ) }
			/>
			{ isRefused && (
				<ActionButton
					action={ giveUp }
					label={ __( 'Discard refused changes', 'slipstream' ) }
				/>
			) }
			<Problem message={ retry.problem || giveUp.problem } />
		</Notice>
	);
}
