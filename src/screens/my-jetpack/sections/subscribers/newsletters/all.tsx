import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import { EmptyState, Pagination, ResourceContent } from '@slipstream/ui';
import type { Page } from '@slipstream/data';
import { when } from '../../../payments/words';
import { NEWSLETTERS } from './types';
import { progressOf, stateNames, titleOf } from './words';
import type { Newsletter } from './types';

interface Props {
	/** Where a newsletter opens. */
	linkTo: ( id: number ) => string;
}

function Row( { item, linkTo }: Props & { item: Newsletter } ) {
	const { id, state, begun, due } = item;
	return (
		<tr>
			<th scope="row">
				<a href={ linkTo( id ) }>
					<bdi>{ titleOf( item ) }</bdi>
				</a>
			</th>
			<td>{ stateNames()[ state ] }</td>
			<td>{ begun > 0 ? progressOf( item ) : '–' }</td>
			<td>
				{ begun > 0 || state === 'waiting'
					? when( begun || due )
					: '–' }
			</td>
		</tr>
	);
}

function Rows( { items, linkTo }: Props & { items: readonly Newsletter[] } ) {
	return (
		<div className="slipstream-subscribers__table">
			<table>
				<thead>
					<tr>
						<th scope="col">{ __( 'Post', 'slipstream' ) }</th>
						<th scope="col">{ __( 'State', 'slipstream' ) }</th>
						<th scope="col">{ __( 'Done', 'slipstream' ) }</th>
						<th scope="col">{ __( 'Began', 'slipstream' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ items.map( ( item ) => (
						<Row key={ item.id } item={ item } linkTo={ linkTo } />
					) ) }
				</tbody>
			</table>
		</div>
	);
}

/** Posts since the newsletter was turned on, the newest first. */
export function AllNewsletters( { linkTo }: Props ) {
	const [ page, setPage ] = useState( 1 );
	const query = { page, per_page: PER_PAGE };
	const resource = useResource< Page< Newsletter > >( NEWSLETTERS, {
		query,
		load: ( signal ) =>
			readPage< Newsletter >( NEWSLETTERS, query, signal ),
	} );
	return (
		<section>
			<h3>{ __( 'Newsletters', 'slipstream' ) }</h3>
			<ResourceContent resource={ resource } lines={ 6 }>
				{ ( { items, total } ) =>
					total === 0 ? (
						<EmptyState
							title={ __( 'Nothing sent yet', 'slipstream' ) }
						>
							<p>
								{ __(
									'Publish a post: it is sent to your subscribers. The editor says to how many before you publish.',
									'slipstream'
								) }
							</p>
						</EmptyState>
					) : (
						<>
							<Rows items={ items } linkTo={ linkTo } />
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
