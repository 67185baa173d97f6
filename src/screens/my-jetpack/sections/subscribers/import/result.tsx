import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { PER_PAGE, readPage, useResource } from '@slipstream/data';
import { formatNumber, Pagination, ResourceContent } from '@slipstream/ui';
import type { Page } from '@slipstream/data';
import { when } from '../../../payments/words';
import { IMPORTS } from './types';
import '../../../payments/payments.scss';
import type { Import, RefusedRow } from './types';

/** Rows that made nobody a subscriber, and why. */
function Refused( { id }: { id: number } ) {
	const [ page, setPage ] = useState( 1 );
	const path = `${ IMPORTS }/${ id }/refused`;
	const query = { page, per_page: PER_PAGE };
	const resource = useResource< Page< RefusedRow > >( path, {
		query,
		load: ( signal ) => readPage< RefusedRow >( path, query, signal ),
	} );
	return (
		<>
			<h4>{ __( 'Refused rows', 'slipstream' ) }</h4>
			<ResourceContent resource={ resource } lines={ 4 }>
				{ ( { items, total } ) => (
					<>
						<div className="slipstream-subscribers__table">
							<table>
								<thead>
									<tr>
										<th scope="col">
											{ __(
												'Line of the file',
												'slipstream'
											) }
										</th>
										<th scope="col">
											{ __( 'Why', 'slipstream' ) }
										</th>
									</tr>
								</thead>
								<tbody>
									{ items.map( ( { line, message } ) => (
										<tr key={ line }>
											<th scope="row">
												{ formatNumber( line ) }
											</th>
											<td>{ message }</td>
										</tr>
									) ) }
								</tbody>
							</table>
						</div>
						<Pagination
							page={ page }
							pages={ Math.ceil( total / PER_PAGE ) }
							onChange={ setPage }
						/>
					</>
				) }
			</ResourceContent>
		</>
	);
}

/** What an import has come to, to the row. */
export function Result( { item }: { item: Import } ) {
	const { counts, consent, started } = item;
	return (
		<>
			<dl className="slipstream-payment__facts">
				<dt>{ __( 'Rows', 'slipstream' ) }</dt>
				<dd>{ formatNumber( counts.total ) }</dd>
				<dt>{ __( 'Added', 'slipstream' ) }</dt>
				<dd>{ formatNumber( counts.added ) }</dd>
				<dt>{ __( 'Refused', 'slipstream' ) }</dt>
				<dd>{ formatNumber( counts.refused ) }</dd>
				<dt>{ __( 'Started', 'slipstream' ) }</dt>
				<dd>{ when( started ) }</dd>
				<dt>{ __( 'Agreed to', 'slipstream' ) }</dt>
				<dd>
					<bdi className="slipstream-subscribers__text">
						{ consent }
					</bdi>
				</dd>
			</dl>
			{ counts.refused > 0 && <Refused id={ item.id } /> }
		</>
	);
}
