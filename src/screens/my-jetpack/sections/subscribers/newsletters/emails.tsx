import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import { getHttp } from '@slipstream/http';
import {
	ActionButton,
	formatNumber,
	Pagination,
	Problem,
	ResourceContent,
	useAction,
} from '@slipstream/ui';
import type { Page } from '@slipstream/data';
import { when } from '../../../payments/words';
import { NEWSLETTERS } from './types';
import type { AgainState, Email, Newsletter } from './types';

const heads = (): Record< AgainState, string > => ( {
	unsure: __( 'Unsure emails', 'slipstream' ),
	failed: __( 'Refused emails', 'slipstream' ),
} );

const explanations = (): Record< AgainState, string > => ( {
	unsure: __(
		'The connection broke while these were on their way. They may have arrived, so they are not sent again unless you say so.',
		'slipstream'
	),
	failed: __(
		'The mail server refused these three times within hours. The addresses may no longer exist.',
		'slipstream'
	),
} );

interface Props {
	item: Newsletter;
	state: AgainState;
	/** Takes over what the server says of it now. */
	onChange: ( item: Newsletter ) => void;
}

/** Has them sent once more. */
function SendAgain( { item, state, onChange }: Props ) {
	const count = item.emails[ state ];
	const again = useAction( async () =>
		onChange(
			await getHttp().post< Newsletter >(
				`${ NEWSLETTERS }/${ item.id }/send-again`,
				{ state }
			)
		)
	);
	return (
		<>
			<Problem message={ again.problem } />
			<div>
				<ActionButton
					action={ again }
					label={ sprintf(
						/* translators: %s: a number. */
						_n(
							'Send %s email again',
							'Send %s emails again',
							count,
							'slipstream'
						),
						formatNumber( count )
					) }
					question={
						state === 'unsure'
							? {
									message: __(
										'Send these again? Who has it already gets it twice.',
										'slipstream'
									),
									confirmLabel: __(
										'Send again',
										'slipstream'
									),
								}
							: undefined
					}
				/>
			</div>
		</>
	);
}

function Rows( { items }: { items: readonly Email[] } ) {
	return (
		<div className="slipstream-subscribers__table">
			<table>
				<thead>
					<tr>
						<th scope="col">
							{ __( 'Email address', 'slipstream' ) }
						</th>
						<th scope="col">
							{ __( 'Last tried', 'slipstream' ) }
						</th>
					</tr>
				</thead>
				<tbody>
					{ items.map( ( { id, email, changed } ) => (
						<tr key={ id }>
							<th scope="row">
								<bdi>
									{ email ||
										__(
											'Has unsubscribed since',
											'slipstream'
										) }
								</bdi>
							</th>
							<td>{ when( changed ) }</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

function List( props: Props ) {
	const { item, state } = props;
	const [ page, setPage ] = useState( 1 );
	const path = `${ NEWSLETTERS }/${ item.id }/emails`;
	const query = { state, page, per_page: PER_PAGE };
	const resource = useResource< Page< Email > >( path, {
		query,
		load: ( signal ) => readPage< Email >( path, query, signal ),
	} );
	return (
		<section>
			<h4>{ heads()[ state ] }</h4>
			<p className="slipstream-ui-muted">{ explanations()[ state ] }</p>
			<ResourceContent resource={ resource } lines={ 4 }>
				{ ( { items, total } ) => (
					<>
						<Rows items={ items } />
						<Pagination
							page={ page }
							pages={ Math.ceil( total / PER_PAGE ) }
							onChange={ setPage }
						/>
					</>
				) }
			</ResourceContent>
			<SendAgain { ...props } />
		</section>
	);
}

/** Emails that are sent again only if somebody says so. */
export const Emails = ( props: Props ) =>
	props.item.emails[ props.state ] > 0 ? <List { ...props } /> : null;
