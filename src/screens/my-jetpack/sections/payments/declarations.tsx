import { Button, SelectControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
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
import { DeclarationFacts } from './declaration-facts';
import { DECLARATIONS_ROUTE } from './declaration-types';
import '../../payments/payments.scss';
import './declarations.scss';
import type { Declaration, DeclarationState } from './declaration-types';

const titleOf = ( { kind, name }: Declaration ) =>
	kind === 'cancel'
		? sprintf(
				/* translators: %s: who cancels. */
				__( '%s cancels', 'slipstream' ),
				name
			)
		: sprintf(
				/* translators: %s: who withdraws. */
				__( '%s withdraws', 'slipstream' ),
				name
			);

function countOf( total: number, state: DeclarationState ): string {
	if ( state === 'handled' ) {
		return total > 0
			? sprintf(
					/* translators: %s: a number. */
					_n(
						'%s declaration is handled.',
						'%s declarations are handled.',
						total,
						'slipstream'
					),
					formatNumber( total )
				)
			: __( 'No declaration is handled yet.', 'slipstream' );
	}
	return total > 0
		? sprintf(
				/* translators: %s: a number. */
				_n(
					'%s declaration waits for you.',
					'%s declarations wait for you.',
					total,
					'slipstream'
				),
				formatNumber( total )
			)
		: __( 'No declaration waits for you.', 'slipstream' );
}

interface ItemProps {
	item: Declaration;
	/** Called when it is handled. */
	onHandled: () => Promise< void >;
}

function Item( { item, onHandled }: ItemProps ) {
	const title = `slipstream-declaration-${ item.id }`;
	const handle = useAction( async () => {
		await getHttp().post(
			`${ DECLARATIONS_ROUTE }/${ item.id }/handled`,
			{}
		);
		await onHandled();
	} );
	const search = encodeURIComponent( item.email.trim() );
	return (
		<li className="slipstream-payment">
			<h4 id={ title } dir="auto">
				{ titleOf( item ) }
			</h4>
			<DeclarationFacts item={ item } />
			<Problem message={ handle.problem } />
			<div className="slipstream-ui-buttons">
				{ item.state === 'open' && (
					<ActionButton
						action={ handle }
						label={ __( 'Mark as handled', 'slipstream' ) }
						describedBy={ title }
					/>
				) }
				<Button
					variant="tertiary"
					href={ `#/subscriptions?search=${ search }` }
					aria-describedby={ title }
				>
					{ __( 'Show subscriptions', 'slipstream' ) }
				</Button>
				<Button
					variant="tertiary"
					href={ `#/orders?search=${ search }` }
					aria-describedby={ title }
				>
					{ __( 'Show orders', 'slipstream' ) }
				</Button>
			</div>
		</li>
	);
}

/** Who cancels or withdraws from contracts, and waits for the owner. */
export function Declarations() {
	const [ state, setState ] = useState< DeclarationState >( 'open' );
	const [ page, setPage ] = useState( 1 );
	const count = useRef< HTMLParagraphElement >( null );
	const query = { state, page, per_page: PER_PAGE };
	const resource = useResource< Page< Declaration > >( DECLARATIONS_ROUTE, {
		query,
		load: ( signal ) =>
			readPage< Declaration >( DECLARATIONS_ROUTE, query, signal ),
	} );
	// Under the other choice's name, it would mislead.
	const data =
		resource.isStale && ! resource.error ? undefined : resource.data;
	const onHandled = async () => {
		// The button goes with its declaration.
		count.current?.focus();
		setPage( 1 );
		await resource.reload();
	};
	return (
		<section className="slipstream-payers">
			<h3>{ __( 'Cancellations and withdrawals', 'slipstream' ) }</h3>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Show', 'slipstream' ) }
				value={ state }
				options={ [
					{
						value: 'open',
						label: __( 'Those that wait for you', 'slipstream' ),
					},
					{
						value: 'handled',
						label: __( 'Those that are handled', 'slipstream' ),
					},
				] }
				onChange={ ( value ) => {
					setState( value );
					setPage( 1 );
				} }
			/>
			<p role="status" ref={ count } tabIndex={ -1 }>
				{ data && countOf( data.total, state ) }
			</p>
			<ResourceContent
				resource={ { ...resource, data } }
				lines={ 4 }
				messages={ {
					forbidden: __(
						'Only administrators can see who cancels or withdraws.',
						'slipstream'
					),
				} }
			>
				{ ( { items, total } ) => (
					<>
						<ul className="slipstream-declarations">
							{ items.map( ( item ) => (
								<Item
									key={ item.id }
									item={ item }
									onHandled={ onHandled }
								/>
							) ) }
						</ul>
						<Pagination
							page={ page }
							pages={ Math.ceil( total / PER_PAGE ) }
							onChange={ setPage }
						/>
					</>
				) }
			</ResourceContent>
		</section>
	);
}
