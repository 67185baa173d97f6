import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Draft, PriceRow } from '../logic/control';

interface Props {
	draft: Draft;
	onChange: ( some: Partial< Draft > ) => void;
}

interface RowProps {
	row: PriceRow;
	onChange: ( some: Partial< PriceRow > ) => void;
	onRemove: () => void;
}

function Row( { row, onChange, onRemove }: RowProps ) {
	return (
		<tr>
			<td>
				<input
					type="text"
					maxLength={ 200 }
					aria-label={ __( 'Model', 'slipstream' ) }
					value={ row.model }
					onChange={ ( { target } ) =>
						onChange( { model: target.value } )
					}
				/>
			</td>
			{ ( [ 'in', 'out' ] as const ).map( ( name ) => (
				<td key={ name }>
					<input
						type="number"
						min={ 0 }
						step="any"
						aria-label={
							name === 'in'
								? __( 'Price of tokens sent', 'slipstream' )
								: __( 'Price of tokens received', 'slipstream' )
						}
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
export function PriceTable( { draft, onChange }: Props ) {
	const { prices, currency } = draft;
	const change = ( at: number, some: Partial< PriceRow > ) =>
		onChange( {
			prices: prices.map( ( row, index ) =>
				index === at ? { ...row, ...some } : row
			),
		} );
	return (
		<fieldset>
			<legend>
				{ __( 'Prices of a million tokens', 'slipstream' ) }
			</legend>
			<p>
				{ __(
					'As your provider lists them. The model * stands for all others.',
					'slipstream'
				) }
			</p>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="slipstream-control__currency"
				label={ __( 'Currency', 'slipstream' ) }
				pattern="[A-Z]{3}"
				maxLength={ 3 }
				required
				value={ currency }
				onChange={ ( code ) =>
					onChange( { currency: code.toUpperCase() } )
				}
			/>
			{ prices.length > 0 && (
				<div className="slipstream-control__scroll">
					<table className="slipstream-control__table">
						<thead>
							<tr>
								<th scope="col">
									{ __( 'Model', 'slipstream' ) }
								</th>
								<th scope="col">
									{ __( 'Sent', 'slipstream' ) }
								</th>
								<th scope="col">
									{ __( 'Received', 'slipstream' ) }
								</th>
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
						prices: [ ...prices, { model: '', in: '', out: '' } ],
					} )
				}
			>
				{ __( 'Add a model', 'slipstream' ) }
			</Button>
		</fieldset>
	);
}
