import {
	Button,
	Notice,
	Placeholder,
	Spinner,
	TextControl,
	TextareaControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useBlockEditor } from '@slipstream/block-kit';
import { linkBlock } from './link';
import type { IconType } from '@wordpress/components';
import type { FormEvent, ReactElement, ReactNode } from 'react';

/** What could not be embedded, and why. */
export interface EmbedError {
	/** What the author gave. */
	readonly text: string;
	/** A sentence; "Sorry, this content could not be embedded." by default. */
	readonly message?: string;
}

interface Props {
	clientId: string;
	/** The block's name, as the author reads it. */
	title: string;
	icon: IconType;
	instructions?: string;
	/** What the field is for, for screen readers. */
	label?: string;
	placeholder?: string;
	/** What the field begins with. */
	initial?: string;
	isMultiline?: boolean;
	/** Stands in place of the field; what is submitted is up to it. */
	field?: ReactNode;
	error?: EmbedError | null;
	/** Shown while an address is tried. */
	busy?: string | false;
	onSubmit: ( text: string ) => void;
	/** What stands before the field, and after it. */
	before?: ReactNode;
	children?: ReactNode;
}

function Refusal( {
	clientId,
	error,
}: {
	clientId: string;
	error: EmbedError;
} ): ReactElement {
	const { actions } = useBlockEditor();
	return (
		<Notice status="error" isDismissible={ false }>
			<p>
				{ error.message ??
					__(
						'Sorry, this content could not be embedded.',
						'slipstream'
					) }
			</p>
			{ error.text.trim() !== '' && (
				<Button
					variant="secondary"
					size="compact"
					onClick={ () =>
						actions.replaceBlocks(
							clientId,
							linkBlock( error.text )
						)
					}
				>
					{ __( 'Convert block to link', 'slipstream' ) }
				</Button>
			) }
		</Notice>
	);
}

/** The placeholder of a block that embeds: a field for an address or a code, and what was wrong with it. */
export function EmbedForm( props: Props ) {
	const { label, placeholder, isMultiline, error, busy } = props;
	const [ text, setText ] = useState( props.initial ?? '' );
	const submit = ( event: FormEvent ) => {
		event.preventDefault();
		props.onSubmit( text.trim() );
	};
	const field = {
		__nextHasNoMarginBottom: true as const,
		label,
		hideLabelFromVision: true,
		placeholder,
		// Addresses and codes are read from the left in every language.
		dir: text === '' ? undefined : 'ltr',
		value: text,
		onChange: setText,
	};
	return (
		<Placeholder
			label={ props.title }
			icon={ props.icon }
			instructions={ props.instructions }
			className="slipstream-embed-form"
		>
			{ error && <Refusal clientId={ props.clientId } error={ error } /> }
			{ busy ? (
				<p className="slipstream-embed-form__busy" role="status">
					<Spinner />
					{ busy }
				</p>
			) : (
				<form onSubmit={ submit }>
					{ props.before }
					<div className="slipstream-embed-form__field">
						{ props.field ??
							( isMultiline ? (
								<TextareaControl { ...field } />
							) : (
								<TextControl
									__next40pxDefaultSize
									{ ...field }
								/>
							) ) }
						<Button
							variant="primary"
							type="submit"
							__next40pxDefaultSize
						>
							{ __( 'Embed', 'slipstream' ) }
						</Button>
					</div>
					{ props.children }
				</form>
			) }
		</Placeholder>
	);
}
