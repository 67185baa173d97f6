import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	keyChange,
	PartTools,
	RequiredText,
	RichText,
	Text,
	textOf,
	Toggle,
	useChangeOptions,
	useReadsNow,
	WithField,
} from '@slipstream/forms';
import type { PartProps } from '@slipstream/forms';
import type { KeyboardEvent } from 'react';

/** Adds, takes away and moves options by key. */
function useOptionKeys( { clientId, attributes }: PartProps ) {
	const readsNow = useReadsNow();
	const apply = useChangeOptions( clientId, 'jetpack/option' );
	return ( event: KeyboardEvent ) => {
		const reads = readsNow();
		const root = reads.getBlockRootClientId( clientId ) ?? '';
		const change =
			reads.getBlockName( root ) === 'jetpack/options' &&
			! ( event.target as Element ).closest( 'button' )
				? keyChange(
						event,
						reads.getBlockIndex( clientId ),
						reads.getBlockOrder( root ).length,
						! textOf( attributes.label )
					)
				: undefined;
		if ( change ) {
			event.preventDefault();
			event.stopPropagation();
			apply( change );
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
				className: 'contact-form-field',
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
			{ isStandalone ? (
				<RequiredText { ...props } />
			) : (
				<PartTools
					block="jetpack/option"
					clientId={ props.clientId }
					label={ textOf( attributes.label ) }
				/>
			) }
		</Tag>
	);
}
