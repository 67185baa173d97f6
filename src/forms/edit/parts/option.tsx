import {
	InspectorControls,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { speak } from '@wordpress/a11y';
import { PanelBody } from '@wordpress/components';
import { createBlock } from '@wordpress/blocks';
import { useRegistry } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { InnerBlocks, RichText, useWrites } from '../core';
import { textOf } from '../types';
import { keyChange } from '../option-keys';
import { useFirstBlocks } from '../use-first-blocks';
import { Text, Toggle } from '../settings/inputs';
import { RequiredText } from './required-text';
import { WithField } from './with-field';
import type { EditorReads } from '../core';
import type { PartProps } from '../types';
import type { KeyboardEvent } from 'react';

/** The options of a choice. */
export function OptionsEdit( props: PartProps ) {
	const isRadio = props.attributes.type === 'radio';
	useFirstBlocks( props.clientId, [
		[ 'jetpack/option', { label: __( 'First option', 'slipstream' ) } ],
		[ 'jetpack/option', { label: __( 'Second option', 'slipstream' ) } ],
	] );
	const inner = useInnerBlocksProps(
		useBlockProps( {
			className: isRadio
				? 'grunion-radio-options'
				: 'grunion-checkbox-multiple-options',
		} ),
		{
			templateLock: false,
			renderAppender: props.isSelected
				? InnerBlocks.ButtonBlockAppender
				: undefined,
		}
	);
	return (
		<>
			<WithField { ...props } />
			<ul { ...inner } />
		</>
	);
}

/** Adds, takes away and moves options by key. */
function useOptionKeys( { clientId, attributes }: PartProps ) {
	const registry = useRegistry();
	const { insertBlock, moveBlockToPosition, removeBlock } = useWrites();
	return ( event: KeyboardEvent ) => {
		const reads = registry.select(
			blockEditorStore
		) as unknown as EditorReads;
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
export function OptionEdit( props: PartProps ) {
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
								'Visitors can write their own answer',
								'slipstream'
							) }
						/>
						{ !! attributes.isOther && (
							<Text
								values={ attributes }
								set={ setAttributes }
								name="otherPlaceholder"
								label={ __(
									'Hint in the empty answer',
									'slipstream'
								) }
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
