import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { GroupMessage } from '@slipstream/ui';
import type { ValidationMessages } from '@slipstream/ui';
import { NO_PRICE, PRICED } from './draft';
import type { Draft, Priced, PriceRow } from './draft';

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
					maxLength={ 200 }
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
			<legend>{ __( 'Prices', 'slipstream' ) }</legend>
			<p>
				{ __(
					'Enter prices as your provider lists them: per million tokens, per image, or per minute of audio. Use the model names shown under “AI usage”. Use * for all other models.',
					'slipstream'
				) }
			</p>
			<GroupMessage message={ messages.slipstream_ai_prices } />
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__currency"
				label={ __( 'Currency', 'slipstream' ) }
				pattern="[A-Z]{3}"
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
