import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { aiSettings } from '@slipstream/site-settings';
import { GroupMessage } from '@slipstream/ui';
import type { ValidationMessages } from '@slipstream/ui';
import { NO_PRICE, PRICED } from './draft';
import type { Draft, Priced, PriceRow } from './draft';

const {
	slipstream_ai_model: MODEL,
	slipstream_ai_currency: CURRENCY,
	slipstream_ai_prices: PRICES,
} = aiSettings;

interface Props {
	draft: Draft;
	messages: ValidationMessages;
	onChange: ( some: Partial< Draft > ) => void;
}

interface RowProps {
	row: PriceRow;
	onChange: ( some: Partial< PriceRow > ) => void;
	onRemove: () => void;
}

/** The head of a column, and what a field of it is called by itself. */
function namesOf( unit: Priced ): { head: string; field: string } {
	switch ( unit ) {
		case 'in':
			return {
				head: __( 'Tokens sent', 'slipstream' ),
				field: __( 'Price of tokens sent', 'slipstream' ),
			};
		case 'out':
			return {
				head: __( 'Tokens received', 'slipstream' ),
				field: __( 'Price of tokens received', 'slipstream' ),
			};
		case 'image':
			return {
				head: __( 'Per image', 'slipstream' ),
				field: __( 'Price per image', 'slipstream' ),
			};
		case 'minute':
			return {
				head: __( 'Per minute of speech', 'slipstream' ),
				field: __( 'Price per minute of speech', 'slipstream' ),
			};
	}
}

function Row( { row, onChange, onRemove }: RowProps ) {
	return (
		<tr>
			<td>
				<input
					type="text"
					dir="ltr"
					maxLength={ MODEL.limits.maxLength }
					aria-label={ __( 'Model', 'slipstream' ) }
					value={ row.model }
					onChange={ ( { target } ) =>
						onChange( { model: target.value } )
					}
				/>
			</td>
			{ PRICED.map( ( name ) => (
				<td key={ name }>
					<input
						type="number"
						min={ 0 }
						step="any"
						aria-label={ namesOf( name ).field }
						value={ row[ name ] }
						onChange={ ( { target } ) =>
							onChange( { [ name ]: target.value } )
						}
					/>
				</td>
			) ) }
			<td>
				<Button
					size="small"
					variant="tertiary"
					isDestructive
					onClick={ onRemove }
				>
					{ __( 'Remove', 'slipstream' ) }
				</Button>
			</td>
		</tr>
	);
}

/** What models cost. */
export function PriceTable( { draft, messages, onChange }: Props ) {
	const { prices, slipstream_ai_currency: currency } = draft;
	const change = ( at: number, some: Partial< PriceRow > ) =>
		onChange( {
			prices: prices.map( ( row, index ) =>
				index === at ? { ...row, ...some } : row
			),
		} );
	return (
		<fieldset>
			<legend>{ PRICES.label }</legend>
			<p>{ PRICES.description }</p>
			<GroupMessage message={ messages.slipstream_ai_prices } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__currency"
				label={ CURRENCY.label }
				pattern={ CURRENCY.limits.pattern }
				maxLength={ 3 }
				required
				help={ messages.slipstream_ai_currency }
				aria-invalid={ !! messages.slipstream_ai_currency }
				value={ currency }
				onChange={ ( code ) =>
					onChange( { slipstream_ai_currency: code.toUpperCase() } )
				}
			/>
			{ prices.length > 0 && (
				<div className="slipstream-control__scroll">
					<table className="slipstream-control__table is-prices">
						<thead>
							<tr>
								<th scope="col">
									{ __( 'Model', 'slipstream' ) }
								</th>
								{ PRICED.map( ( name ) => (
									<th scope="col" key={ name }>
										{ namesOf( name ).head }
									</th>
								) ) }
								<td></td>
							</tr>
						</thead>
						<tbody>
							{ prices.map( ( row, index ) => (
								<Row
									key={ index }
									row={ row }
									onChange={ ( some ) =>
										change( index, some )
									}
									onRemove={ () =>
										onChange( {
											prices: prices.filter(
												( _, other ) => other !== index
											),
										} )
									}
								/>
							) ) }
						</tbody>
					</table>
				</div>
			) }
			<Button
				variant="secondary"
				size="compact"
				onClick={ () =>
					onChange( {
						prices: [ ...prices, NO_PRICE ],
					} )
				}
			>
				{ __( 'Add a model', 'slipstream' ) }
			</Button>
		</fieldset>
	);
}
