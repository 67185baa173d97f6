import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { getSettings, joinRest } from '@slipstream/settings';
import { useDownload } from '@slipstream/ui';
import { ROUTE } from './types';
import type { Account, Earnings } from './types';

/** All that has moved, for bookkeeping. */
export function Download( {
	account,
	years,
}: Pick< Earnings, 'years' > & { account: Account } ) {
	const [ year, setYear ] = useState( '' );
	const download = useDownload();
	if ( ! years.length ) {
		return null;
	}
	return (
		<section>
			<h3>{ __( 'Bookkeeping', 'slipstream' ) }</h3>
			<p className="slipstream-ui-muted">
				{ __(
					'A row for each payment, refund, fee, and dispute of this account, with its date, its order, and its ID at the payment service.',
					'slipstream'
				) }
			</p>
			<div className="slipstream-earnings__download">
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Year', 'slipstream' ) }
					value={ year }
					options={ [
						{ value: '', label: __( 'All years', 'slipstream' ) },
						...years.map( ( one ) => ( {
							value: String( one ),
							label: String( one ),
						} ) ),
					] }
					onChange={ setYear }
				/>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () =>
						void download(
							joinRest(
								getSettings().restRoot,
								`${ ROUTE }/export`,
								{
									gateway: account.gateway,
									mode: account.mode,
									account: account.account,
									year: year || undefined,
								}
							)
						)
					}
				>
					{ __( 'Download as CSV', 'slipstream' ) }
				</Button>
			</div>
		</section>
	);
}
