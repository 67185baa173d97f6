import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import type { Page } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	formatNumber,
	Pagination,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import { gatewayName, when } from '../../payments/words';
import type { AccountName } from '../../payments/types';
import { runJobs } from '../../use-background-work';
import type { GatewayEvent } from './comparison-types';

const ROUTE = 'slipstream/v1/payments/events';

/** How a message stands, in a sentence. */
function sentenceOf( { state, tries, due }: GatewayEvent ): string {
	if ( state === 'failed' ) {
		return sprintf(
			/* translators: %s: a number. */
			_n(
				'Given up after %s try.',
				'Given up after %s tries.',
				tries,
				'slipstream'
			),
			formatNumber( tries )
		);
	}
	return tries > 0
		? sprintf(
				/* translators: 1: a number, 2: a date with time. */
				_n(
					'%1$s try failed. Next try: %2$s.',
					'%1$s tries failed. Next try: %2$s.',
					tries,
					'slipstream'
				),
				formatNumber( tries ),
				when( due )
			)
		: __( 'Waits to be handled.', 'slipstream' );
}

function Open( {
	items,
	account,
}: {
	items: readonly GatewayEvent[];
	account: string;
} ) {
	return (
		<ul className="slipstream-earnings__problems">
			{ items.map( ( event ) => (
				<li key={ event.id }>
					<code>{ event.type }</code> <code>{ event.object_id }</code>{ ' ' }
					<span className="slipstream-ui-muted">
						{ when( event.received ) }
					</span>{ ' ' }
					{ sentenceOf( event ) }{ ' ' }
					{ event.account !== account &&
						sprintf(
							/* translators: %s: the ID of an account. */
							__( 'It is of the account %s.', 'slipstream' ),
							event.account
						) }
				</li>
			) ) }
		</ul>
	);
}

/** Messages that wait, or could not be handled, and another try. */
export function Messages( { account }: { account: AccountName } ) {
	const [ page, setPage ] = useState( 1 );
	const { gateway, mode } = account;
	const name = gatewayName( account );
	const query = { gateway, mode, state: 'open', page, per_page: PER_PAGE };
	const resource = useResource< Page< GatewayEvent > >( ROUTE, {
		query,
		load: ( signal ) => readPage< GatewayEvent >( ROUTE, query, signal ),
	} );
	const retry = useAction( async () => {
		await getHttp().post( `${ ROUTE }/retry`, { gateway, mode } );
		setPage( 1 );
		try {
			await runJobs();
		} finally {
			await resource.reload();
		}
	} );
	return (
		<section>
			<h3>
				{ sprintf(
					/* translators: %s: a payment service, such as Stripe. */
					__( 'Messages from %s', 'slipstream' ),
					name
				) }
			</h3>
			<ResourceContent resource={ resource } lines={ 2 }>
				{ ( { items, total } ) =>
					total === 0 ? (
						<p role="status">
							{ sprintf(
								/* translators: %s: a payment service, such as Stripe. */
								__(
									'No message waits. %s sends one when something has happened, and this site looks at what it is about.',
									'slipstream'
								),
								name
							) }
						</p>
					) : (
						<>
							<p role="status">
								{ sprintf(
									/* translators: %s: a number. */
									_n(
										'%s message was not handled yet.',
										'%s messages were not handled yet.',
										total,
										'slipstream'
									),
									formatNumber( total )
								) }
							</p>
							<Open items={ items } account={ account.account } />
							<Pagination
								page={ page }
								pages={ Math.ceil( total / PER_PAGE ) }
								onChange={ setPage }
							/>
							<Problem message={ retry.problem } />
							<div className="slipstream-ui-buttons">
								<ActionButton
									action={ retry }
									label={ __(
										'Try all again now',
										'slipstream'
									) }
								/>
							</div>
						</>
					)
				}
			</ResourceContent>
		</section>
	);
}
