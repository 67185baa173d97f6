import { Button, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Search } from '../hooks/use-gifs';
import type { Ref } from 'react';

interface Props extends Pick< Search, 'find' | 'isBusy' > {
	/** What was searched for last. */
	initial: string;
	field?: Ref< HTMLInputElement >;
}

/** The field for words or an address, and its button. */
export function SearchForm( { initial, field, find, isBusy }: Props ) {
	const [ text, setText ] = useState( initial );
	return (
		<form
			className="slipstream-gif__form"
			role="search"
			onSubmit={ ( event ) => {
				event.preventDefault();
				find( text );
			} }
		>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				ref={ field }
				label={ __( 'Search terms or GIPHY address', 'slipstream' ) }
				hideLabelFromVision
				placeholder={ __(
					'Search, or paste an address',
					'slipstream'
				) }
				value={ text }
				onChange={ setText }
			/>
			<Button
				__next40pxDefaultSize
				variant="primary"
				type="submit"
				isBusy={ isBusy }
				disabled={ isBusy || text.trim() === '' }
				accessibleWhenDisabled
			>
				{ __( 'Search', 'slipstream' ) }
			</Button>
		</form>
	);
}
