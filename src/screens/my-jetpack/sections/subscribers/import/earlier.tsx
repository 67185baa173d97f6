import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import { formatNumber, Pagination, ResourceContent } from '@slipstream/ui';
import type { Page } from '@slipstream/data';
import { when } from '../../../payments/words';
import { IMPORTS } from './types';
import type { Import } from './types';

const stateNames = (): Record< Import[ 'state' ], string > => ( {
	reading: __( 'Not stored completely', 'slipstream' ),
	draft: __( 'Waits for you', 'slipstream' ),
	running: __( 'Running', 'slipstream' ),
	done: __( 'Done', 'slipstream' ),
} );

interface Props {
	/** Where an import opens. */
	linkTo: ( id: number ) => string;
}

function Rows( { items, linkTo }: Props & { items: readonly Import[] } ) {
	return (
		<table>
			<thead>
				<tr>
					<th scope="col">{ __( 'File', 'slipstream' ) }</th>
					<th scope="col">{ __( 'State', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Added', 'slipstream' ) }</th>
					<th scope="col">{ __( 'Refused', 'slipstream' ) }</th>
				</tr>
			</thead>
			<tbody>
				{ items.map( ( { id, name, state, created, counts } ) => (
					<tr key={ id }>
						<th scope="row">
							<a href={ linkTo( id ) }>
								<bdi>
									{ name || __( 'No name', 'slipstream' ) }
								</bdi>
							</a>
							<div className="slipstream-ui-muted">
								{ when( created ) }
							</div>
						</th>
						<td>{ stateNames()[ state ] }</td>
						<td>{ formatNumber( counts.added ) }</td>
						<td>{ formatNumber( counts.refused ) }</td>
					</tr>
				) ) }
			</tbody>
		</table>
	);
}

/** The files of the last weeks, the newest first. */
export function EarlierImports( { linkTo }: Props ) {
	const [ page, setPage ] = useState( 1 );
	const query = { page, per_page: PER_PAGE };
	const resource = useResource< Page< Import > >( IMPORTS, {
		query,
		load: ( signal ) => readPage< Import >( IMPORTS, query, signal ),
	} );
	return (
		<section>
			<h3>{ __( 'Earlier imports', 'slipstream' ) }</h3>
			<ResourceContent resource={ resource } lines={ 3 }>
				{ ( { items, total } ) =>
					total === 0 ? (
						<p className="slipstream-ui-muted">
							{ __( 'None yet.', 'slipstream' ) }
						</p>
					) : (
						<>
							<p className="slipstream-ui-muted">
								{ __(
									'A file that waits is deleted after a day, a result after 30 days. Subscribers stay.',
									'slipstream'
								) }
							</p>
							<div className="slipstream-subscribers__table">
								<Rows items={ items } linkTo={ linkTo } />
							</div>
							<Pagination
								page={ page }
								pages={ Math.ceil( total / PER_PAGE ) }
								onChange={ setPage }
							/>
						</>
					)
				}
			</ResourceContent>
		</section>
	);
}
