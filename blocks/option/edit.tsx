import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { speak } from '@wordpress/a11y';
import { PanelBody } from '@wordpress/components';
import { createBlock } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import {
	keyChange,
	RequiredText,
	RichText,
	Text,
	textOf,
	Toggle,
	useReadsNow,
	useWrites,
	WithField,
} from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';
import type { KeyboardEvent } from 'react';

/** Adds, takes away and moves options by key. */
function useOptionKeys( { clientId, attributes }: PartProps ) {
	const readsNow = useReadsNow();
	const { insertBlock, moveBlockToPosition, removeBlock } = useWrites();
	return ( event: KeyboardEvent ) => {
		const reads = readsNow();
		const root = reads.getBlockRootClientId( clientId ) ?? '';
		const change =
			reads.getBlockName( root ) === 'jetpack/options'
				? keyChange(
						event,
						reads.getBlockIndex( clientId ),
						reads.getBlockOrder( root ).length,
						! textOf( attributes.label )
					)
				: undefined;
		if ( ! change ) {
			return;
		}
		event.preventDefault();
		event.stopPropagation();
		if ( change.type === 'add' ) {
			insertBlock( createBlock( 'jetpack/option' ), change.to, root );
		} else if ( change.type === 'remove' ) {
			removeBlock( clientId );
		} else {
			moveBlockToPosition( clientId, root, root, change.to );
		}
		if ( change.said ) {
			speak( change.said );
		}
	};
}

/** One thing to choose, or to agree with. */
export default function Edit( props: PartProps ) {
	const { attributes, setAttributes, context } = props;
	const { hideInput, isStandalone } = attributes;
	const type = context[ 'slipstream/option-type' ] === 'radio';
	const Tag = isStandalone ? 'div' : 'li';
	const onKeyDownCapture = useOptionKeys( props );
	return (
		<Tag
			{ ...useBlockProps( {
				className: 'contact-form-field slipstream-forms-option',
				onKeyDownCapture,
			} ) }
		>
			<WithField { ...props } />
			{ ! isStandalone && (
				<InspectorControls>
					<PanelBody title={ __( 'Option', 'slipstream' ) }>
						<Toggle
							values={ attributes }
							set={ setAttributes }
							name="isOther"
							label={ __(
								'Allow a custom answer',
								'slipstream'
							) }
						/>
						{ !! attributes.isOther && (
							<Text
								values={ attributes }
								set={ setAttributes }
								name="otherPlaceholder"
								label={ __( 'Placeholder', 'slipstream' ) }
							/>
						) }
					</PanelBody>
				</InspectorControls>
			) }
			{ ! hideInput && (
				<input
					type={ type ? 'radio' : 'checkbox' }
					disabled
					aria-hidden="true"
				/>
			) }
			<RichText
				identifier="label"
				tagName="span"
				className="grunion-field-text"
				aria-label={ __( 'Option', 'slipstream' ) }
				placeholder={
					textOf( attributes.placeholder ) ||
					__( 'Write an option…', 'slipstream' )
				}
				disableLineBreaks
				value={ textOf( attributes.label ) }
				onChange={ ( label ) => setAttributes( { label } ) }
			/>
			{ !! isStandalone && <RequiredText { ...props } /> }
		</Tag>
	);
}
