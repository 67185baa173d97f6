import { SearchControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';

interface Props {
	label: string;
	value: string;
	onChange: ( text: string ) => void;
}

/** Searches a list a moment after the last key, and at once where the field is left: a late search would undo what was done next. */
export function Search( { label, value, onChange }: Props ) {
	const [ text, setText ] = useState( value );
	const apply = useDebounce(
		useCallback( ( search: string ) => onChange( search ), [ onChange ] ),
		300
	);
	useEffect( () => setText( value ), [ value ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			className="slipstream-ui-search"
			label={ label }
			placeholder={ __( 'Search', 'slipstream' ) }
			value={ text }
			onChange={ ( typed: string ) => {
				setText( typed );
				apply( typed.slice( 0, 200 ) );
			} }
			onBlur={ () => apply.flush() }
		/>
	);
}

/** Gives the focus to the search field of the screen. */
export function focusSearch(): void {
	document
		.querySelector< HTMLElement >( '.slipstream-ui-search input' )
		?.focus();
}
