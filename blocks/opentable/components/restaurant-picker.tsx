import { Button, FormTokenField } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useListKeys } from '../hooks/use-list-keys';
import { useRestaurants } from '../hooks/use-restaurants';
import { parseReservation } from '../parse';
import { labelOf, ridOf } from '../restaurants';
import type { Reservation } from '../parse';
import type { Restaurant } from '../restaurants';

interface Props {
	rid: readonly string[];
	onChange: ( rid: string[] ) => void;
	/** Called with what an embed code says. */
	onCode: ( found: Reservation ) => void;
	/** Called with what was typed and was taken for nothing. */
	onRefused?: ( text: string | null ) => void;
}

const same = ( text: string ) => text.normalize( 'NFKC' ).toLocaleLowerCase();

/** What was found under another spelling: the field's own list shows only what contains the text. */
function Others( {
	found,
	typed,
	onPick,
}: {
	found: readonly Restaurant[];
	typed: string;
	onPick: ( rid: string ) => void;
} ) {
	const others = found.filter(
		( { name } ) => ! same( name ).includes( same( typed.trim() ) )
	);
	return others.length === 0 ? null : (
		<ul className="slipstream-restaurants__others">
			{ others.map( ( { rid } ) => (
				<li key={ rid }>
					<Button
						__next40pxDefaultSize
						variant="tertiary"
						// The field keeps the focus, and with it what was typed, until this is chosen.
						onMouseDown={ ( event: React.MouseEvent ) =>
							event.preventDefault()
						}
						onClick={ () => onPick( rid ) }
					>
						{ labelOf( rid ) }
					</Button>
				</li>
			) ) }
		</ul>
	);
}

/** A field for restaurants: their names are searched for, and numbers and embed codes are taken too. */
export function RestaurantPicker( props: Props ) {
	const { rid, onChange, onCode, onRefused } = props;
	const { found, isBusy, message, type } = useRestaurants();
	const [ typed, setTyped ] = useState( '' );
	const around = useListKeys();
	const take = ( tokens: readonly string[] ) => {
		const code = tokens.map( parseReservation ).find( Boolean );
		setTyped( '' );
		type( '' );
		onRefused?.( null );
		if ( code ) {
			onCode( code );
			return;
		}
		const numbers = tokens.map( ridOf ).filter( ( one ) => one !== null );
		onChange( [ ...new Set( numbers ) ] );
	};
	return (
		<div
			ref={ around }
			className="slipstream-restaurants"
			role="presentation"
			// Enter embeds what is chosen, not before what stands in the field was found.
			onKeyDown={ ( event ) => {
				if ( event.key === 'Enter' && typed.trim() !== '' ) {
					event.preventDefault();
				}
			} }
		>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalAutoSelectFirstMatch
				tokenizeOnBlur
				label={ __( 'Restaurants', 'slipstream' ) }
				placeholder={
					rid.length === 0
						? __( 'Name, ID, or embed code', 'slipstream' )
						: undefined
				}
				value={ rid.map( labelOf ) }
				suggestions={
					typed.trim() === ''
						? []
						: found.map( ( one ) => labelOf( one.rid ) )
				}
				maxSuggestions={ 20 }
				__experimentalValidateInput={ ( text: string ) =>
					ridOf( text ) !== null || parseReservation( text ) !== null
				}
				onInputChange={ ( text: string ) => {
					setTyped( text );
					type( text );
					// Leaving the field empties it: what was there last is what was meant.
					if ( text !== '' ) {
						onRefused?.( text );
					}
				} }
				onChange={ ( tokens ) => take( tokens.map( String ) ) }
			/>
			<p role="status" className="slipstream-restaurants__status">
				{ isBusy ? __( 'Searching…', 'slipstream' ) : message }
			</p>
			<Others
				found={ isBusy || typed === '' ? [] : found }
				typed={ typed }
				onPick={ ( one ) => take( [ ...rid, one ] ) }
			/>
		</div>
	);
}
