import {
	SelectControl,
	TextControl,
	ToggleControl,
} from '@wordpress/components';
import type { Values } from '../../migrate';
import type { ReactNode } from 'react';

/** What the settings of a field are read from and written to. */
export interface SettingsProps {
	values: Values;
	set: ( values: Values ) => void;
}

interface Props extends SettingsProps {
	name: string;
	label: string;
	help?: ReactNode;
}

/** A setting that is on or off. */
export function Toggle( { values, set, name, label, help }: Props ) {
	return (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			checked={ !! values[ name ] }
			onChange={ ( isOn ) => set( { [ name ]: isOn } ) }
		/>
	);
}

/** A setting that is a text; an empty one is not kept. */
export function Text( { values, set, name, label, help }: Props ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ String( values[ name ] ?? '' ) }
			onChange={ ( text ) => set( { [ name ]: text || undefined } ) }
		/>
	);
}

/** A setting that is a number; an empty one is not kept. */
export function Amount( { values, set, name, label, help }: Props ) {
	return (
		<TextControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			type="number"
			label={ label }
			help={ help }
			value={ String( values[ name ] ?? '' ) }
			onChange={ ( text ) =>
				set( {
					[ name ]:
						text === '' || isNaN( Number( text ) )
							? undefined
							: Number( text ),
				} )
			}
		/>
	);
}

/** A setting that is one of a few. */
export function Choice( {
	values,
	set,
	name,
	label,
	help,
	options,
}: Props & { options: readonly ( readonly [ string, string ] )[] } ) {
	return (
		<SelectControl
			__nextHasNoMarginBottom
			__next40pxDefaultSize
			label={ label }
			help={ help }
			value={ String( values[ name ] ?? '' ) }
			options={ options.map( ( [ value, title ] ) => ( {
				value,
				label: title,
			} ) ) }
			onChange={ ( value ) => set( { [ name ]: value } ) }
		/>
	);
}
